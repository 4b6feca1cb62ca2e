"""Polish wordings of the piles, of demands, and of players whom only some cards name."""

from typing import Any

from stolik.games.blank.language.understanding.phrases.patterns import Caught, Meaning

Data = dict[str, Any]
Table = dict[str, list[tuple[str, Meaning]]]
ON_TOP = {"draw": "drawTop", "discard": "discardTop"}
SHUFFLE = {"who": "table", "do": "shuffle"}
TAKE_LAST = {"do": "takeDiscarded", "n": 1, "pick": "top"}
REDEAL = {"who": "all", "do": "redeal"}


def amount(caught: Caught) -> Any:  # noqa: ANN401 - a number, "all" or a reference
    """Return how many cards are meant; None where that is not said, or where some are left out."""
    cards = caught["cards"][0]
    if cards.get("many") and not cards.get("own"):
        return None
    if not set(cards) <= {"n", "card", "own", "hand", "any", "tohand", "many", "extra", "handword"}:
        return None
    return "all" if cards.get("many") else cards.get("n", 1)


def put(place: str) -> Meaning:
    """Make the meaning of putting cards of the hand on a pile."""

    def meaning(caught: Caught) -> Data | None:
        pile, count = caught["pile"][0], amount(caught)
        where = ON_TOP.get(pile) if place == "top" else place if pile == "draw" else None
        return None if where is None or count is None else {"do": "put", "n": count, "pile": where}

    return meaning


def take_discarded(pick: str) -> Meaning:
    """Make the meaning of taking cards of the discard pile."""

    def meaning(caught: Caught) -> Data | None:
        cards = caught["cards"][0]
        is_random = cards.get("pick") == "random" and pick == "own"
        kept = {key: value for key, value in cards.items() if key != "pick" or not is_random}
        count = amount({"cards": [kept]})
        if caught["pile"][0] != "discard" or not isinstance(count, int):
            return None
        way = "random" if is_random else pick
        return {"do": "takeDiscarded", "n": count} | ({"pick": way} if way != "own" else {})

    return meaning


def discard_draw_pile(caught: Caught) -> Data | None:
    """Discard from the draw pile."""
    count = amount(caught)
    if caught["pile"][0] != "draw" or not isinstance(count, int):
        return None
    return {"do": "discardDrawPile", "n": count}


def take_top(caught: Caught) -> Data | None:
    """Take a number of cards from the top of a pile; from the draw pile that is drawing."""
    count = caught.get("num", [1])[0]
    if caught["pile"][0] == "discard":
        return {"do": "takeDiscarded", "n": count, "pick": "top"}
    return {"do": "draw", "n": count} if caught["pile"][0] in ("draw", "pile") else None


def discard_top(caught: Caught) -> Data | None:
    """Discard a number of cards from the top of the draw pile."""
    if caught["pile"][0] != "draw":
        return None
    return {"do": "discardDrawPile", "n": caught.get("num", [1])[0]}


def discard_top_by_itself(caught: Caught) -> Data | None:
    """Discard from the draw pile where nobody is said to do it."""
    effect = discard_top(caught)
    return None if effect is None else {"who": "actor", **effect}


def dealt(caught: Caught) -> Data | None:
    """Deal cards of the draw pile to everybody: each of them draws."""
    count = amount(caught)
    if caught["pile"][0] not in ("draw", "pile") or not isinstance(count, int):
        return None
    return {"who": "all", "do": "draw", "n": count}


def discard_to(caught: Caught) -> Data:
    """Discard down to a number."""
    return {"do": "discardTo", "n": caught["num"][0]}


def demand(caught: Caught) -> Data | None:
    """Name what the next card must have; only the next player can be the one who must."""
    if caught.get("who", ["next"])[0] != "next" or caught["attr"][0] == "parity":
        return None
    return {"do": "demand", "what": caught["attr"][0], "value": "say"}


def demanded(caught: Caught) -> Data | None:
    """Make the demand what the next card must be."""
    spec = (caught.get("spec") or caught["a_mark"])[0]
    values = [(key, spec[key]) for key in ("colour", "digit") if key in spec]
    if len(spec) != 1 or len(values) != 1 or len(values[0][1]) != 1:
        return None
    return {"who": "table", "do": "demand", "what": values[0][0], "value": values[0][1][0]}


def shuffled(caught: Caught) -> Data | None:
    """Shuffle the draw pile."""
    return SHUFFLE if caught["pile"][0] == "draw" else None


def alike(what: str) -> Meaning:
    """Make the meaning of several cards played together that share something."""

    def meaning(caught: Caught) -> Data | None:
        count = caught["range"][0]
        if (count.get("min") or 0) < 2:
            return None
        return {"on": "played", "cards": count, "alike": what}

    return meaning


