"""A game at one keyboard: people take turns, bots answer, nobody sees another's cards."""

from __future__ import annotations

from typing import Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stolik.arena.report.words import level_name
from stolik.boards import board_of
from stolik.boards.colours import ACCENT
from stolik.bots import Bot, make
from stolik.cli.inputs.records import RecordFile
from stolik.cli.local_play.move_prompt import MovePrompt, Quit
from stolik.cli.local_play.seating import Player, bot_seed
from stolik.cli.local_play.thoughts import thoughts
from stolik.cli.terminal.terminal import Terminal
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.record import Record
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State

THINKING_SECONDS: Final = 3.0
"""Seconds after which a bot stops thinking; a guard for machines where rules run interpreted."""


class LocalGame:
    """One game from its first decision, or from where it was left, to its end."""

    def __init__(
        self, terminal: Terminal, state: State, record_file: RecordFile, players: list[Player]
    ) -> None:
        self.terminal = terminal
        self.state = state
        self.record_file = record_file
        self.players = players
        self.is_explained = False
        self.speaker = terminal.speaker_for(state.game, [player.name for player in players])
        self.board = board_of(state.game)
        self.notices: list[Notice] = []
        self._shown_up_to = [0] * len(players)
        self._people = [seat for seat, player in enumerate(players) if player.is_person]
        self._at_keyboard: Seat | None = self._people[0] if len(self._people) == 1 else None
        self._bots = {
            seat: make(player.level, state.game, bot_seed(self.record, seat), THINKING_SECONDS)
            for seat, player in enumerate(players)
            if not player.is_person
        }
        self._shown_to_spectator = 0

    @property
    def record(self) -> Record:
        """The record of the game."""
        return self.record_file.record

    def catch_up(self) -> None:
        """Play the moves that the record already has."""
        for turn in self.record.turns:
            self.state.apply(turn.seat, turn.move, self.notices)
        self._shown_up_to = [len(self.notices)] * len(self.players)
        self._shown_to_spectator = len(self.notices)

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
        self.record_file.save()
        self._show_end()

    def _bot_turn(self, seat: Seat, bot: Bot) -> None:
        bot.begin_turn(len(self.record.turns))
        heard = [event for notice in self.notices if (event := notice.for_seat(seat))]
        seen = bot.look(self.state, seat, heard)
        explanation = bot.explain(seen) if self.is_explained and len(seen.legal) > 1 else None
        move = (
            bot.choose(seen) if explanation is None else self.state.game.parse(explanation.chosen)
        )
        if explanation is not None:
            self._show_events_at_once()
            self.terminal.show(thoughts(explanation, self.state.game, seen.view, self.speaker))
        self._make(seat, move)
        self._show_events_at_once()

    def _person_turn(self, seat: Seat) -> None:
        if self._at_keyboard != seat:
            self._hand_over_keyboard(seat)
        self._show_events(seat)
        move_prompt = MovePrompt(self.terminal, self.speaker, self.state, seat)
        move_prompt.log = self._sentences(seat, 0)
        view = self.state.view(seat)
        self.terminal.show("", Rule(style="dim"), self.board.draw(view, self.speaker, self.state))
        move = move_prompt.ask(self.board.menu(view, self.state.legal(seat), self.speaker))
        self._make(seat if self.state.refusal(seat, move) is None else TABLE, move)
        self.terminal.show("")
        self._show_events(seat)

    def _make(self, seat: Seat, move: Move) -> None:
        """Make a move and write it down before anything else happens."""
        self.state.apply(seat, move, self.notices)
        self.record.add(seat, move)
        if not self.state.is_over:
            self.record_file.save()

    def _hand_over_keyboard(self, seat: Seat) -> None:
        """Clear the screen before the next person looks at it."""
        name = self.players[seat].name
        if self._at_keyboard is not None and not self.board.is_open:
            self._wait("curtain-hide", self.players[self._at_keyboard].name)
            self.terminal.clear()
        self._wait("curtain", name)
        self.terminal.clear()
        self._at_keyboard = seat

    def _wait(self, message: str, name: str) -> None:
        self.terminal.show("")
        text = self.speaker.say(message, name=name)
        self.terminal.console.print(Text(f"{text} ", f"bold {ACCENT}"), end="")
        input()

    def _show_events_at_once(self) -> None:
        """Show events at once, unless several people share the keyboard."""
        if len(self._people) < 2:
            self._show_events(self._at_keyboard)

    def _show_events(self, seat: Seat | None) -> None:
        """Show the events since the seat last looked."""
        start = self._shown_to_spectator if seat is None else self._shown_up_to[seat]
        for sentence in self._sentences(seat, start):
            self.terminal.show(sentence)
        if seat is None:
            self._shown_to_spectator = len(self.notices)
        else:
            self._shown_up_to[seat] = len(self.notices)

    def _sentences(self, seat: Seat | None, start: int) -> list[str]:
        view = self.state.view(seat)
        events = [notice.for_seat(seat) for notice in self.notices[start:]]
        return [self.board.tell(view, event, self.speaker) for event in events if event is not None]

    def _show_end(self) -> None:
        """Show the end; where several people look, only what all of them may see."""
        viewer = self._at_keyboard if len(self._people) == 1 else None
        start = (
            self._shown_to_spectator
            if self._at_keyboard is None
            else self._shown_up_to[self._at_keyboard]
        )
        self.terminal.show(*self._sentences(viewer, start))
        view = self.state.view(viewer)
        self.terminal.show(
            "", Rule(style="dim"), self.board.draw(view, self.speaker, self.state), ""
        )
        self.terminal.show(result_table(self.terminal, self.state, self.players))


def result_table(terminal: Terminal, state: State, players: list[Player]) -> Table:
    """Places, names and points, the best first."""
    outcome = state.outcome
    table = Table(title=terminal.say("result-title"), title_style=f"bold {ACCENT}")
    table.add_column(terminal.say("result-place"), justify="right")
    table.add_column(terminal.say("result-player"))
    table.add_column(terminal.say("result-points"), justify="right")
    for seat in sorted(range(state.seats), key=lambda seat: outcome.ranks[seat]):
        style = "bold" if seat in outcome.winners else ""
        table.add_row(
            str(outcome.ranks[seat]),
            Text(player_name(terminal, players[seat])),
            f"{outcome.scores[seat]:g}",
            style=style,
        )
    return table


def player_name(terminal: Terminal, player: Player) -> str:
    """A name, with the level of a bot."""
    if player.is_person:
        return player.name
    return f"{player.name} ({level_name(terminal.speaker, player.level)})"


__all__ = ["LocalGame", "Quit", "player_name", "result_table"]
