"""Card data from a player's own file, for games whose option `cards` is such a text.

The text itself becomes the option, so a record holds the cards it was played with.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from stolik.cli.fault import USAGE, Fault, file_fault
from stolik.cli.settings import bare_type, fields
from stolik.kernel.game import Game

OPTION: Final = "cards"


def choose_cards(game: Game, options: dict[str, Any], file: str) -> None:
    """Put the content of the file into the option `cards`."""
    if not file:
        return
    field = fields(game).get(OPTION)
    if field is None or not isinstance(bare_type(field.type), inspect.StrType):
        raise Fault("no-cards", USAGE, game_id=game.id)
    path = Path(file)
    with file_fault("unreadable", path):
        try:
            options[OPTION] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise Fault("not-utf-8", USAGE, file=file) from None
