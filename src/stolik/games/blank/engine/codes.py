# mypyc: compile
"""Cards as small tables of numbers, which the interpreter reads fast.

`compiler.py` makes them from the tree of the language once for each table.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Triggers, as bits of a mask; the row's mask shows what can be activated.
PLAYED: Final = 1
DRAWN: Final = 2
DISCARDED: Final = 4
HAND_SIZE: Final = 8
IDLE_TIME: Final = 16
CLOCK_TIME: Final = 32
SOCIAL: Final = 64
OUTSIDE: Final = 128
SKIPPED: Final = 256
REVERSED: Final = 512
RULE_CHANGED: Final = 1024
RESHUFFLED: Final = 2048
TURN_START: Final = 4096
TURN_END: Final = 8192
PENALISED: Final = 16384
STREAK: Final = 32768
CALLED_OUT: Final = 65536

# All six colours or digits as bits, and a range without an upper end.
ALL_SIX: Final = 0b111111
UNLIMITED: Final = 100000

# Attributes of a card, also in `match` and `matched`.
BY_COLOUR: Final = 1
BY_DIGIT: Final = 2
BY_BOTH: Final = 3
BY_PARITY: Final = 4
# Instead of an attribute: a colour or digit that the next card must have (BLK-L61).
DEMAND_COLOUR: Final = 8
DEMAND_DIGIT: Final = 16

# The digit of the new top card beside that of the former.
HIGHER: Final = 1
LOWER: Final = 2

# Causes of a draw and of a penalty.
CAUSE_PENALTY: Final = 1
CAUSE_EFFECT: Final = 2
P_NONE: Final = 1
P_FORM: Final = 2
P_DUTY: Final = 3
P_ACCUSE: Final = 4
P_CARD: Final = 5

# Who, in the order of the language's own list: single players, several, the rest.
W_ACTOR: Final = 0
W_ACTIVE: Final = 1
W_NEXT: Final = 2
W_PREVIOUS: Final = 3
W_LEFT: Final = 4
W_RIGHT: Final = 5
W_OPPOSITE: Final = 6
W_CHOSEN: Final = 7
W_CHOSEN_ANY: Final = 8
W_MOST: Final = 9
W_FEWEST: Final = 10
W_RANDOM: Final = 11
W_VOTED: Final = 12
W_ALL: Final = 13
W_OTHERS: Final = 14
W_NEXT_TWO: Final = 15
W_NEXT_THREE: Final = 16
W_TWO: Final = 17
W_CULPRITS: Final = 18
W_TABLE: Final = 19
W_WINNER: Final = 20
W_LOSER: Final = 21
W_EACH: Final = 22  # every other player in turn; only from or to whom
WHO: Final = (
    "actor", "active", "next", "previous", "left", "right", "opposite", "chosen", "chosenAny",
    "most", "fewest", "random", "voted", "all", "others", "nextTwo", "nextThree", "chosenTwo",
    "culprits", "table", "winner", "loser", "each",
)  # fmt: skip

# Conditions.
C_HAND: Final = 0
C_PLAY: Final = 1
C_RULES: Final = 2
C_TOP: Final = 3
C_DIRECTION: Final = 4
C_DRAW_PILE: Final = 5
C_DISCARD_PILE: Final = 6
C_PLAYERS: Final = 7
C_TURN_OF: Final = 8
C_DIE: Final = 9

# Verbs.
V_DRAW: Final = 0
V_DRAW_TO: Final = 1
V_TAKE: Final = 2
V_GIVE: Final = 3
V_DISCARD: Final = 4
V_EXCHANGE: Final = 5
V_SWAP: Final = 6
V_ROTATE: Final = 7
V_SEARCH: Final = 8
V_PEEK_HAND: Final = 9
V_PEEK_PILE: Final = 10
V_REVEAL: Final = 11
V_RECYCLE: Final = 12
V_SKIP: Final = 13
V_AGAIN: Final = 14
V_REVERSE: Final = 15
V_JUMP: Final = 16
V_BAN: Final = 17
V_MATCH: Final = 18
V_LIMIT: Final = 19
V_REPLACE: Final = 20
V_DROP: Final = 21
V_ADD: Final = 22
V_SILENCE: Final = 23
V_PENALTY: Final = 24
V_COUNTDOWN: Final = 25
V_SAY: Final = 26
V_ANSWER: Final = 27
V_ACT: Final = 28
V_CONTEST: Final = 29
V_TRADE: Final = 30
V_DISCARD_TO: Final = 31
V_DISCARD_DRAW_PILE: Final = 32
V_TAKE_DISCARDED: Final = 33
V_PUT: Final = 34
V_REDEAL: Final = 35
V_SHUFFLE: Final = 36
V_DEMAND: Final = 37
V_NOTHING: Final = 38
VERBS: Final = (
    "draw", "drawTo", "take", "give", "discard", "exchange", "swap", "rotate", "search",
    "peekHand", "peekPile", "reveal", "recycle", "skip", "again", "reverse", "jump", "ban",
    "match", "limit", "replaceRule", "dropRule", "addRule", "silence", "penalty", "countdown",
    "say", "answer", "act", "contest", "trade", "discardTo", "discardDrawPile", "takeDiscarded",
    "put", "redeal", "shuffle", "demand", "nothing",
)  # fmt: skip

# How many: a number, or one read from the table when the clause begins.
N_TOP_DIGIT: Final = -1
N_PLAY_COUNT: Final = -2
N_ACTIVE_RULES: Final = -3
N_HALF_HAND: Final = -4
N_ALL: Final = 999

PICK_BLIND: Final = 0
PICK_LOOK: Final = 1
PICK_OWNER: Final = 2
PICK_TOP: Final = 3

# On which pile a card is put.
PILE_DRAW_TOP: Final = 0
PILE_DRAW_BOTTOM: Final = 1
PILE_DRAW_SHUFFLED: Final = 2
PILE_DISCARD_TOP: Final = 3

# Until when.
U_NEXT_CARD: Final = 0
U_TURN_END: Final = 1
U_YOUR_TURN: Final = 2
U_GAME_END: Final = 3
U_ONCE: Final = 4  # a social duty that is due once

# Which rule card.
R_CHOSEN: Final = 0
R_OLDEST: Final = 1
R_NEWEST: Final = 2
R_RANDOM: Final = 3
R_THIS: Final = 4

# What a ban forbids.
B_COLOUR: Final = 0
B_DIGIT: Final = 1
B_PARITY: Final = 2
B_SEVERAL: Final = 3
SAY: Final = -1

# Contests, and what a card reacts to.
K_STARE: Final = 0
K_LAUGH: Final = 1
K_HOLD: Final = 2
K_RPS: Final = 3
K_DIE: Final = 4
TO_NONE: Final = 0
TO_PENALTY: Final = 1
TO_TAKE: Final = 2
TO_SKIP: Final = 4

# Places of the winner's and the loser's clauses: this plus the contest's own place.
WINNER_CLAUSES: Final = 10
LOSER_CLAUSES: Final = 20


@final
class TriggerCode:
    """What activates a rule card."""

    def __init__(self, kind: int) -> None:
        self.kind: i64 = kind
        self.colours: i64 = ALL_SIX  # one bit a colour
        self.digits: i64 = ALL_SIX  # one bit a digit, parity included
        self.low: i64 = 0
        self.high: i64 = UNLIMITED
        self.matched: i64 = 0
        self.compared: i64 = 0  # HIGHER, LOWER, or 0
        self.alike: i64 = 0  # BY_COLOUR, BY_DIGIT, or 0
        self.cause: i64 = 0
        self.same: i64 = 0
        self.length: i64 = 0
        self.seconds: i64 = 0
        self.every: bool = False


@final
class CondCode:
    """A condition on the state of the table."""

    def __init__(self, kind: int) -> None:
        self.kind: i64 = kind
        self.negated: bool = False
        self.who: i64 = 0
        self.low: i64 = 0
        self.high: i64 = UNLIMITED
        self.colours: i64 = ALL_SIX
        self.digits: i64 = ALL_SIX
        self.value: i64 = 0


@final
class ClauseCode:
    """One clause: performers, verb and arguments."""

    def __init__(self, verb: int, who: int) -> None:
        self.verb: i64 = verb
        self.who: i64 = who
        self.may: bool = False
        self.only: CondCode | None = None
        self.n: i64 = 1
        self.other: i64 = -1  # from, to, with, of, against
        self.pick: i64 = 0
        self.colours: i64 = ALL_SIX
        self.digits: i64 = ALL_SIX
        self.until: i64 = 0
        self.which: i64 = 0
        self.what: i64 = 0  # of a ban or demand; a contest's kind; what `match` goes by; a pile
        self.value: i64 = 0
        self.times: i64 = 1
        self.seconds: i64 = 0
        self.is_slow: bool = False
        self.has_chat: bool = False
        self.winner: ClauseCode | None = None
        self.loser: ClauseCode | None = None

    @property
    def is_filtered(self) -> bool:
        """Whether only some cards can be discarded."""
        return self.colours != ALL_SIX or self.digits != ALL_SIX


@final
class CardCode:
    """One rule card or effect."""

    def __init__(self, source: int) -> None:
        self.source: i64 = source
        self.mask: i64 = 0
        self.triggers: list[TriggerCode] = []
        self.when: list[CondCode] = []
        self.clauses: list[ClauseCode] = []
        self.react: i64 = TO_NONE
        self.is_clocked: bool = False
        self.is_cough: bool = False  # a trigger that some players are exempt from (BLK-L42)

    def clause(self, place: i64) -> ClauseCode:
        """A clause by its place, which may be the winner's or the loser's in a contest."""
        if place < WINNER_CLAUSES:
            return self.clauses[place]
        if place < LOSER_CLAUSES:
            inner = self.clauses[place - WINNER_CLAUSES].winner
        else:
            inner = self.clauses[place - LOSER_CLAUSES].loser
        assert inner is not None
        return inner
