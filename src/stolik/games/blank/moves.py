"""The moves of BLANK: one finite catalogue for every deck, mode and table.

A play of several cards is several moves: each card is laid, then the play is
done. Cards are named by colour, digit and copy; a stack of four decks has
copies a to h (BLK-D23). Rule cards are named by their number in the game.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.kernel.move import Move

COLOURS: Final = ("hexagon", "circle", "triangle", "rhombus", "square", "shield")
COPIES: Final = "abcdefgh"
DIGITS: Final = 6
CARD_KINDS: Final = 36  # colours and digits; each kind has two copies in a deck
CARDS_IN_DECK: Final = 72
MOST_CARDS: Final = 288  # of four decks
MOST_RULES: Final = 152  # of four decks: 38 each
MOST_SEATS: Final = 8
CARD_SOURCE: Final = MOST_RULES  # a source is a rule card's number, or this plus a game card's
THE_PLAY: Final = MOST_RULES + MOST_CARDS  # the duty to play (BLK-73), beside the cards

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

# What a timer of the table is for; the seconds are in `engine/timers.py`.
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
VOTE_YES: Final = 0
VOTE_NO: Final = 1
VOTE_UNSEEN: Final = 2
HANDS: Final = ("rock", "paper", "scissors")
ORDERS: Final = ("use", "ask", "never")
ORDER_USE: Final = 0
ORDER_ASK: Final = 1
EXEMPTIONS: Final = ("voice", "movement", "camera", "eyes", "cough")
EXEMPT_COUGH: Final = 4


def card_kind(card: int) -> int:
    """The card's colour and digit as one number, 0 to 35."""
    return card % CARDS_IN_DECK // 2


def card_colour(card: int) -> int:
    """The card's colour, 0 to 5."""
    return card_kind(card) // DIGITS


def card_digit(card: int) -> int:
    """The card's digit less one, 0 to 5."""
    return card_kind(card) % DIGITS


