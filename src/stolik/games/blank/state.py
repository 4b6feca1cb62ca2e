"""The data of one game of BLANK."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from stolik.games.blank.engine.frames import Duty, Frame, Line, duty_from, frame_from, line_from
from stolik.games.blank.engine.setting import Setting
from stolik.kernel.entropy import Stream, stream_from
from stolik.kernel.move import Move
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State


@final
class BlankState(State):
    """Game cards are numbers from 0, rule cards too; hands are kept in order.

    The last card of `draw`, `discard` and `rule_pile` is the top one. `known`
    holds for each game card one bit for each seat that knows where it is.
    """

    def __init__(  # noqa: PLR0915 - one statement a field
        self, rules: Rules, entropy: Stream, setting: Setting, hands: list[list[int]]
    ) -> None:
        super().__init__(rules, entropy)
        seats = len(hands)
        self.setting = setting
        self.hands = hands
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.known: list[int] = []
        self.pile_seen: i64 = 0  # seats that know which cards the draw pile has
        self.row: list[int] = []
        self.row_mask: i64 = 0
        self.rule_pile: list[int] = []
        self.rules_known: i64 = 0  # so many at the bottom everybody has seen go there
        self.silenced: list[tuple[int, int, int]] = []  # rule, until, whose turn
        self.active: i64 = 0
        self.first: i64 = 0
        self.direction: i64 = 1
        self.turns: i64 = 0
        self.plays: i64 = 0
        self.skips: list[int] = [0] * seats
        self.limits: list[int] = [0] * seats
        self.limit: i64 = 0
        self.limit_source: i64 = -1
        self.is_extra: bool = False
        self.extra_due: bool = False
        self.jump_to: i64 = -1
        self.turn_over: bool = False
        self.has_acted: bool = False
        self.bans: list[tuple[int, int, int, int, int]] = []  # what, value, until, whose, source
        self.match_by: i64 = 0
        self.match_source: i64 = -1
        self.laid: list[int] = []
        self.layer: i64 = -1
        self.played_by: i64 = -1
        self.runs: list[int] = [0, 0, 0, -1]  # plays running of one colour, digit, parity; last top
        self.run_bases: list[tuple[int, int, int]] = []  # rule, attribute, counted up to
        self.still: i64 = 0
        self.moved: bool = False
        self.line: Line = Line(0)
        self.lines: list[Line] = []  # mode B: older ones that duties stem from
        self.todo: list[Frame] = []
        self.duties: list[Duty] = []
        self.countdown: i64 = 0
        self.countdowns: i64 = 0
        self.turns_left: i64 = -1
        self.time_up: bool = False
        self.reported: list[int] = []
        self.spoken: i64 = 0  # one bit a seat: has been wrong since the last play
        self.unproven: list[int] = [0] * seats  # the round an accusation was left unproven in
        self.judged: list[int] = []
        self.ripe: list[int] = []
        self.ticked: list[int] = []  # clock rules that have had their time
        self.idled: list[int] = []  # idle rules that have fired this turn
        self.is_slow_over: bool = False
        self.has_breathed: bool = True
        self.marker: bool = False
        self.reminded: bool = False
        self.timeouts: list[int] = [0] * seats
        self.away: i64 = 0
        self.shown: list[int] = []
        self.shown_by: i64 = -1
        self.signs: list[int] = []  # cards, lots, votes, partners that this move has shown to all
        self.order_counts: list[int] = [0] * seats
        self.exempt: list[int] = [0] * seats  # one bit a kind of act (BLK-L42)
        self.orders: list[tuple[int, int, int]] = []  # seat, card, how
        self.entered: list[int] = []  # how often each rule has entered the row
        self.gone: list[int] = []  # mode B: sources that left the row lately
        self.winners: tuple[Seat, ...] = ()
        self.listed: list[Move] = []  # what was last said to be legal, until the next move
        self.listed_for: i64 = -2
        self.ending: i64 = 0

    def copy(self) -> BlankState:
        """An independent game at the same point."""
        other = BlankState(
            self.rules, self.entropy.copy(), self.setting, [hand.copy() for hand in self.hands]
        )
        other.is_over = self.is_over
        other.draw = self.draw.copy()
        other.discard = self.discard.copy()
        other.known = self.known.copy()
        other.pile_seen = self.pile_seen
        other.row = self.row.copy()
        other.row_mask = self.row_mask
        other.rule_pile = self.rule_pile.copy()
        other.rules_known = self.rules_known
        if self.silenced:
            other.silenced = self.silenced.copy()
        self._copy_turn(other)
        self._copy_work(other)
        self._copy_rest(other)
        return other

    def _copy_turn(self, other: BlankState) -> None:
        other.active = self.active
        other.first = self.first
        other.direction = self.direction
        other.turns = self.turns
        other.plays = self.plays
        other.skips = self.skips.copy()
        other.limits = self.limits.copy()
        other.limit = self.limit
        other.limit_source = self.limit_source
        other.is_extra = self.is_extra
        other.extra_due = self.extra_due
        other.jump_to = self.jump_to
        other.turn_over = self.turn_over
        other.has_acted = self.has_acted
        if self.bans:
            other.bans = self.bans.copy()
        other.match_by = self.match_by
        other.match_source = self.match_source
        if self.laid:
            other.laid = self.laid.copy()
        other.layer = self.layer
        other.played_by = self.played_by
        other.runs = self.runs.copy()
        if self.run_bases:
            other.run_bases = self.run_bases.copy()
        other.still = self.still
        other.moved = self.moved

    def _copy_work(self, other: BlankState) -> None:
        other.line = self.line.copy()
        if self.lines:
            other.lines = [line.copy() for line in self.lines]
        if self.todo:
            other.todo = [frame.copy() for frame in self.todo]
        if self.duties:
            other.duties = [duty.copy() for duty in self.duties]
        other.countdown = self.countdown
        other.countdowns = self.countdowns
        other.turns_left = self.turns_left
        other.time_up = self.time_up

    def _copy_rest(self, other: BlankState) -> None:
        if self.reported:
            other.reported = self.reported.copy()
        other.spoken = self.spoken
        other.unproven = self.unproven.copy()
        if self.judged:
            other.judged = self.judged.copy()
        if self.ripe:
            other.ripe = self.ripe.copy()
        if self.ticked:
            other.ticked = self.ticked.copy()
        if self.idled:
            other.idled = self.idled.copy()
        other.is_slow_over = self.is_slow_over
        other.has_breathed = self.has_breathed
        other.marker = self.marker
        other.reminded = self.reminded
        other.timeouts = self.timeouts.copy()
        other.away = self.away
        if self.shown:
            other.shown = self.shown.copy()
        other.shown_by = self.shown_by
        if self.signs:
            other.signs = self.signs.copy()
        other.order_counts = self.order_counts.copy()
        other.exempt = self.exempt.copy()
        if self.orders:
            other.orders = self.orders.copy()
        other.entered = self.entered.copy()
        if self.gone:
            other.gone = self.gone.copy()
        other.winners = self.winners
        other.ending = self.ending

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can change, as nested tuples of plain values."""
        return (
            self.entropy.snapshot(),
            self.is_over,
            tuple(tuple(hand) for hand in self.hands),
            (tuple(self.draw), tuple(self.discard), tuple(self.known), int(self.pile_seen)),
            (
                tuple(self.row), int(self.row_mask), tuple(self.rule_pile),
                int(self.rules_known), tuple(self.silenced), tuple(self.entered),
            ),
            (
                int(self.active), int(self.first), int(self.direction), int(self.turns),
                int(self.plays), int(self.limit), int(self.limit_source), self.is_extra,
                self.extra_due, int(self.jump_to), self.turn_over, self.has_acted,
                int(self.match_by), int(self.match_source), int(self.layer),
                int(self.played_by), int(self.still), self.moved,
            ),
            (
                tuple(self.skips), tuple(self.limits), tuple(self.bans), tuple(self.laid),
                tuple(self.runs), tuple(self.run_bases),
            ),
            (
                self.line.facts(), tuple([line.facts() for line in self.lines]),
                tuple([frame.facts() for frame in self.todo]),
                tuple([duty.facts() for duty in self.duties]),
            ),
            (
                int(self.countdown), int(self.countdowns), int(self.turns_left), self.time_up,
                int(self.spoken), self.is_slow_over, self.has_breathed, self.marker,
                self.reminded, int(self.away), int(self.shown_by),
            ),
            (
                tuple(self.reported), tuple(self.unproven), tuple(self.judged),
                tuple(self.ripe), tuple(self.ticked), tuple(self.idled), tuple(self.timeouts),
                tuple(self.shown), tuple(self.orders), tuple(self.gone), tuple(self.signs),
                tuple(self.order_counts), tuple(self.exempt),
            ),
            (self.winners, int(self.ending)),
        )  # fmt: skip


