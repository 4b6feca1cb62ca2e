"""The moves of BLANK: one finite catalogue for every deck, mode and table.

A play of several cards is several moves: each card is laid, then the play is
done. Cards are named by colour, digit and copy; a stack of four decks has
copies a to h (BLK-D23). Rule cards are named by their number in the game.
"""

from __future__ import annotations

from typing import Final

from stolik.kernel.move import Move

COLOURS: Final = ("hexagon", "circle", "triangle", "rhombus", "square", "shield")
COPIES: Final = "abcdefgh"
MOST_CARDS: Final = 288
MOST_RULES: Final = 152
MOST_SEATS: Final = 8
CARD_SOURCE: Final = 152  # a source is a rule card's number, or this plus a game card's
THE_PLAY: Final = 440  # the duty to play (BLK-73), beside the cards

LAY: Final = 0
DONE: Final = 1
DRAW: Final = 2
PICK: Final = 3
NOTHING: Final = 4
REACT: Final = 5
ACCEPT: Final = 6
PLAYER: Final = 7
COLOUR: Final = 8
DIGIT: Final = 9
PARITY: Final = 10
RULE: Final = 11
YES: Final = 12
NO: Final = 13
CLAIM: Final = 14
CALL: Final = 15
REPORT: Final = 16
ADMIT: Final = 17
DENY: Final = 18
VOTE: Final = 19
LOSER: Final = 20
HOLD: Final = 21
RELEASE: Final = 22
SHOW: Final = 23
UNDERSTOOD: Final = 24
FINE: Final = 25
ORDER: Final = 26
TIME: Final = 27
IDLE: Final = 28
CLOCK: Final = 29
PROOF: Final = 30
REMOVE: Final = 31
EXEMPT: Final = 32

# What a timer of the table is for; the seconds stand in `engine/timing.py`.
TIMES: Final = (
    "read", "turn", "choice", "reaction", "duty", "breath", "grace", "late", "admission",
    "vote", "contest", "closing", "countdown", "slow", "remind", "marker",
)  # fmt: skip
T_READ: Final = 0
T_TURN: Final = 1
T_CHOICE: Final = 2
T_REACTION: Final = 3
T_DUTY: Final = 4
T_BREATH: Final = 5
T_GRACE: Final = 6
T_LATE: Final = 7
T_ADMISSION: Final = 8
T_VOTE: Final = 9
T_CONTEST: Final = 10
T_CLOSING: Final = 11
T_COUNTDOWN: Final = 12
T_SLOW: Final = 13
T_REMIND: Final = 14
T_MARKER: Final = 15
VOTES: Final = ("yes", "no", "unseen")
HANDS: Final = ("rock", "paper", "scissors")
ORDERS: Final = ("use", "ask", "never")
EXEMPTIONS: Final = ("voice", "movement", "camera", "eyes", "cough")


def card_name(card: int) -> str:
    """Name a game card: 'circle-4-a'.

    >>> card_name(0), card_name(72 + 13)
    ('hexagon-1-a', 'circle-1-d')
    """
    layer, place = divmod(card, 72)
    colour, rest = divmod(place, 12)
    return f"{COLOURS[colour]}-{rest // 2 + 1}-{COPIES[2 * layer + rest % 2]}"


def source_name(source: int) -> str:
    """Name what a claim or an accusation points at."""
    if source == THE_PLAY:
        return "play"
    if source >= CARD_SOURCE:
        return card_name(source - CARD_SOURCE)
    return f"rule-{source + 1}"


class BlankMove(Move):
    """A move of BLANK: its act, and up to two numbers that say with what."""

    def __init__(self, act: int, first: int, second: int, words: str) -> None:
        super().__init__()
        self.act = act
        self.first = first
        self.second = second
        self.words = words

    def notation(self) -> str:
        """The move in words that no other move shares."""
        return self.words


