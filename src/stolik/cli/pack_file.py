"""Packs from a player's own file: the record remembers what the file said.

A record that names a file is worth nothing once the file has changed, so its
header keeps a digest of the content, and nothing is replayed on other content.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from stolik.cli.fault import USAGE, Fault, file_fault
from stolik.kernel.game import Game
from stolik.kernel.record import Record

OPTION: Final = "pack"
HEADER: Final = "pack-digest"
SUFFIXES: Final = (".toml", ".csv")


def is_file_name(value: object) -> bool:
    """Tell whether a pack is named by its file."""
    return isinstance(value, str) and Path(value).suffix.lower() in SUFFIXES


def place_pack(game: Game, options: dict[str, Any], pack: str) -> None:
    """Set the option `pack`; a file is named so that it is found from any folder."""
    if pack:
        if OPTION not in game.Options.__struct_fields__:
            raise Fault("no-packs", USAGE, game_id=game.id)
        if options.get(OPTION, pack) != pack:
            raise Fault("pack-twice", USAGE, one=pack, other=str(options[OPTION]))
        options[OPTION] = pack
    if is_file_name(options.get(OPTION)):
        options[OPTION] = str(Path(options[OPTION]).absolute())


def pack_headers(options: dict[str, Any]) -> dict[str, str]:
    """What a new record must say about the pack's file."""
    if not is_file_name(options.get(OPTION)):
        return {}
    return {HEADER: digest(Path(options[OPTION]))}


def digest(path: Path) -> str:
    """A fingerprint of a file's content."""
    with file_fault("unreadable", path):
        return f"sha256:{sha256(path.read_bytes()).hexdigest()}"


def find_pack(record: Record, path: Path, elsewhere: str) -> None:
    """Make sure that a record's pack is the one it was played with.

    The file is looked for where the user says, where it was, and beside the record.
    """
    named = record.options.get(OPTION)
    if not is_file_name(named):
        if elsewhere:
            raise Fault("no-pack-file", USAGE, file=str(path))
        return
    found = _search(str(named), path, elsewhere)
    expected = record.headers.get(HEADER)
    if expected is not None and digest(found) != expected:
        raise Fault("pack-differs", file=str(found), record=str(path))
    record.options[OPTION] = str(found)


def _search(named: str, path: Path, elsewhere: str) -> Path:
    places = [Path(elsewhere)] if elsewhere else [Path(named), path.parent / Path(named).name]
    for place in places:
        if place.is_file():
            return place.absolute()
    raise Fault("pack-gone", file=str(places[0]), record=str(path))
