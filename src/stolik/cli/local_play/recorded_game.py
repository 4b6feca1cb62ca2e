"""A recorded game as a sequence of moments to step through."""

from __future__ import annotations

from rich.rule import Rule
from rich.text import Text

from stolik.boards import board_of
from stolik.boards.colours import ACCENT
from stolik.cli.local_play.local_game import result_table
from stolik.cli.local_play.seating import Player
from stolik.cli.terminal.terminal import Terminal
from stolik.kernel.event import Notice
from stolik.kernel.record import Record
from stolik.kernel.seat import Seat
from stolik.kernel.state import State


class RecordedGame:
    """All moments of a record, with the events of each move."""

    def __init__(
        self, terminal: Terminal, record: Record, players: list[Player], viewer: Seat | None
    ) -> None:
        self.terminal = terminal
        self.record = record
        self.players = players
        self.viewer = viewer
        state = record.replay()  # finds an illegal move and its line
        self.speaker = terminal.speaker_for(state.game, [player.name for player in players])
        self.board = board_of(state.game)
        self.moments: list[State] = [record.replay(0)]
        self.notices: list[list[Notice]] = [[]]
        for turn in record.turns:
            moment = self.moments[-1].copy()
            notices: list[Notice] = []
            moment.apply(turn.seat, turn.move, notices)
            self.moments.append(moment)
            self.notices.append(notices)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def show_moment(self, number: int) -> None:
        """Show the board after this many moves, and what the last one did."""
        state = self.moments[number]
        title = self.terminal.say("replay-title", number=number, last=self.last)
        self.terminal.show(Rule(Text(title, f"bold {ACCENT}"), style="dim"))
        self.terminal.show(*self._sentences(number))
        self.terminal.show("", self.board.draw(state.view(self.viewer), self.speaker, state))
        if state.is_over:
            self.terminal.show("", result_table(self.terminal, state, self.players))

    def show_log(self, start: int, end: int) -> None:
        """Print all events from one moment to another."""
        for number in range(start + 1, end + 1):
            turn = self.record.turns[number - 1]
            is_hidden = turn.seat != self.viewer and self.moments[0].game.is_secret(turn.move)
            self.terminal.show(Text(f"{number:>4}  {'…' if is_hidden else turn.move}", "dim"))
            self.terminal.show(*(f"      {sentence}" for sentence in self._sentences(number)))

    def _sentences(self, number: int) -> list[str]:
        view = self.moments[number].view(self.viewer)
        events = [notice.for_seat(self.viewer) for notice in self.notices[number]]
        return [self.board.tell(view, event, self.speaker) for event in events if event is not None]


class Stepper:
    """Lets a person step through a recorded game: on, back, or to a number."""

    def __init__(self, terminal: Terminal, recorded_game: RecordedGame) -> None:
        self.terminal = terminal
        self.recorded_game = recorded_game
        self._back = {"b", "back", terminal.say("command-back")}
        self._quit = {"q", "quit", terminal.say("command-quit")}

    def run(self) -> None:
        """Show moments until the person stops."""
        number = 0
        while True:
            self.recorded_game.show_moment(number)
            word = self._read()
            if word is None or word in self._quit:
                return
            if not word and number == self.recorded_game.last:
                return
            number = self._target(word, number)

    def _target(self, word: str, number: int) -> int:
        if word in self._back:
            return max(0, number - 1)
        if not word:
            return number + 1
        if word.isascii() and word.isdigit() and int(word[:9]) <= self.recorded_game.last:
            return int(word[:9])
        self.terminal.show(
            Text(self.terminal.say("replay-what", last=self.recorded_game.last), "red")
        )
        return number

    def _read(self) -> str | None:
        self.terminal.show("")
        self.terminal.console.print(Text(f"{self.terminal.say('replay-prompt')} ", ACCENT), end="")
        try:
            return input().strip().lower()
        except UnicodeDecodeError:
            return "?"
        except (EOFError, KeyboardInterrupt):
            self.terminal.show("")
            return None
