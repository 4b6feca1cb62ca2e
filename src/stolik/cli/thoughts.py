"""What a bot considered, told at the table: its moves in words, tries, chances and beliefs."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.boards.lamp import LAMP
from stolik.bots import Considered, Explanation
from stolik.cli.desk import printable
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS, WORTH
from stolik.kernel.view import View
from stolik.text import Speaker

SHOWN: Final = 5
"""So many of the considered moves are shown, and the first idea wherever it is."""


class _Row:
    """Moves that look the same to whoever reads: one line of the table."""

    def __init__(self, words: str, number: str, first: Considered) -> None:
        self.words = words
        self.number = number
        self.first = first
        self.tries = first.visits
        self.is_first_idea = first.is_first_idea

    def join(self, other: Considered) -> None:
        """Take in a move that neither words nor numbers tell from the first."""
        self.tries += other.visits
        self.is_first_idea = self.is_first_idea or other.is_first_idea


def thoughts(told: Explanation, game: Game, view: View, voice: Speaker) -> Padding:
    """A bot's considerations as a small table, its beliefs below; the view is the bot's."""
    is_weighed = any(one.expected is not None for one in told.considered)
    what = "" if is_weighed else _words(told.chosen, game, view, voice)
    parts: list[Table | Text] = [Text(_headline(told, what, voice), f"dim {LAMP}")]
    if is_weighed:
        parts.append(_table(told, _rows(told, game, view, voice), voice))
    parts.extend(Text(printable(voice.tell(belief)), "dim") for belief in told.beliefs)
    return Padding(Group(*parts), (0, 0, 0, 4))


def _words(move: str, game: Game, view: View, voice: Speaker) -> str:
    return printable(voice.tell(game.describe(view, game.parse(move))))


def _headline(told: Explanation, what: str, voice: Speaker) -> str:
    """Who thought, and how; the move too where no table names it."""
    name = printable(voice.name_of(told.seat))
    if told.trials:
        return voice.say("thoughts-tried", player=name, trials=told.trials, deals=told.deals)
    if told.level == LEVELS[0]:
        return voice.say("thoughts-by-chance", player=name, move=what)
    if what:
        return voice.say("thoughts-at-once", player=name, move=what)
    return voice.say("thoughts-at-a-glance", player=name)


def _rows(told: Explanation, game: Game, view: View, voice: Speaker) -> list[_Row]:
    """Say each move once: those alike in words and number together, others told apart."""
    rows: list[_Row] = []
    for one in told.considered:
        words = _words(one.move, game, view, voice)
        number = _number(one, voice)
        same = [row for row in rows if (row.words, row.number) == (words, number)]
        if same:
            same[0].join(one)
        else:
            rows.append(_Row(words, number, one))
    _tell_apart(rows)
    return rows


def _tell_apart(rows: list[_Row]) -> None:
    words = [row.words for row in rows]
    for row in rows:
        if words.count(row.words) > 1:
            row.words = f"{row.words} ({row.first.move.rpartition(' ')[2]})"


def _number(one: Considered, voice: Speaker) -> str:
    if one.expected is None:
        return "–"
    if one.kind == WORTH:
        sign = "−" if one.expected <= -0.05 else ""
        whole, tenth = divmod(round(10 * abs(one.expected)), 10)
        return sign + voice.say("thoughts-decimal", whole=whole, tenth=tenth)
    return voice.say("thoughts-percent", percent=round(100 * one.expected))


def _table(told: Explanation, rows: list[_Row], voice: Speaker) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(voice.say("thoughts-move"))
    if told.trials:
        table.add_column(voice.say("thoughts-tries"), justify="right")
    table.add_column(voice.say(f"rating-{told.considered[0].kind}"), justify="right")
    table.add_column("")
    shown = [row for place, row in enumerate(rows) if place < SHOWN or row.is_first_idea]
    for row in shown:
        style = "bold" if row is rows[0] else "dim"
        tries = (str(row.tries),) if told.trials else ()
        remark = Text(_remark(row, rows[0], voice)) if told.trials else ""
        table.add_row(Text(row.words), *tries, row.number, remark, style=style)
    left = len(rows) - len(shown)
    if left > 0:
        table.add_row(Text(voice.say("thoughts-more", count=left), "dim"))
    return table


def _remark(row: _Row, chosen: _Row, voice: Speaker) -> str:
    if row.is_first_idea:
        return voice.say("thoughts-first-idea")
    is_ahead = (row.first.expected or 0.0) > (chosen.first.expected or 0.0)
    if is_ahead and row.number != chosen.number:
        return voice.say("thoughts-not-surely-better")
    return ""
