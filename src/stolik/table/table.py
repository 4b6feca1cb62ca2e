"""A live table: what its log adds up to."""

from __future__ import annotations

from collections import OrderedDict, deque
from copy import deepcopy
from typing import Any, Literal

import msgspec

from stolik.kernel.entropy import stream_of
from stolik.kernel.event import Notice
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.options import read_options
from stolik.kernel.outcome import Outcome
from stolik.kernel.phrase import Phrase
from stolik.kernel.record import is_readable, state_at
from stolik.kernel.registry import UnknownGame, load
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.table.actions.base import Entry
from stolik.table.actions.days_off import DaysOffNoted
from stolik.table.actions.moves import Moved, TimeGivenBack
from stolik.table.actions.talk import Spoke
from stolik.table.chairs import Chair
from stolik.table.clocks import Clocks
from stolik.table.days_off import Period, runs_out, spared
from stolik.table.deal import Deal
from stolik.table.entries import Logged
from stolik.table.fairness import Contributions, commitment_of, seed_of
from stolik.table.log_budget import Account, spend
from stolik.table.rulings import Ruling
from stolik.table.settings import AbsenceRule, ClockRule, StartPosition
from stolik.table.undo import KEPT, Checkpoint, Undone, UndoVote

Status = Literal["lobby", "dealing", "playing", "over"]
"""`dealing`: the list is closed, and the table waits for the players' parts of the deal."""

REMEMBERED_MESSAGES = 256
"""This many of the last messages are recognized when they are sent twice."""
REMEMBERED_CHAT = 200
"""This many lines of chat are shown to somebody who comes in."""
REMEMBERED_LOBBY = 200
"""This many of the last things that happened between games are shown."""


