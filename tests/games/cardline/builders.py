"""Small builders: a table of Cardline as an example describes it."""

from __future__ import annotations

import stolik
from stolik.games.cardline.pack import pack_named
from stolik.kernel.event import Notice

GAME = stolik.load("cardline")
CLASSICS = pack_named("classics")
NUMBER = {card.name.en: place for place, card in enumerate(CLASSICS.cards)}

# A line whose two ends make the outcome of a placement certain, for examples about right and wrong.
LOW, HIGH = "The Cheshire Cat", "Atlas the Titan"  # 5 kg and 1,500,000 t
MIDDLE = ("Robin Hood", "Lancelot", "Grendel", "Heracles")


def numbers(*names: str) -> list[int]:
    return [NUMBER[name] for name in names]


def names(cards) -> list[str]:
    return [CLASSICS.cards[card].name.en for card in cards]


def table(line, hands, *, attribute="strength", cards=4, box=(), deck=None, first=0, turn=None):
    """Lay a table out: names in the line and in the hands; what is left over is the deck."""
    state = GAME.new(len(hands), 1, {"pack": "classics", "attribute": attribute, "cards": cards})
    state.line = numbers(*line)
    state.hands = [numbers(*hand) for hand in hands]
    state.box = list(box)
    used = {*state.line, *state.box, *(card for hand in state.hands for card in hand)}
    state.deck = [card for card in range(110) if card not in used] if deck is None else list(deck)
    state.top = 0
    state.seen_low = state.seen_high = 0
    for card in state.line:
        state.reveal(card)
    state.first = first
    state.turn = first if turn is None else turn
    return state


def play(state, seat, card, slot) -> list[Notice]:
    """Place a card by its name and give what was told."""
    place = state.hands[seat].index(NUMBER[card])
    notices: list[Notice] = []
    state.apply(seat, GAME.parse(f"place {place}@{slot}"), notices)
    return notices


def right(state, seat) -> None:
    """Let the seat place its first card where it belongs."""
    _place(state, seat, fits=True)


def wrong(state, seat) -> None:
    """Let the seat place its first card where it does not belong."""
    _place(state, seat, fits=False)


def _place(state, seat, *, fits: bool) -> None:
    value = state.values[state.hands[seat][0]]
    low = [*(state.values[card] for card in state.line), 10**12]
    high = [-1, *(state.values[card] for card in state.line)]
    slots = [
        slot for slot in range(len(state.line) + 1) if (high[slot] <= value <= low[slot]) == fits
    ]
    state.apply(seat, GAME.parse(f"place 0@{slots[0]}"))


def slots_offered(state) -> int:
    """How many places the active player may choose from."""
    return len({move.slot for move in state.legal(state.turn)})
