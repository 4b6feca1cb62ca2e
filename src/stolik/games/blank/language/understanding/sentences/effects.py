"""What clauses mean: the chunks around a verb become who does what."""

from collections.abc import Callable
from typing import Any

from stolik.games.blank.language.understanding.sentences.clause_parts import ClauseParts

Data = dict[str, Any]

ONE_PLAYER = (
    "next",
    "previous",
    "left",
    "right",
    "opposite",
    "chosen",
    "chosenAny",
    "most",
    "fewest",
    "random",
    "player",
)

OTHER_SIDE = {"left": "right", "right": "left", "next": "previous", "previous": "next"}

# --- What verbs mean ------------------------------------------------------------------------


def _count(cards: Data | None) -> Any:  # noqa: ANN401 - a number, "all" or a reference
    """How many cards; None where that is not said."""
    if cards is None:
        return None
    if cards.get("many") and "n" not in cards:
        return None
    return cards.get("n", 1)


def _other(who: str) -> str:
    """A player as somebody's partner: any player is another one."""
    return {"chosenAny": "chosen", "someone": "chosen", "this": "he"}.get(who, who)


def _other_or_each(who: str) -> str:
    """A partner, or every other player where all are meant."""
    return "each" if who in ("all", "others") else _other(who)


def _free(parts: ClauseParts, *used: str) -> bool:
    """Whether nothing was said that the verb cannot take."""
    places = (
        "cards",
        "dative",
        "object",
        "source",
        "partner",
        "to",
        "of",
        "turns",
        "pile",
        "top",
        "until",
        "which",
        "dir",
        "penalties",
    )
    if any(getattr(parts, place) is not None for place in places if place not in used):
        return False
    if parts.in_turn and "in_turn" not in used:
        return False
    return not (parts.new and "new" not in used) and not (parts.two and "two" not in used)


def _draw(parts: ClauseParts) -> list[Data] | None:
    if parts.penalties is not None:  # "dobiera karną kartę"
        return [{"do": "penalty", "n": parts.penalties}] if _free(parts, "penalties") else None
    if (
        parts.which is None
        and parts.cards is None
        and parts.verb in ("draw",)
        and _free(parts, "pile")
    ):
        return [{"do": "draw", "n": 1}] if parts.pile in (None, "draw", "pile") else None
    count = _count(parts.cards)
    if parts.source is not None:
        return _take(parts)
    if (
        count is None
        or not _free(parts, "cards", "pile")
        or parts.pile not in (None, "draw", "pile")
    ):
        return None
    cards = parts.cards or {}
    if count == "all" or "filter" in cards or "pick" in cards:
        return None
    if cards.get("any"):
        return [{"do": "take_any", "n": count}] if parts.pile is None else None
    if (cards.get("own") or cards.get("hand")) and parts.verb != "draw":
        return None
    drawn: Data = {"do": "draw", "n": count}
    if parts.verb in ("take", "steal") and parts.pile is None:
        drawn["is_loose"] = True  # the source is not said: the pile, unless a hand was looked at
    return [drawn]


def _take(parts: ClauseParts) -> list[Data] | None:
    if parts.penalties is not None:
        return _draw(parts)
    source = parts.source
    used = "source"
    if source is None and parts.verb in ("steal", "take") and parts.dative is not None:
        source, used = parts.dative, "dative"
    if source is None and parts.verb in ("steal", "take", "draw") and parts.of is not None:
        source, used = parts.of, "of"
    if source is None and (parts.cards or {}).get("of"):
        source = (parts.cards or {})["of"]
    if source is None:
        return _draw(parts) if parts.verb in ("take", "get") else _stolen(parts)
    count = _count(parts.cards) if used != "of" or parts.cards is not None else 1
    if not isinstance(count, int) or not _free(parts, "cards", used):
        return None
    cards = parts.cards or {}
    if "filter" in cards:
        return None
    if source == "player":
        source = "chosen"
    return [{"do": "take", "from": _other_or_each(source), "n": count}]


def _stolen(parts: ClauseParts) -> list[Data] | None:
    """ "… and steal one": from the hand that was looked at before."""
    count = _count(parts.cards)
    is_plain = set(parts.cards or {}) <= {"n", "card", "any", "hand"} and _free(parts, "cards")
    if parts.verb != "steal" or not isinstance(count, int) or not is_plain:
        return None
    # "A card", "two cards": not "one of their cards", which says whose.
    is_short = not parts.has_subject and any(
        each.kind == "cards" and each.end - each.start <= 2 for each in parts.chunks
    )
    return [{"do": "take_any", "n": count, "is_stolen": is_short}]


def _get(parts: ClauseParts) -> list[Data] | None:
    return _take(parts)


def _punish(parts: ClauseParts) -> list[Data] | None:
    """ "Give the next player a penalty": who gets it, takes it."""
    to = parts.dative or parts.to or parts.object
    is_said_of_another = parts.has_subject and parts.subject not in ("actor", "he", "this")
    if to is None or is_said_of_another or not _free(parts, "penalties", "dative", "to", "object"):
        return None
    who = {"player": "chosenAny", "someone": "chosenAny"}.get(to, to)
    return [{"who": who, "do": "penalty", "n": parts.penalties}]


