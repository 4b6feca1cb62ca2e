"""Polish: cases, plurals, players as others see them. Templates are in `polish_tables.py`."""

from functools import cache

from stolik.games.blank.language.grammar.language_tables import (
    LanguageTables,
    Role,
    Slots,
    Table,
    words,
)
from stolik.games.blank.language.grammar.numbers import Count, Extent, Faces
from stolik.games.blank.language.grammar.phrases import Joined, Phrase, Rule, Words
from stolik.games.blank.language.grammar.polish_tables import (
    ACTOR,
    BANS,
    CARD,
    CARD_EACH,
    CARD_GEN,
    CARD_INS,
    COLOUR_ACC,
    COLOUR_GEN,
    COLOUR_INS,
    COLOUR_NOM,
    CONDITIONS,
    DIGIT,
    ONESELF,
    PENALTY,
    PENALTY_EACH,
    PENALTY_GEN,
    PLAYER,
    PLAYERS,
    RANGE,
    REACTIONS,
    REFS,
    RULE,
    RULE_GEN,
    SECOND,
    TABLE_VERBS,
    TIME,
    TRIGGERS,
    TURN,
    TURN_EACH,
    VERBS,
    placed,
)
from stolik.games.blank.language.grammar.sentence import Builder, Grammar
from stolik.games.blank.language.grammar.source import Value