def restored(rules: Rules, setting: Setting, snapshot: tuple[object, ...]) -> BlankState:
    """Bring back the state that told this snapshot."""
    (entropy, is_over, hands, piles, row, turn, lists, work, clocks, rest, end) = snapshot
    assert isinstance(entropy, tuple) and isinstance(hands, tuple) and isinstance(is_over, bool)
    assert isinstance(piles, tuple) and isinstance(row, tuple) and isinstance(turn, tuple)
    assert isinstance(lists, tuple) and isinstance(work, tuple) and isinstance(clocks, tuple)
    assert isinstance(rest, tuple) and isinstance(end, tuple)
    state = BlankState(rules, stream_from(entropy), setting, [list(hand) for hand in hands])
    state.is_over = is_over
    state.draw, state.discard, state.known = list(piles[0]), list(piles[1]), list(piles[2])
    state.pile_seen = piles[3]
    state.row, state.row_mask, state.rule_pile = list(row[0]), row[1], list(row[2])
    state.rules_known, state.silenced, state.entered = row[3], list(row[4]), list(row[5])
    (state.active, state.first, state.direction, state.turns, state.plays, state.limit,
     state.limit_source, state.is_extra, state.extra_due, state.jump_to, state.turn_over,
     state.has_acted, state.match_by, state.match_source, state.layer, state.played_by,
     state.still, state.moved) = turn  # fmt: skip
    state.skips, state.limits, state.bans = list(lists[0]), list(lists[1]), list(lists[2])
    state.laid, state.runs, state.run_bases = list(lists[3]), list(lists[4]), list(lists[5])
    state.line = line_from(work[0])
    state.lines = [line_from(line) for line in work[1]]
    state.todo = [frame_from(frame) for frame in work[2]]
    state.duties = [duty_from(duty) for duty in work[3]]
    (state.countdown, state.countdowns, state.turns_left, state.time_up, state.spoken,
     state.is_slow_over, state.has_breathed, state.marker, state.reminded, state.away,
     state.shown_by) = clocks  # fmt: skip
    state.reported, state.unproven, state.judged = list(rest[0]), list(rest[1]), list(rest[2])
    state.ripe, state.ticked, state.idled = list(rest[3]), list(rest[4]), list(rest[5])
    state.timeouts, state.shown, state.orders = list(rest[6]), list(rest[7]), list(rest[8])
    state.gone, state.signs, state.order_counts = list(rest[9]), list(rest[10]), list(rest[11])
    state.exempt = list(rest[12])
    state.winners, state.ending = end
    return state
