"""Call to Adventure in words: what is asked, what a move means, what happened."""

from __future__ import annotations

from stolik.games.call_to_adventure import events, moves
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.cards.runes import FACE_SIGNS, VALUES, face_kind
from stolik.games.call_to_adventure.moves import ROW_SIZE, SET_ASIDE
from stolik.games.call_to_adventure.view import AdventureView, ChallengeView, RowPlace
from stolik.kernel.event import Event, tag_of
from stolik.kernel.game import plain_arguments
from stolik.kernel.move import Move
from stolik.kernel.phrase import Argument, Phrase, Player, Several, Words
from stolik.kernel.role import DECLINE, OPTION, PASS, PRIMARY
from stolik.kernel.seat import Seat

ROMAN = ("", "I", "II", "III")
NOBODY_KNOWS = Words("some-card")


def name_of(card: int | None) -> Argument:
    """The name of a card; an unknown card is just called a card."""
    if card is None:
        return NOBODY_KNOWS
    return catalogue().cards[card].name


def path_name(card: int, path: int) -> Argument:
    """The name of a path of a card; a card with one path goes by its own name."""
    paths = catalogue().cards[card].paths
    return paths[min(path, len(paths) - 1)].name


def kind_name(word: str) -> Words:
    """A rune's kind as it follows the word 'rune'."""
    return Words(f"kind-{word}")


def question(view: AdventureView, seat: Seat) -> Phrase:
    """What the seat is asked now."""
    asked = view.question
    args: dict[str, Argument] = {"active": Player(view.active)}
    if asked.card is not None:
        args["card"] = name_of(asked.card)
    if asked.kind == "main":
        return Phrase(_main_question(view), args)
    if asked.kind == "window":
        return _window_question(view, seat, args)
    if asked.kind in ("sign", "row", "ally") and asked.purpose is not None:
        return Phrase(f"question-{asked.kind}-{asked.purpose.replace('_', '-')}", args)
    return Phrase(f"question-{asked.kind}", args)


def _main_question(view: AdventureView) -> str:
    if not view.is_main_due:
        return "question-main-done"
    is_last = len(view.players[view.active].story) == 8
    if view.adversary is not None and view.adversary.slayer is None and is_last:
        return "question-main-adversary"
    return "question-main"


def _window_question(view: AdventureView, seat: Seat, args: dict[str, Argument]) -> Phrase:
    window = view.question.window
    if view.stack:
        args["card"] = name_of(view.stack[-1].card)
        args["whose"] = Player(view.stack[-1].seat)
        return Phrase("question-answer", args)
    challenge = view.challenge
    if challenge is not None:
        args["card"] = name_of(challenge.card)
        args["difficulty"] = challenge.difficulty
        args["result"] = challenge.result
        args["percent"] = percent(challenge.chance)
    own = "own" if seat == view.active else "other"
    if window in (7, 10):
        return Phrase(f"question-window-{window}-{own}", args)
    if window == 11 and challenge is not None:
        outcome = "success" if challenge.verdict == 1 else "failure"
        return Phrase(f"question-window-11-{outcome}", args)
    return Phrase(f"question-window-{window}", args)


def percent(chance: float) -> int:
    """A chance in whole percent, halves up; only what is certain is 0 or 100."""
    whole = int(chance * 100 + 0.5)
    if chance in (0.0, 1.0):
        return whole
    return min(max(whole, 1), 99)


def describe(view: AdventureView, move: Move) -> Phrase:
    """Describe a move in words, from what the view shows."""
    match move:
        case moves.KeepCharacters():
            return _describe_keep(view, move)
        case moves.FaceChallenge():
            return _describe_face(view, move)
        case moves.GainTrait() | moves.Journey() | moves.DiscardStoryCard() | moves.AssignAlly():
            return Phrase(f"move-{move.kind}", {"card": name_of(_at(view, move.place).card)})
        case moves.UseEffect():
            card = _card_of_effect(move.effect)
            cost = f"pay-{move.cost.replace('_', '-')}" if move.cost else "pay-nothing"
            return Phrase("move-use", {"card": name_of(card), "cost": Words(cost)})
        case moves.ResolveFirst():
            return Phrase("move-first", {"card": name_of(_card_of_effect(move.effect))})
        case moves.PlayCard() | moves.CancelCard() | moves.DiscardCard():
            card = catalogue().designs[move.design].ids[0]
            return Phrase(f"move-{move.kind}", {"card": name_of(card)})
        case moves.ChooseAlly():
            return Phrase("move-ally", {"card": name_of(move.ally)})
        case _:
            return _describe_small(view, move)


