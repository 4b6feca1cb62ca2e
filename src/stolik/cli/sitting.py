"""A game at one keyboard: people take turns, bots answer, nobody sees what is not theirs."""

from __future__ import annotations

from typing import Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stolik.boards import Board
from stolik.boards.lamp import LAMP
from stolik.bots import Bot, make
from stolik.cli.asker import Asker, Quit
from stolik.cli.desk import Desk
from stolik.cli.records import Keeper
from stolik.cli.seating import Chair, bot_seed
from stolik.cli.thoughts import thoughts
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.record import Record
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State

PATIENCE: Final = 3.0
"""Seconds after which a bot stops thinking; a guard for machines where rules run interpreted."""


class Sitting:
    """One game from its first decision, or from where it was left, to its end."""

    def __init__(self, desk: Desk, state: State, keeper: Keeper, chairs: list[Chair]) -> None:
        self.desk = desk
        self.state = state
        self.keeper = keeper
        self.chairs = chairs
        self.is_explained = False
        self.voice = desk.voice(state.game, [chair.name for chair in chairs])
        self.board = Board(state.game)
        self.notices: list[Notice] = []
        self._heard = [0] * len(chairs)
        self._people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
        self._at_keyboard: Seat | None = self._people[0] if len(self._people) == 1 else None
        self._bots = {
            seat: make(chair.level, state.game, bot_seed(self.record, seat), PATIENCE)
            for seat, chair in enumerate(chairs)
            if not chair.is_person
        }
        self._watched = 0

    @property
    def record(self) -> Record:
        """The game as it is written down."""
        return self.keeper.record

    def catch_up(self) -> None:
        """Play the moves that the record already has."""
        for turn in self.record.turns:
            self.state.apply(turn.seat, turn.move, self.notices)
        self._heard = [len(self.notices)] * len(self.chairs)
        self._watched = len(self.notices)

    def play(self) -> None:
        """Go on to the end; raises Quit or KeyboardInterrupt when the people stop."""
        while not self.state.is_over:
            seat = self.state.deciders()[0]
            if seat == TABLE:
                self._make(TABLE, self.state.legal(TABLE)[0])
            elif seat in self._bots:
                self._bot_turn(seat, self._bots[seat])
            else:
                self._person_turn(seat)
        self.record.finish(self.state)
        self.keeper.save()
        self._show_end()

    def _bot_turn(self, seat: Seat, bot: Bot) -> None:
        bot.begin_turn(len(self.record.turns))
        heard = [event for notice in self.notices if (event := notice.for_seat(seat))]
        seen = bot.look(self.state, seat, heard)
        told = bot.explain(seen) if self.is_explained and len(seen.legal) > 1 else None
        move = bot.choose(seen) if told is None else self.state.game.parse(told.chosen)
        if told is not None:
            self._tell_onlooker()
            self.desk.show(thoughts(told, self.state.game, seen.view, self.voice))
        self._make(seat, move)
        self._tell_onlooker()

    def _person_turn(self, seat: Seat) -> None:
        if self._at_keyboard != seat:
            self._draw_curtain(seat)
        self._tell(seat)
        asker = Asker(self.desk, self.voice, self.state, seat)
        asker.log = self._sentences(seat, 0)
        view = self.state.view(seat)
        self.desk.show("", Rule(style="dim"), self.board.draw(view, self.voice, self.state))
        move = asker.ask(self.board.menu(view, self.state.legal(seat), self.voice))
        self._make(seat if self.state.refusal(seat, move) is None else TABLE, move)
        self.desk.show("")
        self._tell(seat)

    def _make(self, seat: Seat, move: Move) -> None:
        """Make a move and write it down before anything else happens."""
        self.state.apply(seat, move, self.notices)
        self.record.add(seat, move)
        if not self.state.is_over:
            self.keeper.save()

    def _draw_curtain(self, seat: Seat) -> None:
        """Hide what the last person saw before the next one looks."""
        name = self.chairs[seat].name
        if self._at_keyboard is not None and not self.board.is_open:
            self._wait("curtain-hide", self.chairs[self._at_keyboard].name)
            self.desk.clear()
        self._wait("curtain", name)
        self.desk.clear()
        self._at_keyboard = seat

    def _wait(self, message: str, name: str) -> None:
        self.desk.show("")
        text = self.voice.say(message, name=name)
        self.desk.console.print(Text(f"{text} ", f"bold {LAMP}"), end="")
        input()

    def _tell_onlooker(self) -> None:
        """Say what happened at once, unless several people share the keyboard."""
        if len(self._people) < 2:
            self._tell(self._at_keyboard)

    def _tell(self, seat: Seat | None) -> None:
        """Say what happened since the listener last heard."""
        start = self._watched if seat is None else self._heard[seat]
        for sentence in self._sentences(seat, start):
            self.desk.show(sentence)
        if seat is None:
            self._watched = len(self.notices)
        else:
            self._heard[seat] = len(self.notices)

    def _sentences(self, seat: Seat | None, start: int) -> list[str]:
        view = self.state.view(seat)
        events = [notice.for_seat(seat) for notice in self.notices[start:]]
        return [self.board.tell(view, event, self.voice) for event in events if event is not None]

    def _show_end(self) -> None:
        """Say how it ended; where several people look, only what all of them may see."""
        eyes = self._at_keyboard if len(self._people) == 1 else None
        start = self._watched if self._at_keyboard is None else self._heard[self._at_keyboard]
        self.desk.show(*self._sentences(eyes, start))
        view = self.state.view(eyes)
        self.desk.show("", Rule(style="dim"), self.board.draw(view, self.voice, self.state), "")
        self.desk.show(result_table(self.desk, self.state, self.chairs))


def result_table(desk: Desk, state: State, chairs: list[Chair]) -> Table:
    """Places, names and points, the best first."""
    outcome = state.outcome
    table = Table(title=desk.say("result-title"), title_style=f"bold {LAMP}")
    table.add_column(desk.say("result-place"), justify="right")
    table.add_column(desk.say("result-player"))
    table.add_column(desk.say("result-points"), justify="right")
    for seat in sorted(range(state.seats), key=lambda seat: outcome.ranks[seat]):
        style = "bold" if seat in outcome.winners else ""
        table.add_row(
            str(outcome.ranks[seat]),
            Text(chair_name(desk, chairs[seat])),
            f"{outcome.scores[seat]:g}",
            style=style,
        )
    return table


def chair_name(desk: Desk, chair: Chair) -> str:
    """A name, with the level of a bot."""
    if chair.is_person:
        return chair.name
    return f"{chair.name} ({desk.say(f'level-{chair.level}')})"


__all__ = ["Quit", "Sitting", "chair_name", "result_table"]
