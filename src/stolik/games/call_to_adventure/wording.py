"""The rules text of every card, generated from its effects in the reader's language.

Nothing here knows a language: the sentences come from the Fluent messages `when-…`,
`if-…`, `cost-…` and `deed-…`, and a voice says them.
"""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.card import Card, Path
from stolik.games.call_to_adventure.effects import (
    ALL,
    Condition,
    Cost,
    Deed,
    Effect,
    Trigger,
)
from stolik.kernel.phrase import Argument, Several, Words

# Timing words that are an adverb rather than a clause: "on your turn", not "before you …".
SHORT_TIMINGS: Final = (
    v.AT_ANY_TIME
    | v.AT_MY_TURN
    | v.AT_SCORING
    | v.AT_DURING_OWN_CHALLENGE
    | v.AT_DURING_OTHER_CHALLENGE
)
# Deeds that the card's owner does, whoever they concern.
DONE_BY_OWNER: Final = frozenset(
    {v.DO_ADD_RESULT, v.DO_ADD_RESULT_PER, v.DO_STEAL_XP, v.DO_FORCE_SACRIFICE}
)
SIGNED: Final = frozenset(
    {v.DO_MORALITY, v.DO_ADD_RESULT, v.DO_MODIFY_DIFFICULTY, v.DO_COST_CHANGE, v.DO_ADVERSARY_XP}
)
# Deeds whose sentence depends on the deed's list of scopes.
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


class Voice(Protocol):
    """Whoever can say a Fluent message of this game."""

    def say(self, message: str, /, **args: Argument) -> str:
        """Say a message by its id."""
        ...


class CardText(msgspec.Struct, frozen=True):
    """A card as one reads it, besides its name and picture."""

    header: str  # "Challenge of Act I, difficulty 3: Dexterity and Wisdom"
    requirements: str  # of a trait, else empty
    paths: tuple[str, ...]  # what each half gives
    rules: tuple[str, ...]  # the text box, a sentence each
    against_players: tuple[str, ...]  # the text box when revealed from the adversary's deck


