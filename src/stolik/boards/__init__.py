"""How games look in a terminal, a module each: `stolik.boards.<game>`.

A module has `draw(view, voice) -> a rich renderable`, with `NEEDS_STATE = True`
`draw(view, voice, state)` for what a view only names, such as pictures. It may have
`menu(view, moves, voice) -> Menu`, which asks for a move in small questions,
`aside(view, event, voice) -> str`, which adds to a sentence of the log what
one would see on the table, `option_values(name, voice) -> str`, which
tells what an option can be, and `IS_OPEN = True` when the players have no
secrets from each other. A game without a module is drawn field by field and
asks with one list.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from stolik.boards.menu import Menu, plain_menu
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.text import Speaker


class Board:
    """A game's look, or the plain one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._module = _module_of(game)
        self.is_open: bool = getattr(self._module, "IS_OPEN", False)

    def draw(self, view: View, voice: Speaker, state: State) -> RenderableType:
        """The table as a view of this state shows it."""
        if self._module is None:
            return Pretty(msgspec.to_builtins(view), expand_all=False)
        more = (state,) if getattr(self._module, "NEEDS_STATE", False) else ()
        drawn: RenderableType = self._module.draw(view, voice, *more)
        return drawn

    def tell(self, view: View, event: Event, voice: Speaker) -> str:
        """Say what happened, with what can be seen of it on the table."""
        sentence = voice.tell(self.game.narrate(event))
        aside = getattr(self._module, "aside", None)
        return sentence if aside is None else f"{sentence} {aside(view, event, voice)}".rstrip()

    def option_values(self, name: str, voice: Speaker) -> str:
        """The values of an option that its type does not tell."""
        values = getattr(self._module, "option_values", None)
        return "" if values is None else str(values(name, voice))

    def menu(self, view: View, moves: Sequence[Move], voice: Speaker) -> Menu:
        """The legal moves as questions."""
        maker = getattr(self._module, "menu", None)
        if maker is None:
            return plain_menu(self.game, view, moves, voice)
        menu: Menu = maker(view, moves, voice)
        return menu


def _module_of(game: Game) -> ModuleType | None:
    name = f"{__name__}.{game.id.replace('-', '_')}"
    module = import_module(name) if find_spec(name) else None
    return module if hasattr(module, "draw") else None
