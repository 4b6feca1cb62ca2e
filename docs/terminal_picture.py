"""Draws docs/terminal.svg: a moment of a game in the terminal, by the very code that plays it.

Usage: python docs/terminal_picture.py
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

import stolik
from stolik.boards import board_of
from stolik.bots import make
from stolik.kernel.event import Notice
from stolik.text import Speaker

NAMES = ("Ania", "Daniel", "Ola")
TURNS = 9


def main() -> None:
    """Play a few turns with bots and draw the table before the next one."""
    game = stolik.load("cardline")
    state = game.new(3, 20)
    voice = Speaker("en", ["stolik.text", "stolik.cli", game.package], NAMES)
    bots = [make("skilled", game, seat) for seat in range(3)]
    notices: list[Notice] = []
    for _ in range(TURNS):
        seat = state.deciders()[0]
        state.apply(seat, bots[seat].choose(bots[seat].look(state, seat)), notices)
    console = Console(width=84, record=True, file=StringIO(), force_terminal=True)
    console.print(Text("$ stolik play cardline --people Ania,Daniel,Ola", style="bold"))
    for notice in notices[-3:]:
        console.print("  " + voice.tell(game.narrate(notice.event)))
    console.print(board_of(game).draw(state.view(state.turn), voice))
    question = game.question(state.view(state.turn), state.turn)
    console.print(Text(voice.tell(question), style="bold #f4b63f"))
    picture = console.export_svg(title="stolik")
    # The picture asks for nothing from outside: whatever monospaced font is there will do.
    picture = re.sub(r"@font-face\s*{[^}]*}", "", picture)
    picture = re.sub(r"<!--.*?-->", "", picture)
    Path(__file__).with_name("terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
