"""How clauses are completed and joined: partners, bans, open places, a look before a take."""

from collections.abc import Iterator
from typing import Any

from stolik.games.blank.language.understanding.sentences.clause_context import ClauseContext

Data = dict[str, Any]


def swapped_pair(first: str, second: str, clause: Data) -> Data | None:
    """Return the swap of two players; a partner's place is seen from the performer (BLK-L13)."""
    n = clause.get("n")
    if n is not None and not isinstance(n, int):
        return None
    done: Data = {"do": "swap"} if n is None else {"do": "trade", "n": n}
    if second in ("actor", "active", "most", "fewest") and first != "actor":
        return {"who": first, **done, "with": second}
    if first in ("actor", "active", "most", "fewest"):
        who, other = (first, second) if first == "actor" else (second, first)
        return {"who": who, **done, "with": other}
    return None


def as_partner(who: str) -> str:
    """A chosen player as somebody's partner is another one."""
    return "chosen" if who == "chosenAny" else who


def banned_values(spec: Data) -> list[Data]:
    """Return what a card that nobody may play makes a ban of."""
    if len(spec) != 1:
        return []
    ((key, value),) = spec.items()
    if key == "parity":
        return [{"what": "parity", "value": value}]
    return (
        [{"what": key, "value": value[0]}] if key in ("colour", "digit") and len(value) == 1 else []
    )


def open_variants(clause: Data, context: ClauseContext) -> Iterator[Data]:
    """Yield the clause with alternatives where the words leave something open."""
    who = clause["who"]
    if clause["do"] == "exchange?":
        if who == "all":
            yield {"who": "all", "do": "rotate", "to": "left|right"}
        elif who == "chosenTwo":
            yield {"who": who, "do": "swap"}
        else:
            yield {"who": who, "do": "exchange|swap"}
        return
    if clause["do"] == "exchange|trade" and who in ("all", "others"):
        return  # for new ones or among each other: there is no form for the latter to offer
    if clause.get("to") == "?":
        open_to = {"all": "left|right", "most": "fewest|actor", "others": "actor|left"}
        default = "next|chosen" if context.kind == "rule" else "chosen|next"
        clause["to"] = open_to.get(who, default)
    if clause["do"] == "rotate" and who != "all":
        return
    yield clause


def merged(first: list[Data], rest: list[Data]) -> list[Data] | None:
    """Join clauses; "look at a hand and take a card you like" is one of them."""
    if rest and first[-1].get("do") == rest[0].get("do") == "reverse":
        return None  # said twice in other words, or a joke: nobody plays it
    is_loose = bool(rest) and rest[0].get("is_loose", False)
    last = first[-1]
    is_after_look = bool(rest) and last.get("do") == "peek" and last["who"] == rest[0]["who"]
    is_theirs = is_after_look and rest[0].get("from") == last.get("of", "")
    if is_after_look and is_loose and last["at"] == "drawPile":
        return None  # one of the cards seen, which the language has no form for
    if rest and (rest[0]["do"] == "take_any" or (is_after_look and (is_loose or is_theirs))):
        if not is_after_look or last["at"] != "hand":
            return None
        taken: Data = {key: last[key] for key in ("who", "may") if key in last}
        span = (last["span"][0], rest[0]["span"][1])
        taken |= {"do": "take", "from": last["of"], "n": rest[0]["n"], "pick": "look", "span": span}
        return [*first[:-1], taken, *rest[1:]]
    return [*first, *rest]
