"""A live table: what its log adds up to."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
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
from stolik.table import hooks
from stolik.table.chairs import Chair
from stolik.table.clocks import Clocks
from stolik.table.entries import AnyEntry, Logged
from stolik.table.fairness import Contributions, commitment_of, seed_of
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
        self.chat: deque[Happened] = deque(maxlen=REMEMBERED_CHAT)
        self._seats: dict[str, tuple[Seat, ...]] = {}  # by player, while chairs stay as they are
        self._asked: tuple[Seat, ...] = ()  # whom the state waits for
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
            self._seats.clear()
        _FOLDS[type(entry)](self, entry, happened)
        if type(entry) is not log.Moved:
            self._seats.clear()
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

    def deciders(self) -> tuple[Seat, ...]:
        """Whom the table waits for."""
        return self._asked if self.status == "playing" else ()

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

    def _made(self, entry: log.Made, happened: Happened) -> None:
        self.created = happened.logged.at
        self.game_id = entry.game
        self.version = entry.version
        self.host = entry.host
        self.secret = entry.secret
        self.options = entry.options
        self.title = entry.title
        self.listed = entry.listed
        self.clock = entry.clock
        self.absence = entry.absence
        self.deck = entry.deck
        for plan in entry.seats:
            chair = Chair()
            if plan.level is not None:
                chair.seat_bot(plan.level)
            self.chairs.append(chair)

    def _sat(self, entry: log.Sat, _: Happened) -> None:
        self.chairs[entry.seat].seat_person(entry.player, entry.name)
        self.entropy.pop(entry.player, None)
        if self.host is None:
            self.host = entry.player
        self._ask()

    def _left(self, entry: log.Left, _: Happened) -> None:
        self._vacate(entry.seat)

    def _vacate(self, seat: Seat) -> None:
        chair = self.chairs[seat]
        player = chair.player
        self._seats.clear()
        if self.status == "playing":
            chair.player = None
            chair.level = chair.level or self.absence.level
        else:
            chair.clear()
        if player is None or self.seats_of(player):
            return
        self.entropy.pop(player, None)
        self._forget_in_pause(player)
        if self.host == player:
            self.host = next(iter(self.people()), None)
        self._ask()

    def _forget_in_pause(self, player: str) -> None:
        if player in self.pause:
            self.pause.remove(player)
        self._weigh_pause()

    def _weigh_pause(self) -> None:
        wanted = bool(self.pause)
        self.paused = wanted and set(self.present_people()) <= set(self.pause)

    def _seat_set(self, entry: log.SeatSet, _: Happened) -> None:
        chair = self.chairs[entry.seat]
        if entry.level is None:
            self._vacate(entry.seat)
            chair.clear()
        elif self.status == "playing":
            chair.level = entry.level
        else:
            self._vacate(entry.seat)
            chair.seat_bot(entry.level)
        self._ask()

    def _chairs_set(self, entry: log.ChairsSet, _: Happened) -> None:
        while len(self.chairs) < entry.count:
            self.chairs.append(Chair())
        for seat in range(len(self.chairs) - 1, -1, -1):
            if len(self.chairs) > entry.count and self.chairs[seat].is_empty:
                del self.chairs[seat]

    def _configured(self, entry: log.Configured, _: Happened) -> None:
        for name in entry.__struct_fields__:
            value = getattr(entry, name)
            if value is not None:
                setattr(self, name, value)
        self.entropy.clear()  # ready for something else than what it is now

    def _ready_set(self, entry: log.ReadySet, _: Happened) -> None:
        if entry.ready:
            self.entropy[entry.player] = entry.entropy
        else:
            self.entropy.pop(entry.player, None)

    def _started(self, entry: log.Started, happened: Happened) -> None:
        self.story = []
        self.moves = []
        self.spoken, self.rulings = {}, []
        for chair in self.chairs:
            chair.wake()
        self.chairs = [chair for chair in self.chairs if not chair.is_empty]
        self._seats.clear()
        if self.host is not None:
            self.entropy[self.host] = entry.entropy
        self.contributions = tuple(
            (self.seats_of(player)[0], self.entropy[player])
            for player in self.people()
            if self.entropy.get(player)
        )
        self.status = "playing"
        self.outcome = None
        self.asked_since = [self.seq] * len(self.chairs)
        self.clocks = Clocks(self.clock, len(self.chairs))
        game = self.game
        if game is not None:
            self.state = game.new(len(self.chairs), self.seed, self.options)
            self._asked = self.state.deciders()
            self._ask()
            self._weigh_end()

    def _moved(self, entry: log.Moved, happened: Happened) -> None:
        self.moves.append(entry)
        state = self.state
        if state is None:
            return
        before = self._asked
        if entry.how != "person":
            self._note_time_out(entry)
        elif self.chairs[entry.seat].time_outs:
            self.chairs[entry.seat].wake()
        state.apply(entry.seat, state.rules.game.moves[entry.code], happened.notices)
        self._asked = () if state.is_over else state.deciders()
        if entry.seat != TABLE and self.clocks is not None:
            self.clocks.moved(entry.seat)
        self._ask()
        self._note_choices(before, entry.seat)
        if self.spoken:
            still = {proof.code for proof in hooks.proofs(state)}
            self.spoken = {code: n for code, n in self.spoken.items() if code in still}
        self._weigh_end()

    def _note_time_out(self, entry: log.Moved) -> None:
        """Count the turns in a row that a person let run out."""
        assert self.state is not None
        seat: Seat | None = None
        if entry.how == "clock" and self.clock.kind == "move":
            seat = entry.seat
        elif entry.how == "timer" and self.clocks is not None:
            game = self.state.rules.game
            if hooks.is_time_out(game, game.moves[entry.code]):
                seat = self.clocks.seat_of(entry.code)
        if seat is not None and self.chairs[seat].level is None:
            self.chairs[seat].time_outs += 1
            self.is_restless = True

    def _note_choices(self, before: tuple[Seat, ...], mover: Seat) -> None:
        """Seats that were asked before and still are keep their old question's number."""
        now = self.deciders()
        simultaneous = mover not in now and len(before) > 1 and set(now) <= set(before)
        for seat in now:
            if seat != TABLE and not (simultaneous and seat in before):
                self.asked_since[seat] = self.seq

    def _ask(self) -> None:
        if self.status != "playing" or self.clocks is None or self.state is None:
            return
        if self.clocks.has_seat_clocks:
            self.clocks.ask(
                tuple(s for s in self._asked if s != TABLE and not self.chairs[s].is_played_by_bot)
            )
        self.clocks.set_timers(self.state.timers())

    def _weigh_end(self) -> None:
        state = self.state
        if state is not None and state.is_over:
            self.status = "over"
            self.outcome = state.outcome
            self.pause, self.paused = [], False
            self.clocks = None

    def _spoke(self, entry: log.Spoke, _: Happened) -> None:
        """Chat is kept; where the game listens, words may prove something."""
        if self.state is None or self.status != "playing" or entry.text is None:
            return
        for proof in hooks.proofs(self.state):
            if proof.seat in self.seats_of(entry.player):
                said = hooks.count_words(entry.text, proof.words)
                self.spoken[proof.code] = self.spoken.get(proof.code, 0) + said

    def _pause_wanted(self, entry: log.PauseWanted, _: Happened) -> None:
        if entry.player not in self.pause:
            self.pause.append(entry.player)
        self._weigh_pause()

    def _resumed(self, entry: log.Resumed, _: Happened) -> None:
        self.pause, self.paused = [], False

    def _removed(self, entry: log.Removed, _: Happened) -> None:
        self.banned.add(entry.player)
        for seat in reversed(self.seats_of(entry.player)):
            self._vacate(seat)

    def _locked(self, entry: log.Locked, _: Happened) -> None:
        self.locked = entry.locked

    def _handed_over(self, entry: log.HandedOver, _: Happened) -> None:
        self.host = entry.player

    def _ruling_asked(self, entry: log.RulingAsked, happened: Happened) -> None:
        closes = happened.logged.at + 1000 * entry.seconds
        self.rulings.append(Ruling(entry.text, entry.player, closes))

    def _ruling_voted(self, entry: log.RulingVoted, _: Happened) -> None:
        ruling = self.rulings[-1]
        ruling.votes[entry.player] = entry.yes
        ruling.weigh(self.present_people())

    def _ruling_closed(self, entry: log.RulingClosed, _: Happened) -> None:
        self.rulings[-1].weigh(self.present_people(), is_over=True)

    def _stood_in(self, entry: log.StoodIn, _: Happened) -> None:
        self.chairs[entry.seat].level = entry.level
        self.chairs[entry.seat].is_dozing = entry.dozing
        player = self.chairs[entry.seat].player
        if player is not None:
            self._forget_in_pause(player)
        self._ask()

    def _gave_back(self, entry: log.GaveBack, _: Happened) -> None:
        self.chairs[entry.seat].level = None
        self.chairs[entry.seat].wake()
        self._weigh_pause()
        self._ask()

    def _rematched(self, entry: log.Rematched, _: Happened) -> None:
        self.status = "lobby"
        self.round += 1
        self.secret = entry.secret
        self.entropy, self.contributions = {}, ()
        self.state, self.outcome = None, None
        self.story, self.moves = [], []
        for chair in self.chairs:
            if chair.is_stand_in:
                chair.clear() if chair.player is None else chair.seat_person(
                    chair.player, chair.name
                )

    def _woken(self, entry: log.Woken, _: Happened) -> None:
        """The time that nobody served the table was left out when time passed."""

    game_id: str
    version: int
    options: dict[str, Any]
    title: str
    listed: bool
    clock: ClockRule
    absence: AbsenceRule
    deck: str | None


Fold = Callable[[Table, Any, Happened], None]

_FOLDS: dict[type[AnyEntry], Fold] = {
    log.Made: Table._made,
    log.Sat: Table._sat,
    log.Left: Table._left,
    log.SeatSet: Table._seat_set,
    log.ChairsSet: Table._chairs_set,
    log.Configured: Table._configured,
    log.ReadySet: Table._ready_set,
    log.Started: Table._started,
    log.Moved: Table._moved,
    log.Spoke: Table._spoke,
    log.PauseWanted: Table._pause_wanted,
    log.Resumed: Table._resumed,
    log.Removed: Table._removed,
    log.Locked: Table._locked,
    log.HandedOver: Table._handed_over,
    log.StoodIn: Table._stood_in,
    log.GaveBack: Table._gave_back,
    log.RulingAsked: Table._ruling_asked,
    log.RulingVoted: Table._ruling_voted,
    log.RulingClosed: Table._ruling_closed,
    log.Rematched: Table._rematched,
    log.Woken: Table._woken,
}
