"""Card data from a player's own file, for games whose option `cards` is such a text.

The text itself becomes the option, so a record holds the cards it was played with.
`--cards FILE` and `--set cards=FILE` are the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from stolik.cli.fault import USAGE, Fault, file_fault
from stolik.cli.inputs.game_options import bare_type, fields
from stolik.kernel.game import Game

OPTION: Final = "cards"


def set_cards(game: Game, options: dict[str, Any], file: str) -> None:
    """Put the content of the file into the option `cards`; no name means the default cards."""
    if not _takes_cards(game):
        if file:
            raise Fault("no-cards", USAGE, game_id=game.id)
        return
    named = options.pop(OPTION, file)
    if file and named != file:
        raise Fault("cards-twice", USAGE, one=file, other=named.partition("\n")[0])
    if named:
        is_text = "\n" in named  # the cards themselves: no file name has a line break
        options[OPTION] = named if is_text else _content(named)


def _takes_cards(game: Game) -> bool:
    field = fields(game).get(OPTION)
    return field is not None and isinstance(bare_type(field.type), inspect.StrType)


def _content(file: str) -> str:
    path = Path(file)
    with file_fault("unreadable", path):
        try:
            return path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise Fault("not-utf-8", USAGE, file=file) from None
