"""Random valid cards: every verb, target, trigger and limit of the language, from a seed.

`random_card(random.Random(7))` gives raw JSON data that the checker accepts. Plain and
quick, so that fuzz tests of the engine can make whole decks of it.
"""

from random import Random
from typing import Any

Data = dict[str, Any]

COLOURS = ("hexagon", "circle", "triangle", "rhombus", "square", "shield")
KNOWN = ("actor", "active", "next", "previous", "left", "right", "most", "fewest")
ONE = (*KNOWN, "opposite", "chosen", "chosenAny", "random", "voted")
MANY = ("all", "others", "nextTwo", "nextThree")
REFS = ("topDigit", "playCount", "activeRules")
_ENGLISH = """
    cough bark sing and or then until unless someone the next player draws 1 card 3 times say
    “Blank!” dance, slowly; loudly a turn ends plays 2 answer: why? copy that player’s gesture
    (aloud) must may if, but not when to everyone winner O’C. end. 7 – ok "x" it's
"""
_POLISH = """
    zakaszle zaszczekać i lub potem ktoś kolejny gracz traci turę 3 razy do końca gry, a
    powiedzieć „Blank!” chyba że tańczyć wolno; głośno zagra KOŁO co najmniej 2 karty musi może
    odpowiedzieć na pytanie: dlaczego? gest tego gracza (na głos) to, jeśli nie gdy
"""
WORDS = {"en": tuple(_ENGLISH.split()), "pl": tuple(_POLISH.split())}
TRIGGERS = (
    *("played", "played", "played", "drawn", "discarded", "handSize", "idle", "clock", "social"),
    *("outside", "skipped", "reversed", "ruleChanged", "reshuffled", "turnStart", "turnEnd"),
    *("penalised", "streak", "calledOut"),
)


