"""The data of one game of Call to Adventure."""

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure.scales import SCALES
from stolik.games.call_to_adventure.tables import Tables
from stolik.kernel.entropy import Stream
from stolik.kernel.move import Move
from stolik.kernel.rules import Rules
from stolik.kernel.state import State

NO_MOVES: Final[list[Move]] = []
SYMBOLS: Final = 12
DECKS: Final = 6
LOWEST: Final = SCALES.lowest  # CTA-R1: the ends of the morality track
HIGHEST: Final = SCALES.highest

# What a pending jump means; a higher one prevails (CTA-R110).
NO_JUMP: Final = 0
MAY_REPEAT: Final = 1
MUST_REPEAT: Final = 2
MUST_CHANGE: Final = 3
MUST_FAIL: Final = 4
MUST_SUCCEED: Final = 5

UNDECIDED: Final = -1

NUMBERS: Final = (
    "is_over", "active", "start", "turns", "finisher", "last_turns", "acts_open", "opener_2",
    "opener_3", "mains_due", "mains_done", "journeys_paid", "journeys_free", "journeys_extra",
    "dark_bought", "dark_allowed", "has_succeeded", "has_failed", "is_aftermath", "used_turn",
    "used_challenge", "used_game", "forbidden", "sacrificed", "faced", "place", "path", "attempt",
    "is_pool_open", "ignored", "ignored_kinds", "result_bonus", "result_bound",
    "difficulty_bonus", "difficulty_bound", "verdict", "jump", "left_place", "spares",
    "has_no_fail_xp", "is_kept", "is_ally_due", "xp_spent", "result", "target", "hush",
    "adversary", "adversary_xp", "slayer", "is_lost",
)  # fmt: skip
LISTS: Final = (
    "xp", "morality", "origins", "motivations", "destinies", "symbols", "temporary", "rows",
    "row_allies", "glimpsed", "agenda", "stack", "waiting", "revealed", "postponed",
    "chosen", "allowed", "costs", "pool", "granted", "cast", "last_cast", "seat_ears", "standing",
    "table_costs", "quests", "difficulty_rows", "faced_before",
)  # fmt: skip
NESTED: Final = (
    "hands", "tucked", "allies", "played", "decks", "discards", "dealt", "undealt", "box", "pad",
)  # fmt: skip


