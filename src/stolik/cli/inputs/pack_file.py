"""Packs from a player's own file: the record stores a digest of it.

A record that was played with a file is worth nothing once the file has
changed. So its header keeps the file's place and a digest of its content, and
nothing is replayed on other content. A game takes part by `Game.pack_files`.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from stolik.cli.fault import USAGE, Fault, file_fault
from stolik.kernel.game import Game
from stolik.kernel.record import Record

OPTION: Final = "pack"
FILE: Final = "pack-file"
DIGEST: Final = "pack-digest"
MAX_BYTES: Final = 1_100_000
_FROM_FILE: Final = "#"


def set_pack(game: Game, options: dict[str, Any], pack: str) -> dict[str, str]:
    """Set the option `pack`; returns headers for the record about a file."""
    if pack and OPTION not in game.Options.__struct_fields__:
        raise Fault("no-packs", USAGE, game_id=game.id)
    asked = options.get(OPTION, pack)
    if pack and asked != pack:
        raise Fault("pack-twice", USAGE, one=pack, other=str(asked))
    files = game.pack_files()
    if not asked or files is None:
        return {}
    options[OPTION] = files.load(asked)
    if _FROM_FILE not in options[OPTION]:
        return {}
    path = Path(asked).absolute()
    return {FILE: str(path), DIGEST: digest(path)}


def find_pack(game: Game, record: Record, path: Path, elsewhere: str) -> None:
    """Make sure that a record's pack is the one it was played with, and load it.

    The file is looked for where the user says, where it was, and beside the record.
    """
    named = record.options.get(OPTION)
    files = game.pack_files()
    if files is None or not isinstance(named, str) or _FROM_FILE not in named:
        if elsewhere:
            raise Fault("no-pack-file", USAGE, file=str(path))
        return
    found = _search(record.headers.get(FILE, named), path, elsewhere)
    expected = record.headers.get(DIGEST)
    if (expected is not None and digest(found) != expected) or files.load(str(found)) != named:
        raise Fault("pack-differs", file=str(found), record=str(path))
    record.headers[FILE] = str(found)


def digest(path: Path) -> str:
    """A digest of a file's content, up to the size of the largest pack."""
    with file_fault("unreadable", path), path.open("rb") as stream:
        return f"sha256:{sha256(stream.read(MAX_BYTES)).hexdigest()}"


def _search(named: str, path: Path, elsewhere: str) -> Path:
    places = [Path(elsewhere)] if elsewhere else [Path(named), path.parent / Path(named).name]
    for place in places:
        if place.is_file():
            return place.absolute()
    raise Fault("pack-gone", file=str(places[0]), record=str(path))
