"""What `simulate` and `tournament` are asked for: files, workers, variants, levels and seats."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from stolik.arena.execution.parquet import is_parquet
from stolik.bots.network import BadNetwork, network_level
from stolik.cli.fault import USAGE, Fault, option_fault, reason
from stolik.cli.inputs.cards_file import set_cards
from stolik.cli.inputs.deck_choice import set_deck
from stolik.cli.inputs.game_options import read_settings
from stolik.cli.inputs.pack_file import set_pack
from stolik.cli.terminal.terminal import Terminal
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.options import OptionError, absent_seat, read_options
from stolik.kernel.phrase import Argument


class RunSettings(msgspec.Struct, frozen=True):
    """Where the results go and who does the work."""

    out: str = ""
    report: str = ""
    workers: int | None = None
    ray: str = ""
    resume: bool = False

    def checked(self) -> RunSettings:
        """Return the same settings; raises Fault where they contradict each other."""
        if self.ray and self.workers is not None:
            raise Fault("arena-ray-workers", USAGE)
        if self.resume and self.resumable_file is None:
            raise Fault("arena-resume-what", USAGE)
        if self.out and not (is_parquet(Path(self.out)) or self.out.lower().endswith(".csv")):
            raise Fault("arena-suffix", USAGE, file=self.out)
        if self.out and self.report and _is_among_rows(Path(self.report), Path(self.out)):
            raise Fault("arena-same-file", USAGE, file=self.report)
        for option, file in (("--out", self.out), ("--report", self.report)):
            if file:
                with unwritable(option, Path(file)):
                    _check_writable(Path(file))
        return self

    @property
    def resumable_file(self) -> Path | None:
        """The file that the progress file lies beside; a pipe has none."""
        path = Path(self.out or self.report)
        if not (self.out or self.report) or (path.exists() and not path.is_file()):
            return None
        return path

    def processes(self) -> int:
        """How many processes play."""
        if self.workers is not None:
            return self.workers
        return (
            len(os.sched_getaffinity(0))
            if hasattr(os, "sched_getaffinity")
            else os.cpu_count() or 1
        )


def _is_among_rows(path: Path, out: Path) -> bool:
    """Whether a file is the one of the rows, or a temporary one beside it."""
    rows = out.resolve()
    beside = (rows.with_name(f"{rows.name}.{end}") for end in ("progress", "rows", "new"))
    return path.resolve() in (rows, *beside)


def _check_writable(path: Path) -> None:
    """Open a file as it will be opened after the games; nothing is changed."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        return  # a pipe can be opened only once
    is_new = not path.exists()
    with path.open("ab"):
        pass
    if is_new:
        path.unlink()


@contextmanager
def unwritable(option: str, path: Path) -> Iterator[None]:
    """Turn a file that cannot be written into a fault that names its option."""
    try:
        yield
    except OSError as error:
        why = reason(error)
        raise Fault("arena-unwritable", file=str(path), reason=why, option=option) from None


class VariantRequest(msgspec.Struct, frozen=True):
    """Options and card files as typed; values given several times are compared."""

    settings: list[str] | None = None
    packs: list[str] | None = None
    cards: list[str] | None = None
    decks: list[str] | None = None


def read_variants(terminal: Terminal, game: Game, request: VariantRequest) -> list[dict[str, Any]]:
    """Every combination of the values that were given; one value each is one variant."""
    values: dict[str, list[Any]] = {}
    for word in request.settings or ():
        for name, value in read_settings(game, [word]).items():
            values.setdefault(name, []).append(value)
    files = product(request.packs or [""], request.cards or [""], request.decks or [""])
    variants: list[dict[str, Any]] = []
    for chosen, (pack, cards, deck) in product(product(*values.values()), files):
        options = dict(zip(values, chosen, strict=True))
        set_pack(game, options, pack)
        set_cards(game, options, cards)
        set_deck(terminal, game, options, deck)
        if options not in variants:
            variants.append(options)
    return variants


def read_levels(terminal: Terminal, text: str) -> list[str]:
    """Levels by their ids or by their names in the language."""
    named = {terminal.say(f"level-{level}").lower(): level for level in LEVELS}
    named |= {level: level for level in LEVELS}
    found = []
    for word in text.split(","):
        asked = word.strip().lower()
        if asked not in named:
            raise Fault("level", USAGE, asked=word.strip(), known=", ".join(LEVELS))
        found.append(named[asked])
    return found


def read_networks(files: list[str] | None) -> list[str]:
    """The levels of trained networks, from their files."""
    with network_faults():
        return [network_level(Path(file)) for file in files or ()]


@contextmanager
def network_faults() -> Iterator[None]:
    """Turn a file that holds no network for this table into a fault."""
    try:
        yield
    except BadNetwork as error:
        raise Fault("network", USAGE, reason=str(error)) from None


def read_seats(
    game: Game, counts: list[int], variants: list[dict[str, Any]], players: int = 0
) -> list[int]:
    """The numbers of players; by default, the largest default of the variants."""
    with option_faults(game):
        counts = counts or [max(players, *map(game.default_seats, variants))]
        allowed = [game.seats_for(read_options(game.Options, options)) for options in variants]
    for count, some in product(counts, allowed):
        if count not in some:
            arguments: dict[str, Argument] = {"least": some[0], "most": some[-1], "seats": count}
            raise Fault("arena-seats", USAGE, None, game_id=game.id, **arguments)
    for count, options in product(counts, variants):
        absent = absent_seat(game.Options, count, options)
        if absent is not None:
            arguments = {"name": absent[0], "value": absent[1], "seats": count, "last": count - 1}
            raise Fault("arena-no-seat", USAGE, None, **arguments)
    return list(dict.fromkeys(counts))


@contextmanager
def option_faults(game: Game) -> Iterator[None]:
    """Turn an option that the game does not take into a fault in the game's words."""
    try:
        yield
    except OptionError as error:
        raise option_fault(error, game.package) from None