def _give(parts: ClauseParts) -> list[Data] | None:
    if parts.penalties is not None:
        return _punish(parts)
    to = parts.dative or parts.to or parts.object
    if parts.dir is not None:
        if to is not None:
            return None
        to = parts.dir
    if not _free(parts, "cards", "dative", "to", "object", "dir"):
        return None
    if sum(each is not None for each in (parts.dative, parts.to, parts.object, parts.dir)) > 1:
        return None
    cards = parts.cards or {}
    count = _count(parts.cards)
    is_hand = count == "all" or (cards.get("many") and (cards.get("own") or parts.dir is not None))
    if "filter" in cards or cards.get("bare"):
        return None  # "podaje rękę" is a handshake
    if cards.get("many") and parts.subject == "all" and to in ("left", "right"):
        is_hand = True
    if is_hand:
        ways = ("left", "right", "next", "previous")
        if to is None:
            return [{"do": "rotate", "to": "left|right"}]
        return [{"do": "rotate", "to": to}] if to in ways or to == "left|right" else None
    if not isinstance(count, int):
        return None
    clause = {"do": "give", "n": count}
    if cards.get("blind") or cards.get("pick") == "random":
        clause["pick"] = "blind"
    clause["to"] = "?" if to is None else "chosen" if to == "player" else _other_or_each(to)
    return [clause]


def _discard(parts: ClauseParts) -> list[Data] | None:
    if parts.which is not None:
        return _drop(parts)
    if not _free(parts, "cards", "pile") or parts.pile not in (None, "discard", "pile"):
        return None
    cards = parts.cards or {}
    count = _count(parts.cards) if parts.cards is not None else None
    if cards.get("many") and cards.get("own"):
        count = "all"
    if parts.cards is None and parts.pile is None:
        count = 1
    if count is None or cards.get("blind"):
        return None
    clause: Data = {"do": "discard", "n": count}
    if "pick" in cards and count != "all":
        clause["pick"] = cards["pick"]
    spec = cards.get("filter", {})
    if "bad" in spec:
        return None
    return [clause | {key: spec[key] for key in ("colour", "digit") if key in spec}]


def _exchange(parts: ClauseParts) -> list[Data] | None:  # noqa: PLR0912 - one case a meaning
    """Trade for new cards, or hands with somebody; "Wymień karty" does not say which."""
    if parts.which is not None:
        ok = _free(parts, "which", "new", "pile") and parts.pile in (None, "rules", "pile")
        return [{"do": "replaceRule", "which": parts.which}] if ok else None
    cards = parts.cards or {}
    if "filter" in cards:
        return None
    count = _count(parts.cards)
    is_hand = count == "all" or cards.get("many") is True
    if parts.two or parts.subject == "chosenTwo":
        named: Data = {"who": "chosenTwo"} if parts.two and not parts.has_subject else {}
        is_swap = is_hand and _free(parts, "cards", "two", "with_each")
        return [{**named, "do": "swap"}] if is_swap else None
    if parts.partner is not None or (parts.of is not None and parts.verb == "exchange"):
        if not _free(parts, "cards", "partner"):
            return None
        partner = _other(parts.partner or "")
        partner = "chosen" if partner == "player" else partner
        if parts.subject == "all" and partner in OTHER_SIDE and is_hand:
            return [{"do": "rotate", "to": f"{partner}|{OTHER_SIDE[partner]}"}]  # all at once
        if is_hand or parts.cards is None:
            return [{"do": "swap", "with": partner}]
        return [{"do": "trade", "n": count, "with": partner}] if isinstance(count, int) else None
    if parts.new or cards.get("new"):
        if parts.cards is None:
            count = parts.new if isinstance(parts.new, int) and parts.new is not True else None
        elif count is None:
            count = "all" if cards.get("own") else None
        if count is None:
            return None
        if parts.new not in (None, True, count):
            return None
        ok = _free(parts, "cards", "new", "pile") and not cards.get("new")
        return [{"do": "exchange", "n": count}] if ok else None
    if is_hand and _free(parts, "cards", "dir", "pile"):
        if parts.dir is not None:
            return [{"do": "rotate", "to": parts.dir}]
        if parts.pile is not None:
            return None
        is_mutual = cards.get("handword") or any(each.value == "self" for each in parts.chunks)
        is_all = count == "all" and parts.subject == "all" and not is_mutual
        return [{"do": "exchange?"}, *([{"do": "exchange", "n": "all"}] if is_all else [])]
    if (
        isinstance(count, int)
        and _free(parts, "cards")
        and set(cards) <= {"n", "card", "own", "hand"}
    ):
        return [{"do": "exchange|trade", "n": count}]
    return None