def role(view: AdventureView, move: Move) -> str:
    """The role of a move; casting, accepting and being content with one's own result go on."""
    match move:
        case moves.Pass():
            return PRIMARY if _own_verdict(view) or _is_enough(view) else PASS
        case moves.CastRunes():
            return PASS if view.stack else PRIMARY
        case moves.Accept():
            return PRIMARY
        case moves.FaceChallenge(place=place) if place == SET_ASIDE:
            return PRIMARY if _main_question(view) == "question-main-adversary" else OPTION
        case moves.EndTurn():
            return DECLINE if view.is_main_due else PRIMARY
        case moves.Decline():
            return DECLINE
        case _:
            return OPTION


def _own_verdict(view: AdventureView) -> ChallengeView | None:
    """The viewer's challenge, once it is judged and only its consequences are open."""
    challenge = view.challenge
    if challenge is None or challenge.verdict < 0 or view.stack or view.seat != view.active:
        return None
    return challenge


def _is_enough(view: AdventureView) -> bool:
    """Whether the viewer's runes have fallen well; others may still answer them."""
    challenge = view.challenge
    if challenge is None or not challenge.cast or view.stack or view.seat != view.active:
        return False
    return challenge.verdict < 0 and challenge.result >= challenge.difficulty


def _describe_pass(view: AdventureView) -> Phrase:
    """Passing lets the own verdict count: say what that brings."""
    challenge = _own_verdict(view)
    if challenge is None and view.challenge is not None and _is_enough(view):
        return Phrase("move-pass-enough", {"result": view.challenge.result})
    if challenge is None:
        return Phrase("move-pass")
    if challenge.verdict == 1:
        return Phrase("move-pass-success", {"card": name_of(challenge.card)})
    return Phrase("move-pass-failure", {"n": challenge.failure_xp})


def _describe_cast(view: AdventureView) -> Phrase:
    """A card that was just played is answered first, or not; the runes wait for it (CTA-62)."""
    if view.stack:
        return Phrase("move-pass")
    chance = view.challenge.chance if view.challenge is not None else 0.0
    return Phrase("move-cast", {"percent": percent(chance)})


