"""What `simulate` and `tournament` share: their words, their bar and their last lines."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from stolik.arena.cluster import Cluster, ClusterLost
from stolik.arena.journal import CannotResume
from stolik.arena.parquet import MissingExtra, is_parquet
from stolik.arena.pool import WorkerLost
from stolik.arena.report import report
from stolik.arena.run import Run, run
from stolik.arena.study import Study
from stolik.arena.words import number, variant_name, voice_for
from stolik.boards.lamp import LAMP
from stolik.cli.cards_file import choose_cards
from stolik.cli.deck_choice import choose_deck
from stolik.cli.desk import Desk
from stolik.cli.fault import USAGE, Fault, option_fault, reason
from stolik.cli.pack_file import choose_pack
from stolik.cli.settings import read_settings, whole_number
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.options import OptionError, absent_seat, read_options
from stolik.kernel.phrase import Argument, Words
from stolik.text import Speaker

INTERRUPTED = 130


class Place(msgspec.Struct, frozen=True):
    """Where the results go and who does the work."""

    out: str = ""
    report: str = ""
    workers: str = ""
    ray: str = ""
    resume: bool = False

    def checked(self) -> Place:
        """The same, if it makes sense."""
        if self.ray and self.workers:
            raise Fault("arena-ray-workers", USAGE)
        if self.resume and not self.out:
            raise Fault("arena-resume-what", USAGE)
        if self.out and not (is_parquet(Path(self.out)) or self.out.lower().endswith(".csv")):
            raise Fault("arena-suffix", USAGE, file=self.out)
        if self.out and self.report and _is_among_rows(Path(self.report), Path(self.out)):
            raise Fault("arena-same-file", USAGE, file=self.report)
        for option, file in (("--out", self.out), ("--report", self.report)):
            if file:
                with unwritable(option, Path(file)):
                    _try_out(Path(file))
        return self

    def processes(self) -> int:
        """How many processes play."""
        if self.workers:
            return whole_number(self.workers, "--workers", 1)
        return (
            len(os.sched_getaffinity(0))
            if hasattr(os, "sched_getaffinity")
            else os.cpu_count() or 1
        )


def _is_among_rows(path: Path, out: Path) -> bool:
    """Tell whether a file is the one of the rows, or one that lies beside it for a while."""
    rows = out.resolve()
    beside = (rows.with_name(f"{rows.name}.{end}") for end in ("progress", "rows", "new"))
    return path.resolve() in (rows, *beside)


def _try_out(path: Path) -> None:
    """Open a file as it will be opened after all the work; nothing is changed."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        return  # a pipe can be opened only once
    is_new = not path.exists()
    with path.open("ab"):
        pass
    if is_new:
        path.unlink()


@contextmanager
def unwritable(option: str, path: Path) -> Iterator[None]:
    """Tell which option should name another place."""
    try:
        yield
    except OSError as error:
        why = reason(error)
        raise Fault("arena-unwritable", file=str(path), reason=why, option=option) from None


class Wishes(msgspec.Struct, frozen=True):
    """Rules and cards as they were typed; what is given several times is to be compared."""

    settings: list[str] | None = None
    packs: list[str] | None = None
    cards: list[str] | None = None
    decks: list[str] | None = None


def read_variants(desk: Desk, game: Game, wishes: Wishes) -> list[dict[str, Any]]:
    """Every combination of the values that were given; one value each is one variant."""
    values: dict[str, list[Any]] = {}
    for word in wishes.settings or ():
        for name, value in read_settings(game, [word]).items():
            values.setdefault(name, []).append(value)
    files = product(wishes.packs or [""], wishes.cards or [""], wishes.decks or [""])
    variants: list[dict[str, Any]] = []
    for chosen, (pack, cards, deck) in product(product(*values.values()), files):
        options = dict(zip(values, chosen, strict=True))
        choose_pack(game, options, pack)
        choose_cards(game, options, cards)
        choose_deck(desk, game, options, deck)
        if options not in variants:
            variants.append(options)
    return variants


def read_levels(desk: Desk, text: str) -> list[str]:
    """Levels by their ids or by their names in the language."""
    named = {desk.say(f"level-{level}").lower(): level for level in LEVELS}
    named |= {level: level for level in LEVELS}
    found = []
    for word in text.split(","):
        asked = word.strip().lower()
        if asked not in named:
            raise Fault("level", USAGE, asked=word.strip(), known=", ".join(LEVELS))
        found.append(named[asked])
    return found