def _peek(parts: ClauseParts) -> list[Data] | None:
    if parts.top is not None:
        return [{"do": "peek", "at": "drawPile", "n": parts.top}] if _free(parts, "top") else None
    owners = {
        one for one in (parts.of, parts.object, parts.dative, parts.source) if one is not None
    }
    cards = parts.cards or {}
    if "filter" in cards or len(owners) > 1:
        return None
    of = next(iter(owners), None)
    is_hand = parts.of is not None or _count(parts.cards) == "all" or cards.get("many")
    if parts.cards is not None and not (_count(parts.cards) == "all" or cards.get("many")):
        return None
    if of is None or not is_hand or not _free(parts, "of", "object", "dative", "source", "cards"):
        return None
    return [{"do": "peek", "at": "hand", "of": "chosen" if of == "player" else _other(of)}]


def _show(parts: ClauseParts) -> list[Data] | None:
    seen = parts.dative or parts.to or parts.object
    if seen in ("actor", "he", "this") and parts.has_subject:
        return _shown_to_actor(parts)
    if seen in ONE_PLAYER and seen == parts.dative and parts.form in ("m", "2"):
        return _shown_by_actor(parts)
    if seen not in (None, "all", "others") or not _free(parts, "dative", "to", "object", "cards"):
        return None
    cards = parts.cards or {}
    count = "all" if cards.get("many") else _count(parts.cards)
    if count is None or "filter" in cards:
        return None
    return [{"do": "reveal", "n": count}]


def _shown_by_actor(parts: ClauseParts) -> list[Data] | None:
    """ "Pokaż karty następnemu graczowi": that player looks at them."""
    cards = parts.cards or {}
    is_all = "filter" not in cards and (cards.get("many") or _count(parts.cards) == "all")
    if not is_all or parts.has_subject or not _free(parts, "dative", "cards"):
        return None
    who = _other(parts.dative or "")
    return [
        {"who": "chosen" if who == "player" else who, "do": "peek", "at": "hand", "of": "actor"}
    ]


def _shown_to_actor(parts: ClauseParts) -> list[Data] | None:
    """A player who shows somebody all their cards lets them look."""
    cards = parts.cards or {}
    owner = parts.subject or ""
    is_all = "filter" not in cards and (cards.get("many") or _count(parts.cards) == "all")
    if not is_all or owner not in ONE_PLAYER or not _free(parts, "dative", "to", "object", "cards"):
        return None
    return [{"who": "actor", "do": "peek", "at": "hand", "of": _other(owner)}]


def _skip(parts: ClauseParts) -> list[Data] | None:
    if parts.object is not None and not parts.has_subject and _free(parts, "object", "turns"):
        if parts.verb == "wait":
            return None
        turns = parts.turns or 1
        return [{"who": parts.object, "do": "skip"} | ({} if turns == 1 else {"turns": turns})]
    if parts.of is not None or not _free(parts, "turns"):
        return None
    if parts.turns is None and parts.verb not in ("pause", "wait") and not parts.passive:
        return None
    turns = parts.turns or 1
    return [{"do": "skip"} | ({} if turns == 1 else {"turns": turns})]


def _lose(parts: ClauseParts) -> list[Data] | None:
    """A player who loses a card discards it; `_skip` handles lost turns."""
    is_counted = (parts.cards or {}).get("card") and isinstance(_count(parts.cards), int)
    return _discard(parts) if is_counted else None


def _drop(parts: ClauseParts) -> list[Data] | None:
    if not _free(parts, "which") or parts.which is None:
        return None
    return [{"do": "dropRule", "which": parts.which}]


def _replace(parts: ClauseParts) -> list[Data] | None:
    if not _free(parts, "which", "new", "pile") or parts.which is None:
        return None
    return [{"do": "replaceRule", "which": parts.which}]


def _suspend(parts: ClauseParts) -> list[Data] | None:
    if not _free(parts, "which", "until") or parts.which is None or parts.until is None:
        return None
    return [{"do": "silence", "which": parts.which, "until": parts.until}]


def _put_down(parts: ClauseParts) -> list[Data] | None:
    """Cards put on the discard pile are discarded; played cards are chosen by nobody else."""
    return _discard(parts) if parts.pile == "discard" else None


FRAMES: dict[str, Callable[[ClauseParts], list[Data] | None]] = {
    "draw": _draw,
    "take": _take,
    "steal": _take,
    "get": _get,
    "suffer": _get,
    "give": _give,
    "discard": _discard,
    "play": _put_down,
    "throwaway": _discard,
    "exchange": _exchange,
    "peek": _peek,
    "show": _show,
    "skip": _skip,
    "losecard": _lose,
    "pause": _skip,
    "wait": _skip,
    "remove": _drop,
    "goaway": _drop,
    "replace": _replace,
    "replacerule": _replace,
    "suspend": _suspend,
}


def effects_of(parts: ClauseParts) -> list[Data]:
    """Return what the clause can mean, without saying who does it."""
    if parts.effect is not None:
        later = ("in_turn",) if parts.effect["do"] == "limit" else ()
        return [dict(parts.effect)] if _free(parts, *later) else []
    frame = FRAMES.get(parts.verb)
    if frame is None:
        return []
    return frame(parts) or []