class Polish(LanguageTables):
    """The tables, ready for the assembly."""

    language = "pl"
    someone = "ktoś "
    any_of = " lub "
    whens = (" i ", ", ale nie gdy ", ", i tylko gdy ")
    joint = ", a potem "
    only = {"unless": ", chyba że ", "only": ", ale tylko jeśli ", "if": ", jeśli "}  # noqa: RUF012
    may = "<może|mogą|>"
    must = "<musi|muszą|>"
    decide = "może zdecydować, że"
    answer = "odpowiedzieć na pytanie:"
    aloud = "na głos"
    by_action = "czynem"
    prize = "w nagrodę"
    forfeit = "za przegraną"
    two_swap = "<|zamieniają się|zamienić się> wszystkimi swoimi kartami"
    rotate = "<|przekazują|przekazać> wszystkie swoje karty {to:way}"
    redeal = "<|tasują|przetasować> razem wszystkie swoje karty i <|rozdają|rozdać> je po równo"
    search = (
        "<przeszukuje|przeszukują|przeszukać> stos dobierania"
        " i <dobiera|dobierają|dobrać> z niego {n:cards}{only}; stos jest potem tasowany"
    )
    contest = "<wyzywa|wyzywają|wyzwać> {against:rival} na {kind:contest}"
    limit = "w następnej turze <może|mogą|> zagrać najwyżej {cards}"
    agree = "zgodzić się zagrać w następnej turze najwyżej {cards}"
    subjects = ("kart", "tur", "karę", "kary", "kara", "ręk", "ręc", "stos", "zasad")

    def shared_slots(self) -> Slots:
        """Counts, colours, digits, ranges."""
        slots: Slots = {
            "plain-cards": Count("{n} {noun}", CARD),
            "colour-gen": words(COLOUR_GEN),
            "digit": Words(DIGIT),
            "digits": Joined(Words(DIGIT), ", ", " lub ", 5),
            "parity-gen": words({"odd": "nieparzystej", "even": "parzystej"}),
            "parity-ins": words({"odd": "nieparzystą", "even": "parzystą"}),
            "parity-nom": words({"odd": "nieparzysta", "even": "parzysta"}),
            "event-range": Extent(RANGE, CARD, CARD_GEN, is_event=True),
            "penalty-range": Extent(RANGE, PENALTY, PENALTY_GEN, is_event=True),
            "card-range": Extent(RANGE, CARD, CARD_GEN),
            "rule-range": Extent(RANGE, RULE, RULE_GEN),
            "player-range": Extent(RANGE, PLAYER),
            "faces": Faces("co najmniej", "najwyżej"),
            "in-hand": Count("do {n} {noun} na ręce", CARD_GEN, (5,)),
            "down-to": Count("aż do {n} {noun} na ręce", CARD_GEN, (3,)),
            "traded": Count("{n} {noun}", CARD_INS),
            "colour-nom": words(COLOUR_NOM),
            "times": Count("{n} {noun}", TIME, (3,)),
            "seconds": Count("{n} {noun}", SECOND, (30,)),
        }
        slots["colours-nom"] = Joined(words(COLOUR_NOM), ", ", " lub ", 5)
        slots |= _closed_lists()
        for case, colours, card, parity in (
            ("acc", COLOUR_ACC, "kartę", "ins"),
            ("ins", COLOUR_INS, "kartą", "ins"),
            ("nom", COLOUR_NOM, "karta", "nom"),
        ):
            slots[f"top-{case}"] = _top_card(slots, colours, card, f"parity-{parity}")
        slots["marked"] = _marked(slots)
        slots["filter"] = _filter(slots)
        return slots

    def trigger_forms(self, build: Builder) -> list[Phrase]:
        """All triggers but the social one."""
        return build.forms(TRIGGERS) + _clocks(build)

    def condition_forms(self, kind: str, has_pronoun: bool) -> list[Phrase]:
        """All conditions; the verb alone stands for an actor just named."""
        known = ("active", "next", "previous", "left", "right", "most", "fewest")
        full = f"{ACTOR[kind]['nom']} ma"
        holds = {key: f"{PLAYERS[key]['nom']} ma" for key in known}
        holds["actor"] = "ma" if has_pronoun else full
        turn = {key: PLAYERS[key]["gen"] for key in known} | {"actor": ACTOR[kind]["gen"]}
        slots: Slots = {"holds": words(holds, [(full, "actor")]), "turn": words(turn)}
        return Builder(self.shared | slots).forms(CONDITIONS)

    def actor(self, kind: str) -> str:
        """The actor as a subject."""
        return ACTOR[kind]["nom"]

    def ones(self, kind: str) -> Words:
        """Single performers but the actor."""
        return words({key: cases["nom"] for key, cases in PLAYERS.items()})

    def manies(self) -> Words:
        """Performers who are several."""
        return words(
            {
                "all": "wszyscy gracze",
                "others": "wszyscy pozostali gracze",
                "nextTwo": "dwaj kolejni gracze",
                "nextThree": "trzej kolejni gracze",
            }
        )

    def _of_choice(self, kind: str) -> str:
        return "dwaj wskazani gracze"

    def role_slots(self, role: Role) -> Slots:
        """Slots that depend on the performer: cases of others, distributive counts."""
        others = _others(role)
        dative = {key: cases["dat"] for key, cases in others.items()}
        rivals = {key: cases["gen"] for key, cases in others.items()}
        for key in ("next", "previous"):
            if "," in rivals[key]:
                rivals[key] += ","  # a relative clause inside the sentence is closed
        each = "po " if role.is_many else ""
        slots: Slots = {
            "until": _periods(role.is_many, "tego gracza"),
            "gen": words(
                {key: cases["gen"] for key, cases in others.items()}
                | {"each": "każdego z pozostałych graczy"}
            ),
            "dat": words(dative | {"each": "każdemu z pozostałych graczy"}),
            "ins": words({key: cases["ins"] for key, cases in others.items()}),
            "rival": words(rivals),
            "way": words({key: dative[key] for key in ("left", "right", "next", "previous")}),
            "cards": Count(each + "{n} {noun}", CARD_EACH if role.is_many else CARD),
            "turns": Count(each + "{n} {noun}", TURN_EACH if role.is_many else TURN, (2,)),
            "penalties": Count(each + "{n} {noun}", PENALTY_EACH if role.is_many else PENALTY),
        }
        return slots | _quantities(self.shared | slots, each)

    def verbs(self) -> Table:
        """Verbs of players."""
        return VERBS

    def bans(self) -> Table:
        """Bans with a fixed value."""
        return BANS

    def table_verbs(self) -> Table:
        """Verbs of the table itself."""
        return TABLE_VERBS

    def table_period(self, kind: str) -> Words:
        """Periods where the table performs."""
        return _periods(is_many=False, whose=ACTOR[kind]["gen"])

    def sentences(self, kind: str) -> Table:
        """Whole sentences."""
        if kind == "rule":
            return {
                "Jeśli {if}, to {then}": {"kind": "rule"},
                "Jeśli {if}{when}, to {then}": {"kind": "rule"},
            }
        table: Table = {
            "Gdy ta karta zostanie zagrana, {then}": {"kind": "effect"},
            "Gdy ta karta zostanie zagrana{when}, {then}": {"kind": "effect"},
        }
        for to, (moment, undone) in REACTIONS.items():
            fixed = {"kind": "effect", "react": {"to": to, "cancel": True}}
            table[f"Zagraj tę kartę, {moment}: {undone}, a {{then}}"] = fixed
            table[f"Zagraj tę kartę, {moment}{{when}}: {undone}, a {{then}}"] = fixed
        return table


