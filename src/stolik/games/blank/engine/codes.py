# mypyc: compile
"""Cards as small tables of numbers, which the interpreter reads fast.

`compiler.py` makes them from the tree of the language once for each table.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Triggers, as bits of a mask; the row's mask tells at a glance what can fire.
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

ANY: Final = -1

# Attributes of a card, also what `match` and `matched` speak of.
BY_COLOUR: Final = 1
BY_DIGIT: Final = 2
BY_BOTH: Final = 3
BY_PARITY: Final = 4

# Causes of a draw and of a penalty.
CAUSE_PENALTY: Final = 1
CAUSE_EFFECT: Final = 2
P_NONE: Final = 1
P_FORM: Final = 2
P_DUTY: Final = 3
P_ACCUSE: Final = 4
P_CARD: Final = 5

# Who, in the order of the language's own list.
W_ACTOR: Final = 0
W_ACTIVE: Final = 1
W_NEXT: Final = 2
W_PREVIOUS: Final = 3
W_LEFT: Final = 4
W_RIGHT: Final = 5
W_CHOSEN: Final = 6
W_CHOSEN_ANY: Final = 7
W_MOST: Final = 8
W_FEWEST: Final = 9
W_RANDOM: Final = 10
W_VOTED: Final = 11
W_ALL: Final = 12
W_OTHERS: Final = 13
W_TWO: Final = 14
W_CULPRITS: Final = 15
W_TABLE: Final = 16
W_WINNER: Final = 17
W_LOSER: Final = 18
WHO: Final = (
    "actor", "active", "next", "previous", "left", "right", "chosen", "chosenAny", "most",
    "fewest", "random", "voted", "all", "others", "chosenTwo", "culprits", "table", "winner",
    "loser",
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
VERBS: Final = (
    "draw", "drawTo", "take", "give", "discard", "exchange", "swap", "rotate", "search",
    "peekHand", "peekPile", "reveal", "recycle", "skip", "again", "reverse", "jump", "ban",
    "match", "limit", "replaceRule", "dropRule", "addRule", "silence", "penalty", "countdown",
    "say", "answer", "act", "contest",
)  # fmt: skip

# How many: a number, or one read from the table when the clause begins.
N_TOP_DIGIT: Final = -1
N_PLAY_COUNT: Final = -2
N_ACTIVE_RULES: Final = -3
N_ALL: Final = 999

PICK_BLIND: Final = 0
PICK_LOOK: Final = 1
PICK_OWNER: Final = 2

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

SLOW_PLAY: Final = 0


@final
class TriggerCode:
    """What wakes a rule card."""

    def __init__(self, kind: int) -> None:
        self.kind: i64 = kind
        self.colours: i64 = 63  # one bit a colour
        self.digits: i64 = 63  # one bit a digit, parity included
        self.low: i64 = 0
        self.high: i64 = 100000
        self.matched: i64 = 0
        self.cause: i64 = 0
        self.same: i64 = 0
        self.length: i64 = 0
        self.seconds: i64 = 0
        self.every: bool = False


@final
class CondCode:
    """A question about the table."""

    def __init__(self, kind: int) -> None:
        self.kind: i64 = kind
        self.negated: bool = False
        self.who: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 100000
        self.colours: i64 = 63
        self.digits: i64 = 63
        self.value: i64 = 0


@final
class ClauseCode:
    """Who does what."""

    def __init__(self, verb: int, who: int) -> None:
        self.verb: i64 = verb
        self.who: i64 = who
        self.may: bool = False
        self.only: CondCode | None = None
        self.n: i64 = 1
        self.other: i64 = -1  # from, to, with, of, against
        self.pick: i64 = 0
        self.colours: i64 = 63
        self.digits: i64 = 63
        self.until: i64 = 0
        self.which: i64 = 0
        self.what: i64 = 0  # of a ban; a contest's kind; what `match` goes by
        self.value: i64 = 0
        self.times: i64 = 1
        self.seconds: i64 = 0
        self.is_slow: bool = False
        self.has_chat: bool = False
        self.winner: ClauseCode | None = None
        self.loser: ClauseCode | None = None

    @property
    def is_filtered(self) -> bool:
        """Tell whether only some cards can be discarded."""
        return self.colours != 63 or self.digits != 63


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
        """A clause by its place; 10 + n and 20 + n are winner's and loser's in contest n."""
        if place < 10:
            return self.clauses[place]
        inner = self.clauses[place - 10].winner if place < 20 else self.clauses[place - 20].loser
        assert inner is not None
        return inner


def verb_class(verb: i64) -> str:
    """The letter of the ledger: movement, flow, prohibition, table or social."""
    if verb in (V_SKIP, V_AGAIN, V_REVERSE, V_JUMP):
        return "F"
    if verb in (V_BAN, V_MATCH, V_LIMIT):
        return "P"
    if verb in (V_RECYCLE, V_REPLACE, V_DROP, V_ADD, V_SILENCE, V_COUNTDOWN):
        return "T"
    if verb in (V_SAY, V_ANSWER, V_ACT, V_CONTEST):
        return "S"
    return "M"
