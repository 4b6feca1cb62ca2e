"""The rules text of every card, generated from its effects in the reader's language.

Nothing here depends on a language: the sentences come from the Fluent messages `when-…`, `if-…`,
`cost-…` and `do-…`, formatted by a speaker.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card, Path
from stolik.games.call_to_adventure.cards.effects import (
    ALL,
    Condition,
    Cost,
    Effect,
    Operation,
    Trigger,
)
from stolik.kernel.phrase import Argument, Several, Words
from stolik.text import Speaker

# Timing words that are an adverb rather than a clause: "on your turn", not "before you …".
SHORT_TIMINGS: Final = (
    v.AT_ANY_TIME
    | v.AT_MY_TURN
    | v.AT_SCORING
    | v.AT_DURING_OWN_CHALLENGE
    | v.AT_DURING_OTHER_CHALLENGE
)
# Operations that the card's owner does, whoever they concern.
DONE_BY_OWNER: Final = frozenset(
    {v.DO_ADD_RESULT, v.DO_ADD_RESULT_PER, v.DO_STEAL_XP, v.DO_FORCE_SACRIFICE}
)
SIGNED: Final = frozenset(
    {v.DO_MORALITY, v.DO_ADD_RESULT, v.DO_MODIFY_DIFFICULTY, v.DO_COST_CHANGE, v.DO_ADVERSARY_XP}
)
# Operations whose sentence depends on the operation's list of scopes.
SCOPED: Final = {
    v.DO_MODIFY_DIFFICULTY: v.SCOPES,
    v.DO_IGNORE_RUNES: v.SELECTORS,
    v.DO_RECAST_RUNES: v.SELECTORS,
    v.DO_FLIP_RUNE: v.SELECTORS,
    v.DO_REATTEMPT: v.MODES,
    v.DO_COST_CHANGE: v.ACTIVITIES,
    v.DO_FORBID: v.ACTIVITIES,
    v.DO_GAIN_TRAIT_FREE: v.FREEDOMS,
    v.DO_PEEK: v.DECKS,
}


class CardText(msgspec.Struct, frozen=True):
    """The text of a card, besides its name and picture."""

    header: str  # "Challenge of Act I, difficulty 3: Dexterity and Wisdom"
    requirements: str  # of a trait, else empty
    paths: tuple[str, ...]  # what each half gives
    rules: tuple[str, ...]  # the text box, a sentence each
    against_players: tuple[str, ...]  # the text box when revealed from the adversary's deck


class CardTextWriter:
    """Writes the text of cards in the language of a speaker."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def card(self, card: Card) -> CardText:
        """Write a whole card."""
        return CardText(
            self.header(card),
            self.requirements(card),
            tuple(self.path(path) for path in card.paths),
            tuple(line for effect in card.effects for line in self.effect(effect)),
            tuple(self.revealed(effect) for effect in card.adversary_effects),
        )

    def header(self, card: Card) -> str:
        """Write what kind of card it is."""
        tests = Several(tuple(Words(f"symbol-{v.SYMBOLS[test]}") for test in card.tests))
        return self.speaker.say(
            f"card-{v.KINDS[card.kind]}",
            act="I" * card.act,
            difficulty=card.difficulty,
            tests=tests,
            base=card.goal[0] if card.goal else 0,
            each=card.goal[1] if card.goal else 0,
        )

    def requirements(self, card: Card) -> str:
        """Write what a trait asks for."""
        asked: list[Argument] = [self.condition(need, "you") for need in card.needs]
        asked += [self.cost(price, "will") for price in card.prices]
        return self.speaker.say("requirements", asked=Several(tuple(asked))) if asked else ""

    def path(self, path: Path) -> str:
        """Write what a half gives: symbols, points, rewards."""
        gains: list[Argument] = []
        for symbol, count in enumerate(path.symbols):
            if count:
                symbol_name = Words(f"symbol-{v.SYMBOLS[symbol]}")
                gains.append(self.speaker.say("gives-symbol", symbol=symbol_name, n=count))
        for points, amount in enumerate((path.triumph, path.tragedy)):
            if amount:
                gains.append(self.speaker.say(f"points-{v.POINTS[points]}", n=amount))
        gains += [self.reward(operation) for operation in path.rewards]
        return capital(self.speaker.say("gives", gains=Several(tuple(gains)))) if gains else ""

    def reward(self, operation: Operation) -> str:
        """Name a reward: "1 hero card"."""
        message = self.operation_message(operation).replace("do-", "gives-")
        return self.speaker.say(message, n=abs(operation.n))

    def revealed(self, effect: Effect) -> str:
        """Write an effect as it works from the adversary's deck."""
        what = AdversaryCardTextWriter(self.speaker).what(effect, effect.operations)
        return capital(self.speaker.say("sentence-revealed", what=what))

    def effect(self, effect: Effect) -> tuple[str, ...]:
        """Write one paragraph; points at the end of the game make a sentence each."""
        groups = [effect.operations]
        if effect.is_at(v.AT_SCORING):
            groups = [(operation,) for operation in effect.operations]
        return tuple(self.sentence(effect, operations) for operations in groups)

    def sentence(self, effect: Effect, operations: tuple[Operation, ...]) -> str:
        """Put when, if, cost and operations together."""
        when = self.when(effect)
        what = self.what(effect, operations)
        is_short = len(when) == 1 and not effect.timings & ~SHORT_TIMINGS
        join = "sentence-short" if is_short else "sentence-clause"
        return capital(self.speaker.say(join, when=", ".join(when), what=what))

    def when(self, effect: Effect) -> list[str]:
        """Write limit, timing and condition, as far as there are any."""
        parts = []
        is_cast = effect.trigger is not None and effect.trigger.event == v.ON_RUNES_CAST
        if effect.limit != v.NO_LIMIT and not is_cast:  # a cast already says "in a challenge"
            parts.append(self.speaker.say(f"limit-{v.LIMITS[effect.limit]}"))
        if effect.trigger is not None:
            parts.append(self.event(effect.trigger))
        elif effect.timings != v.AT_MY_TURN or not parts:
            words = [word for bit, word in enumerate(v.TIMINGS) if effect.timings >> bit & 1]
            parts.append(self.speaker.say("when-" + "-".join(words)))
        if effect.condition is not None:
            person = "they" if is_about_each(effect.trigger) else "you"
            parts.append(self.if_clause(effect.condition, person))
        return parts

    def event(self, trigger: Trigger) -> str:
        """Write which event triggers an effect."""
        signs = [f"sign-{v.SIGNS[bit]}" for bit in range(len(v.SIGNS)) if trigger.signs >> bit & 1]
        symbols = [
            f"symbol-{v.SYMBOLS[bit]}.of"
            for bit in range(len(v.SYMBOLS))
            if trigger.symbols >> bit & 1
        ]
        direction = {1: "up", -1: "down"}.get(trigger.direction, "any")
        return self.speaker.say(
            f"event-{v.EVENTS[trigger.event]}",
            who=v.WHO[trigger.who],
            n=trigger.at_least,
            signs=self.either([Words(sign) for sign in signs]),
            symbols=self.either([Words(symbol) for symbol in symbols]),
            cards=v.CARD_BACKS[trigger.cards],
            direction=direction,
        )

    def what(self, effect: Effect, operations: tuple[Operation, ...]) -> str:
        """Write cost and operations."""
        form = "to" if effect.cost is not None or effect.optional else "do"
        done = self.operations(operations, form, effect.duration)
        if effect.cost is not None:
            return self.speaker.say("pay", cost=self.cost(effect.cost, "to"), operations=done)
        return self.speaker.say("may" if effect.optional else "must", operations=done)

    def operations(self, operations: tuple[Operation, ...], form: str, duration: int) -> str:
        """Write operations one after another, naming a player only once in a row."""
        groups: list[tuple[int, list[Argument]]] = []
        for operation in operations:
            doer = v.TO_SELF if operation.word in DONE_BY_OWNER else operation.target
            is_same = bool(groups) and groups[-1][0] == doer
            if not is_same:
                groups.append((doer, []))
            names_subject = not is_same or doer == v.TO_SELF
            groups[-1][1].append(self.operation(operation, form, duration, names_subject).strip())
        text = self.speaker.say("must", operations=Several(tuple(groups[0][1])))
        for doer, parts in groups[1:]:
            join = "and-you" if doer == v.TO_SELF else "and-they"
            text = self.speaker.say(join, first=text, then=Several(tuple(parts)))
        return text

    def if_clause(self, condition: Condition, person: str) -> str:
        """Write "if …", or "unless …" for a negation."""
        if condition.word == v.IF_NOT:
            inner = self.condition(condition.parts[0], person)
            return self.speaker.say("unless", condition=inner)
        return self.speaker.say("if", condition=self.condition(condition, person))

    def condition(self, condition: Condition, person: str) -> str:
        """Write a condition as a clause; `person` is the one it is about."""
        if condition.word in (v.IF_ALL, v.IF_ANY, v.IF_NOT):
            parts: list[Argument] = [self.condition(part, person) for part in condition.parts]
            if condition.word == v.IF_ANY:
                return str(self.either(parts))
            message = "if-all" if condition.word == v.IF_ALL else "if-not"
            return self.speaker.say(message, parts=Several(tuple(parts)))
        word = v.CONDITIONS[condition.word]
        is_signed = condition.word in (v.IF_MARGIN_MIN, v.IF_MARGIN_MAX)
        if is_signed and condition.n < 0:
            word += "-below"
        return self.speaker.say(
            f"if-{word}",
            n=abs(condition.n) if is_signed else condition.n,
            level=f"{condition.n:+}".replace("-", "−"),
            person=person,
            about=self.about(condition),
            cards=v.CARD_BACKS[condition.about] if 0 <= condition.about <= v.CARDS_EITHER else "",
            act="I" * condition.n if condition.word == v.IF_IN_ACT else "",
        )

    def about(self, condition: Condition) -> Argument:
        """Name the symbol or sign a condition asks about."""
        if condition.about < 0 or condition.word in (v.IF_PLAYED, v.IF_HAND):
            return ""
        if condition.word == v.IF_CAST_SHOWS:
            return Words(f"sign-{v.SIGNS[condition.about]}")
        return Words(f"symbol-{v.SYMBOLS[condition.about]}.of")

    def cost(self, cost: Cost, form: str) -> str:
        """Write what is paid; the form is "to" or "will"."""
        if cost.word == v.COST_ONE_OF:
            return str(self.either([self.cost(part, form) for part in cost.parts]))
        cards = v.CARD_BACKS[cost.cards]
        return self.speaker.say(f"cost-{v.COSTS[cost.word]}", n=cost.n, cards=cards, form=form)

    def operation(
        self,
        operation: Operation,
        form: str,
        duration: int = v.FOR_INSTANT,
        names_subject: bool = True,
    ) -> str:
        """Write one operation: "do" it, (in order) "to" do it, or "they" do it."""
        if operation.target != v.TO_SELF:
            form = "they"
        subject = self.subject(operation)
        return self.speaker.say(
            self.operation_message(operation),
            form=form,
            n=abs(operation.n),
            cards=v.CARD_BACKS[operation.cards],
            subject=Words(subject) if form == "they" and names_subject else "",
            of=Words(f"{subject}.of") if form == "they" else "",
            choices=self.choices(operation),
            points=self.points(operation),
            per=self.per(operation),
            act="I" * operation.more,
            more=operation.more,
            filter=v.FILTERS[operation.scope] if operation.word == v.DO_DISCARD_ROW_CARD else "",
            chooser=v.CHOOSERS[operation.more] if operation.word in CHOSEN else "",
            until=v.DURATIONS[duration],
            condition=self.if_clause(operation.condition, "you") if operation.condition else "",
        )

    def subject(self, operation: Operation) -> str:
        """Find the message that names whom an operation concerns."""
        return f"subject-{v.TARGETS[operation.target]}"

    def operation_message(self, operation: Operation) -> str:
        """Find the message of an operation: by word, scope and sign."""
        message = f"do-{v.OPERATIONS[operation.word]}"
        if operation.word in SCOPED:
            message += f"-{SCOPED[operation.word][operation.scope]}"
        if operation.word in SIGNED:
            message += "-up" if operation.n > 0 else "-down"
        if operation.word == v.DO_PREVENT_CORRUPTION and operation.n == ALL:
            message += "-all"
        if operation.word == v.DO_ADD_RUNE and operation.more:
            message += "-anywhere"
        if operation.word == v.DO_ADD_RUNE and len(operation.choices) > 1:
            message += "-may"
        if operation.word == v.DO_SCORE and operation.condition is not None:
            message += "-if"
        return message

    def choices(self, operation: Operation) -> Argument:
        """Name the runes, symbols or signs an operation offers."""
        if operation.word == v.DO_ADD_RUNE:
            names = [
                Words(f"rune-{v.SIGNS[choice]}", {"n": abs(operation.n)})
                for choice in operation.choices
            ]
        elif operation.word in (v.DO_IGNORE_RUNES, v.DO_RECAST_RUNES, v.DO_FLIP_RUNE):
            names = [Words(f"sign-{v.SIGNS[choice]}") for choice in operation.choices]
        else:
            names = [Words(f"symbol-{v.SYMBOLS[choice]}.of") for choice in operation.choices]
        return self.either(names)

    def points(self, operation: Operation) -> Argument:
        """Name the points an operation scores."""
        if operation.word not in (v.DO_SCORE, v.DO_SCORE_PER):
            return ""
        return Words(f"points-{v.POINTS[operation.scope]}", {"n": operation.n})

    def per(self, operation: Operation) -> Argument:
        """Name what is counted."""
        if operation.word not in (v.DO_SCORE_PER, v.DO_ADD_RESULT_PER):
            return ""
        names = v.SIGNS if operation.per == v.PER_SIGN else v.SYMBOLS
        kind = "sign" if operation.per == v.PER_SIGN else "symbol"
        about = self.either([Words(f"{kind}-{names[c]}.of") for c in operation.choices])
        return Words(
            f"per-{v.PER[operation.per]}", {"about": about, "cards": v.CARD_BACKS[operation.cards]}
        )

    def either(self, parts: Sequence[Argument]) -> Argument:
        """Join alternatives: "a or b"."""
        if not parts:
            return ""
        joined: Argument = parts[0]
        for part in parts[1:]:
            joined = self.speaker.say("either", one=joined, other=part)
        return joined


class AdversaryCardTextWriter(CardTextWriter):
    """Writes a card of the adversary's deck, which works against the active player (CTA-R89)."""

    def subject(self, operation: Operation) -> str:
        """Name the active player, whom no earlier words have named."""
        if operation.target == v.TO_ACTIVE_PLAYER:
            return "subject-revealer"
        return super().subject(operation)


CHOSEN: Final = frozenset({v.DO_DISCARD_HAND, v.DO_FORCE_SACRIFICE})


def is_about_each(trigger: Trigger | None) -> bool:
    """Whether an effect speaks of any player, as adversaries and quests do."""
    return trigger is not None and trigger.who != v.WHO_SELF


def capital(sentence: str) -> str:
    """Begin with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
