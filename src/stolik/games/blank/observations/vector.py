"""A table of BLANK as a vector.

Rules are given by their numbers in the table's deck; a learner that meets other
decks should read their texts, which this vector does not hold.
"""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.blank.cards.faces import CardFace
from stolik.games.blank.engine.questions import QUESTIONS
from stolik.games.blank.moves import COLOURS, MOST_RULES
from stolik.games.blank.observations.encode import (
    CARDS_OF_A_DECK,
    DIGITS,
    HAND,
    MOST_BANS,
    MOST_DUTIES,
    MOST_LIMITED,
    MOST_SKIPS,
)
from stolik.games.blank.options import BlankOptions
from stolik.games.blank.view import BlankView
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.rules import Rules
from stolik.kernel.view import View

# Questions that ask for the same kind of answer as another share its place in the vector.
LIKE = {
    "pick-give-to": "pick-give", "pick-put": "pick-discard", "pick-discarded": "pick-search",
    "demand-colour": "name-colour", "demand-digit": "name-digit",
}  # fmt: skip


def _of(faces: Iterable[CardFace]) -> list[int]:
    return [face.card for face in faces]


def write(writer: VectorWriter, view: View, rules: Rules) -> None:
    """The row, the own hand, and what this seat knows of other cards."""
    assert isinstance(view, BlankView)
    assert isinstance(rules.options, BlankOptions)
    cards = CARDS_OF_A_DECK * rules.options.decks
    writer.one_of("mode", view.mode, ("A", "B"))
    writer.flag("live", view.is_live)
    writer.cards("row", [face.rule for face in view.row], MOST_RULES)
    writer.cards("silenced", view.silenced, MOST_RULES)
    writer.one_of("top-colour", view.top.colour, COLOURS)
    writer.one_of("top-digit", view.top.digit, range(1, DIGITS + 1))
    writer.cards("top", [view.top.card], cards)
    writer.cards("discard", _of(view.discard or ()), cards)
    writer.cards("hand", _of(view.hand), cards)
    writer.cards("draw-pile-known", [one.card.card for one in view.pile_known], cards)
    writer.cards("searched", _of(view.searched), cards)
    writer.cards("laid", _of(view.laid), cards)
    writer.cards("picked", _of(view.picked), cards)
    writer.cards("shown", _of(view.shown), cards)
    writer.number("discard-size", view.discard_size, cards)
    writer.number("draw-size", view.draw_size, cards)
    writer.number("rule-pile-size", view.rule_pile_size, MOST_RULES)
    _write_turn(writer, view)
    _write_players(writer, view, cards)


def _write_turn(writer: VectorWriter, view: BlankView) -> None:
    kind = view.question.kind
    writer.one_of("question", LIKE.get(kind, kind), QUESTIONS)
    writer.chosen("asked", view.asked)
    writer.seat("active", view.active)
    writer.seat("layer", view.layer)
    writer.seat("shown-by", view.shown_by)
    writer.one_of("direction", view.direction, (1, -1))
    by = view.match_by.partition("-")[0]  # a demanded value counts as its attribute
    writer.one_of("match-by", by, ("colour", "digit", "both"))
    writer.number("limit", view.limit, HAND)
    writer.number("bans", len(view.bans), MOST_BANS)
    writer.number("turn", view.turn, view.turn_limit * writer.seats)
    writer.number("turns-left", view.turns_left + 1, HAND)
    writer.one_of("case", view.case.stage if view.case is not None else None, ("admission", "vote"))
    writer.seat("accused", view.case.accused if view.case is not None else None)
    writer.chosen("contest", view.contest.seats if view.contest is not None else ())


def _write_players(writer: VectorWriter, view: BlankView, cards: int) -> None:
    for name, seat in writer.round_table():
        skips = view.skips[seat] if view.skips is not None else 0
        limit = view.limits[seat] if view.limits is not None else 0
        duties = sum(duty.seat == seat for duty in view.duties)
        writer.number(f"{name}-hand-size", view.hand_sizes[seat], HAND)
        writer.number(f"{name}-skips", skips, MOST_SKIPS)
        writer.number(f"{name}-limit", limit, MOST_LIMITED)
        writer.number(f"{name}-duties", duties, MOST_DUTIES)
        if seat != writer.me:
            known = [one.card.card for one in view.known if one.seat == seat]
            writer.cards(f"{name}-known", known, cards)