class Wording:
    """Words cards in the language of a voice."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def card(self, card: Card) -> CardText:
        """Word a whole card."""
        return CardText(
            self.header(card),
            self.requirements(card),
            tuple(self.path(path) for path in card.paths),
            tuple(line for effect in card.effects for line in self.effect(effect)),
            tuple(self.revealed(effect) for effect in card.adversary_effects),
        )

    def header(self, card: Card) -> str:
        """Say what kind of card it is."""
        tests = Several(tuple(Words(f"symbol-{v.SYMBOLS[test]}") for test in card.tests))
        return self.voice.say(
            f"card-{v.KINDS[card.kind]}",
            act="I" * card.act,
            difficulty=card.difficulty,
            tests=tests,
            goals=Several(card.goal),
        )

    def requirements(self, card: Card) -> str:
        """Say what a trait asks for."""
        asked: list[Argument] = [self.condition(need, "you") for need in card.needs]
        asked += [self.cost(price, "will") for price in card.prices]
        return self.voice.say("requirements", asked=Several(tuple(asked))) if asked else ""

    def path(self, path: Path) -> str:
        """Say what a half gives: symbols, points, rewards."""
        gains: list[Argument] = []
        for symbol, count in enumerate(path.symbols):
            if count:
                symbol_name = Words(f"symbol-{v.SYMBOLS[symbol]}")
                gains.append(self.voice.say("gives-symbol", symbol=symbol_name, n=count))
        for points, amount in enumerate((path.triumph, path.tragedy)):
            if amount:
                gains.append(self.voice.say(f"points-{v.POINTS[points]}", n=amount))
        gains += [self.reward(deed) for deed in path.rewards]
        return capital(self.voice.say("gives", gains=Several(tuple(gains)))) if gains else ""

    def reward(self, deed: Deed) -> str:
        """Name a reward: "1 hero card"."""
        message = self.deed_message(deed).replace("deed-", "gives-")
        return self.voice.say(message, n=abs(deed.n))

    def revealed(self, effect: Effect) -> str:
        """Word an effect as it strikes from the adversary's deck."""
        what = Revelation(self.voice).what(effect, effect.deeds)
        return capital(self.voice.say("sentence-revealed", what=what))

    def effect(self, effect: Effect) -> tuple[str, ...]:
        """Word one paragraph; points at the end of the game make a sentence each."""
        groups = [effect.deeds]
        if effect.is_at(v.AT_SCORING):
            groups = [(deed,) for deed in effect.deeds]
        return tuple(self.sentence(effect, deeds) for deeds in groups)

    def sentence(self, effect: Effect, deeds: tuple[Deed, ...]) -> str:
        """Put when, if, cost and deeds together."""
        when = self.when(effect)
        what = self.what(effect, deeds)
        is_short = len(when) == 1 and not effect.timings & ~SHORT_TIMINGS
        join = "sentence-short" if is_short else "sentence-clause"
        return capital(self.voice.say(join, when=", ".join(when), what=what))

    def when(self, effect: Effect) -> list[str]:
        """Say limit, timing and condition, as far as there are any."""
        parts = []
        is_cast = effect.trigger is not None and effect.trigger.event == v.ON_RUNES_CAST
        if effect.limit != v.NO_LIMIT and not is_cast:  # a cast already says "in a challenge"
            parts.append(self.voice.say(f"limit-{v.LIMITS[effect.limit]}"))
        if effect.trigger is not None:
            parts.append(self.event(effect.trigger))
        elif effect.timings != v.AT_MY_TURN or not parts:
            words = [word for bit, word in enumerate(v.TIMINGS) if effect.timings >> bit & 1]
            parts.append(self.voice.say("when-" + "-".join(words)))
        if effect.condition is not None:
            person = "they" if is_about_each(effect.trigger) else "you"
            parts.append(self.if_clause(effect.condition, person))
        return parts

    def event(self, trigger: Trigger) -> str:
        """Say what sets an automatic effect off."""
        signs = [f"sign-{v.SIGNS[bit]}" for bit in range(len(v.SIGNS)) if trigger.signs >> bit & 1]
        symbols = [
            f"symbol-{v.SYMBOLS[bit]}.of"
            for bit in range(len(v.SYMBOLS))
            if trigger.symbols >> bit & 1
        ]
        direction = {1: "up", -1: "down"}.get(trigger.direction, "any")
        return self.voice.say(
            f"event-{v.EVENTS[trigger.event]}",
            who=v.WHO[trigger.who],
            n=trigger.at_least,
            signs=self.either([Words(sign) for sign in signs]),
            symbols=self.either([Words(symbol) for symbol in symbols]),
            cards=v.CARD_BACKS[trigger.cards],
            direction=direction,
        )

    def what(self, effect: Effect, deeds: tuple[Deed, ...]) -> str:
        """Say cost and deeds."""
        form = "to" if effect.cost is not None or effect.optional else "do"
        done = self.deeds(deeds, form, effect.duration)
        if effect.cost is not None:
            return self.voice.say("pay", cost=self.cost(effect.cost, "to"), deeds=done)
        return self.voice.say("may" if effect.optional else "must", deeds=done)

    def deeds(self, deeds: tuple[Deed, ...], form: str, duration: int) -> str:
        """Say deeds one after another, naming a player only once in a row."""
        groups: list[tuple[int, list[Argument]]] = []
        for deed in deeds:
            doer = v.TO_SELF if deed.word in DONE_BY_OWNER else deed.target
            is_same = bool(groups) and groups[-1][0] == doer
            if not is_same:
                groups.append((doer, []))
            names_subject = not is_same or doer == v.TO_SELF
            groups[-1][1].append(self.deed(deed, form, duration, names_subject).strip())
        text = self.voice.say("must", deeds=Several(tuple(groups[0][1])))
        for _, parts in groups[1:]:
            text = self.voice.say("and-you", first=text, then=Several(tuple(parts)))
        return text

    def if_clause(self, condition: Condition, person: str) -> str:
        """Say "if …", or "unless …" for a negation."""
        if condition.word == v.IF_NOT:
            inner = self.condition(condition.parts[0], person)
            return self.voice.say("unless", condition=inner)
        return self.voice.say("if", condition=self.condition(condition, person))

    def condition(self, condition: Condition, person: str) -> str:
        """Say a condition as a clause; `person` is the one it is about."""
        if condition.word in (v.IF_ALL, v.IF_ANY, v.IF_NOT):
            parts: list[Argument] = [self.condition(part, person) for part in condition.parts]
            if condition.word == v.IF_ANY:
                return str(self.either(parts))
            message = "if-all" if condition.word == v.IF_ALL else "if-not"
            return self.voice.say(message, parts=Several(tuple(parts)))
        word = v.CONDITIONS[condition.word]
        is_signed = condition.word in (v.IF_MARGIN_MIN, v.IF_MARGIN_MAX)
        if is_signed and condition.n < 0:
            word += "-below"
        return self.voice.say(
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
        """Say what is paid; the form is "to" or "will"."""
        if cost.word == v.COST_ONE_OF:
            return str(self.either([self.cost(part, form) for part in cost.parts]))
        cards = v.CARD_BACKS[cost.cards]
        return self.voice.say(f"cost-{v.COSTS[cost.word]}", n=cost.n, cards=cards, form=form)

    def deed(
        self,
        deed: Deed,
        form: str,
        duration: int = v.FOR_INSTANT,
        names_subject: bool = True,
    ) -> str:
        """Say one deed: "do" it, (in order) "to" do it, or "they" do it."""
        if deed.target != v.TO_SELF:
            form = "they"
        subject = self.subject(deed)
        return self.voice.say(
            self.deed_message(deed),
            form=form,
            n=abs(deed.n),
            cards=v.CARD_BACKS[deed.cards],
            subject=Words(subject) if form == "they" and names_subject else "",
            of=Words(f"{subject}.of") if form == "they" else "",
            choices=self.choices(deed),
            points=self.points(deed),
            per=self.per(deed),
            act="I" * deed.more,
            more=deed.more,
            filter=v.FILTERS[deed.scope] if deed.word == v.DO_DISCARD_ROW_CARD else "",
            chooser=v.CHOOSERS[deed.more] if deed.word in CHOSEN else "",
            until=v.DURATIONS[duration],
            condition=self.if_clause(deed.condition, "you") if deed.condition else "",
        )

    def subject(self, deed: Deed) -> str:
        """Find the message that names whom a deed concerns."""
        return f"subject-{v.TARGETS[deed.target]}"

    def deed_message(self, deed: Deed) -> str:
        """Find the message of a deed: by word, scope and sign."""
        message = f"deed-{v.DEEDS[deed.word]}"
        if deed.word in SCOPED:
            message += f"-{SCOPED[deed.word][deed.scope]}"
        if deed.word in SIGNED:
            message += "-up" if deed.n > 0 else "-down"
        if deed.word == v.DO_PREVENT_CORRUPTION and deed.n == ALL:
            message += "-all"
        if deed.word == v.DO_ADD_RUNE and deed.more:
            message += "-anywhere"
        if deed.word == v.DO_SCORE and deed.condition is not None:
            message += "-if"
        return message

    def choices(self, deed: Deed) -> Argument:
        """Name the runes, symbols or signs a deed offers."""
        if deed.word == v.DO_ADD_RUNE:
            names = [
                Words(f"rune-{v.SIGNS[choice]}", {"n": abs(deed.n)}) for choice in deed.choices
            ]
        elif deed.word in (v.DO_IGNORE_RUNES, v.DO_RECAST_RUNES, v.DO_FLIP_RUNE):
            names = [Words(f"sign-{v.SIGNS[choice]}") for choice in deed.choices]
        else:
            names = [Words(f"symbol-{v.SYMBOLS[choice]}.of") for choice in deed.choices]
        return self.either(names)

    def points(self, deed: Deed) -> Argument:
        """Name the points a deed scores."""
        if deed.word not in (v.DO_SCORE, v.DO_SCORE_PER):
            return ""
        return Words(f"points-{v.POINTS[deed.scope]}", {"n": deed.n})

    def per(self, deed: Deed) -> Argument:
        """Name what is counted."""
        if deed.word not in (v.DO_SCORE_PER, v.DO_ADD_RESULT_PER):
            return ""
        names = v.SIGNS if deed.per == v.PER_SIGN else v.SYMBOLS
        kind = "sign" if deed.per == v.PER_SIGN else "symbol"
        about = self.either([Words(f"{kind}-{names[c]}.of") for c in deed.choices])
        return Words(f"per-{v.PER[deed.per]}", {"about": about, "cards": v.CARD_BACKS[deed.cards]})

    def either(self, parts: Sequence[Argument]) -> Argument:
        """Join alternatives: "a or b"."""
        if not parts:
            return ""
        joined: Argument = parts[0]
        for part in parts[1:]:
            joined = self.voice.say("either", one=joined, other=part)
        return joined


class Revelation(Wording):
    """Words a card of the adversary's deck, which strikes the active player (CTA-R89)."""

    def subject(self, deed: Deed) -> str:
        """Name the active player, whom no earlier words have named."""
        if deed.target == v.TO_ACTIVE_PLAYER:
            return "subject-revealer"
        return super().subject(deed)


CHOSEN: Final = frozenset({v.DO_DISCARD_HAND, v.DO_FORCE_SACRIFICE})


def is_about_each(trigger: Trigger | None) -> bool:
    """Tell whether an effect speaks of any player, as adversaries and quests do."""
    return trigger is not None and trigger.who != v.WHO_SELF


def capital(sentence: str) -> str:
    """Begin with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
