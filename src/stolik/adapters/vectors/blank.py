"""A table of BLANK as a vector.

Rules are told by their numbers in the table's deck; a learner that meets other
decks should read their texts, which this vector does not hold.
"""

from __future__ import annotations

from collections.abc import Iterable

from stolik.adapters.sheet import Sheet
from stolik.games.blank.faces import CardFace
from stolik.games.blank.moves import COLOURS, MOST_RULES
from stolik.games.blank.options import BlankOptions
from stolik.games.blank.view import BlankView
from stolik.kernel.rules import Rules
from stolik.kernel.view import View

HAND = 20
QUESTIONS = (
    "none", "wait", "play", "add", "read", "duty", "breathe", "open", "closing", "may", "player",
    "rule", "name-colour", "name-digit", "name-parity", "pick-take", "pick-give", "pick-discard",
    "pick-exchange", "pick-reveal", "pick-search", "react-penalty", "react-take", "react-skip",
    "admit", "verdict", "vote-for", "contest-naming", "contest-vote", "contest-holding",
    "contest-showing",
)  # fmt: skip


def _of(faces: Iterable[CardFace]) -> list[int]:
    return [face.card for face in faces]


def write(sheet: Sheet, view: View, rules: Rules) -> None:
    """The row, the own hand, and what this seat knows of other cards."""
    assert isinstance(view, BlankView)
    assert isinstance(rules.options, BlankOptions)
    cards = 72 * rules.options.decks
    sheet.one_of("mode", view.mode, ("A", "B"))
    sheet.flag("live", view.is_live)
    sheet.cards("row", [face.rule for face in view.row], MOST_RULES)
    sheet.cards("silenced", view.silenced, MOST_RULES)
    sheet.one_of("top-colour", view.top.colour, COLOURS)
    sheet.one_of("top-digit", view.top.digit, (1, 2, 3, 4, 5, 6))
    sheet.cards("top", [view.top.card], cards)
    sheet.cards("discard", _of(view.discard or ()), cards)
    sheet.cards("hand", _of(view.hand), cards)
    sheet.cards("draw-pile-known", [one.card.card for one in view.pile_known], cards)
    sheet.cards("searched", _of(view.searched), cards)
    sheet.cards("laid", _of(view.laid), cards)
    sheet.cards("picked", _of(view.picked), cards)
    sheet.cards("shown", _of(view.shown), cards)
    sheet.number("discard-size", view.discard_size, cards)
    sheet.number("draw-size", view.draw_size, cards)
    sheet.number("rule-pile-size", view.rule_pile_size, MOST_RULES)
    _write_turn(sheet, view)
    _write_players(sheet, view, cards)


def _write_turn(sheet: Sheet, view: BlankView) -> None:
    sheet.one_of("question", view.question.kind, QUESTIONS)
    sheet.chosen("asked", view.asked)
    sheet.seat("active", view.active)
    sheet.seat("layer", view.layer)
    sheet.seat("shown-by", view.shown_by)
    sheet.one_of("direction", view.direction, (1, -1))
    sheet.one_of("match-by", view.match_by, ("colour", "digit", "both"))
    sheet.number("limit", view.limit, HAND)
    sheet.number("bans", len(view.bans), 4)
    sheet.number("turn", view.turn, view.turn_limit * sheet.seats)
    sheet.number("turns-left", view.turns_left + 1, HAND)
    sheet.one_of("case", view.case.stage if view.case is not None else None, ("admission", "vote"))
    sheet.seat("accused", view.case.accused if view.case is not None else None)
    sheet.chosen("contest", view.contest.seats if view.contest is not None else ())


def _write_players(sheet: Sheet, view: BlankView, cards: int) -> None:
    for name, seat in sheet.round_table():
        sheet.number(f"{name}-hand-size", view.hand_sizes[seat], HAND)
        sheet.number(f"{name}-skips", view.skips[seat] if view.skips is not None else 0, 4)
        sheet.number(f"{name}-limit", view.limits[seat] if view.limits is not None else 0, 8)
        sheet.number(f"{name}-duties", sum(duty.seat == seat for duty in view.duties), 4)
        if seat != sheet.me:
            known = [one.card.card for one in view.known if one.seat == seat]
            sheet.cards(f"{name}-known", known, cards)
