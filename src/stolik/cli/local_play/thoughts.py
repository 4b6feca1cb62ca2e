"""What a bot considered, as a table: its moves in words, tries, chances and beliefs."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.boards.colours import ACCENT
from stolik.bots import Considered, Explanation
from stolik.cli.terminal.terminal import printable
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS, WORTH
from stolik.kernel.view import View
from stolik.text import Speaker

SHOWN: Final = 5
"""This many of the considered moves are shown, and always the quick choice."""


class _Row:
    """Moves that look the same to the reader: one line of the table."""

    def __init__(self, words: str, number: str, first: Considered) -> None:
        self.words = words
        self.number = number
        self.first = first
        self.tries = first.visits
        self.is_first_idea = first.is_first_idea

    def join(self, other: Considered) -> None:
        """Add a move with the same words and numbers."""
        self.tries += other.visits
        self.is_first_idea = self.is_first_idea or other.is_first_idea


def thoughts(explanation: Explanation, game: Game, view: View, speaker: Speaker) -> Padding:
    """A bot's considerations as a small table, its beliefs below; the view is the bot's."""
    is_weighed = any(one.expected is not None for one in explanation.considered)
    what = "" if is_weighed else _words(explanation.chosen, game, view, speaker)
    parts: list[Table | Text] = [Text(_headline(explanation, what, speaker), f"dim {ACCENT}")]
    if is_weighed:
        parts.append(_table(explanation, _rows(explanation, game, view, speaker), speaker))
    parts.extend(Text(printable(speaker.tell(belief)), "dim") for belief in explanation.beliefs)
    return Padding(Group(*parts), (0, 0, 0, 4))


def _words(move: str, game: Game, view: View, speaker: Speaker) -> str:
    return printable(speaker.tell(game.describe(view, game.parse(move))))


def _headline(explanation: Explanation, what: str, speaker: Speaker) -> str:
    """Who decided, and by what method; with the move, if no table names it."""
    name = printable(speaker.name_of(explanation.seat))
    if explanation.trials:
        return speaker.say(
            "thoughts-tried", player=name, trials=explanation.trials, deals=explanation.deals
        )
    if explanation.level == LEVELS[0]:
        return speaker.say("thoughts-by-chance", player=name, move=what)
    if what:
        return speaker.say("thoughts-at-once", player=name, move=what)
    return speaker.say("thoughts-at-a-glance", player=name)


def _rows(explanation: Explanation, game: Game, view: View, speaker: Speaker) -> list[_Row]:
    """One row for each move: equal words and numbers share one, equal words alone get a suffix."""
    rows: list[_Row] = []
    for one in explanation.considered:
        words = _words(one.move, game, view, speaker)
        number = _number(one, speaker)
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


def _number(one: Considered, speaker: Speaker) -> str:
    if one.expected is None:
        return "–"
    if one.kind == WORTH:
        sign = "−" if one.expected <= -0.05 else ""
        whole, tenth = divmod(round(10 * abs(one.expected)), 10)
        return sign + speaker.say("thoughts-decimal", whole=whole, tenth=tenth)
    return speaker.say("thoughts-percent", percent=round(100 * one.expected))


def _table(explanation: Explanation, rows: list[_Row], speaker: Speaker) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(speaker.say("thoughts-move"))
    if explanation.trials:
        table.add_column(speaker.say("thoughts-tries"), justify="right")
    table.add_column(speaker.say(f"rating-{explanation.considered[0].kind}"), justify="right")
    table.add_column("")
    shown = [row for place, row in enumerate(rows) if place < SHOWN or row.is_first_idea]
    for row in shown:
        style = "bold" if row is rows[0] else "dim"
        tries = (str(row.tries),) if explanation.trials else ()
        remark = Text(_remark(row, rows[0], speaker)) if explanation.trials else ""
        table.add_row(Text(row.words), *tries, row.number, remark, style=style)
    left = len(rows) - len(shown)
    if left > 0:
        table.add_row(Text(speaker.say("thoughts-more", count=left), "dim"))
    return table


def _remark(row: _Row, chosen: _Row, speaker: Speaker) -> str:
    if row.is_first_idea:
        return speaker.say("thoughts-first-idea")
    is_ahead = (row.first.expected or 0.0) > (chosen.first.expected or 0.0)
    if is_ahead and row.number != chosen.number:
        return speaker.say("thoughts-not-surely-better")
    return ""
