"""A table of All In as a vector."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.adapters.sheet import Sheet
from stolik.games.all_in.cards import CARDS, NUMBERS
from stolik.games.all_in.ranking import CATEGORIES
from stolik.games.all_in.state import PHASES
from stolik.games.all_in.view import AllInView, Face
from stolik.kernel.rules import Rules
from stolik.kernel.view import View

ROUNDS = 8
RUNES = 50
WORTH = 20
HAND = 10


def _of(faces: Iterable[Face | None]) -> list[int]:
    return [NUMBERS[face.id] for face in faces if face is not None]


def write(sheet: Sheet, view: View, rules: Rules) -> None:
    """The area, the own hand, and what others have shown this seat."""
    assert isinstance(view, AllInView)
    sheet.one_of("side", view.side, ("A", "B"))
    sheet.one_of("pile-variant", view.pile_variant, ("plain", "enchanting", "third-eye"))
    sheet.flag("heirs", view.heirs)
    sheet.one_of("phase", view.phase, PHASES)
    sheet.number("round", view.round, ROUNDS)
    sheet.number("pot", view.pot, RUNES)
    sheet.cards("area", _of(view.area), CARDS)
    free = [
        face for face, is_blocked in zip(view.area, view.blocked, strict=True) if not is_blocked
    ]
    sheet.cards("area-free", _of(free), CARDS)
    sheet.number("deck-size", view.deck_size, CARDS)
    sheet.number("pile-size", view.pile_size, CARDS)
    sheet.cards("pile-top", _of([view.pile_top]), CARDS)
    sheet.cards("hand", _of(view.hand), CARDS)
    worth = view.hand_worth
    sheet.one_of("hand-forms", worth.category if worth is not None else None, CATEGORIES)
    sheet.number("hand-worth", worth.value if worth is not None else 0, WORTH)
    sheet.cards("played", _of([view.played]), CARDS)
    sheet.one_of("effect", view.effect, (0, 1, 2, 3))
    sheet.cards("given", _of([view.given]), CARDS)
    sheet.cards("revealed", _of(view.revealed), CARDS)
    sheet.number("revealed-count", view.revealed_count, HAND)
    sheet.flag("take-is-closed", view.take_is_closed)
    sheet.seat("first", view.first)
    sheet.seat("turn", view.turn)
    sheet.seat("target", view.target)
    sheet.seat("went-all-in", view.all_in)
    _write_players(sheet, view)


def _write_players(sheet: Sheet, view: AllInView) -> None:
    for name, seat in sheet.round_table():
        player = view.players[seat]
        sheet.number(f"{name}-runes", player.runes, RUNES)
        sheet.number(f"{name}-hand-size", player.hand_size, HAND)
        sheet.flag(f"{name}-all-in", player.is_all_in)
        sheet.flag(f"{name}-has-predicted", player.has_predicted)
        sheet.seat(f"{name}-named", player.named)
        stated = [one.value for one in view.stated if one.seat == seat]
        sheet.number(f"{name}-stated", stated[-1] if stated else 0, WORTH)
        if seat != sheet.me:
            seen = [card for peek in view.peeks if peek.other == seat for card in peek.cards]
            sheet.cards(f"{name}-seen", _of(seen), CARDS)