def read_seats(
    game: Game, text: str, variants: list[dict[str, Any]], players: int = 0
) -> list[int]:
    """How many players, once or several times; as many as fit every variant where none is said."""
    counts = [whole_number(word.strip(), "--seats", 1) for word in text.split(",") if word.strip()]
    with option_faults(game):
        counts = counts or [max(players, *map(game.usual_seats, variants))]
        allowed = [game.seats_for(read_options(game.Options, options)) for options in variants]
    for count, some in product(counts, allowed):
        if count not in some:
            told: dict[str, Argument] = {"least": some[0], "most": some[-1], "seats": count}
            raise Fault("arena-seats", USAGE, None, game_id=game.id, **told)
    for count, options in product(counts, variants):
        absent = absent_seat(game.Options, count, options)
        if absent is not None:
            told = {"name": absent[0], "value": absent[1], "seats": count, "last": count - 1}
            raise Fault("arena-no-seat", USAGE, None, **told)
    return list(dict.fromkeys(counts))


@contextmanager
def option_faults(game: Game) -> Iterator[None]:
    """Tell in the game's words which option it does not take."""
    try:
        yield
    except OptionError as error:
        raise option_fault(error, game.package) from None


def headline(voice: Speaker, study: Study) -> str:
    """What was played: the game and, where there is only one, the variant."""
    counts = sorted({table.seats for table in study.tables})
    told = [voice.say("report-seats", count=count) for count in counts]
    names = {variant_name(voice, table.options) for table in study.tables}
    if len(names) == 1:
        told += names
    return voice.say("arena-headline", name=voice.say("name"), told=", ".join(told))


def carry_out(desk: Desk, study: Study, place: Place, tell: Callable[[Run], None]) -> None:
    """Run a study under a bar, then show and write what it came to; ends the command."""
    cluster = Cluster(place.ray) if place.ray else None
    done = _run(desk, study, place, cluster)
    if done.totals.games:
        tell(done)
    _say_speed(desk, done)
    if cluster is not None:
        desk.show(desk.say("arena-nodes", nodes=len(cluster.nodes)), style="dim")
    if place.out:
        desk.show_unbroken(desk.say("arena-rows-in", file=place.out))
    if place.report:
        path = Path(place.report)
        with unwritable("--report", path):
            path.write_text(report(done, desk.language), encoding="utf-8")
        desk.show_unbroken(desk.say("arena-report-in", file=place.report))
    if not done.is_finished:
        desk.show(desk.say("arena-stopped", games=done.totals.games, all=study.games))
        if place.out:
            desk.show(desk.say("arena-go-on"))
        raise typer.Exit(INTERRUPTED)


def _run(desk: Desk, study: Study, place: Place, cluster: Cluster | None) -> Run:
    out = Path(place.out) if place.out else None
    workers = place.processes()
    kept = "yes" if place.out else "no"
    try:
        with _bar(desk, study) as watch, unwritable("--out", out) if out else nullcontext():
            return run(
                study, out, workers=workers, cluster=cluster, resume=place.resume, watch=watch
            )
    except CannotResume as error:
        raise _cannot_resume(error) from None
    except MissingExtra as error:
        extra = "cluster" if error.name == "ray" else "arena"
        raise Fault("arena-extra", USAGE, library=error.name or "", extra=extra) from None
    except ClusterLost as error:
        raise Fault("arena-cluster", address=place.ray, why=str(error), kept=kept) from None
    except WorkerLost:
        raise Fault("arena-worker", kept=kept) from None


def _cannot_resume(error: CannotResume) -> Fault:
    told: dict[str, Argument] = {"file": str(error.path)}
    for when, edition in (("then", error.then), ("now", error.now)):
        if edition is not None:
            told[when] = Words("arena-edition", msgspec.structs.asdict(edition))
    return Fault(f"arena-{error.reason}", USAGE, None, **told)


@contextmanager
def _bar(desk: Desk, study: Study) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on the terminal only; it has no thread that a fork could copy."""
    name = voice_for(desk.language, desk.game(study.game)).say("name")
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(complete_style=LAMP, finished_style=LAMP),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=desk.errors,
        auto_refresh=False,
        transient=True,
        disable=not desk.errors.is_terminal,
    )
    task = bar.add_task(name, total=study.games)

    def watch(games: int) -> None:
        bar.update(task, completed=games, refresh=True)

    with bar:
        yield watch


def _say_speed(desk: Desk, done: Run) -> None:
    voice = desk.speaker
    rate = done.played / done.seconds if done.seconds else 0.0
    told = {
        "games": number(voice, done.totals.games),
        "decisions": number(voice, done.totals.decisions),
        "seconds": number(voice, done.seconds, 1),
        "rate": number(voice, rate),
    }
    desk.show(desk.say("arena-speed", **told), style="dim")