def _describe_small(view: AdventureView, move: Move) -> Phrase:
    match move:
        case moves.ChooseSign():
            is_dark = move.sign == len(v.SYMBOLS)
            word = "dark" if is_dark else v.SYMBOLS[move.sign]
            return Phrase("move-choose", {"sign": kind_name(word) if is_dark else _symbol(word)})
        case moves.ChoosePlayer():
            return Phrase("move-target", {"whose": Player(move.seat)})
        case moves.ChooseRune():
            return Phrase("move-rune", {"kind": kind_name(v.RUNE_KINDS[move.rune // 3])})
        case moves.AddRune() | moves.LeaveRune():
            return Phrase(f"move-{move.kind}", {"kind": kind_name(v.RUNE_KINDS[move.rune_kind])})
        case moves.PayCost():
            cost = v.COSTS[move.cost].replace("_", "-")
            return Phrase("move-pay", {"cost": Words(f"pay-{cost}")})
        case moves.ChooseBack():
            return Phrase(f"move-back-{v.CARD_BACKS[move.back]}")
        case moves.DrawFrom():
            return Phrase(f"move-draw-{v.DECKS[move.deck]}")
        case moves.Pass():
            return _describe_pass(view)
        case moves.BuyDarkRune():
            return _describe_dark(view)
        case moves.CastRunes():
            return _describe_cast(view)
        case moves.Accept() | moves.Decline():
            return Phrase(f"move-{move.kind}-{view.question.kind}")
        case _:
            return Phrase(f"move-{move.kind}")


def _symbol(word: str) -> Words:
    return Words(f"symbol-{word}")


def _describe_keep(view: AdventureView, move: moves.KeepCharacters) -> Phrase:
    dealt = view.dealt or ()
    chosen = (move.origin, move.motivation, move.destiny)
    kinds = ("origin", "motivation", "destiny")
    each = len(dealt) // 3
    return Phrase(
        "move-keep",
        {
            kind: name_of(dealt[group * each + choice] if each > choice else None)
            for group, (kind, choice) in enumerate(zip(kinds, chosen, strict=True))
        },
    )


def _describe_face(view: AdventureView, move: moves.FaceChallenge) -> Phrase:
    if move.place == SET_ASIDE and view.adversary is not None:
        adversary = view.adversary
        return Phrase(
            "move-face-adversary",
            {
                "card": name_of(adversary.card),
                "difficulty": adversary.difficulty,
                "percent": percent(adversary.chance),
            },
        )
    place = _at(view, move.place)
    args: dict[str, Argument] = {"card": name_of(place.card)}
    if place.card is None or move.path >= len(place.difficulties):
        return Phrase("move-face-plain", args)
    args["path"] = path_name(place.card, move.path)
    args["difficulty"] = place.difficulties[move.path]
    args["percent"] = percent(place.chances[move.path] if place.chances else 0.0)
    return Phrase("move-face", args)


def _describe_dark(view: AdventureView) -> Phrase:
    chances = view.challenge.chances_with_dark if view.challenge is not None else ()
    chance = percent(chances[1] if len(chances) > 1 else 0.0)
    return Phrase("move-dark", {"n": view.dark_price, "percent": chance})


def _at(view: AdventureView, place: int) -> RowPlace:
    row = view.rows[place // ROW_SIZE] if place < SET_ASIDE else ()
    index = place % ROW_SIZE
    return row[index] if index < len(row) else RowPlace(None, False, None, (), ())


def _card_of_effect(effect: int) -> int:
    for card in catalogue().designs:
        if any(own.number == effect for own in card.effects):
            return card.ids[0]
    raise ValueError(f"no card has effect {effect}")


CARD_FIELDS = frozenset({"card", "ally", "origin", "motivation", "destiny"})
RUNE_FIELDS = frozenset({"rune"})


def narrate(event: Event) -> Phrase:
    """Describe what happened, in words."""
    kind = f"event-{tag_of(event)}"
    match event:
        case events.GameEnded():
            return _narrate_end(event)
        case events.CardDrawn():
            known = "known" if event.card is not None else "unknown"
            return Phrase(f"{kind}-{event.back}-{known}", _arguments(event))
        case events.RunesCast():
            shown = Several(tuple(face_words(face) for face in event.faces))
            return Phrase(kind, {**_arguments(event), "faces": shown})
        case events.ChallengeJudged():
            outcome = "success" if event.is_success else "failure"
            return Phrase(f"{kind}-{outcome}", _arguments(event))
        case events.CardTucked() | events.ChallengeFaced():
            args = _arguments(event)
            args["path"] = path_name(event.card, event.path)
            halves = "path" if len(catalogue().cards[event.card].paths) > 1 else "whole"
            return Phrase(f"{kind}-{halves}", args)
        case events.AdversaryGained():
            return Phrase(kind, {**_arguments(event), "reason": Words(f"reason-{event.reason}")})
        case events.StoryCardDiscarded():
            suffix = "" if event.ally is None else "-with-ally"
            return Phrase(f"{kind}{suffix}", _arguments(event))
        case events.MoralityMoved() | events.ResultChanged() | events.DifficultyChanged():
            suffix = "up" if event.by > 0 else "down"
            return Phrase(f"{kind}-{suffix}", {**_arguments(event), "by": abs(event.by)})
        case _:
            return Phrase(kind, _arguments(event))


def _narrate_end(event: events.GameEnded) -> Phrase:
    if event.is_together:
        return Phrase("event-game-won" if event.winners else "event-game-lost")
    winners = Several(tuple(Player(seat) for seat in event.winners))
    return Phrase("event-game-ended", {"winners": winners, "count": len(event.winners)})


def face_words(face: int) -> Words:
    """One face of a rune: its kind and what it shows."""
    return Words("face", {"kind": kind_name(v.RUNE_KINDS[face_kind(face)]), "value": _value(face)})


def _value(face: int) -> Words:
    sign = FACE_SIGNS[face]
    word = "plain" if sign < 0 or sign == v.SHOWS_NOTHING else v.SIGNS[sign]
    return Words(f"face-{word}", {"value": VALUES[face]})


def _arguments(event: Event) -> dict[str, Argument]:
    args: dict[str, Argument] = {}
    for name, value in plain_arguments(event).items():
        given = getattr(event, name)
        if name in CARD_FIELDS:
            args[name] = name_of(given)
        elif name == "cards":
            args[name] = Several(tuple(name_of(card) for card in given or ()))
        elif name in RUNE_FIELDS:
            args[name] = kind_name(given)
        elif name == "symbol":
            args[name] = Words(f"symbol-{given}.of")
        elif name == "act":
            args[name] = ROMAN[given]
        elif name == "deck":
            args[name] = Words(f"deck-{given.replace('_', '-')}")
        elif isinstance(value, bool) or value is None or isinstance(value, tuple):
            continue
        else:
            args[name] = value
    return args
