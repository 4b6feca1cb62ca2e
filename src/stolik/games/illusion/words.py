"""Illusion in words: what is asked, what a move means, what happened."""

from __future__ import annotations

from stolik.games.illusion.events import ArrowWon, CardPlaced, GameEnded, RoundBegun, RowTurned
from stolik.games.illusion.moves import Doubt, PlaceCard
from stolik.games.illusion.view import IllusionView
from stolik.kernel.event import Event, tag_of
from stolik.kernel.game import plain_arguments
from stolik.kernel.move import Move
from stolik.kernel.phrase import Argument, Phrase, Player, Several, Words
from stolik.kernel.seat import Seat


def question(view: IllusionView, seat: Seat) -> Phrase:
    """Ask for a slot or a doubt."""
    args: dict[str, Argument] = {"colour": colour(view.colour, "of"), "cards": len(view.row)}
    if view.last_placer is None:
        return Phrase("question-first", args)
    args["whose"] = Player(view.last_placer)
    return Phrase("question-only-doubt" if view.next_picture is None else "question-turn", args)


def describe(view: IllusionView, move: Move) -> Phrase:
    """Describe where the next card would go, or that the row is doubted."""
    if isinstance(move, Doubt):
        return Phrase("move-doubt", {"cards": len(view.row)})
    assert isinstance(move, PlaceCard)
    return Phrase(f"move-place-{place(move.slot, len(view.row))}", {"number": move.slot + 1})


def place(slot: int, others: int) -> str:
    """Name a slot among the other cards of the row."""
    if slot == 0:
        return "near"
    return "far" if slot == others else "between"


def colour(name: str, form: str = "name") -> Words:
    """Return a colour's name, in the form that the sentence needs."""
    return Words(f"colour-{name}-{form}")


def narrate(event: Event) -> Phrase:
    """Describe what happened, in words."""
    kind = f"event-{tag_of(event)}"
    match event:
        case RoundBegun():
            return Phrase(
                kind,
                {
                    "round": event.round,
                    "colour": colour(event.colour),
                    "seat": Player(event.seat),
                },
            )
        case CardPlaced():
            where = place(event.slot, event.cards - 1)
            return Phrase(f"{kind}-{where}", {"seat": Player(event.seat), "number": event.slot + 1})
        case RowTurned():
            shares = Several(tuple(f"{getattr(back, event.colour)}" for back in event.row))
            fits = "wrong" if event.falls else "right"
            return Phrase(f"{kind}-{fits}", {"shares": shares, "colour": colour(event.colour)})
        case ArrowWon():
            why = "doubter" if event.is_doubter else "placer"
            return Phrase(f"{kind}-{why}", {"seat": Player(event.seat), "arrows": event.arrows})
        case GameEnded():
            winners = Several(tuple(Player(seat) for seat in event.winners))
            return Phrase(kind, {"winners": winners, "count": len(event.winners)})
        case _:
            return Phrase(kind, plain_arguments(event))
