"""A live table: what its log adds up to."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Any, Literal

import msgspec

from stolik.kernel.event import Notice
from stolik.kernel.game import Game
from stolik.kernel.outcome import Outcome
from stolik.kernel.phrase import Phrase
from stolik.kernel.registry import UnknownGame, load
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.table import entries as log
from stolik.table.chairs import Chair
from stolik.table.clocks import Clocks
from stolik.table.entries import AnyEntry, Logged
from stolik.table.fairness import Contributions, commitment_of, seed_of
from stolik.table.folds import FOLDS
from stolik.table.rulings import Ruling
from stolik.table.settings import AbsenceRule, ClockRule
from stolik.table.words import narrate

Status = Literal["lobby", "playing", "over"]

REMEMBERED_MESSAGES = 256
"""So many of the clients' last messages are known again when they are sent twice."""
REMEMBERED_CHAT = 200
"""So many lines of chat are shown to somebody who comes in."""


class Happened(msgspec.Struct):
    """What one entry did: the entry, and what the game told about it."""

    logged: Logged
    notices: list[Notice]
    said: Phrase | None


class Table:
    """Seats, game, clocks and chat of one table; changes only in `fold`."""

    # Set by the first entry.
    game_id: str
    version: int
    options: dict[str, Any]
    title: str
    titled: str | None  # by whom
    listed: bool
    clock: ClockRule
    absence: AbsenceRule
    deck: str | None

    def __init__(self, table_id: str, code: str) -> None:
        self.id = table_id
        self.code = code
        self.seq = 0
        self.at = 0
        self.created = 0
        self.status: Status = "lobby"
        self.round = 1
        self.chairs: list[Chair] = []
        self.host: str | None = None
        self.locked = False
        self.banned: set[str] = set()
        self.entropy: dict[str, str] = {}  # of those who are ready, by player
        self.contributions: Contributions = ()
        self.secret = ""
        self.state: State | None = None
        self.outcome: Outcome | None = None
        self.clocks: Clocks | None = None
        self.pause: list[str] = []  # players who agreed, the first one asked
        self.paused = False
        self.spoken: dict[int, int] = {}  # words that prove something, by the proving move
        self.rulings: list[Ruling] = []  # of this round
        self.is_restless = False  # something beside clocks and absences may be due
        self.asked_since: list[int] = []  # by seat: the seq at which its choice last changed
        self.story: list[Happened] = []  # of this round
        self.moves: list[log.Moved] = []  # of this round
        self.held: dict[str, tuple[Seat, ...]] = {}  # by player: seats held in this round's game
        self.chat: deque[Happened] = deque(maxlen=REMEMBERED_CHAT)
        self._seats: dict[str, tuple[Seat, ...]] = {}  # by player, while chairs stay as they are
        self.asked: tuple[Seat, ...] = ()  # whom the state waits for
        self._known: OrderedDict[tuple[str, str], int] = OrderedDict()

    def fold(self, logged: Logged) -> Happened:
        """Let an entry happen. It was checked before it was logged."""
        if logged.seq != self.seq + 1:
            raise ValueError(f"entry {logged.seq} does not follow {self.seq}")
        entry = logged.entry
        if self.status == "playing":
            self._pass_time(logged)
        self.seq = logged.seq
        self.at = max(self.at, logged.at)
        if logged.player is not None and logged.cid is not None:
            self._remember(logged.player, logged.cid)
        happened = Happened(logged, [], self._words(entry))
        if type(entry) is not log.Moved:
            self.forget_seats()
        FOLDS[type(entry)](self, entry, happened)
        if type(entry) is not log.Moved:
            self.forget_seats()
            self.is_restless = (
                bool(self.spoken)
                or self.open_ruling is not None
                or any(chair.time_outs or chair.is_stand_in for chair in self.chairs)
            )
        if isinstance(entry, log.Spoke):
            self.chat.append(happened)
        else:
            self.story.append(happened)
        return happened

    # --- questions ------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The game, or None when this server does not have the version it began with."""
        try:
            game = load(self.game_id)
        except UnknownGame:
            return None
        return game if game.version == self.version else None

    @property
    def commitment(self) -> str:
        """What fixes the server's part of the deal."""
        return commitment_of(self.secret)

    @property
    def seed(self) -> bytes:
        """The seed of this round's deal."""
        return seed_of(self.secret, self.contributions)

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        """The seats that belong to a player."""
        found = self._seats.get(player)
        if found is None:
            found = tuple(s for s, chair in enumerate(self.chairs) if chair.player == player)
            self._seats[player] = found
        return found

    def people(self) -> tuple[str, ...]:
        """The players who have seats, in seat order, each once."""
        found = (chair.player for chair in self.chairs if chair.player is not None)
        return tuple(dict.fromkeys(found))

    def present_people(self) -> tuple[str, ...]:
        """Players who play their seats themselves; they decide about a pause."""
        found = (c.player for c in self.chairs if c.player is not None and c.level is None)
        return tuple(dict.fromkeys(found))

    def forget_seats(self) -> None:
        """Chairs have changed: look anew who sits where."""
        self._seats.clear()

    def deciders(self) -> tuple[Seat, ...]:
        """Whom the table waits for."""
        return self.asked if self.status == "playing" else ()

    @property
    def open_ruling(self) -> Ruling | None:
        """The case that is being voted on, if there is one."""
        return self.rulings[-1] if self.rulings and self.rulings[-1].is_open else None

    def done_before(self, player: str, cid: str) -> int | None:
        """The seq at which this message was carried out, if it was."""
        return self._known.get((player, cid))

    # --- folding --------------------------------------------------------------------------

    def _words(self, entry: AnyEntry) -> Phrase | None:
        """What the table itself says; the game speaks for its moves."""
        if type(entry) is log.Moved and entry.how != "clock":
            return None
        return narrate(self, entry)

    def _remember(self, player: str, cid: str) -> None:
        self._known[player, cid] = self.seq
        if len(self._known) > REMEMBERED_MESSAGES:
            self._known.popitem(last=False)

    def _pass_time(self, logged: Logged) -> None:
        if self.clocks is None or self.paused:
            return
        elapsed = logged.at - self.at
        if isinstance(logged.entry, log.Woken):
            elapsed -= logged.entry.lost
        self.clocks.pass_time(elapsed)

    def vacate(self, seat: Seat) -> None:
        """Let a seat go; in play the stand-in takes it."""
        chair = self.chairs[seat]
        player = chair.player
        self.forget_seats()
        if self.status == "playing":
            chair.player = None
            chair.level = chair.level or self.absence.level
        elif self.status == "over" and chair.was_person:
            chair.get_up()
        else:
            chair.clear()
        if player is not None and not self.seats_of(player):
            self.entropy.pop(player, None)
            self.forget_in_pause(player)
            if self.host == player:
                self.host = next(iter(self.people()), None)
        self.ask()

    def forget_in_pause(self, player: str) -> None:
        """A player who has gone wants no pause any more."""
        if player in self.pause:
            self.pause.remove(player)
        self.weigh_pause()

    def weigh_pause(self) -> None:
        """The game rests while all who are present want it to."""
        wanted = bool(self.pause)
        self.paused = wanted and set(self.present_people()) <= set(self.pause)

    def ask(self) -> None:
        """Set the clocks to whoever is asked now."""
        if self.status != "playing" or self.clocks is None or self.state is None:
            return
        if self.clocks.has_seat_clocks:
            self.clocks.ask(
                tuple(s for s in self.asked if s != TABLE and not self.chairs[s].is_played_by_bot)
            )
        self.clocks.set_timers(self.state.timers())

    def weigh_end(self) -> None:
        """Close the round when the game is over."""
        state = self.state
        if state is not None and state.is_over:
            self.status = "over"
            self.outcome = state.outcome
            self.pause, self.paused = [], False
            self.clocks = None