def _closed_lists() -> Slots:
    return {
        "contest": words(
            {
                "stare": "pojedynek na wzrok",
                "laugh": "pojedynek na powagę",
                "hold": "pojedynek na wytrwałość",
                "rps": "partię w papier, kamień, nożyce",
                "die": "pojedynek na kości do gry",
            },
            [("pojedynek na spojrzenia", "stare")],
        ),
        "which": words(
            {
                "chosen": "wybraną aktywną zasadę",
                "oldest": "najstarszą aktywną zasadę",
                "newest": "najnowszą aktywną zasadę",
                "random": "wylosowaną aktywną zasadę",
                "this": "tę zasadę",
            }
        ),
        "which-nom": words(
            {
                "oldest": "najstarsza aktywna zasada",
                "newest": "najnowsza aktywna zasada",
                "random": "wylosowana aktywna zasada",
                "this": "ta zasada",
            }
        ),
        "by": words({"colour": "kolor", "digit": "cyfra"}),
        "matched": words(
            {"colour": "tylko kolorem", "digit": "tylko cyfrą", "both": "i kolorem, i cyfrą"}
        ),
        "compared": words({"higher": "wyższą niż poprzednia", "lower": "niższą niż poprzednia"}),
        "alike": words({"colour": "tego samego koloru", "digit": "o tej samej cyfrze"}),
        "cause": words(
            {
                "none": "za brak karty do zagrania",
                "form": "za błędne zagranie",
                "duty": "za niewykonane polecenie",
                "accuse": "za niesłuszne oskarżenie",
                "card": "z powodu karty",
            }
        ),
        "drawn-cause": words({"penalty": "w ramach kary", "effect": "z powodu efektu"}),
        "same": words(
            {"colour": "ten sam kolor", "digit": "ta sama cyfra", "parity": "ta sama parzystość"}
        ),
        "direction": words(
            {
                "clockwise": "zgodnie z ruchem wskazówek zegara",
                "anticlockwise": "przeciwnie do ruchu wskazówek zegara",
            }
        ),
    }


def _top_card(slots: Slots, colours: dict[str, str], card: str, parity: str) -> Rule:
    own: Slots = {"colours": Joined(words(colours), ", ", " lub ", 5), "parity": slots[parity]}
    table: Table = {
        "{digit:digits}": {},
        "{colour:colours}": {},
        card + " {parity}": {},
        "{colour:colours} z cyfrą {digit:digits}": {},
        "{colour:colours} z {parity:parity-ins} cyfrą": {},
        "{colour:colours} z {parity:parity-ins} cyfrą {digit:digits}": {},
        card + " z {parity:parity-ins} cyfrą {digit:digits}": {},
        card: {},
    }
    return Rule(Builder(slots | own).forms(table))


