"""All In in words: what is asked, what a move means, what happened."""

from __future__ import annotations

import msgspec

from stolik.games.all_in import events, moves
from stolik.games.all_in.cards.card_numbers import NAMES
from stolik.games.all_in.moves import AllInMove
from stolik.games.all_in.view import AllInView, Face, Worth
from stolik.kernel.event import Event, tag_of
from stolik.kernel.game import SEAT_FIELDS
from stolik.kernel.move import Move
from stolik.kernel.phrase import Argument, Phrase, Player, Several, Words
from stolik.kernel.role import DECLINE, OPTION, PRIMARY
from stolik.kernel.seat import Seat


def question(view: AllInView, seat: Seat) -> Phrase:
    """The question that the game waits for."""
    args: dict[str, Argument] = {}
    if view.phase == "predicting":
        kind = "question-predicting-two" if len(view.players) == 2 else "question-predicting"
        return Phrase(kind, {"pot": view.pot})
    if view.played is not None:
        args["card"] = view.played.name
    if view.phase in ("choosing", "targeting") and view.played is not None:
        effect = view.played.effects[view.effect]
        return Phrase(f"question-{effect.kind.lower()}", args | {"count": effect.count})
    if view.phase == "getting" and view.given is not None:
        args["given"] = view.given.whom
    if view.phase == "concealing":
        args["whose"] = Player(view.turn)
    if view.phase == "turn" and view.all_in is not None:
        return Phrase("question-turn-no-all-in", args)
    if view.phase == "discarding":
        args["count"] = len(view.hand) - 5
    return Phrase(f"question-{view.phase}", args)


def describe(view: AllInView, move: Move) -> Phrase:
    """Describe what a move would do."""
    assert isinstance(move, AllInMove)
    verb = moves.VERBS[move.act]
    if move.act in (moves.CHOOSE, moves.NAME):
        if move.about == view.seat:
            return Phrase("move-name-self")
        return Phrase(f"move-{verb}", {"other": Player(move.about)})
    if move.act in (moves.RESOLVE, moves.SKIP) and view.played is not None:
        effect = view.played.effects[view.effect]
        if move.act == moves.SKIP:
            return Phrase("move-skip", {"effect": Words(f"effect-{effect.kind.lower()}")})
        return Phrase(f"move-resolve-{effect.kind.lower()}", {"count": effect.count})
    if move.about < 0:
        return Phrase(f"move-{verb}")
    face = visible(view)[NAMES[move.about]]
    from_pile = view.pile_top is not None and face.id == view.pile_top.id
    if from_pile and move.act in (moves.TAKE_CARD, moves.GET):
        verb += "-pile"
    return Phrase(f"move-{verb}", {"card": face.whom})


def role(view: AllInView, move: Move) -> str:
    """The role of a move; skipping an effect and passing give something up."""
    assert isinstance(move, AllInMove)
    if move.act in (moves.RESOLVE, moves.STACK_REST):
        return PRIMARY
    return DECLINE if move.act in (moves.SKIP, moves.PASS) else OPTION


def visible(view: AllInView) -> dict[str, Face]:
    """Every card that the view shows and a move can be about, by its short name."""
    faces = {face.id: face for face in (*view.hand, *view.revealed)}
    faces |= {face.id: face for face in view.area if face is not None}
    if view.pile_top is not None:
        faces[view.pile_top.id] = view.pile_top
    return faces


def narrate(event: Event) -> Phrase:
    """Describe what happened, in words."""
    args: dict[str, Argument] = {}
    for name in event.__struct_fields__:
        args |= _argument(name, getattr(event, name))
    if isinstance(event, events.Predicted) and event.seat == event.other:
        return Phrase("event-predicted-self", args)
    return Phrase(f"event-{tag_of(event)}", args)


def _argument(name: str, value: object) -> dict[str, Argument]:
    """Turn one field of an event into an argument of its sentence."""
    match value:
        case Face():
            return {name: value.whom, f"{name}_named": value.name}
        case Worth():
            return {"category": Words(f"category-{value.category}"), "value": value.value}
        case tuple():
            items = tuple(item.name if isinstance(item, Face) else Player(item) for item in value)
            whom = tuple(item.whom for item in value if isinstance(item, Face))
            return {name: Several(items), f"{name}_whom": Several(whom), "count": len(items)}
        case int() if name in SEAT_FIELDS:
            return {name: Player(value)}
        case str() if name == "effect":
            return {name: Words(f"effect-{value.lower()}")}
        case int() | str():
            return {name: value}
        case _:
            return {name: msgspec.json.encode(value).decode()}