def card_name(card: int) -> str:
    """Name a game card: 'circle-4-a'.

    >>> card_name(0), card_name(72 + 13)
    ('hexagon-1-a', 'circle-1-d')
    """
    copy = 2 * (card // CARDS_IN_DECK) + card % 2
    return f"{COLOURS[card_colour(card)]}-{card_digit(card) + 1}-{COPIES[copy]}"


def source_name(source: int) -> str:
    """Name what a claim or an accusation points at."""
    if source == THE_PLAY:
        return "play"
    if source >= CARD_SOURCE:
        return card_name(source - CARD_SOURCE)
    return f"rule-{source + 1}"


@final
class BlankMove(Move):
    """A move of BLANK: its act, and up to two numbers that say with what."""

    def __init__(self, act: int, words: str, first: int = 0, second: int = 0) -> None:
        super().__init__()
        self.act: i64 = act
        self.first: i64 = first
        self.second: i64 = second
        self.words = words

    def notation(self) -> str:
        """The move in words that no other move shares."""
        return self.words


def _report(rule: int, seat: int) -> BlankMove:
    """Report that somebody did what a rule speaks of; seat 8 is nobody: an outside event."""
    doer = "" if seat == MOST_SEATS else f" {seat}"
    return BlankMove(REPORT, f"report {source_name(rule)}{doer}", rule, seat)


# Lay a card of one's hand for the play (BLK-27); the last one laid ends on top.
LAYS: Final[list[BlankMove]] = [
    BlankMove(LAY, f"lay {card_name(card)}", card) for card in range(MOST_CARDS)
]
DONE_MOVE: Final[BlankMove] = BlankMove(DONE, "done")
DRAW_MOVE: Final[BlankMove] = BlankMove(DRAW, "draw")
# Pick a card that an effect moves or shows.
PICKS: Final[list[BlankMove]] = [
    BlankMove(PICK, f"pick {card_name(card)}", card) for card in range(MOST_CARDS)
]
NOTHING_MOVE: Final[BlankMove] = BlankMove(NOTHING, "nothing")
# Turn something away with a card that reacts (BLK-L19).
REACTS: Final[list[BlankMove]] = [
    BlankMove(REACT, f"react {card_name(card)}", card) for card in range(MOST_CARDS)
]
ACCEPT_MOVE: Final[BlankMove] = BlankMove(ACCEPT, "accept")
# Choose a player, or vote for one.
PLAYERS: Final[list[BlankMove]] = [
    BlankMove(PLAYER, f"player {seat}", seat) for seat in range(MOST_SEATS)
]
COLOUR_MOVES: Final[list[BlankMove]] = [
    BlankMove(COLOUR, f"colour {COLOURS[place]}", place) for place in range(len(COLOURS))
]
DIGIT_MOVES: Final[list[BlankMove]] = [
    BlankMove(DIGIT, f"digit {place + 1}", place) for place in range(DIGITS)
]
PARITY_MOVES: Final[list[BlankMove]] = [
    BlankMove(PARITY, "parity odd", 0),
    BlankMove(PARITY, "parity even", 1),
]
# Choose a rule card of the row.
RULE_MOVES: Final[list[BlankMove]] = [
    BlankMove(RULE, f"choose {source_name(rule)}", rule) for rule in range(MOST_RULES)
]
YES_MOVE: Final[BlankMove] = BlankMove(YES, "yes")
NO_MOVE: Final[BlankMove] = BlankMove(NO, "no")
# Do what a card asks of oneself: 'Done' for a social duty, the tool box of mode B.
CLAIMS: Final[list[BlankMove]] = [
    BlankMove(CLAIM, f"claim {source_name(source)}", source) for source in range(THE_PLAY)
]
# Accuse a player of a breach of one card, or of the duty to play (BLK-73).
CALLS: Final[list[BlankMove]] = [
    BlankMove(CALL, f"call {seat} {source_name(source)}", seat, source)
    for seat in range(MOST_SEATS)
    for source in range(THE_PLAY + 1)
]
# Report a rule's event, by rule and doer; the last of each rule is an outside event.
REPORTS: Final[list[list[BlankMove]]] = [
    [_report(rule, seat) for seat in range(MOST_SEATS + 1)] for rule in range(MOST_RULES)
]
ADMIT_MOVE: Final[BlankMove] = BlankMove(ADMIT, "admit")
DENY_MOVE: Final[BlankMove] = BlankMove(DENY, "deny")
VOTE_MOVES: Final[list[BlankMove]] = [
    BlankMove(VOTE, f"vote {VOTES[place]}", place) for place in range(len(VOTES))
]
LOSERS: Final[list[BlankMove]] = [
    BlankMove(LOSER, f"loser {seat}", seat) for seat in range(MOST_SEATS)
]
HOLD_MOVE: Final[BlankMove] = BlankMove(HOLD, "hold")
RELEASE_MOVE: Final[BlankMove] = BlankMove(RELEASE, "release")
SHOWS: Final[list[BlankMove]] = [
    BlankMove(SHOW, f"show {HANDS[place]}", place) for place in range(len(HANDS))
]
UNDERSTOOD_MOVE: Final[BlankMove] = BlankMove(UNDERSTOOD, "understood")
FINE_MOVE: Final[BlankMove] = BlankMove(FINE, "fine")
# Say beforehand how a card that reacts is to be used (BLK-W4, turn-based).
STANDING: Final[list[BlankMove]] = [
    BlankMove(ORDER, f"order {card_name(card)} {ORDERS[how]}", card, how)
    for card in range(MOST_CARDS)
    for how in range(len(ORDERS))
]
EXEMPTS: Final[list[BlankMove]] = [
    BlankMove(EXEMPT, f"exempt {EXEMPTIONS[kind]}", kind) for kind in range(len(EXEMPTIONS))
]
# Moves of the table: a wait is over, the time a rule speaks of has passed, the words of a
# duty were seen in the bearer's chat (BLK-L37), somebody is taken from the table.
TIME_MOVES: Final[list[BlankMove]] = [
    BlankMove(TIME, f"time {TIMES[what]}", what) for what in range(len(TIMES))
]
IDLES: Final[list[BlankMove]] = [
    BlankMove(IDLE, f"idle {source_name(rule)}", rule) for rule in range(MOST_RULES)
]
CLOCKS: Final[list[BlankMove]] = [
    BlankMove(CLOCK, f"clock {source_name(rule)}", rule) for rule in range(MOST_RULES)
]
PROOFS: Final[list[BlankMove]] = [
    BlankMove(PROOF, f"proof {seat} {source_name(source)}", seat, source)
    for seat in range(MOST_SEATS)
    for source in range(THE_PLAY)
]
REMOVES: Final[list[BlankMove]] = [
    BlankMove(REMOVE, f"remove {seat}", seat) for seat in range(MOST_SEATS)
]


def call_move(accused: i64, source: i64) -> BlankMove:
    """The move that calls a player out for a card."""
    return CALLS[accused * (THE_PLAY + 1) + source]


def order_move(card: i64, use: i64) -> BlankMove:
    """The move that says how a reaction card is to be used."""
    return STANDING[card * len(ORDERS) + use]


def proof_move(seat: i64, source: i64) -> BlankMove:
    """The table's move that notes a duty as proven by the chat."""
    return PROOFS[seat * THE_PLAY + source]


def all_moves() -> list[Move]:
    """The catalogue, in an order that never changes."""
    moves: list[Move] = []
    groups: list[list[BlankMove]] = [
        LAYS, [DONE_MOVE, DRAW_MOVE], PICKS, [NOTHING_MOVE], REACTS, [ACCEPT_MOVE], PLAYERS,
        COLOUR_MOVES, DIGIT_MOVES, PARITY_MOVES, RULE_MOVES, [YES_MOVE, NO_MOVE], CLAIMS, CALLS,
        *REPORTS, [ADMIT_MOVE, DENY_MOVE], VOTE_MOVES, LOSERS, [HOLD_MOVE, RELEASE_MOVE], SHOWS,
        [UNDERSTOOD_MOVE, FINE_MOVE], STANDING, EXEMPTS, TIME_MOVES, IDLES, CLOCKS, PROOFS, REMOVES,
    ]  # fmt: skip
    for group in groups:
        moves.extend(group)
    return moves
