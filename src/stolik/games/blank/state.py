"""The data of one game of BLANK."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.blank.engine.model.duty import Duty, duty_from
from stolik.games.blank.engine.model.fields import NO_NUMBERS
from stolik.games.blank.engine.model.frame import Frame
from stolik.games.blank.engine.model.frame_snapshots import frame_from
from stolik.games.blank.engine.model.lasting import (
    NO_BANS,
    NO_COUNTED_STREAKS,
    NO_SILENCED_RULES,
    NO_STANDING_ORDERS,
    Ban,
    CountedStreak,
    SilencedRule,
    StandingOrder,
)
from stolik.games.blank.engine.model.resolution import Resolution, resolution_from
from stolik.games.blank.engine.model.stages import NO_CARD, NO_SOURCE, NOBODY
from stolik.games.blank.engine.setting import Setting
from stolik.kernel.entropy import Stream, stream_from
from stolik.kernel.move import Move
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

NO_STREAKS: Final[list[int]] = [0, 0, 0]
NO_DUTIES: Final[list[Duty]] = []
NO_RESOLUTIONS: Final[list[Resolution]] = []
NO_COUNTDOWN: Final = -1  # instead of the turns that are left

# The place of a former field, kept so that the digests of recorded games stay as they are.
_FORMER: Final = True


@final
class BlankState(State):
    """Game cards are numbers from 0, rule cards too; hands are kept in order.

    The last card of `draw`, `discard` and `rule_pile` is the top one. `known`
    holds for each game card one bit for each seat that knows where it is.

    Copies are made all the time, so they share every list that changes rarely: such a list is
    replaced, never changed in place. In place change only hands, `known`, `stack`, and `laid` and
    `signs` while they are not empty (`fields.grown`). Copies share both piles of game cards too:
    whoever changes one in place takes it from `own_draw` or `own_discard`.
    """

    is_draw_shared: bool = False  # a copy has the same list
    is_discard_shared: bool = False
    pile_seen: i64 = 0  # one bit for each seat that knows which cards the draw pile has
    row_mask: i64 = 0
    rule_pile_known: i64 = 0  # everybody has seen this many go to the bottom
    active: i64 = 0  # whose turn it is
    first: i64 = 0
    direction: i64 = 1
    turns: i64 = 0
    plays: i64 = 0
    limit: i64 = 0
    limit_source: i64 = NO_SOURCE
    is_extra: bool = False
    is_extra_due: bool = False
    jump_to: i64 = NOBODY
    is_turn_over: bool = False
    could_act: bool = False  # the active player has been asked to act
    match_by: i64 = 0
    match_source: i64 = NO_SOURCE
    laid_by: i64 = NOBODY
    played_by: i64 = NOBODY  # whose card is on top of the discard pile
    last_played: i64 = NO_CARD  # the top card after the last play
    turns_without_movement: i64 = 0
    has_card_moved: bool = False
    countdown: i64 = 0
    countdown_count: i64 = 0
    turns_left: i64 = NO_COUNTDOWN  # turn-based: until the countdown is over
    is_time_up: bool = False
    quiet_seats: i64 = 0  # one bit a seat: has been wrong since the last play
    is_slow_time_over: bool = False
    is_marker_shown: bool = False
    was_reminded: bool = False
    away_seats: i64 = 0  # one bit for each seat that has left (BLK-R51)
    shown_by: i64 = NOBODY
    winners: tuple[Seat, ...] = ()
    last_legal: list[Move] | None = None  # what was last listed, until the next move
    last_legal_seat: i64 = NOBODY
    ending: i64 = 0

    def __init__(
        self, rules: Rules, entropy: Stream, setting: Setting, hands: list[list[int]]
    ) -> None:
        super().__init__(rules, entropy)
        self.setting = setting
        self.hands = hands
        self.draw: list[int] = NO_NUMBERS
        self.discard: list[int] = NO_NUMBERS
        self.known: vec[i64] = vec[i64]()
        self.row: list[int] = NO_NUMBERS
        self.rule_pile: list[int] = NO_NUMBERS
        self.silenced: list[SilencedRule] = NO_SILENCED_RULES
        self.skips: list[int] = setting.zeros
        self.limits: list[int] = setting.zeros
        self.bans: list[Ban] = NO_BANS
        self.laid: list[int] = NO_NUMBERS  # the cards of a play that is not finished yet
        self.streaks: list[int] = NO_STREAKS  # plays in succession of one colour, digit, parity
        self.counted_streaks: list[CountedStreak] = NO_COUNTED_STREAKS
        self.resolution: Resolution = Resolution(0)
        self.older_resolutions: list[Resolution] = NO_RESOLUTIONS  # mode B: duties stem from them
        self.stack: list[Frame] = []  # what is under way; the last frame is worked on
        self.duties: list[Duty] = NO_DUTIES
        self.reported: list[int] = NO_NUMBERS  # keys of reports in this turn
        self.unproven_rounds: list[int] = setting.zeros  # of the last unproven call-out
        self.judged_call_outs: list[int] = NO_NUMBERS  # keys; since the last play
        self.unclaimed_rule_times: list[int] = NO_NUMBERS  # mode B: rules whose time has passed
        self.clock_firings: list[int] = NO_NUMBERS  # clock rules, once for each time they fired
        self.idle_firings: list[int] = NO_NUMBERS  # idle rules that have fired this turn
        self.timeouts: list[int] = setting.zeros
        self.shown: list[int] = NO_NUMBERS
        self.signs: list[int] = NO_NUMBERS  # what chance, votes and partners decided in this move
        self.order_counts: list[int] = setting.zeros
        self.exempt: list[int] = setting.zeros  # one bit a kind of act (BLK-L42)
        self.standing_orders: list[StandingOrder] = NO_STANDING_ORDERS
        self.row_entries: list[int] = NO_NUMBERS  # how often each rule has entered the row
        self.removed_rules: list[int] = NO_NUMBERS  # mode B: sources that left the row lately

    def copy(self) -> BlankState:
        """An independent game at the same point."""
        other = BlankState(
            self.rules, self.entropy.copy(), self.setting, [hand.copy() for hand in self.hands]
        )
        other.is_over = self.is_over
        other.draw = self.draw
        other.is_draw_shared = self.is_draw_shared = True
        other.discard = self.discard
        other.is_discard_shared = self.is_discard_shared = True
        other.known = self.known[:]
        other.pile_seen = self.pile_seen
        other.row = self.row
        other.row_mask = self.row_mask
        other.rule_pile = self.rule_pile
        other.rule_pile_known = self.rule_pile_known
        other.silenced = self.silenced
        self._copy_turn(other)
        self._copy_work(other)
        self._copy_rest(other)
        return other

    def own_draw(self) -> list[int]:
        """The draw pile, to be changed in place."""
        if self.is_draw_shared:
            self.draw = self.draw.copy()
            self.is_draw_shared = False
        return self.draw

    def own_discard(self) -> list[int]:
        """The discard pile, to be changed in place."""
        if self.is_discard_shared:
            self.discard = self.discard.copy()
            self.is_discard_shared = False
        return self.discard

    def _copy_turn(self, other: BlankState) -> None:
        other.active = self.active
        other.first = self.first
        other.direction = self.direction
        other.turns = self.turns
        other.plays = self.plays
        other.skips = self.skips
        other.limits = self.limits
        other.limit = self.limit
        other.limit_source = self.limit_source
        other.is_extra = self.is_extra
        other.is_extra_due = self.is_extra_due
        other.jump_to = self.jump_to
        other.is_turn_over = self.is_turn_over
        other.could_act = self.could_act
        other.bans = self.bans
        other.match_by = self.match_by
        other.match_source = self.match_source
        if self.laid:
            other.laid = self.laid.copy()
        other.laid_by = self.laid_by
        other.played_by = self.played_by
        other.streaks = self.streaks
        other.last_played = self.last_played
        other.counted_streaks = self.counted_streaks
        other.turns_without_movement = self.turns_without_movement
        other.has_card_moved = self.has_card_moved

    def _copy_work(self, other: BlankState) -> None:
        other.resolution.take_fields(self.resolution, None)
        if self.older_resolutions:
            other.older_resolutions = [older.copy() for older in self.older_resolutions]
        if self.stack:
            other.stack = [frame.copy() for frame in self.stack]
        if self.duties:
            other.duties = [duty.copy() for duty in self.duties]
        other.countdown = self.countdown
        other.countdown_count = self.countdown_count
        other.turns_left = self.turns_left
        other.is_time_up = self.is_time_up

    def _copy_rest(self, other: BlankState) -> None:
        other.reported = self.reported
        other.quiet_seats = self.quiet_seats
        other.unproven_rounds = self.unproven_rounds
        other.judged_call_outs = self.judged_call_outs
        other.unclaimed_rule_times = self.unclaimed_rule_times
        other.clock_firings = self.clock_firings
        other.idle_firings = self.idle_firings
        other.is_slow_time_over = self.is_slow_time_over
        other.is_marker_shown = self.is_marker_shown
        other.was_reminded = self.was_reminded
        other.timeouts = self.timeouts
        other.away_seats = self.away_seats
        other.shown = self.shown
        other.shown_by = self.shown_by
        if self.signs:
            other.signs = self.signs.copy()
        other.order_counts = self.order_counts
        other.exempt = self.exempt
        other.standing_orders = self.standing_orders
        other.row_entries = self.row_entries
        other.removed_rules = self.removed_rules
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
                int(self.rule_pile_known),
                tuple([rule.snapshot() for rule in self.silenced]), tuple(self.row_entries),
            ),
            (
                int(self.active), int(self.first), int(self.direction), int(self.turns),
                int(self.plays), int(self.limit), int(self.limit_source), self.is_extra,
                self.is_extra_due, int(self.jump_to), self.is_turn_over, self.could_act,
                int(self.match_by), int(self.match_source), int(self.laid_by),
                int(self.played_by), int(self.turns_without_movement), self.has_card_moved,
            ),
            (
                tuple(self.skips), tuple(self.limits),
                tuple([ban.snapshot() for ban in self.bans]), tuple(self.laid),
                (*self.streaks, int(self.last_played)),
                tuple([streak.snapshot() for streak in self.counted_streaks]),
            ),
            (
                self.resolution.snapshot(),
                tuple([older.snapshot() for older in self.older_resolutions]),
                tuple([frame.snapshot() for frame in self.stack]),
                tuple([duty.snapshot() for duty in self.duties]),
            ),
            (
                int(self.countdown), int(self.countdown_count), int(self.turns_left),
                self.is_time_up,
                int(self.quiet_seats), self.is_slow_time_over, _FORMER, self.is_marker_shown,
                self.was_reminded, int(self.away_seats), int(self.shown_by),
            ),
            (
                tuple(self.reported), tuple(self.unproven_rounds), tuple(self.judged_call_outs),
                tuple(self.unclaimed_rule_times), tuple(self.clock_firings),
                tuple(self.idle_firings), tuple(self.timeouts),
                tuple(self.shown), tuple([order.snapshot() for order in self.standing_orders]),
                tuple(self.removed_rules), tuple(self.signs),
                tuple(self.order_counts), tuple(self.exempt),
            ),
            (self.winners, int(self.ending)),
        )  # fmt: skip


def restored(rules: Rules, setting: Setting, snapshot: tuple[object, ...]) -> BlankState:
    """Restore the state that gave this snapshot."""
    (entropy, is_over, hands, piles, row, turn, lists, work, clocks, rest, end) = snapshot
    assert isinstance(entropy, tuple) and isinstance(hands, tuple) and isinstance(is_over, bool)
    assert isinstance(piles, tuple) and isinstance(row, tuple) and isinstance(turn, tuple)
    assert isinstance(lists, tuple) and isinstance(work, tuple) and isinstance(clocks, tuple)
    assert isinstance(rest, tuple) and isinstance(end, tuple)
    state = BlankState(rules, stream_from(entropy), setting, [list(hand) for hand in hands])
    state.is_over = is_over
    state.draw, state.discard, state.known = list(piles[0]), list(piles[1]), vec[i64](piles[2])
    state.pile_seen = piles[3]
    state.row, state.row_mask, state.rule_pile = list(row[0]), row[1], list(row[2])
    state.rule_pile_known, state.row_entries = row[3], list(row[5])
    state.silenced = [SilencedRule(*rule) for rule in row[4]]
    (state.active, state.first, state.direction, state.turns, state.plays, state.limit,
     state.limit_source, state.is_extra, state.is_extra_due, state.jump_to, state.is_turn_over,
     state.could_act, state.match_by, state.match_source, state.laid_by, state.played_by,
     state.turns_without_movement, state.has_card_moved) = turn  # fmt: skip
    state.skips, state.limits, state.laid = list(lists[0]), list(lists[1]), list(lists[3])
    state.bans = [Ban(*ban) for ban in lists[2]]
    state.streaks, state.last_played = list(lists[4][:3]), lists[4][3]
    state.counted_streaks = [CountedStreak(*streak) for streak in lists[5]]
    state.resolution = resolution_from(work[0])
    state.older_resolutions = [resolution_from(older) for older in work[1]]
    state.stack = [frame_from(frame) for frame in work[2]]
    state.duties = [duty_from(duty) for duty in work[3]]
    (state.countdown, state.countdown_count, state.turns_left, state.is_time_up, state.quiet_seats,
     state.is_slow_time_over, _, state.is_marker_shown, state.was_reminded, state.away_seats,
     state.shown_by) = clocks  # fmt: skip
    state.reported, state.unproven_rounds, state.judged_call_outs = (
        list(rest[0]),
        list(rest[1]),
        list(rest[2]),
    )
    state.unclaimed_rule_times, state.clock_firings, state.idle_firings = (
        list(rest[3]),
        list(rest[4]),
        list(rest[5]),
    )
    state.timeouts, state.shown = list(rest[6]), list(rest[7])
    state.standing_orders = [StandingOrder(*order) for order in rest[8]]
    state.removed_rules, state.signs, state.order_counts = (
        list(rest[9]),
        list(rest[10]),
        list(rest[11]),
    )
    state.exempt = list(rest[12])
    state.winners, state.ending = end
    return state
