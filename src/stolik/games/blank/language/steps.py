"""Writing a card from lists: whole starting points, and every card one answer away.

BLK-L9: the manual's own table comes first, the full language behind "more". An answer
is shown as the sentence that it gives, so lists need no words of their own.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Final, Literal

from stolik.games.blank.language.checker import examine
from stolik.games.blank.language.document import Data, to_data
from stolik.games.blank.language.editor import MORE, first_offer
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.terms import COLOURS, DIGITS

UNWRITTEN: Final = "…"  # stands where the writer still has to fill in own words
OWN_WORDS: Final = {
    "social": "event", "outside": "event", "say": "what", "act": "what", "answer": "question",
}  # fmt: skip
MOST_PARTS: Final = 3
Part = Literal["trigger", "condition", "clause"]

# What each kind cannot do without; the first answers, to be changed afterwards.
_NEEDED: Final[dict[str, Data]] = {
    "handSize": {"n": {"max": 1}},
    "idle": {"seconds": 5},
    "clock": {"seconds": 60},
    "streak": {"same": "colour", "length": 3},
    "calledOut": {"verdict": "right"},
    "draw": {"n": 1}, "drawTo": {"n": 3}, "take": {"from": "chosen", "n": 1},
    "give": {"to": "next", "n": 1}, "discard": {"n": 1}, "exchange": {"n": 1},
    "swap": {"with": "chosen"}, "rotate": {"to": "next"}, "search": {"n": 1},
    "peek": {"at": "hand", "of": "next"}, "reveal": {"n": 1}, "limit": {"cards": 1},
    "ban": {"what": "colour", "value": "say", "until": "yourNextTurn"}, "match": {"by": "digit"},
    "replaceRule": {"which": "oldest"}, "dropRule": {"which": "oldest"},
    "silence": {"which": "oldest", "until": "turnEnd"}, "penalty": {"n": 1},
    "trade": {"with": "next", "n": 1}, "discardTo": {"n": 3}, "discardDrawPile": {"n": 1},
    "takeDiscarded": {"n": 1}, "put": {"n": 1, "pile": "drawTop"},
    "demand": {"what": "colour", "value": "say"},
    "countdown": {"seconds": 120}, "contest": {"kind": "stare", "against": "chosen"},
}  # fmt: skip
_PERFORMERS: Final = {
    "reverse": "table", "match": "table", "recycle": "table", "countdown": "table",
    "addRule": "table", "rotate": "all", "redeal": "all", "shuffle": "table", "nothing": "table",
}  # fmt: skip
_CONDITIONS: Final[tuple[Data, ...]] = (
    {"is": "hand", "of": "actor", "n": {"max": 2}},
    {"is": "play", "n": {"min": 2}},
    {"is": "rules", "n": {"min": 4}},
    {"is": "top", "colour": ["circle"]},
    {"is": "direction", "value": "clockwise"},
    {"is": "drawPile", "n": {"max": 10}},
    {"is": "discardPile", "n": {"min": 10}},
    {"is": "players", "n": {"min": 3}},
    {"is": "turnOf", "who": "actor"},
    {"is": "die", "n": {"min": 5}},
)

_PLAYERS: Final = tuple(who for who in MORE["target"] if who not in ("winner", "loser"))
_COUNTS: Final[tuple[object, ...]] = (
    1, 2, 3, 4, 5, 6, "all", {"ref": "topDigit"}, {"ref": "playCount"}, {"ref": "activeRules"},
    {"half": "hand"},
)  # fmt: skip
_RANGES: Final[tuple[object, ...]] = tuple(
    {bound: number} for bound in ("max", "min") for number in (0, 1, 2, 3, 4, 5, 7, 10, 20)
)
_TIMES: Final[tuple[object, ...]] = (3, 5, 10, 20, 30, 60, 90, 120, 180, 300, 600)
_SINGLES: Final = (*([colour] for colour in COLOURS),)

ANSWERS: Final[dict[str, tuple[object, ...]]] = {
    "who": _PLAYERS,
    "colour": _SINGLES,
    "digit": tuple([digit] for digit in DIGITS),
    "parity": ("odd", "even"),
    "cards": (*_RANGES, 1, 2, 3),
    "matched": ("colour", "digit", "both"),
    "compared": ("higher", "lower"),
    "alike": ("colour", "digit"),
    "n": (*_COUNTS, *_RANGES),
    "from": (*_PLAYERS, "each"), "to": (*_PLAYERS, "each"),
    "with": _PLAYERS, "of": _PLAYERS, "against": _PLAYERS,
    "pick": ("own", "blind", "look", "owner", "random", "top"),
    "pile": ("drawTop", "drawBottom", "drawShuffled", "discardTop"),
    "what": ("colour", "digit", "parity", "several"),
    "at": ("hand", "drawPile"),
    "may": (True,),
    "turns": (2,),
    "times": (2, 3, 4, 5),
    "until": ("nextCard", "turnEnd", "yourNextTurn", "gameEnd"),
    "which": ("chosen", "oldest", "newest", "random", "this"),
    "by": ("colour", "digit", "both"),
    "value": ("say", *COLOURS, *DIGITS, "odd", "even", "clockwise", "anticlockwise"),
    "kind": ("stare", "laugh", "hold", "rps", "die"),
    "seconds": _TIMES,
    "every": (True,),
    "cause": ("penalty", "effect", "none", "form", "duty", "accuse", "card"),
    "same": ("colour", "digit", "parity"),
    "length": (2, 3, 4, 5, 6),
    "verdict": ("right", "wrong"),
}  # fmt: skip


def whole(data: Data) -> Data | None:
    """Return the card in its canonical form; None if it is not valid."""
    card, _ = examine(signed(data))
    if card is None:
        return None
    canonical = to_data(card)
    return {
        key: canonical[key] for key in canonical if key not in ("lang", "author", "title", "name")
    }


def own_words(part: Data) -> str | None:
    """Return the key under which the part still needs the writer's own words."""
    key = OWN_WORDS.get(str(part.get("on") or part.get("do") or ""))
    return key if key in part and UNWRITTEN in part[key].values() else None


