"""A recorded game as a row of moments that can be stepped through."""

from __future__ import annotations

from rich.rule import Rule
from rich.text import Text

from stolik.boards import Board
from stolik.boards.lamp import LAMP
from stolik.cli.desk import Desk
from stolik.cli.seating import Chair
from stolik.cli.sitting import result_table
from stolik.kernel.event import Notice
from stolik.kernel.record import Record
from stolik.kernel.seat import Seat
from stolik.kernel.state import State


class Reel:
    """All moments of a record, with what was told at each move."""

    def __init__(self, desk: Desk, record: Record, chairs: list[Chair], eyes: Seat | None) -> None:
        self.desk = desk
        self.record = record
        self.chairs = chairs
        self.eyes = eyes
        state = record.replay()  # finds an illegal move and its line
        self.voice = desk.voice(state.game, [chair.name for chair in chairs])
        self.board = Board(state.game)
        self.moments: list[State] = [record.replay(0)]
        self.told: list[list[Notice]] = [[]]
        for turn in record.turns:
            moment = self.moments[-1].copy()
            notices: list[Notice] = []
            moment.apply(turn.seat, turn.move, notices)
            self.moments.append(moment)
            self.told.append(notices)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def show_moment(self, number: int) -> None:
        """Show the board after so many moves, and what the last one did."""
        state = self.moments[number]
        title = self.desk.say("replay-title", number=number, last=self.last)
        self.desk.show(Rule(Text(title, f"bold {LAMP}"), style="dim"))
        self.desk.show(*self._sentences(number))
        self.desk.show("", self.board.draw(state.view(self.eyes), self.voice, state))
        if state.is_over:
            self.desk.show("", result_table(self.desk, state, self.chairs))

    def show_log(self, start: int, end: int) -> None:
        """Print all that was told from one moment to another."""
        for number in range(start + 1, end + 1):
            turn = self.record.turns[number - 1]
            is_hidden = turn.seat != self.eyes and self.moments[0].game.is_secret(turn.move)
            self.desk.show(Text(f"{number:>4}  {'…' if is_hidden else turn.move}", "dim"))
            self.desk.show(*(f"      {sentence}" for sentence in self._sentences(number)))

    def _sentences(self, number: int) -> list[str]:
        view = self.moments[number].view(self.eyes)
        events = [notice.for_seat(self.eyes) for notice in self.told[number]]
        return [self.board.tell(view, event, self.voice) for event in events if event is not None]


class Stepper:
    """Lets a person walk through a reel: on, back, or to a number."""

    def __init__(self, desk: Desk, reel: Reel) -> None:
        self.desk = desk
        self.reel = reel
        self._back = {"b", "back", desk.say("command-back")}
        self._quit = {"q", "quit", desk.say("command-quit")}

    def run(self) -> None:
        """Show moments until the person has seen enough."""
        number = 0
        while True:
            self.reel.show_moment(number)
            word = self._read()
            if word is None or word in self._quit:
                return
            if not word and number == self.reel.last:
                return
            number = self._target(word, number)

    def _target(self, word: str, number: int) -> int:
        if word in self._back:
            return max(0, number - 1)
        if not word:
            return number + 1
        if word.isascii() and word.isdigit() and int(word[:9]) <= self.reel.last:
            return int(word[:9])
        self.desk.show(Text(self.desk.say("replay-what", last=self.reel.last), "red"))
        return number

    def _read(self) -> str | None:
        self.desk.show("")
        self.desk.console.print(Text(f"{self.desk.say('replay-prompt')} ", LAMP), end="")
        try:
            return input().strip().lower()
        except UnicodeDecodeError:
            return "?"
        except (EOFError, KeyboardInterrupt):
            self.desk.show("")
            return None
