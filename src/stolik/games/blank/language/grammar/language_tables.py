"""The tables of one language, put together into its grammar.

The assembly is the same for both languages; tables, cases and counts are specific to each.
Inflected places in templates read "<singular|plural|infinitive>".
"""

from typing import NamedTuple

from stolik.games.blank.language.grammar.free import Free
from stolik.games.blank.language.grammar.phrases import Phrase, Rule, Words
from stolik.games.blank.language.grammar.sentence import (
    AnyOf,
    Builder,
    Clauses,
    Grammar,
    Whens,
    duty_forms,
    is_spoken,
    second_words,
)
from stolik.games.blank.language.grammar.source import Value
from stolik.games.blank.language.grammar.speech import SPEECH_EN, SPEECH_PL

Table = dict[str, dict[str, Value]]  # template -> fixed keys
Slots = dict[str, Phrase]
SINGULAR, PLURAL, INFINITIVE = 0, 1, 2


class Role(NamedTuple):
    """Who performs a clause, as far as it matters for grammar."""

    kind: str  # "rule" or "effect": in English the actor of an effect is "you"
    person: str  # "actor", "one" (another single player) or "many"

    @property
    def is_you(self) -> bool:
        """Whether the performer is the one who plays the game card."""
        return self.kind == "effect" and self.person == "actor"

    @property
    def is_many(self) -> bool:
        """Whether several perform."""
        return self.person == "many"


def words(table: dict[str, str], also: list[tuple[str, str | int]] | None = None) -> Words:
    """Make a closed list of words."""
    return Words(dict(table.items()), also or [])


