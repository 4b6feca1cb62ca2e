"""Packs from a player's own file: the record remembers what the file said.

A record that was played with a file is worth nothing once the file has
changed. So its header keeps the file's place and a digest of its content, and
nothing is replayed on other content. A game takes part by having a module
`pack` with `offer_pack(path) -> name`, the name that its option `pack` uses;
such a name holds a `#`, names of bundled packs do not.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from stolik.cli.fault import USAGE, Fault, file_fault
from stolik.kernel.game import Game
from stolik.kernel.record import Record

OPTION: Final = "pack"
FILE: Final = "pack-file"
DIGEST: Final = "pack-digest"
BYTES_AT_MOST: Final = 1_100_000
_FROM_FILE: Final = "#"


def choose_pack(game: Game, options: dict[str, Any], pack: str) -> dict[str, str]:
    """Set the option `pack` and give what the record must say about a file."""
    if pack and OPTION not in game.Options.__struct_fields__:
        raise Fault("no-packs", USAGE, game_id=game.id)
    asked = options.get(OPTION, pack)
    if pack and asked != pack:
        raise Fault("pack-twice", USAGE, one=pack, other=str(asked))
    offer = _offer(game)
    if not asked or offer is None:
        return {}
    options[OPTION] = offer(asked)
    if _FROM_FILE not in options[OPTION]:
        return {}
    path = Path(asked).absolute()
    return {FILE: str(path), DIGEST: digest(path)}


def find_pack(game: Game, record: Record, path: Path, elsewhere: str) -> None:
    """Make sure that a record's pack is the one it was played with, and load it.

    The file is looked for where the user says, where it was, and beside the record.
    """
    named = record.options.get(OPTION)
    offer = _offer(game)
    if offer is None or not isinstance(named, str) or _FROM_FILE not in named:
        if elsewhere:
            raise Fault("no-pack-file", USAGE, file=str(path))
        return
    found = _search(record.headers.get(FILE, named), path, elsewhere)
    expected = record.headers.get(DIGEST)
    if (expected is not None and digest(found) != expected) or offer(str(found)) != named:
        raise Fault("pack-differs", file=str(found), record=str(path))
    record.headers[FILE] = str(found)


def digest(path: Path) -> str:
    """A fingerprint of a file's content; a pack is never as long as what is not read."""
    with file_fault("unreadable", path), path.open("rb") as stream:
        return f"sha256:{sha256(stream.read(BYTES_AT_MOST)).hexdigest()}"


def _offer(game: Game) -> Callable[[str], str] | None:
    if OPTION not in game.Options.__struct_fields__:
        return None
    try:
        module = import_module(f"{game.package}.pack")
    except ModuleNotFoundError:
        return None
    offer: Callable[[str], str] | None = getattr(module, "offer_pack", None)
    return offer


def _search(named: str, path: Path, elsewhere: str) -> Path:
    places = [Path(elsewhere)] if elsewhere else [Path(named), path.parent / Path(named).name]
    for place in places:
        if place.is_file():
            return place.absolute()
    raise Fault("pack-gone", file=str(places[0]), record=str(path))