def random_card(rng: Random, kind: str | None = None) -> Data:
    """Make a rule card or an effect, or the kind that is asked for."""
    kind = kind or rng.choice(("rule", "rule", "effect"))
    card: Data = {"lang": 1, "kind": kind, "author": _text(rng, 24)}
    reacts = kind == "effect" and rng.random() < 0.25
    if kind == "rule":
        if rng.random() < 0.5:
            card["name"] = _text2(rng, 40)
        triggers = [_trigger(rng) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
        card["if"] = triggers[0] if len(triggers) == 1 else {"anyOf": triggers}
    else:
        card["title"] = _text2(rng, 40)
        if reacts:
            card["react"] = {"to": rng.choice(("penalty", "take", "skip")), "cancel": True}
    if rng.random() < 0.35:
        count = rng.choice((1, 1, 2, 3))
        card["when"] = [_maybe_not(rng, can_roll=not reacts) for _ in range(count)]
    card["then"] = _clauses(rng, kind, reacts)
    return card


def _clauses(rng: Random, kind: str, reacts: bool) -> list[Data]:
    if reacts and rng.random() < 0.2:
        return [{"who": "table", "do": "nothing"}]
    clauses: list[Data] = []
    has_contest = False
    for _ in range(rng.choice((1, 1, 2, 3))):
        clause = _clause(rng, kind, reacts, can_contest=not has_contest)
        has_contest = has_contest or clause["do"] == "contest"
        clauses.append(clause)
    return clauses


def _word(rng: Random, language: str) -> str:
    return rng.choice(WORDS[language])


def _text(rng: Random, limit: int, language: str = "en") -> str:
    words = [_word(rng, language) for _ in range(rng.randint(1, 9))]
    text = " ".join(words)[:limit].strip()
    return text or "x"


def _text2(rng: Random, limit: int = 80) -> Data:
    languages = rng.choice((("pl",), ("en",), ("pl", "en"), ("pl", "en")))
    return {language: _text(rng, limit, language) for language in languages}


def _some(rng: Random, values: tuple[Any, ...]) -> list[Any]:
    return rng.sample(values, rng.choice((1, 1, 1, 2, 3, 5)))


def _range(rng: Random) -> Data:
    high = rng.choice((2, 6, 6, 12, 40, 288))
    low, top = sorted((rng.randint(0, high), rng.randint(0, high)))
    return rng.choice(({"min": low}, {"max": top}, {"min": low, "max": top}))


def _num(rng: Random, can_be_all: bool = False) -> Any:  # noqa: ANN401 - as JSON has it
    chance = rng.random()
    if chance < 0.05:
        return {"half": "hand"}
    if chance < 0.2:
        return {"ref": rng.choice(REFS)}
    if can_be_all and chance < 0.4:
        return "all"
    return rng.randint(1, 6)


def _marks(rng: Random, data: Data, with_parity: bool = True) -> Data:
    if rng.random() < 0.4:
        data["colour"] = _some(rng, COLOURS)
    if rng.random() < 0.4:
        data["digit"] = _some(rng, (1, 2, 3, 4, 5, 6))
    if with_parity and rng.random() < 0.2:
        data["parity"] = rng.choice(("odd", "even"))
    return data


def _played(rng: Random, data: Data) -> None:
    _marks(rng, data)
    if rng.random() < 0.2:
        data["matched"] = rng.choice(("colour", "digit", "both"))
    if rng.random() < 0.2:
        data["compared"] = rng.choice(("higher", "lower"))
    if rng.random() < 0.3:
        data["cards"] = _range(rng)
        if data["cards"].get("min", 0) > 1 and rng.random() < 0.4:
            data["alike"] = rng.choice(("colour", "digit"))


def _trigger(rng: Random) -> Data:
    on = rng.choice(TRIGGERS)
    data: Data = {"on": on}
    if on == "played":
        _played(rng, data)
    elif on in ("drawn", "discarded", "penalised") and rng.random() < 0.3:
        data["cards"] = _range(rng)
    if on == "drawn" and rng.random() < 0.4:
        data["cause"] = rng.choice(("penalty", "effect"))
    if on == "penalised" and rng.random() < 0.4:
        data["cause"] = rng.choice(("none", "form", "duty", "accuse", "card"))
    if on == "handSize":
        data["n"] = _range(rng)
    if on == "idle":
        data["seconds"] = rng.randint(3, 120)
    if on == "clock":
        data["seconds"] = rng.randint(30, 1800)
        if rng.random() < 0.5:
            data["every"] = True
    if on in ("social", "outside"):
        data["event"] = _text2(rng)
    if on == "streak":
        data |= {"same": rng.choice(("colour", "digit", "parity")), "length": rng.randint(2, 6)}
    if on == "calledOut":
        data["verdict"] = rng.choice(("right", "wrong"))
    return data


def _cond(rng: Random, can_roll: bool) -> Data:
    kinds = ["hand", "play", "rules", "top", "direction", "drawPile", "discardPile"]
    kinds += ["players", "turnOf"] + ["die"] * can_roll
    kind = rng.choice(kinds)
    data: Data = {"is": kind}
    if kind == "top":
        return _marks(rng, data)
    if kind == "direction":
        return data | {"value": rng.choice(("clockwise", "anticlockwise"))}
    if kind == "turnOf":
        return data | {"who": rng.choice(KNOWN)}
    if kind == "hand":
        data["of"] = rng.choice(KNOWN)
    return data | {"n": _range(rng)}


def _maybe_not(rng: Random, can_roll: bool = True) -> Data:
    cond = _cond(rng, can_roll)
    return {"not": cond} if rng.random() < 0.3 else cond


def _clause(rng: Random, kind: str, reacts: bool, can_contest: bool, inner: bool = False) -> Data:
    names = list(VERBS)
    if not can_contest:
        names.remove("contest")
    do = rng.choice(names)
    ones = (*ONE, "winner", "loser") if inner else ONE
    several = (*MANY, "culprits") if reacts else MANY
    clause: Data = {"who": rng.choice((*ones, *several)), "do": do}
    clause |= VERBS[do](rng, clause, ones, kind)
    if do == "contest":
        for key in ("winner", "loser"):
            if rng.random() < 0.6:
                clause[key] = _clause(rng, kind, reacts, can_contest=False, inner=True)
    if rng.random() < 0.2:
        clause["may"] = True
    if rng.random() < 0.2:
        clause["only"] = _maybe_not(rng)
    return clause


def _take(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    pick = {"pick": rng.choice(("blind", "look", "owner"))} if rng.random() < 0.5 else {}
    return {"from": rng.choice((*ones, "each")), "n": rng.randint(1, 3), **pick}


def _give(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    pick = {"pick": rng.choice(("own", "blind"))} if rng.random() < 0.5 else {}
    return {"to": rng.choice((*ones, "each")), "n": rng.randint(1, 3), **pick}


def _discard(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    pick = {"pick": rng.choice(("own", "random"))} if rng.random() < 0.4 else {}
    return _marks(rng, {"n": _num(rng, can_be_all=True), **pick}, with_parity=False)


def _swap(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    if rng.random() < 0.3:
        return {"who": "chosenTwo"}
    return {"who": rng.choice(ones), "with": rng.choice(ones)}


def _peek(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    if rng.random() < 0.5:
        return {"at": "hand", "of": rng.choice(ones)}
    return {"at": "drawPile", "n": rng.randint(1, 5)}


def _ban(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    what = rng.choice(("colour", "digit", "parity", "several"))
    values: dict[str, tuple[Any, ...]] = {
        "colour": ("say", *COLOURS),
        "digit": ("say", 1, 2, 3, 4, 5, 6),
        "parity": ("say", "odd", "even"),
        "several": (True,),
    }
    until = rng.choice(("nextCard", "yourNextTurn"))
    return {"what": what, "value": rng.choice(values[what]), "until": until}


def _trade(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    return {"who": rng.choice(ones), "with": rng.choice(ones), "n": rng.randint(1, 3)}


def _take_discarded(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    pick = {"pick": rng.choice(("own", "random", "top"))} if rng.random() < 0.6 else {}
    return {"n": rng.randint(1, 3), **pick}


def _put(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    pile = rng.choice(("drawTop", "drawBottom", "drawShuffled", "discardTop"))
    return {"n": _num(rng, can_be_all=True), "pile": pile}


def _demand(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    what = rng.choice(("colour", "digit"))
    if rng.random() < 0.5:
        return {"what": what, "value": "say"}
    value = rng.choice(COLOURS) if what == "colour" else rng.randint(1, 6)
    return {"who": "table", "what": what, "value": value}


def _rule(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    which = ["oldest", "newest", "random"] + ["this"] * (kind == "rule")
    if rng.random() < 0.4:
        return {"who": "table", "which": rng.choice(which)}
    return {"which": rng.choice([*which, "chosen"])}


def _silence(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    until = rng.choice(("nextCard", "turnEnd", "yourNextTurn"))
    return {**_rule(rng, clause, ones, kind), "until": until}


def _say(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    data: Data = {"what": _text2(rng)}
    if rng.random() < 0.4:
        data["times"] = rng.randint(1, 5)
    if rng.random() < 0.3:
        data["chat"] = rng.sample(("hau", "woof", "blank", "żółw", "kaszlu"), rng.randint(1, 5))
    return data


def _act(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    data = _say(rng, clause, ones, kind)
    if rng.random() < 0.4:
        data["until"] = rng.choice(("nextCard", "turnEnd", "yourNextTurn", "gameEnd"))
    if rng.random() < 0.4:
        data["standIn"] = rng.choice(("slowPlay", "slowChat", "emote", "phrase"))
    return data


def _contest(rng: Random, clause: Data, ones: tuple[str, ...], kind: str) -> Data:
    contest = rng.choice(("stare", "laugh", "hold", "rps", "die"))
    return {"who": rng.choice(ones), "kind": contest, "against": rng.choice(ones)}


VERBS: dict[str, Any] = {
    "draw": lambda rng, *_: {"n": _num(rng)},
    "drawTo": lambda rng, *_: {"n": rng.randint(1, 6)},
    "take": _take,
    "give": _give,
    "discard": _discard,
    "exchange": lambda rng, *_: {"n": _num(rng, can_be_all=True)},
    "swap": _swap,
    "rotate": lambda rng, *_: {
        "who": "all",
        "to": rng.choice(("left", "right", "next", "previous")),
    },
    "search": lambda rng, *_: {"n": rng.randint(1, 2)},
    "peek": _peek,
    "reveal": lambda rng, *_: {"n": _num(rng, can_be_all=True)},
    "recycle": lambda *_: {"who": "table"},
    "skip": lambda rng, *_: {"turns": rng.randint(1, 2)} if rng.random() < 0.5 else {},
    "again": lambda *_: {"who": "actor"},
    "reverse": lambda *_: {"who": "table"},
    "jump": lambda rng, clause, ones, kind: {"who": rng.choice(ones)},
    "ban": _ban,
    "match": lambda rng, *_: {"who": "table", "by": rng.choice(("colour", "digit", "both"))},
    "limit": lambda rng, *_: {"cards": rng.randint(1, 3)},
    "replaceRule": _rule,
    "dropRule": _rule,
    "addRule": lambda *_: {"who": "table"},
    "silence": _silence,
    "penalty": lambda rng, *_: {"n": rng.randint(1, 2)},
    "countdown": lambda rng, *_: {"who": "table", "seconds": rng.randint(30, 600)},
    "say": _say,
    "answer": lambda rng, *_: {"question": _text2(rng)},
    "act": _act,
    "contest": _contest,
    "trade": _trade,
    "discardTo": lambda rng, *_: {"n": rng.randint(1, 6)},
    "discardDrawPile": lambda rng, *_: {"n": rng.randint(1, 6)},
    "takeDiscarded": _take_discarded,
    "put": _put,
    "redeal": lambda *_: {"who": "all"},
    "shuffle": lambda *_: {"who": "table"},
    "demand": _demand,
}