def compared(how: str) -> Data:
    """Return the event of a card higher or lower than the one before."""
    return {"on": "played", "compared": how}


_PUT = (
    "odkłada/odkładasz/odkładają/odłożyć/odłóż/odłoży/odłożą/kładzie/kładziesz/kładą/położyć/połóż/"
    "położy/wkłada/wkładasz/wkładają/włożyć/włóż/zwraca/zwróć/zwrócić"
)
_TAKE = "V:take/V:draw/V:get/V:steal SELF? z? powrotem? na? HAND?"
_HIGHER = "wyższą/wyższa/wyższy/większą/większa"
_LOWER = "niższą/niższa/niższy/mniejszą/mniejsza"

PILES: Table = {
    "effect": [
        (f"{_PUT} <cards> na TOP <pile>", put("top")),
        (f"{_PUT} na TOP <pile> <cards>", put("top")),
        (f"{_PUT} <cards> na/pod spód <pile>", put("drawBottom")),
        (f"{_PUT} <cards> pod <pile>", put("drawBottom")),
        (f"<cards> {_PUT} pod <pile>", put("drawBottom")),
        (f"<cards> {_PUT} na/pod spód <pile>", put("drawBottom")),
        (f"<cards> {_PUT} na TOP <pile>", put("top")),
        (f"V:choose <cards> i/, ją/je? {_PUT} ją/je? na TOP <pile>", put("top")),
        (f"V:choose <cards> i/, ją/je? {_PUT} ją/je? na/pod spód <pile>", put("drawBottom")),
        ("V:shuffle <cards> do/w <pile>", put("drawShuffled")),
        (f"{_PUT} <cards> do/w <pile> <reshuffle>", put("drawShuffled")),
        (f"{_TAKE} <cards> z/ze <pile>", take_discarded("own")),
        (f"{_TAKE} z/ze <pile> <cards>", take_discarded("own")),
        (f"{_TAKE} <cards> z TOP <pile>", take_discarded("top")),
        (f"{_TAKE} <num>? TOP CARD z/ze? <pile>", take_top),
        (f"{_TAKE} LAST/ostatnio odrzuconą/zagraną/wyrzuconą CARD", TAKE_LAST),
        (f"{_PUT} <num>? TOP CARD z/ze? <pile> na/do <discards>", discard_top),
        ("V:discard <cards> z/ze TOP? <pile>", discard_draw_pile),
        ("V:discard <num>? TOP CARD z/ze? <pile>", discard_top),
        ("V:discard CARD? aż? do <num> CARD? <inhand>?", discard_to),
        (
            "zostawia/zostawiają/zostawiasz/zostaw SELF? <num> CARD ,? i/a? resztę V:discard",
            discard_to,
        ),
        (
            "zostawia/zostawiają/zostawiasz/zostaw SELF? <num> CARD ,? i/a? V:discard resztę",
            discard_to,
        ),
        (
            "V:discard tyle? CARD? tak? ,? aż/dopóki/żeby/aby/by nie? "
            "V:left/będzie/będą/mieć/będziesz mu/im/ci/miał/miała/mieli? <num> CARD? <inhand>?",
            discard_to,
        ),
        ("V:name <attr> ,? który/którą/jaki/jaką MUST V:have NEXT CARD", demand),
        ("V:choose/V:name <attr> NEXT CARD", demand),
        ("V:change COLOURWORD na ANY/CHOSEN", {"do": "demand", "what": "colour", "value": "say"}),
        ("żąda/żądasz/żądać/zażądać <attr> ,? który/którą MUST V:play <who>", demand),
        (
            "V:choose/V:name <attr> ./,/-/:/; <who>? MUST V:play CARD? w? <that_attr> <or_draw>?",
            demand,
        ),
        ("V:choose/V:name <attr> ./,/-/:/; <who>? MUST <that_attr> V:play <or_draw>?", demand),
        (
            "V:choose/V:name <attr> ./,/-/:/;/i NEXT CARD MUST V:be/V:have/V:match w? <that_attr>",
            demand,
        ),
    ],
    "card_before": [
        ("ta? PREV/LAST CARD?", True),
        ("THIS TOP/CARD? na? TOP/PILE", True),
        ("THIS CARD? ,? co/która/którą leży/leżała/była/leżały przedtem/wcześniej? <on_it>?", True),
    ],
    "on_it": [("na TOP/PILE/TABLE PILE?", True)],
    "or_draw": [(",? albo/lub V:draw CARD?", True)],
    "table": [
        ("V:shuffle <pile>", shuffled),
        ("V:give <cards> z/ze <pile> każdemu/wszystkim PLAYER?", dealt),
        ("V:give każdemu/wszystkim PLAYER? <cards> z/ze <pile>", dealt),
        ("<pile> V:be V:shuffle", shuffled),
        ("NEXT/NEAREST zagrana/położona? CARD MUST V:be <spec>", demanded),
        ("NEXT/NEAREST CARD MUST V:have COLOURWORD/DIGIT <spec>", demanded),
        ("MUST? <spec> V:be NEXT CARD", demanded),
        ("NEXT PLAYER? MUST V:play <spec>", demanded),
        ("NEXT PLAYER? MAY V:play ONLY <a_mark> !CARD", demanded),
        ("ALL PLAYER? V:play/V:discard CARD na środek ,? i? <deal_anew>", REDEAL),
        ("V:shuffle WHOLE CARD/HAND PLAYER? razem? i <deal_out>", REDEAL),
        ("V:shuffle razem WHOLE CARD/HAND PLAYER? i <deal_out>", REDEAL),
        ("V:shuffle CARD/HAND wszystkich PLAYER? razem? i <deal_out>", REDEAL),
        ("<num>? TOP CARD z/ze? <pile> <goes> <to_discards>", discard_top_by_itself),
    ],
    "deal_anew": [("V:shuffle je/karty? i <deal_out>", True)],
    "deal_out": [
        ("rozdać/rozdajemy/rozdaj/rozdają/rozdajcie/rozdaje <dealt>* po równo", True),
        ("rozdać/rozdajemy/rozdaj/rozdają/rozdajcie/rozdaje <dealt>* od nowa", True),
    ],
    "dealt": [("je/karty/wszystkim/ponownie", True), ("od nowa", True)],
    "goes": [("V:hit/ląduje/lądują/trafiają/idą/idzie/spadają", True)],
    "to_discards": [("na/do <discards>", True), ("w/do/na odrzuconych/odrzucone", True)],
    "only_cancels": [
        ("PENALTY po? prostu? nie ma", True),
        ("PENALTY przepada ,? i? to? tyle?", True),
        ("TURN nie przepada ,? i? to? tyle?", True),
        ("nie V:skip jej/TURN", True),
        ("nie V:suffer/V:get/V:take jej/PENALTY", True),
    ],
    "who": [
        ("PLAYER <seated>? OPPOSITE YOU/HE/DOER?", "opposite"),
        ("PLAYER ,? który/która/co siedzi OPPOSITE YOU/HE? ,?", "opposite"),
        ("NUM:2 NEXT PLAYER?", "nextTwo"),
        ("NEXT PLAYER? i jeszcze NEXT", "nextTwo"),
        ("NEXT PLAYER? i THIS PLAYER? po/za nim/niej/HE", "nextTwo"),
        ("NUM:3 NEXT PLAYER?", "nextThree"),
        ("NEXT NUM:2 PLAYER", "nextTwo"),
        ("NEXT NUM:3 PLAYER", "nextThree"),
        ("NUM:2 NEXT? PLAYER po/za YOU/HE/DOER", "nextTwo"),
        ("NUM:3 NEXT? PLAYER po/za YOU/HE/DOER", "nextThree"),
        ("THIS OPPOSITE YOU/HE?", "opposite"),
        ("THIS ,? kto/co/który siedzi OPPOSITE YOU/HE? ,?", "opposite"),
    ],
    "cards": [
        ("HALF OWN? CARD/HAND? !PILE", {"n": {"half": "hand"}, "card": True}),
    ],
    "event": [
        (f"<who>? V:play CARD/DIGIT? {_HIGHER} CARD/DIGIT? THAN <card_before>", compared("higher")),
        (f"<who>? V:play CARD/DIGIT? {_LOWER} CARD/DIGIT? THAN <card_before>", compared("lower")),
        (f"<who>? V:play CARD z/o? {_HIGHER} DIGIT THAN <card_before>", compared("higher")),
        (f"<who>? V:play CARD z/o? {_LOWER} DIGIT THAN <card_before>", compared("lower")),
        (f"zagrana? CARD V:be/V:have? {_HIGHER} THAN <card_before>", compared("higher")),
        (f"zagrana? CARD V:be/V:have? {_LOWER} THAN <card_before>", compared("lower")),
        ("<who>? V:play <range> CARD o/z? THIS? SAME DIGIT <together>?", alike("digit")),
        ("<who>? V:play <range> CARD w/o? THIS SAME COLOURWORD <together>?", alike("colour")),
        (
            "<who>? V:play <range> takie/takich same/samych/identyczne DIGIT <together>",
            alike("digit"),
        ),
        (
            "<who>? V:play <range> takie/takich same/samych/identyczne COLOURWORD <together>",
            alike("colour"),
        ),
    ],
}
