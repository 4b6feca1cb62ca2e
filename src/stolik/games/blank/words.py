"""BLANK in words: what is asked, what a move means, what happened."""

from __future__ import annotations

from stolik.games.blank import events
from stolik.games.blank.cards.faces import CardFace, card_words
from stolik.games.blank.moves import (
    ACCEPT,
    CALL,
    CLAIM,
    COLOUR,
    COLOURS,
    DIGIT,
    EXEMPT,
    EXEMPTIONS,
    FINE,
    HANDS,
    LAY,
    LOSER,
    MOST_SEATS,
    ORDER,
    ORDERS,
    PARITY,
    PICK,
    PLAYER,
    REACT,
    REPORT,
    RULE,
    SHOW,
    VOTE,
    VOTES,
    BlankMove,
    card_colour,
    card_digit,
)
from stolik.games.blank.view import BlankView, DutyInView
from stolik.kernel.event import Event, tag_of
from stolik.kernel.game import plain_arguments
from stolik.kernel.move import Move
from stolik.kernel.phrase import Argument, Phrase, Player, Several, Words
from stolik.kernel.role import DECLINE, OPTION, PRIMARY
from stolik.kernel.seat import Seat

PLAIN = {
    "done": "move-done",
    "draw": "move-draw",
    "nothing": "move-nothing",
    "accept": "move-accept",
    "yes": "move-yes",
    "no": "move-no",
    "admit": "move-admit",
    "deny": "move-deny",
    "hold": "move-hold",
    "release": "move-release",
    "understood": "move-understood",
    "fine": "move-fine",
}


def question(view: BlankView, seat: Seat) -> Phrase:
    """The question that the seat is asked now."""
    asked = view.question
    args: dict[str, Argument] = {"source": asked.source, "count": asked.count}
    if asked.text is not None:
        args["text"] = asked.text
    if asked.other is not None:
        args["seat"] = Player(asked.other)
    return Phrase(f"question-{asked.kind}", args)


WAITING = (REPORT, EXEMPT, ORDER)
"""What may be said at any time: it is no reason to ask somebody."""
ROLES = {
    "draw": PRIMARY,
    "done": PRIMARY,
    "fine": PRIMARY,
    "yes": PRIMARY,
    "admit": PRIMARY,
    "accept": PRIMARY,
    "understood": PRIMARY,
    "hold": PRIMARY,
    "nothing": DECLINE,
    "no": DECLINE,
    "deny": DECLINE,
    "release": DECLINE,
}


def role(view: BlankView, move: Move) -> str:
    """The role of a move: going on with the game is recommended, giving something up is not."""
    assert isinstance(move, BlankMove)
    if move.act == CLAIM:
        return PRIMARY if move.first == _due(view) else OPTION
    if _is_waiting(view, move) or (move.words == "draw" and view.mode == "B"):
        return OPTION  # no hint at whose turn it is, nor at whether something fits
    return ROLES.get(move.words, OPTION)


def _is_waiting(view: BlankView, move: BlankMove) -> bool:
    """Whether the move lets others act in an open turn (mode B)."""
    return move.act == FINE and view.question.kind == "open"


def _due(view: BlankView) -> int | None:
    """The card whose duty the seat is asked for (mode A), the first of several."""
    if view.question.kind != "duty":
        return None
    return min((duty.source for duty in view.duties if _is_due(view, duty)), default=None)


def _is_due(view: BlankView, duty: DutyInView) -> bool:
    return duty.seat == view.seat and duty.state == "open"


def can_wait(view: BlankView, move: Move) -> bool:
    """Whether the move is as good later: reports, exemptions and orders belong to no question."""
    assert isinstance(move, BlankMove)
    return move.act in WAITING


