"""Small builders: tables of Illusion in a given position, cards by their names."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.illusion.deck import deck
from stolik.games.illusion.game import GAME
from stolik.games.illusion.moves import CARDS, DOUBT, PLACINGS
from stolik.games.illusion.state import NO_CARD, IllusionState
from stolik.kernel.event import Event, Notice
from stolik.kernel.move import Move

__all__ = ["DOUBT", "GAME"]

NUMBER = {card.name: place for place, card in enumerate(deck())}
YELLOW, RED, GREEN, BLUE = range(4)
TYMEK, KASIA, LUKASZ, EWA = range(4)


def table(
    row: Sequence[str] = ("B05-1",),
    *,
    top: str | None = "B13-0",
    colour: int = RED,
    turn: int = 0,
    seats: int = 4,
    won: Sequence[int] | None = None,
    mode: str = "three-arrows",
    removed: Sequence[str] = (),
    seed: int = 1,
) -> IllusionState:
    """Lay out a position: the row from the arrow outward, the pile's top card, arrows won."""
    state = GAME.new(seats, seed, {"mode": mode})
    assert isinstance(state, IllusionState)
    state.row = [NUMBER[name] for name in row]
    state.top = NO_CARD if top is None else NUMBER[top]
    state.removed = [NUMBER[name] for name in removed]
    used = {*state.row, *state.removed, state.top}
    state.pile = [] if top is None else [card for card in range(CARDS) if card not in used]
    state.shown = [*state.row, state.top]
    state.pictures = list(range(len(row)))
    state.turn = turn
    state.last_slot = 0 if len(row) > 1 else -1
    state.arrow = colour * 3
    arrows = [arrow for arrow in range(12) if arrow != state.arrow]
    state.won = [[arrows.pop(0) for _ in range(count)] for count in won or [0] * seats]
    state.arrows = arrows
    state.round = 1 + sum(won or [])
    return state


def cards_with(shares: Sequence[int], colour: int = RED) -> list[str]:
    """Find different cards with these shares of a colour, in this order."""
    found: list[str] = []
    for share in shares:
        found.append(
            next(
                card.name
                for card in deck()
                if card.shares[colour] == share and card.name not in found
            )
        )
    return found


def names(cards: Sequence[int]) -> list[str]:
    return [deck()[card].name for card in cards]


def place(state: IllusionState, slot: int) -> None:
    state.apply(state.turn, PLACINGS[slot])


def doubt(state: IllusionState) -> None:
    state.apply(state.turn, DOUBT)


def reported(state: IllusionState, seat: int, move: Move) -> list[Event]:
    notices: list[Notice] = []
    state.apply(seat, move, notices)
    assert all(notice.audience is None for notice in notices), "Illusion has no secrets"
    return [notice.event for notice in notices]