class LayCard(BlankMove):
    """Lay a card of one's hand for the play (BLK-27); the last one laid ends on top."""

    def __init__(self, card: int) -> None:
        super().__init__(LAY, card, 0, f"lay {card_name(card)}")


class PickCard(BlankMove):
    """Pick a card that an effect moves or shows."""

    def __init__(self, card: int) -> None:
        super().__init__(PICK, card, 0, f"pick {card_name(card)}")


class React(BlankMove):
    """Turn something away with a card that reacts (BLK-L19)."""

    def __init__(self, card: int) -> None:
        super().__init__(REACT, card, 0, f"react {card_name(card)}")


class ChoosePlayer(BlankMove):
    """Choose a player, or vote for one."""

    def __init__(self, seat: int) -> None:
        super().__init__(PLAYER, seat, 0, f"player {seat}")


class ChooseRule(BlankMove):
    """Choose a rule card of the row."""

    def __init__(self, rule: int) -> None:
        super().__init__(RULE, rule, 0, f"choose {source_name(rule)}")


class Claim(BlankMove):
    """Do what a card asks of oneself: 'Done' for a social duty, the tool box of mode B."""

    def __init__(self, source: int) -> None:
        super().__init__(CLAIM, source, 0, f"claim {source_name(source)}")


class CallOut(BlankMove):
    """Accuse a player of a breach of one card, or of the duty to play (BLK-73)."""

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(CALL, seat, source, f"call {seat} {source_name(source)}")


class Report(BlankMove):
    """Report that somebody did what a rule speaks of; seat 8 is nobody: an outside event."""

    def __init__(self, rule: int, seat: int) -> None:
        doer = "" if seat == MOST_SEATS else f" {seat}"
        super().__init__(REPORT, rule, seat, f"report {source_name(rule)}{doer}")


class StandingOrder(BlankMove):
    """Say beforehand how a card that reacts is to be used (BLK-W4, turn-based)."""

    def __init__(self, card: int, how: int) -> None:
        super().__init__(ORDER, card, how, f"order {card_name(card)} {ORDERS[how]}")


class TimeUp(BlankMove):
    """The table says that a wait is over."""

    def __init__(self, what: int) -> None:
        super().__init__(TIME, what, 0, f"time {TIMES[what]}")


class RuleTime(BlankMove):
    """The table says that the time a rule speaks of has passed (`idle`, `clock`)."""

    def __init__(self, act: int, rule: int) -> None:
        word = "idle" if act == IDLE else "clock"
        super().__init__(act, rule, 0, f"{word} {source_name(rule)}")


class Proof(BlankMove):
    """The table has heard the words of a duty in the bearer's chat (BLK-L37)."""

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(PROOF, seat, source, f"proof {seat} {source_name(source)}")


class Simple(BlankMove):
    """A move that is one word, or one word and a value from a short list."""


def _simple(act: int, words: str, first: int = 0) -> BlankMove:
    return Simple(act, first, 0, words)