def describe(view: BlankView, move: Move) -> Phrase:  # noqa: PLR0912 - one case a kind of move
    """Describe a move in words."""
    assert isinstance(move, BlankMove)
    if _is_waiting(view, move):
        return Phrase("move-wait")
    if move.text in PLAIN:
        return Phrase(PLAIN[move.text])
    match move.act:
        case a if a in (LAY, PICK, REACT):
            kind = {LAY: "move-lay", PICK: "move-pick", REACT: "move-react"}[a]
            return Phrase(kind, {"card": _card_named(move.first)})
        case a if a == PLAYER:
            return Phrase("move-player", {"seat": Player(move.first)})
        case a if a == COLOUR:
            return Phrase("move-name", {"value": Words(f"colour-{COLOURS[move.first]}")})
        case a if a == DIGIT:
            return Phrase("move-name", {"value": move.first + 1})
        case a if a == PARITY:
            return Phrase("move-name", {"value": Words("even" if move.first else "odd")})
        case a if a == RULE:
            return Phrase("move-rule", {"source": _source(view, move.first)})
        case a if a == CLAIM:
            return Phrase("move-claim", {"source": _source(view, move.first)})
        case a if a == CALL:
            args: dict[str, Argument] = {
                "seat": Player(move.first),
                "source": _source(view, move.second),
            }
            return Phrase("move-call", args)
        case a if a == REPORT:
            return _describe_report(view, move)
        case a if a == VOTE:
            return Phrase(f"move-vote-{VOTES[move.first]}")
        case a if a == LOSER:
            return Phrase("move-loser", {"seat": Player(move.first)})
        case a if a == SHOW:
            return Phrase(f"move-show-{HANDS[move.first]}")
        case a if a == EXEMPT:
            return Phrase(f"move-exempt-{EXEMPTIONS[move.first]}")
        case a if a == ORDER:
            return Phrase(f"move-order-{ORDERS[move.second]}", {"card": _card_named(move.first)})
    return Phrase("move-table", {"move": move.text})


def _describe_report(view: BlankView, move: BlankMove) -> Phrase:
    source = _source(view, move.first)
    if move.second == MOST_SEATS:
        return Phrase("move-report-outside", {"source": source})
    return Phrase("move-report", {"seat": Player(move.second), "source": source})


def _card_named(card: int) -> Argument:
    return Words(
        "card",
        {"colour": Words(f"colour-{COLOURS[card_colour(card)]}"), "digit": card_digit(card) + 1},
    )


def _source(view: BlankView, source: int) -> Argument:
    for known in view.sources:
        if known.source == source:
            return known.name
    return str(source)


def narrate(event: Event) -> Phrase:
    """Describe what happened, in words."""
    kind = f"event-{tag_of(event)}"
    match event:
        case events.RuleReplaced():
            if event.new is None:
                return Phrase("event-rule-dropped", {"rule": event.old.name})
            args: dict[str, Argument] = {
                "old": event.old.name, "new": event.new.name, "text": event.new.text,
            }  # fmt: skip
            return Phrase(kind, args)
        case events.RuleDropped() | events.RuleSilenced():
            return Phrase(kind, {"rule": event.rule.name})
        case events.RuleAdded():
            return Phrase(kind, {"rule": event.rule.name, "text": event.rule.text})
        case events.Reported():
            args = {"seat": Player(event.seat), "source": event.source}
            if event.other < 0:
                return Phrase("event-reported-outside", args)
            args["other"] = Player(event.other)
            return Phrase(kind, args)
        case events.GameEnded():
            return _narrate_end(event)
        case events.Exempted():
            return Phrase(f"event-exempted-{event.kind}", {"seat": Player(event.seat)})
        case events.ContestBegun() | events.HandsShown():
            return Phrase(kind, _with_words(event))
        case events.CaseJudged():
            return Phrase(f"event-case-{event.verdict}", {"accuser": Player(event.accuser)})
        case events.MatchOrdered():
            return match_phrase(event.by)
        case events.PenaltyTaken():
            words: dict[str, Argument] = {"seat": Player(event.seat), "count": event.count}
            words["cause"] = Words(f"cause-{event.cause}")
            return Phrase(kind, words)
    return Phrase(kind, _arguments(event))


def match_phrase(by: str) -> Phrase:
    """How the next card must match, or what it must show."""
    kind, _, value = by.partition("-")
    if not value:
        return Phrase(f"event-match-ordered-{by}")
    return Phrase("event-value-required", {"value": int(value) if kind == "digit" else Words(by)})


def _with_words(event: Event) -> dict[str, Argument]:
    args = plain_arguments(event)
    for name in ("kind", "one", "two"):
        value = args.get(name)
        if isinstance(value, str):
            prefix = "contest" if name == "kind" else "hand"
            args[name] = Words(f"{prefix}-{value}")
    return args


def _narrate_end(event: events.GameEnded) -> Phrase:
    winners = Several(tuple(Player(seat) for seat in event.winners))
    args: dict[str, Argument] = {"winners": winners, "count": len(event.winners)}
    return Phrase(f"event-game-ended-{event.how}", args)


def _arguments(event: Event) -> dict[str, Argument]:
    args: dict[str, Argument] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in ("seat", "other", "giver", "taker", "accuser", "accused"):
            args[name] = Player(value)
        elif isinstance(value, CardFace):
            args[name] = card_words(value)
        elif name == "cards" and isinstance(value, tuple):
            args[name] = Several(tuple(card_words(card) for card in value))
            args["count"] = len(value)
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        else:
            args[name] = value
    return args


__all__ = ["ACCEPT", "can_wait", "describe", "narrate", "question", "role"]
