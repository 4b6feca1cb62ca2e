"""English: players as others see them, and numbers. Templates are in `english_tables.py`."""

from functools import cache

from stolik.games.blank.language.grammar.english_tables import (
    BANS,
    CARD,
    COLOUR,
    CONDITIONS,
    DIGIT,
    FIXED,
    HAND_RANGE,
    KNOWN,
    PENALTY,
    RANGE,
    REACTIONS,
    REFS,
    TABLE_VERBS,
    TRIGGERS,
    VERBS,
)
from stolik.games.blank.language.grammar.language_tables import (
    LanguageTables,
    Role,
    Slots,
    Table,
    words,
)
from stolik.games.blank.language.grammar.numbers import Count, Extent, Faces, noun_en
from stolik.games.blank.language.grammar.phrases import Joined, Phrase, Rule, Words
from stolik.games.blank.language.grammar.sentence import Builder, Grammar


class English(LanguageTables):
    """The tables, ready for the assembly."""

    language = "en"
    someone = "someone "
    any_of = " or "
    whens = (" and ", ", but not when ", ", and only when ")
    joint = "; then "
    only = {"unless": ", unless ", "only": ", but only if ", "if": ", if "}  # noqa: RUF012
    may = "<may|may|may>"
    must = "must"
    decide = "may decide that"
    answer = "answer:"
    aloud = "aloud"
    by_action = "by deed"
    prize = "as the prize,"
    forfeit = "as the forfeit,"
    two_swap = "swap whole hands with each other"
    rotate = "pass whole hands to {to:way}"
    redeal = "shuffle their hands together and deal them out evenly"
    search = (
        "<searches|search|search> the draw pile for {n:cards} to draw{only}"
        "; the pile is then shuffled"
    )
    contest = "<challenges|challenge|challenge> {against:other} to {kind:contest}"
    limit = "may play at most {cards} next turn"
    agree = "agree to play at most {cards} next turn"
    subjects = ("card", "turn", "penalt", "hand", "pile", "rule")

    def shared_slots(self) -> Slots:
        """Counts, colours, digits, ranges."""
        slots: Slots = {
            "cards": Count("{n} {noun}", CARD),
            "colours": Joined(words(COLOUR), ", ", " or ", 5),
            "digits": Joined(Words(DIGIT), ", ", " or ", 5),
            "a-colour": words({key: f"a {name}" for key, name in COLOUR.items()}),
            "a-digit": Words({digit: f"a {name}" for digit, name in DIGIT.items()}),
            "parity": words({"odd": "an odd", "even": "an even"}),
            "event-range": Extent(RANGE, CARD, is_event=True),
            "penalty-range": Extent(RANGE, PENALTY, is_event=True),
            "card-range": Extent(RANGE, CARD),
            "hand-range": Extent(HAND_RANGE, CARD),
            "rule-range": Extent(RANGE, noun_en("active rule", "active rules")),
            "player-range": Extent(RANGE, noun_en("player", "players")),
            "faces": Faces("at least", "at most"),
            "turns": Count("{n} {noun}", noun_en("turn", "turns"), (2,)),
            "penalties": Count("{n} {noun}", PENALTY),
            "in-hand": Count("up to {n} {noun} in hand", CARD, (5,)),
            "down-to": Count("down to {n} {noun} in hand", CARD, (3,)),
            "times": Count("{n} {noun}", noun_en("time", "times"), (3,)),
            "seconds": Count("{n} {noun}", noun_en("second", "seconds"), (30,)),
        }
        slots |= _closed_lists()
        slots["top"] = _top_card(slots)
        slots["filter"] = _filter(slots)
        return slots

    def trigger_forms(self, build: Builder) -> list[Phrase]:
        """All triggers but the social one."""
        return build.forms(TRIGGERS)

    def condition_forms(self, kind: str, has_pronoun: bool) -> list[Phrase]:
        """All conditions."""
        is_effect = kind == "effect"
        holds = {key: f"{who} holds" for key, who in KNOWN.items()}
        turn = {key: f"the turn of {who}" for key, who in KNOWN.items()}
        full = "you hold" if is_effect else "that player holds"
        pronoun = "you hold" if is_effect else "they hold"
        holds["actor"] = pronoun if has_pronoun else full
        turn["actor"] = "your turn" if is_effect else "the turn of that player"
        slots: Slots = {"holds": words(holds, [(full, "actor")]), "turn": words(turn)}
        return Builder(self.shared | slots).forms(CONDITIONS)

    def actor(self, kind: str) -> str:
        """The actor as a subject."""
        return "you" if kind == "effect" else "that player"

    def ones(self, kind: str) -> Words:
        """Single performers but the actor."""
        whose, heard = ("your", "your") if kind == "effect" else ("their", "that player’s")
        table = {
            **KNOWN,
            **FIXED,
            "chosen": f"another player of {whose} choice",
            "chosenAny": f"any player of {whose} choice",
            "culprits": "whoever caused it",
        }
        also: list[tuple[str, str | int]] = [
            (f"another player of {heard} choice", "chosen"),
            (f"any player of {heard} choice", "chosenAny"),
            ("the player on your left", "left"),
            ("the player on your right", "right"),
        ]
        return words(table, also)

    def manies(self) -> Words:
        """Performers who are several."""
        return words(
            {
                "all": "all players",
                "others": "all other players",
                "nextTwo": "the next two players",
                "nextThree": "the next three players",
            }
        )

    def _of_choice(self, kind: str) -> str:
        return f"two players of {'your' if kind == 'effect' else 'their'} choice"

    def role_slots(self, role: Role) -> Slots:
        """Slots that depend on the performer."""
        others = _others(role)
        ways = {key: others[key] for key in ("left", "right", "next", "previous")}
        number, lot, some = _quantities(self.shared, _their(role))
        return {
            "until": _periods(role),
            "other": words(others),
            "other-or-each": words(others | {"each": "each of the other players"}),
            "way": words(ways),
            "hand": words(_hands(role, others)),
            "number": number,
            "lot": lot,
            "some": some,
        }

    def finite(self, role: Role) -> int:
        """ "You" takes the form of the plural."""
        return 1 if role.is_you or role.is_many else 0

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
        return _periods(Role(kind, "actor"))

    def sentences(self, kind: str) -> Table:
        """Whole sentences."""
        if kind == "rule":
            return {
                "If {if}, then {then}": {"kind": "rule"},
                "If {if}{when}, then {then}": {"kind": "rule"},
            }
        table: Table = {
            "When this card is played, {then}": {"kind": "effect"},
            "When this card is played{when}, {then}": {"kind": "effect"},
        }
        for to, moment in REACTIONS.items():
            fixed = {"kind": "effect", "react": {"to": to, "cancel": True}}
            table[f"Play this when {moment}: it is cancelled and {{then}}"] = fixed
            table[f"Play this when {moment}{{when}}: it is cancelled and {{then}}"] = fixed
        return table


