"""What a bot considered, told at the table: its moves in words, tries, chances and beliefs."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.bots import Explanation
from stolik.cli.desk import LAMP, printable
from stolik.kernel.game import Game
from stolik.kernel.view import View
from stolik.text import Speaker

SHOWN: Final = 5
"""So many of the considered moves are shown."""


def thoughts(told: Explanation, game: Game, view: View, voice: Speaker) -> Padding:
    """A bot's considerations as a small table, its beliefs below; the view is the bot's."""
    parts: list[Table | Text] = [Text(_headline(told, voice), f"dim {LAMP}")]
    if told.trials:
        parts.append(_table(told, game, view, voice))
    parts.extend(Text(printable(voice.tell(belief)), "dim") for belief in told.beliefs)
    return Padding(Group(*parts), (0, 0, 0, 4))


def _headline(told: Explanation, voice: Speaker) -> str:
    if told.trials:
        return voice.say("thoughts-tried", trials=told.trials, deals=told.deals)
    return voice.say("thoughts-by-chance" if told.level == "random" else "thoughts-at-a-glance")


def _table(told: Explanation, game: Game, view: View, voice: Speaker) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(voice.say("thoughts-move"))
    table.add_column(voice.say("thoughts-tries"), justify="right")
    table.add_column(voice.say("thoughts-chance"), justify="right")
    table.add_column("")
    for one in told.considered[:SHOWN]:
        words = printable(voice.tell(game.describe(view, game.parse(one.move))))
        chance = (
            "–"
            if one.expected is None
            else voice.say("thoughts-percent", percent=round(100 * one.expected))
        )
        remark = voice.say("thoughts-first-idea") if one.is_first_idea else ""
        style = "bold" if one.move == told.chosen else "dim"
        table.add_row(Text(words), str(one.visits), chance, Text(remark), style=style)
    left = len(told.considered) - SHOWN
    if left > 0:
        table.add_row(Text(voice.say("thoughts-more", count=left), "dim"))
    return table
