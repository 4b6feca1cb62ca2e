"""A table of All In as a vector."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.all_in.cards.card_numbers import CARDS, NUMBERS
from stolik.games.all_in.engine.ranking import CATEGORIES
from stolik.games.all_in.observations.encode import (
    EFFECTS,
    MOST_CARDS,
    PILES,
    ROUNDS,
    RUNES,
    SIDES,
    WORTH,
)
from stolik.games.all_in.state import PHASES
from stolik.games.all_in.view import AllInView, Face
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.rules import Rules
from stolik.kernel.view import View


def _of(faces: Iterable[Face | None]) -> list[int]:
    return [NUMBERS[face.id] for face in faces if face is not None]


def write(writer: VectorWriter, view: View, rules: Rules) -> None:
    """The area, the own hand, and what others have shown this seat."""
    assert isinstance(view, AllInView)
    writer.one_of("side", view.side, SIDES)
    writer.one_of("pile-variant", view.pile_variant, PILES)
    writer.flag("heirs", view.heirs)
    writer.one_of("phase", view.phase, PHASES)
    writer.number("round", view.round, ROUNDS)
    writer.number("pot", view.pot, RUNES)
    writer.cards("area", _of(view.area), CARDS)
    free = [
        face for face, is_blocked in zip(view.area, view.blocked, strict=True) if not is_blocked
    ]
    writer.cards("area-free", _of(free), CARDS)
    writer.number("deck-size", view.deck_size, CARDS)
    writer.number("pile-size", view.pile_size, CARDS)
    writer.cards("pile-top", _of([view.pile_top]), CARDS)
    writer.cards("hand", _of(view.hand), CARDS)
    worth = view.hand_worth
    writer.one_of("hand-forms", worth.category if worth is not None else None, CATEGORIES)
    writer.number("hand-worth", worth.value if worth is not None else 0, WORTH)
    writer.cards("played", _of([view.played]), CARDS)
    writer.one_of("effect", view.effect, range(EFFECTS))
    writer.cards("given", _of([view.given]), CARDS)
    writer.cards("revealed", _of(view.revealed), CARDS)
    writer.number("revealed-count", view.revealed_count, MOST_CARDS)
    writer.flag("take-is-closed", view.take_is_closed)
    writer.seat("first", view.first)
    writer.seat("turn", view.turn)
    writer.seat("target", view.target)
    writer.seat("went-all-in", view.all_in)
    _write_players(writer, view)


def _write_players(writer: VectorWriter, view: AllInView) -> None:
    for name, seat in writer.round_table():
        player = view.players[seat]
        writer.number(f"{name}-runes", player.runes, RUNES)
        writer.number(f"{name}-hand-size", player.hand_size, MOST_CARDS)
        writer.flag(f"{name}-all-in", player.is_all_in)
        writer.flag(f"{name}-has-predicted", player.has_predicted)
        writer.seat(f"{name}-named", player.named)
        stated = [one.value for one in view.stated if one.seat == seat]
        writer.number(f"{name}-stated", stated[-1] if stated else 0, WORTH)
        if seat != writer.me:
            seen = [card for peek in view.peeks if peek.other == seat for card in peek.cards]
            writer.cards(f"{name}-seen", _of(seen), CARDS)