LAYS: Final[list[BlankMove]] = [LayCard(card) for card in range(MOST_CARDS)]
DONE_MOVE: Final[BlankMove] = _simple(DONE, "done")
DRAW_MOVE: Final[BlankMove] = _simple(DRAW, "draw")
PICKS: Final[list[BlankMove]] = [PickCard(card) for card in range(MOST_CARDS)]
NOTHING_MOVE: Final[BlankMove] = _simple(NOTHING, "nothing")
REACTS: Final[list[BlankMove]] = [React(card) for card in range(MOST_CARDS)]
ACCEPT_MOVE: Final[BlankMove] = _simple(ACCEPT, "accept")
PLAYERS: Final[list[BlankMove]] = [ChoosePlayer(seat) for seat in range(MOST_SEATS)]
COLOUR_MOVES: Final[list[BlankMove]] = [
    _simple(COLOUR, f"colour {COLOURS[place]}", place) for place in range(6)
]
DIGIT_MOVES: Final[list[BlankMove]] = [
    _simple(DIGIT, f"digit {place + 1}", place) for place in range(6)
]
PARITY_MOVES: Final[list[BlankMove]] = [
    _simple(PARITY, "parity odd", 0),
    _simple(PARITY, "parity even", 1),
]
RULE_MOVES: Final[list[BlankMove]] = [ChooseRule(rule) for rule in range(MOST_RULES)]
YES_MOVE: Final[BlankMove] = _simple(YES, "yes")
NO_MOVE: Final[BlankMove] = _simple(NO, "no")
CLAIMS: Final[list[BlankMove]] = [Claim(source) for source in range(THE_PLAY)]
CALLS: Final[list[BlankMove]] = [
    CallOut(seat, source) for seat in range(MOST_SEATS) for source in range(THE_PLAY + 1)
]
REPORTS: Final[list[BlankMove]] = [
    Report(rule, seat) for rule in range(MOST_RULES) for seat in range(MOST_SEATS + 1)
]
ADMIT_MOVE: Final[BlankMove] = _simple(ADMIT, "admit")
DENY_MOVE: Final[BlankMove] = _simple(DENY, "deny")
VOTE_MOVES: Final[list[BlankMove]] = [
    _simple(VOTE, f"vote {VOTES[place]}", place) for place in range(3)
]
LOSERS: Final[list[BlankMove]] = [
    _simple(LOSER, f"loser {seat}", seat) for seat in range(MOST_SEATS)
]
HOLD_MOVE: Final[BlankMove] = _simple(HOLD, "hold")
RELEASE_MOVE: Final[BlankMove] = _simple(RELEASE, "release")
SHOWS: Final[list[BlankMove]] = [_simple(SHOW, f"show {HANDS[place]}", place) for place in range(3)]
UNDERSTOOD_MOVE: Final[BlankMove] = _simple(UNDERSTOOD, "understood")
FINE_MOVE: Final[BlankMove] = _simple(FINE, "fine")
STANDING: Final[list[BlankMove]] = [
    StandingOrder(card, how) for card in range(MOST_CARDS) for how in range(3)
]
EXEMPTS: Final[list[BlankMove]] = [
    _simple(EXEMPT, f"exempt {EXEMPTIONS[kind]}", kind) for kind in range(len(EXEMPTIONS))
]
TIME_MOVES: Final[list[BlankMove]] = [TimeUp(what) for what in range(len(TIMES))]
IDLES: Final[list[BlankMove]] = [RuleTime(IDLE, rule) for rule in range(MOST_RULES)]
CLOCKS: Final[list[BlankMove]] = [RuleTime(CLOCK, rule) for rule in range(MOST_RULES)]
PROOFS: Final[list[BlankMove]] = [
    Proof(seat, source) for seat in range(MOST_SEATS) for source in range(THE_PLAY)
]
REMOVES: Final[list[BlankMove]] = [
    _simple(REMOVE, f"remove {seat}", seat) for seat in range(MOST_SEATS)
]


def all_moves() -> list[Move]:
    """The catalogue, in an order that never changes."""
    moves: list[Move] = []
    groups: list[list[BlankMove]] = [
        LAYS, [DONE_MOVE, DRAW_MOVE], PICKS, [NOTHING_MOVE], REACTS, [ACCEPT_MOVE], PLAYERS,
        COLOUR_MOVES, DIGIT_MOVES, PARITY_MOVES, RULE_MOVES, [YES_MOVE, NO_MOVE], CLAIMS, CALLS,
        REPORTS, [ADMIT_MOVE, DENY_MOVE], VOTE_MOVES, LOSERS, [HOLD_MOVE, RELEASE_MOVE], SHOWS,
        [UNDERSTOOD_MOVE, FINE_MOVE], STANDING, EXEMPTS, TIME_MOVES, IDLES, CLOCKS, PROOFS, REMOVES,
    ]  # fmt: skip
    for group in groups:
        moves.extend(group)
    return moves