def _marked(slots: Slots) -> Rule:
    """Put a card's marks after the noun, so that nothing has to agree with a colour."""
    table: Table = {
        "": {},
        " {parity:parity-ins}": {},
        " z cyfrą {digit:digits}": {},
        " z {parity:parity-ins} cyfrą {digit:digits}": {},
        " z symbolem {colour:colours-nom}": {},
        " z symbolem {colour:colours-nom} i cyfrą {digit:digits}": {},
        " z symbolem {colour:colours-nom} i {parity:parity-ins} cyfrą": {},
        " z symbolem {colour:colours-nom} i {parity:parity-ins} cyfrą {digit:digits}": {},
    }
    return Rule(Builder(slots).forms(table))


def _filter(slots: Slots) -> Rule:
    table: Table = {
        " z symbolem {colour:colours-nom} i cyfrą {digit:digits}": {},
        " z symbolem {colour:colours-nom}": {},
        " z cyfrą {digit:digits}": {},
        "": {},
    }
    return Rule(Builder(slots).forms(table))


def _is_few(value: Value) -> bool:
    """32 sekundy miną, 35 sekund minie."""
    return bool(SECOND(value["seconds"]) == "sekundy")


def _clocks(build: Builder) -> list[Phrase]:
    forms: list[Phrase] = []
    for more, fixed in (("", {}), ("kolejne ", {"every": True})):
        keys: dict[str, Value] = {"on": "clock", **fixed}
        few, many = f"miną {more}{{seconds}} gry", f"minie {more}{{seconds}} gry"
        forms.append(build.form(few, keys, _is_few))
        forms.append(build.form(many, keys))
        forms.append(build.form(few, keys, is_said=False))
    return forms


def _others(role: Role) -> dict[str, dict[str, str]]:
    """Players as the performer sees them (BLK-L13)."""
    others = {key: cases for key, cases in PLAYERS.items() if key != "culprits"}
    others["left"] = placed("po swojej lewej")
    others["right"] = placed("po swojej prawej")
    if role.person == "actor":
        others["actor"] = ONESELF
    else:
        others["actor"] = ACTOR[role.kind]
        after, before = ("nich", "nimi") if role.is_many else ("nim", "nim")
        others["next"] = _relative(f"który gra po {after}")
        others["previous"] = _relative(f"który gra przed {before}")
    return others


def _relative(clause: str) -> dict[str, str]:
    cases = placed("")
    return {case: f"{form.strip()}, {clause}" for case, form in cases.items()}


def _periods(is_many: bool, whose: str) -> Words:
    return words(
        {
            "nextCard": "do zagrania następnej karty",
            "turnEnd": "do końca tury",
            "yourNextTurn": "do ich następnej tury" if is_many else f"do następnej tury {whose}",
            "gameEnd": "do końca gry",
        }
    )


def _quantities(slots: Slots, each: str) -> Slots:
    """Make "3 karty", "wszystkie swoje karty z symbolem …", "tyle kart, ile …"."""
    build = Builder(slots)
    number = Rule([slots["cards"]])
    closed = Rule([slots["cards"], words({"all": "wszystkie swoje karty"})])
    lot = Rule(
        [
            build.form("wszystkie swoje karty{*:filter}", {"n": "all"}),
            build.form("{n:cards}{*:filter}"),
        ]
    )
    for said, meant in REFS.items():
        number.phrases.append(build.form(f"{each}tyle kart, {said}", meant))
        closed.phrases.append(build.form(f"{each}tyle kart, {said},", meant))
        lot.phrases.append(build.form(f"{each}tyle kart{{*:filter}}, {said}", {"n": meant}))
    return {"number": number, "lot": lot, "some": closed}


@cache
def polish() -> Grammar:
    """Return the Polish grammar, built once."""
    return Polish().grammar()