def triggers(language: str, is_full: bool) -> list[Data]:
    """Return triggers to start from."""
    first = [dict(each) for each in first_offer()["trigger"].values()]
    kinds = [{"on": tag} for tag in MORE["trigger"]] if is_full else first
    return [_started(each, str(each["on"]), language) for each in kinds]


def clauses(language: str, is_full: bool, is_rule: bool) -> list[Data]:
    """Return clauses to start from: what happens, for the default performer."""
    first = [str(each["do"]) for each in first_offer()["effect"].values()]
    written = [
        kind for kind in MORE["effect"] if kind != "nothing"
    ]  # only cards that react have it
    kinds = written if is_full else [*first, "skip", "swap", "reverse"]
    default = "next" if is_rule else "actor"
    found = []
    for kind in kinds:
        start = {"who": _PERFORMERS.get(kind, default), "do": kind}
        if kind == "again":
            start["who"] = "actor"
        found.append(_started(start, kind, language))
    return found


def conditions() -> list[Data]:
    """Return conditions to start from."""
    return [deepcopy(each) for each in _CONDITIONS]


def _started(start: Data, kind: str, language: str) -> Data:
    words = {OWN_WORDS[kind]: {language: UNWRITTEN}} if kind in OWN_WORDS else {}
    return {**start, **deepcopy(_NEEDED.get(kind, {})), **words}


def with_part(data: Data, part: Part, added: Data) -> Data | None:
    """Return the card with one more trigger, condition or clause, if it may have one."""
    new = deepcopy(data)
    if part == "clause":
        new["then"] = [*new.get("then", []), added]
    elif part == "condition":
        new["when"] = [*new.get("when", []), added]
    else:
        old = new.get("if")
        new["if"] = {"anyOf": [*old.get("anyOf", [old]), added]} if old else added
    return whole(new)


def changes(data: Data) -> dict[str, list[Data]]:
    """Return every card one answer away, by the key that is answered differently."""
    found: dict[str, list[Data]] = {}
    seen = [data]
    for place in range(len(list(_parts(data)))):
        for key, answers in ANSWERS.items():
            for answer in answers:
                new = _answered(data, place, key, answer)
                if new is not None and new not in seen:
                    seen.append(new)
                    found.setdefault(key, []).append(new)
    return found


def _answered(data: Data, place: int, key: str, answer: object) -> Data | None:
    new = deepcopy(data)
    part = list(_parts(new))[place]
    if part.get(key) == answer:
        if answer is not True:
            return None
        del part[key]  # a yes is answered differently by leaving it out
    else:
        part[key] = deepcopy(answer)
    return whole(new)


def _parts(data: Data) -> Iterator[Data]:
    trigger = data.get("if")
    if trigger is not None:
        yield from trigger.get("anyOf", [trigger])
    for cond in data.get("when", []):
        yield cond.get("not", cond)
    yield from data["then"]