class Happened(msgspec.Struct, gc=False):
    """What one entry did: the entry, and the game's events."""

    logged: Logged
    notices: list[Notice]
    phrase: Phrase | None
    step: int = 0
    """How many moves of the round had been made after it."""
    is_undone: bool = False
    """It was a move that was taken back."""
    undone_since: int | None = None
    """The first entry whose move was taken back by it."""


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
    friendly: bool  # games here are not rated
    hints: bool  # players may ask the coach about the move at hand
    start: StartPosition | None  # it plays on from another game
    day: str | None  # it plays the deal of this day, which is the same for everybody

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
        self.has_reviews = True  # the coach may review what ends here
        self.banned: set[str] = set()
        self.banned_devices: set[str] = set()
        self.banned_addresses: dict[str, int] = {}  # and since when newcomers from there stay out
        self.origins: dict[str, set[str]] = {}  # by player: devices and networks they looked from
        self.commitments: dict[str, str] = {}  # of those who are ready, by player
        self.is_rematch = False  # this round was offered on the last one's result
        self.deal: Deal | None = None  # of this round, once its list is closed
        self.entropy: dict[str, str] = {}  # by player, where the older protocol was used
        self.contributions: Contributions = ()  # likewise
        self.secret = ""
        self.state: State | None = None
        self.outcome: Outcome | None = None
        self.clocks: Clocks | None = None
        self.pause: list[str] = []  # players who agreed, the first one asked
        self.paused = False
        self.spoken: dict[int, int] = {}  # words that prove something, by the proving move
        self.rulings: list[Ruling] = []  # of this round
        self.has_pending_duties = False  # something beside clocks and absences may be due
        self.asked_since: list[int] = []  # by seat: the seq at which its choice last changed
        self.asked_from: dict[Seat, int] = {}  # seats that are asked: the seq at which that began
        self.story: list[Happened] = []  # of this round
        self.moves: list[Moved] = []  # of this round
        self.days_off: dict[str, tuple[Period, ...]] = {}  # by player, as announced here
        self.hinted: dict[Seat, tuple[int, int]] = {}  # by seat: at which question, how much
        self.checkpoints: deque[Checkpoint] = deque(maxlen=KEPT)  # moves that can be taken back
        self.undo_vote: UndoVote | None = None
        self.undone: list[Undone] = []  # in this round
        self.held: dict[str, tuple[Seat, ...]] = {}  # by player: seats held in this round's game
        self.started_by: dict[Seat, str] = {}  # who sat where when this round's list was closed
        self.removed_by: dict[str, str | None] = {}  # by player: who removed them from this game
        self.accounts: dict[str, Account] = {}  # what people may still write into the log
        self.move_counts: dict[str, int] = {}  # by player: moves of this round that cost nothing
        self.moved_at = 0  # when the last move of this round was made
        self.chat: deque[Happened] = deque(maxlen=REMEMBERED_CHAT)
        self._seats: dict[str, tuple[Seat, ...]] = {}  # by player, while chairs stay as they are
        self.asked: tuple[Seat, ...] = ()  # whom the state waits for
        self._legal: dict[Seat, list[Move]] = {}  # in the newest state, as far as asked for
        self._legal_at: tuple[State | None, int] = (None, 0)  # that state, and its moves
        self._known: OrderedDict[tuple[str, str], int] = OrderedDict()

    def fold(self, logged: Logged) -> Happened:
        """Apply an entry. It was checked before it was logged."""
        if logged.seq != self.seq + 1:
            raise ValueError(f"entry {logged.seq} does not follow {self.seq}")
        entry = logged.entry
        is_move = type(entry) is Moved
        if self.status == "playing":
            self._pass_time(logged)
        spend(self, logged)
        self.seq = logged.seq
        self.at = max(self.at, logged.at)
        if logged.player is not None and logged.cid is not None:
            self._remember(logged.player, logged.cid)
        happened = Happened(logged, [], entry.phrase(self))
        if not is_move:
            self.forget_seats()
        entry.fold(self, happened)
        happened.step = len(self.moves)
        if not is_move:
            self.forget_seats()
            self.has_pending_duties = (
                bool(self.spoken)
                or self.open_ruling is not None
                or self.undo_vote is not None
                or any(chair.time_outs or chair.is_stand_in for chair in self.chairs)
            )
        if type(entry) is Spoke:
            self.chat.append(happened)
        else:
            self.story.append(happened)
            if self.status == "lobby" and len(self.story) > 2 * REMEMBERED_LOBBY:
                del self.story[:-REMEMBERED_LOBBY]
        return happened

    # --- questions ------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The game, under the version it began with; None when this server does not have that.

        A round that has not begun yet will be played by the newest rules; one that plays on from
        another game by those of that game.
        """
        try:
            game = load(self.game_id)
        except UnknownGame:
            return None
        if self.start is None:
            return game if self.status == "lobby" else game.under(self.version)
        older = game.under(self.version)
        return older if older is not None and is_readable(older, self.start.position) else None

    def seat_range(self, game: Game) -> range:
        """How many players the game takes with the options that were agreed on."""
        return game.seats_for(read_options(game.Options, self.options))

    @property
    def commitment(self) -> str:
        """The commitment to the server's part of the deal."""
        return commitment_of(self.secret)

    @property
    def seed(self) -> bytes:
        """The seed of this round's deal."""
        if self.deal is not None:
            return self.deal.seed(self.secret)
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
        """Drop the cache of who sits where."""
        self._seats.clear()

    def deciders(self) -> tuple[Seat, ...]:
        """Whom the table waits for."""
        return self.asked if self.status == "playing" else ()

    def legal(self, seat: Seat) -> list[Move]:
        """The moves that a seat may make now; do not change the list."""
        state, (known, moves) = self.state, self._legal_at
        assert state is not None
        if state is not known or len(self.moves) != moves:  # a state changes in place
            self._legal, self._legal_at = {}, (state, len(self.moves))
        found = self._legal.get(seat)
        if found is None:  # updates and checks ask for it again
            found = self._legal[seat] = state.rules.legal(state, seat)
        return found

    @property
    def open_ruling(self) -> Ruling | None:
        """The case that is being voted on, if there is one."""
        return self.rulings[-1] if self.rulings and self.rulings[-1].is_open else None

    @property
    def is_held(self) -> bool:
        """Whether the game stands still: in a pause, or while a move may be taken back."""
        return self.paused or self.undo_vote is not None

    @property
    def is_rated(self) -> bool:
        """Whether the game that is on may count for ratings: several people began it."""
        return not self.friendly and len(set(self.started_by.values())) > 1

    def done_before(self, player: str, cid: str) -> int | None:
        """The seq at which this message was carried out, if it was."""
        return self._known.get((player, cid))

    # --- folding --------------------------------------------------------------------------

    def _remember(self, player: str, cid: str) -> None:
        self._known[player, cid] = self.seq
        if len(self._known) > REMEMBERED_MESSAGES:
            self._known.popitem(last=False)

    def _pass_time(self, logged: Logged) -> None:
        if self.clocks is None or self.clocks.is_untimed or self.is_held:
            return
        elapsed = logged.at - self.at
        if isinstance(logged.entry, TimeGivenBack):
            elapsed -= logged.entry.lost
        elapsed = self._run_secret_timers(logged.entry, elapsed)
        self.clocks.pass_time(elapsed, self._spared(logged) if self.clock.is_long else None)

    def _spared(self, logged: Logged) -> dict[Seat, int] | None:
        """What seats are spared of the time before an entry: their players had days off."""
        entry, known = logged.entry, self.days_off
        if isinstance(entry, DaysOffNoted):
            known = {**known, entry.player: entry.periods}
        if not known:
            return None
        return {
            seat: spared(known.get(chair.player or "", ()), self.at, logged.at)
            for seat, chair in enumerate(self.chairs)
        }

    def runs_out(self, seat: Seat) -> int:
        """When a seat's clock runs out, in milliseconds since 1970."""
        assert self.clocks is not None
        periods = (
            self.days_off.get(self.chairs[seat].player or "", ()) if self.clock.is_long else ()
        )
        return runs_out(periods, self.at, self.clocks.left[seat])

    def _run_secret_timers(self, entry: Entry, elapsed: int) -> int:
        """Apply expired secret timers before the entry; returns the time that is left.

        They have no entry of their own: its number and its time would reveal that
        there was something to wait for. Nobody sees what they change, so it is
        early enough when the next entry comes.
        """
        clocks, state = self.clocks, self.state
        if clocks is None or state is None or clocks.next_secret(elapsed) is None:
            return elapsed
        ahead, after, moves, rest = state.copy(), deepcopy(clocks), [], elapsed
        while (found := after.next_secret(rest)) is not None:
            (code, _), left = found
            after.pass_time(left)
            rest -= left
            ahead.apply(TABLE, ahead.rules.game.moves[code], [])
            moves.append(Moved(TABLE, code, "timer"))
            after.set_timers(ahead.timers())
        if type(entry) is Moved:
            move = state.rules.game.moves[entry.code]
            # What was allowed when it was checked stays allowed.
            if ahead.refusal(entry.seat, move) is not None:
                return elapsed
        self.state, self.clocks, self.asked = ahead, after, ahead.deciders()
        self.moves += moves
        return rest

    def begin(self) -> None:
        """Start the game: everything that the seed depends on is known."""
        # Also those who have left since the list was closed: the game counts for them.
        self.started_by = {seat: player for player, seats in self.held.items() for seat in seats}
        self.moved_at, self.move_counts = self.at, {}
        self.undone, self.hinted = [], {}
        self.origins = {one: keys for one, keys in self.origins.items() if one in self.held}
        self.status, self.is_rematch = "playing", False
        self.outcome = None
        self.asked_since, self.asked_from = [self.seq] * len(self.chairs), {}
        self.clocks = Clocks(self.clock, len(self.chairs))
        game = self.game
        if game is not None:
            self.state = self._first_state(game)
            self.asked = self.state.deciders()
            self.ask()
            self.end_if_over()

    def _first_state(self, game: Game) -> State:
        rules = game.rules(len(self.chairs), self.options)
        if self.start is None:
            return rules.setup(stream_of(self.seed))
        return state_at(rules, self.start.position, stream_of(self.seed))

    def vacate(self, seat: Seat) -> None:
        """Free a seat; in a running game a bot takes it."""
        chair = self.chairs[seat]
        player = chair.player
        self.forget_seats()
        if self.status in ("dealing", "playing"):
            chair.player = None
            chair.level = chair.level or self.absence.level
        elif self.status == "over" and chair.was_person:
            chair.get_up()
        else:
            chair.clear()
        if player is not None and not self.seats_of(player):
            self.forget_part(player)
            self.forget_in_pause(player)
            if self.host == player:
                self.host = next(iter(self.people()), None)
        self.ask()

    def forget_part(self, player: str) -> None:
        """Drop the commitment of a player who is not ready any more; a closed list stays."""
        self.entropy.pop(player, None)
        self.commitments.pop(player, None)

    def forget_in_pause(self, player: str) -> None:
        """Remove a player from those who want a pause."""
        if player in self.pause:
            self.pause.remove(player)
        self.update_pause()

    def update_pause(self) -> None:
        """Pause if all who are present want it, else go on."""
        wanted = bool(self.pause)
        self.paused = wanted and set(self.present_people()) <= set(self.pause)

    def ask(self) -> None:
        """Set the clocks to the seats that are asked now."""
        if self.status != "playing" or self.clocks is None or self.state is None:
            return
        before, self.asked_from = self.asked_from, {}
        for seat in self.asked:
            if seat != TABLE:
                self.asked_from[seat] = before.get(seat, self.seq)
        if self.clocks.has_seat_clocks:
            self.clocks.ask(
                tuple(s for s in self.asked if s != TABLE and not self.chairs[s].is_played_by_bot)
            )
        self.clocks.set_timers(self.state.timers())

    def end_if_over(self) -> None:
        """Close the round when the game is over."""
        state = self.state
        if state is not None and state.is_over:
            self.status = "over"
            self.outcome = state.outcome
            self.pause, self.paused = [], False
            self.checkpoints.clear()
            self.clocks = None