def _closed_lists() -> Slots:
    return {
        "contest": words(
            {
                "stare": "a staring contest",
                "laugh": "a straight-face contest",
                "hold": "an endurance contest",
                "rps": "rock, paper, scissors",
                "die": "a dice duel",
            }
        ),
        "which": words(
            {
                "chosen": "a chosen active rule",
                "oldest": "the oldest active rule",
                "newest": "the newest active rule",
                "random": "a randomly drawn active rule",
                "this": "this rule",
            }
        ),
        "by": words({"colour": "colour", "digit": "digit", "both": "both colour and digit"}),
        "matched": words(
            {
                "colour": " by colour only",
                "digit": " by digit only",
                "both": " both colour and digit",
            },
            [(" by both colour and digit", "both")],
        ),
        "compared": words(
            {"higher": "higher than the card before", "lower": "lower than the card before"}
        ),
        "alike": words({"colour": "of one colour", "digit": "of one digit"}),
        "cause": words(
            {
                "none": "for having no card to play",
                "form": "for a wrong play",
                "duty": "for a missed duty",
                "accuse": "for a wrong accusation",
                "card": "because of a card",
            }
        ),
        "drawn-cause": words({"penalty": "as a penalty", "effect": "because of an effect"}),
        "same": words({"colour": "colour", "digit": "digit", "parity": "parity"}),
        "direction": words({"clockwise": "clockwise", "anticlockwise": "anticlockwise"}),
    }


def _top_card(slots: Slots) -> Rule:
    table: Table = {
        "a {digit:digits}": {},
        "a {colour:colours}": {},
        "{parity} card": {},
        "a {colour:colours} showing {digit:digits}": {},
        "{parity} {colour:colours}": {},
        "{parity} card showing {digit:digits}": {},
        "{parity} {colour:colours} showing {digit:digits}": {},
        "a card": {},
    }
    return Rule(Builder(slots).forms(table))


def _filter(slots: Slots) -> Rule:
    table: Table = {
        " of colour {colour:colours} showing {digit:digits}": {},
        " of colour {colour:colours}": {},
        " showing {digit:digits}": {},
        "": {},
    }
    return Rule(Builder(slots).forms(table))


def _their(role: Role) -> str:
    return "your" if role.is_you else "their"


def _others(role: Role) -> dict[str, str]:
    """Players as the performer sees them (BLK-L13)."""
    their = _their(role)
    if role.person == "actor":
        oneself = "yourself" if role.is_you else "themself"
        after, before = "the next player", "the previous player"
    else:
        oneself = "you" if role.kind == "effect" else "that player"
        after, before = "the player after them", "the player before them"
    return {
        **FIXED,
        "actor": oneself,
        "next": after,
        "previous": before,
        "left": f"the player on {their} left",
        "right": f"the player on {their} right",
        "chosen": f"another player of {their} choice",
        "chosenAny": f"any player of {their} choice",
    }


def _hands(role: Role, others: dict[str, str]) -> dict[str, str]:
    hands = {key: f"the hand of {who}" for key, who in others.items()}
    if role.person == "actor":
        hands["actor"] = "your own hand" if role.is_you else "their own hand"
    elif role.kind == "effect":
        hands["actor"] = "your hand"
    return hands


def _periods(role: Role) -> Words:
    next_turn = "until your next turn" if role.is_you else "until that player’s next turn"
    return words(
        {
            "nextCard": "until the next card is played",
            "turnEnd": "until the end of the turn",
            "yourNextTurn": "until their next turn" if role.is_many else next_turn,
            "gameEnd": "until the end of the game",
        }
    )


def _quantities(slots: Slots, their: str) -> tuple[Rule, Rule, Rule]:
    """Make "3 cards", "all their cards of colour …", "as many cards as …"."""
    build = Builder(slots)
    number = Rule([slots["cards"]])
    lot = Rule(
        [
            build.form(f"all {their} cards{{*:filter}}", {"n": "all"}),
            build.form("{n:cards}{*:filter}"),
        ]
    )
    for said, meant in REFS.items():
        number.phrases.append(build.form(f"as many cards {said}", meant))
        lot.phrases.append(build.form(f"as many cards{{*:filter}} {said}", {"n": meant}))
    return number, lot, Rule([number, words({"all": f"all {their} cards"})])


@cache
def english() -> Grammar:
    """Return the English grammar, built once."""
    return English().grammar()