class AdventureState(State):
    """Cards are numbers from 0; lists by seat are indexed by it, symbols by seat × 12 + symbol.

    The inner lists of the nested ones are never changed in place but replaced,
    so that copies share them.
    """

    # Whose turn it is and how far the game has come.
    active: int
    start: int
    turns: int  # how many the start player has begun (CTA-R116)
    finisher: int  # who finished Act III, or defeated the adversary, first; -1
    last_turns: int  # how many seats still have their last turn; -1 before that
    acts_open: int  # how many rows lie face up
    opener_2: int  # who turns Act II's row up at the start of the next own turn (CTA-133); -1
    opener_3: int
    # The turn.
    mains_due: int
    mains_done: int
    journeys_paid: int
    journeys_free: int
    journeys_extra: int
    dark_bought: int  # CTA-R31
    dark_allowed: int
    has_succeeded: bool
    has_failed: bool
    is_aftermath: bool  # a challenge has had its consequences this turn (W-15)
    used_turn: int  # bits of the effects with a limit
    used_challenge: int
    used_game: int
    forbidden: int  # bits of ACTIVITIES, and of card backs from bit 8 on, for the turn
    # The challenge.
    faced: int  # the card, -1 outside a challenge
    place: int
    path: int
    attempt: int
    is_pool_open: bool  # nothing has happened in this attempt: runes may be left out
    ignored: int  # bits of places in the cast
    ignored_kinds: int  # bits of rune kinds, for all attempts (CTA-210)
    result_bonus: int
    result_bound: int  # bound to this card (CTA-R109)
    difficulty_bonus: int
    difficulty_bound: int
    verdict: int
    jump: int
    left_place: int  # the place one was forced away from (CTA-R48); -1
    faced_before: list[int]  # four numbers for each card one was forced away from (CTA-R109)
    spares: int  # corruption that will be ignored; 99 is all
    has_no_fail_xp: bool
    is_kept: bool
    is_ally_due: bool
    xp_spent: int
    result: int
    target: int  # the difficulty the verdict used
    hush: int  # above 0 while a triggered effect is carried out (CTA-R113)
    sacrificed: int  # bits of ally ids
    # The adversary of solo and co-operative play.
    adversary: int  # its card, -1 in a competitive game
    adversary_xp: int
    slayer: int  # who defeated it, -1
    is_lost: bool
    # By seat.
    xp: list[int]
    morality: list[int]
    origins: list[int]
    motivations: list[int]
    destinies: list[int]
    symbols: list[int]
    temporary: list[int]
    allowed: list[int]  # backs that may be played whatever the morality says
    seat_ears: list[int]  # events the seat's story listens to
    chosen: list[int]  # W-1; -1 until then
    hands: list[list[int]]
    tucked: list[list[int]]  # card × 2 + path, in the order gained; three to an act
    allies: list[list[int]]
    played: list[list[int]]
    dealt: list[list[int]]
    # The table.
    rows: list[int]  # 3 × 5 places, -1 where there is none
    row_allies: list[int]
    decks: list[list[int]]
    tops: list[int]
    glimpsed: list[int]  # seat × 6 + deck: how many cards from the top this seat has seen
    discards: list[list[int]]
    undealt: list[list[int]]  # character cards nobody was dealt
    box: list[list[int]]  # one list: cards that this game does not use
    standing: list[int]  # face-up cards without an owner that have effects
    table_costs: list[int]  # by activity: what they change; the last entry forbids
    difficulty_rows: list[int]  # by act, and the set-aside adversary
    costs: list[int]  # by activity: for the turn
    quests: list[int]
    # What is going on.
    agenda: list[int]
    stack: list[int]  # played cards not yet resolved
    waiting: list[int]  # triggered effects not yet ordered
    revealed: list[int]
    postponed: list[int]
    pool: list[int]  # runes by kind
    granted: list[int]  # by kind, for this challenge
    cast: list[int]  # rune × 2 + face
    last_cast: list[int]  # what lies on the table since the last cast, for all to see
    pad: list[list[int]]  # the score pad, a line for each seat

    def __init__(self, rules: Rules, entropy: Stream, tables: Tables) -> None:
        super().__init__(rules, entropy)
        self.tables = tables
        self.ready_for: int = -9  # whose legal moves `ready` holds; a memory, not data
        self.ready: list[Move] = NO_MOVES

    def copy(self) -> AdventureState:
        """An independent game at the same point."""
        other = AdventureState(self.rules, self.entropy.copy(), self.tables)
        self._copy_table(other)
        self._copy_turn(other)
        self._copy_challenge(other)
        self._copy_seats(other)
        return other

    def _copy_table(self, other: AdventureState) -> None:
        other.is_over = self.is_over
        other.rows = self.rows.copy()
        other.row_allies = self.row_allies.copy()
        other.decks = self.decks.copy()
        other.tops = self.tops.copy()
        other.glimpsed = self.glimpsed.copy()
        other.discards = self.discards.copy()
        other.undealt = self.undealt
        other.box = self.box
        other.standing = self.standing.copy()
        other.table_costs = self.table_costs.copy()
        other.difficulty_rows = self.difficulty_rows.copy()
        other.quests = self.quests
        other.agenda = self.agenda.copy()
        other.stack = self.stack.copy()
        other.waiting = self.waiting.copy()
        other.revealed = self.revealed.copy()
        other.postponed = self.postponed.copy()
        other.pad = self.pad

    def _copy_turn(self, other: AdventureState) -> None:
        other.active = self.active
        other.start = self.start
        other.turns = self.turns
        other.finisher = self.finisher
        other.last_turns = self.last_turns
        other.acts_open = self.acts_open
        other.opener_2 = self.opener_2
        other.opener_3 = self.opener_3
        other.mains_due = self.mains_due
        other.mains_done = self.mains_done
        other.journeys_paid = self.journeys_paid
        other.journeys_free = self.journeys_free
        other.journeys_extra = self.journeys_extra
        other.dark_bought = self.dark_bought
        other.dark_allowed = self.dark_allowed
        other.has_succeeded = self.has_succeeded
        other.has_failed = self.has_failed
        other.is_aftermath = self.is_aftermath
        other.used_turn = self.used_turn
        other.used_challenge = self.used_challenge
        other.used_game = self.used_game
        other.forbidden = self.forbidden
        other.costs = self.costs.copy()
        other.adversary = self.adversary
        other.adversary_xp = self.adversary_xp
        other.slayer = self.slayer
        other.is_lost = self.is_lost

    def _copy_challenge(self, other: AdventureState) -> None:
        other.faced = self.faced
        other.place = self.place
        other.path = self.path
        other.attempt = self.attempt
        other.is_pool_open = self.is_pool_open
        other.ignored = self.ignored
        other.ignored_kinds = self.ignored_kinds
        other.result_bonus = self.result_bonus
        other.result_bound = self.result_bound
        other.difficulty_bonus = self.difficulty_bonus
        other.difficulty_bound = self.difficulty_bound
        other.verdict = self.verdict
        other.jump = self.jump
        other.left_place = self.left_place
        other.faced_before = self.faced_before
        other.spares = self.spares
        other.has_no_fail_xp = self.has_no_fail_xp
        other.is_kept = self.is_kept
        other.is_ally_due = self.is_ally_due
        other.xp_spent = self.xp_spent
        other.result = self.result
        other.target = self.target
        other.hush = self.hush
        other.pool = self.pool.copy()
        other.granted = self.granted.copy()
        other.cast = self.cast.copy()
        other.last_cast = self.last_cast

    def _copy_seats(self, other: AdventureState) -> None:
        other.sacrificed = self.sacrificed
        other.xp = self.xp.copy()
        other.morality = self.morality.copy()
        other.origins = self.origins.copy()
        other.motivations = self.motivations.copy()
        other.destinies = self.destinies.copy()
        other.symbols = self.symbols.copy()
        other.temporary = self.temporary.copy()
        other.allowed = self.allowed.copy()
        other.seat_ears = self.seat_ears.copy()
        other.chosen = self.chosen.copy()
        other.hands = self.hands.copy()
        other.tucked = self.tucked.copy()
        other.allies = self.allies.copy()
        other.played = self.played.copy()
        other.dealt = self.dealt

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can change, as nested tuples of plain values."""
        told: list[object] = [self.entropy.snapshot()]
        for name in NUMBERS:
            told.append(getattr(self, name))
        for name in LISTS:
            told.append(tuple(getattr(self, name)))
        for name in NESTED:
            if name == "decks":
                told.append(
                    tuple([tuple(self.decks[k][self.tops[k] :]) for k in range(len(self.decks))])
                )
            else:
                told.append(tuple([tuple(inner) for inner in getattr(self, name)]))
        return tuple(told)