class LanguageTables:
    """Tables of one language, in the order in which a sentence needs them."""

    language: str
    someone: str  # opening of triggers with a subject
    any_of: str
    whens: tuple[str, str, str]  # and, but not when, and only when
    joint: str  # between clauses
    only: dict[str, str]  # unless, but only if, (heard) if
    may: str
    must: str
    decide: str
    answer: str
    aloud: str
    by_action: str
    prize: str
    forfeit: str
    two_swap: str
    rotate: str
    redeal: str
    search: str
    contest: str
    limit: str
    agree: str
    subjects: tuple[str, ...]  # words that show that a text speaks of the game itself

    def __init__(self) -> None:
        self.event = Free(self.language, "…")
        self.duty = Free(self.language, "…")
        self.question = Free(self.language, "…")
        self.event.subjects = self.duty.subjects = self.subjects
        self.spoken = is_spoken(SPEECH_EN | SPEECH_PL)
        self.shared = self.shared_slots()

    # What each language defines.

    def shared_slots(self) -> Slots:
        """Slots that depend on nobody: counts, colours, digits, ranges."""
        raise NotImplementedError

    def trigger_forms(self, build: Builder) -> list[Phrase]:
        """All triggers but the social one."""
        raise NotImplementedError

    def condition_forms(self, kind: str, has_pronoun: bool) -> list[Phrase]:
        """All conditions; with a pronoun where the actor has just been named."""
        raise NotImplementedError

    def actor(self, kind: str) -> str:
        """The actor as a subject."""
        raise NotImplementedError

    def ones(self, kind: str) -> Words:
        """Single performers but the actor."""
        raise NotImplementedError

    def manies(self) -> Words:
        """Performers who are several."""
        raise NotImplementedError

    def role_slots(self, role: Role) -> Slots:
        """Slots that depend on the performer: other players, counts, periods."""
        raise NotImplementedError

    def verbs(self) -> Table:
        """Verbs of players."""
        raise NotImplementedError

    def bans(self) -> Table:
        """Bans with a fixed value."""
        raise NotImplementedError

    def table_verbs(self) -> Table:
        """Verbs of the table itself."""
        raise NotImplementedError

    def table_period(self, kind: str) -> Words:
        """Periods where the table performs: "your" is the actor's (BLK-L15)."""
        raise NotImplementedError

    def sentences(self, kind: str) -> Table:
        """Whole sentences."""
        raise NotImplementedError

    # The assembly, the same for every language.

    def grammar(self) -> Grammar:
        """Put the grammar together."""
        triggers = self._triggers()
        sentence = Rule()
        for kind in ("rule", "effect"):
            inner = self._clauses(kind, Rule())
            outer = self._clauses(kind, inner.full)
            cond = Rule(self.condition_forms(kind, has_pronoun=False))
            slots: Slots = {"then": outer, "when": Whens(cond, *self.whens), "if": triggers}
            sentence.phrases += Builder(slots).forms(self.sentences(kind))
        return Grammar(self.language, sentence)

    def _triggers(self) -> AnyOf:
        build = Builder(self.shared | {"event": self.event})
        rule = Rule(self.trigger_forms(build))
        self.event.openings = second_words(rule, self.someone)
        rule.phrases.append(build.form(self.someone + "{event}", {"on": "social"}))
        return AnyOf(rule, self.any_of)

    def _clauses(self, kind: str, inner: Phrase) -> Clauses:
        """Make the clauses of a card; `inner` are those inside its contest."""
        slots: Slots = dict(self.shared)
        slots["one"], slots["many"] = self.ones(kind), self.manies()
        slots["only"] = self._only(kind, has_pronoun=False)
        slots["until"] = self.role_slots(Role(kind, "actor"))["until"]
        slots["nobody"] = Rule(Builder(slots).forms(self.bans()))
        slots["table"] = Rule(
            Builder(slots | {"until": self.table_period(kind)}).forms(self.table_verbs())
        )
        slots["way"] = self.role_slots(Role(kind, "many"))["way"]
        for person in ("actor", "one", "many"):
            does, do = self._predicates(Role(kind, person), inner)
            slots[f"{person}-does"], slots[f"{person}-do"] = does, do
        full = Rule(self._impersonal(kind, slots) + self._personal(kind, slots))
        return Clauses(full, self._elided(slots), self.joint)

    def _impersonal(self, kind: str, slots: Slots) -> list[Phrase]:
        """Make clauses whose subject is not an ordinary performer."""
        forms: list[Phrase] = []
        build, many, bare = (Builder(slots, number) for number in (SINGULAR, PLURAL, INFINITIVE))
        decide = f"{self.actor(kind)} {self.decide} {{*:table}}"
        two, all_players = self._of_choice(kind), self.manies().said["all"]
        for only in ("", "{only}"):
            forms += [
                build.form("{*:nobody}" + only, {"who": "actor"}),
                build.form("{*:table}" + only, {"who": "table"}),
                build.form(decide + only, {"who": "table", "may": True}),
            ]
            for subject, verb, fixed in (
                (two, self.two_swap, {"who": "chosenTwo", "do": "swap"}),
                (all_players, self.rotate, {"who": "all", "do": "rotate"}),
                (all_players, self.redeal, {"who": "all", "do": "redeal"}),
            ):
                forms.append(many.form(f"{subject} {verb}{only}", dict(fixed)))
                may = f"{subject} {self._modal(PLURAL)} {verb}{only}"
                forms.append(bare.form(may, {**fixed, "may": True}))
        return forms

    def _modal(self, inflection: int) -> str:
        return self.may.strip("<>").split("|")[inflection]

    def _of_choice(self, kind: str) -> str:
        """ "Two players of your choice" as a subject."""
        raise NotImplementedError

    def _personal(self, kind: str, slots: Slots) -> list[Phrase]:
        forms: list[Phrase] = []
        for subject, fixed, person in (
            (self.actor(kind), {"who": "actor"}, "actor"),
            ("{who:one}", {}, "one"),
            ("{who:many}", {}, "many"),
        ):
            build = Builder(slots, PLURAL if person == "many" else SINGULAR)
            forms.append(build.form(f"{subject} {{*:{person}-does}}", dict(fixed)))
            may = f"{subject} {self.may} {{*:{person}-do}}"
            forms.append(build.form(may, {**fixed, "may": True}))
        return forms

    def _elided(self, slots: Slots) -> Rule:
        build = Builder(slots, SINGULAR)
        return Rule(
            [
                build.form("{*:actor-does}", {"who": "actor"}),
                build.form(f"{self.may} {{*:actor-do}}", {"who": "actor", "may": True}),
            ]
        )

    def _only(self, kind: str, has_pronoun: bool) -> Rule:
        build = Builder({"cond": Rule(self.condition_forms(kind, has_pronoun))})
        return Rule(
            [
                build.form(self.only["unless"] + "{not:cond}"),
                build.form(self.only["only"] + "{*:cond}"),
                build.form(self.only["if"] + "{*:cond}", is_said=False),
            ]
        )

    def finite(self, role: Role) -> int:
        """Return the inflection of a verb with this performer as its subject."""
        return PLURAL if role.is_many else SINGULAR

    def _predicates(self, role: Role, inner: Phrase) -> tuple[Rule, Rule]:
        """Make "draws 1 card …" and "(may) draw 1 card …" for a performer."""
        slots = self.shared | self.role_slots(role)
        slots["only"] = self._only(role.kind, has_pronoun=role.person == "actor")
        slots["nobody"] = Rule(Builder(slots).forms(self.bans()))
        slots["what"], slots["question"] = self.duty, self.question
        slots["tail"] = self._tail(inner)
        bare = Builder(slots, INFINITIVE)
        build = Builder(slots, self.finite(role))
        slots["duty"] = Rule(duty_forms(bare, self.spoken, self.aloud, self.by_action))
        formal = self._formal(bare, self.agree)
        slots["formal"] = formal
        self.duty.openings |= frozenset(formal.first_words())
        does = self._formal(build, self.limit)
        does.phrases.append(build.form(f"{self.must} {{*:formal}}", is_said=False))
        does.phrases += self._duties(build, f"{self.must} ")
        do = Rule([formal, *self._duties(bare, "")])
        return does, do

    def _duties(self, build: Builder, must: str) -> list[Phrase]:
        forms: list[Phrase] = []
        for only in ("", "{only}"):
            answer = f"{must}{self.answer} {{question}}{only}"
            forms.append(build.form(answer, {"do": "answer"}))
            forms.append(build.form(f"{must}{{*:duty}}{only}"))
        return forms

    def _formal(self, build: Builder, limit: str) -> Rule:
        table = self.verbs() | {limit: {"do": "limit"}}
        rule = Rule()
        for only in ("", "{only}"):
            rule.phrases += [build.form(said + only, keys) for said, keys in table.items()]
            rule.phrases.append(build.form(self.search.replace("{only}", only), {"do": "search"}))
            rule.phrases.append(build.form(self.contest + only + "{*:tail}", {"do": "contest"}))
        return rule

    def _tail(self, inner: Phrase) -> Rule:
        """Make what a contest brings to its winner and its loser."""
        build = Builder({"clause": inner})

        def outcome(who: str, mark: str) -> Rule:
            natural = build.form("; {*:clause}", guard=lambda clause: clause["who"] == who)
            return Rule([natural, build.form(f"; {mark} {{*:clause}}")])

        slots: Slots = {
            "winner": outcome("winner", self.prize),
            "loser": outcome("loser", self.forfeit),
        }
        table: Table = {"": {}, "{winner}": {}, "{loser}": {}, "{winner}{loser}": {}}
        return Rule(Builder(slots).forms(table))
