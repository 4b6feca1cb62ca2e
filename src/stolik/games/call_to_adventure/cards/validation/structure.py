"""Checks of what rules, views and observations rely on, run whenever cards are loaded."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card
from stolik.games.call_to_adventure.cards.card_data_error import CardDataError
from stolik.games.call_to_adventure.cards.card_set import Catalogue
from stolik.games.call_to_adventure.cards.validation import quotas
from stolik.games.call_to_adventure.cards.versions import OLDER_GOALS
from stolik.kernel.phrase import Argument

SET: Final = "cards/data"  # the place of a problem that no single card is to blame for
CARDS: Final = 192
USED_AT_WILL: Final = v.AT_MY_TURN | v.AT_BEFORE_OWN_CHALLENGE | v.AT_DURING_OWN_CHALLENGE
ONE_PATH_KINDS: Final = frozenset(range(len(v.KINDS))) - {v.CHALLENGE}


def structure_problems(catalogue: Catalogue) -> Iterator[CardDataError]:
    """List what would break a game that is played with these cards."""
    for check in (
        check_ids,
        check_numbers,
        check_shapes,
        check_quests,
        check_endless_effects,
    ):
        yield from check(catalogue)


def card_problem(card: Card, field: str, message: str, /, **args: Argument) -> CardDataError:
    """Something wrong with one card."""
    return CardDataError(card.place, field, message, **args)


def of_kind(catalogue: Catalogue, kind: int, act: int | None = None) -> list[Card]:
    """List the designs of a kind, of one act if asked."""
    return [c for c in catalogue.designs if c.kind == kind and act in (None, c.act)]


def check_ids(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check that no id is used twice."""
    for key, count in Counter(card.key for card in catalogue.designs).items():
        if count > 1:
            yield CardDataError(SET, "id", "id-twice", key=key, count=count)


def check_numbers(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check that the numbers 1 to 192 are used once each, in the ranges of their decks."""
    seen: Counter[int] = Counter()
    for card in catalogue.designs:
        low, high = number_range(card)
        if not high:
            yield card_problem(card, "act", "act-unfit", act=card.act, acts=acts_of(card.kind))
        for number in (index + 1 for index in card.ids):
            seen[number] += 1
            if high and not low <= number <= high:
                yield card_problem(
                    card, "numbers", "number-range", number=number, low=low, high=high
                )
            if seen[number] == 2:
                yield card_problem(card, "numbers", "number-taken", number=number)
    for number in range(1, CARDS + 1):
        if number not in seen:
            yield CardDataError(SET, "numbers", "number-missing", number=number)


def number_range(card: Card) -> tuple[int, int]:
    """Return the first and last number of the card's deck; (0, 0) if no deck has such a card."""
    for kind, act, first, last in quotas.NUMBERS:
        if card.kind == kind and card.act == act:
            return first, last
    if card.kind in (v.TRAIT, v.CHALLENGE):
        return quotas.STORY_NUMBERS.get(card.act, (0, 0))
    return 0, 0


def acts_of(kind: int) -> str:
    """List the acts that cards of a kind belong to, for a remedy."""
    acts = [act for other, act, _, _ in quotas.NUMBERS if other == kind] or [*quotas.STORY_NUMBERS]
    return "none" if acts == [0] else ", ".join(str(act) for act in acts)


def check_shapes(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check paths, tests and difficulty against the kind (CTA-33, CTA-34, CTA-172)."""
    for card in catalogue.designs:
        paths = 1 if card.kind in ONE_PATH_KINDS else 2
        if len(card.paths) != paths:
            yield card_problem(card, "path", "path-count", count=len(card.paths), want=paths)
        tested = card.kind in (v.CHALLENGE, v.ADVERSARY)
        if not (len(card.tests) in (1, 2) if tested else not card.tests):
            yield card_problem(card, "tests", "test-count", count=len(card.tests))
        if tested != (card.difficulty > 0):
            yield card_problem(card, "difficulty", "difficulty-unfit", n=card.difficulty)
        if (card.kind == v.TRAIT) != bool(card.needs or card.prices):
            yield card_problem(card, "requirements", "requirements-unfit")
        if card.kind in (v.ORIGIN, v.MOTIVATION, v.DESTINY, v.HERO, v.ANTIHERO, v.QUEST) and (
            not card.effects
        ):
            yield card_problem(card, "effect", "effect-missing")


def check_quests(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check one quest for each adversary, that games end (CTA-R102), and the goals."""
    adversaries = {card.key: card for card in of_kind(catalogue, v.ADVERSARY)}
    quests = of_kind(catalogue, v.QUEST)
    named = Counter(card.adversary for card in quests)
    for key in ("", *adversaries):
        if named[key] != 1:
            yield CardDataError(
                "quests.toml", "adversary", "quest-count", count=named[key], key=key
            )
    for card in quests:
        if card.adversary and card.adversary not in adversaries:
            yield card_problem(card, "adversary", "quest-unknown", key=card.adversary)
            continue
        if not card.adversary and not feeds_on_failure(card):
            yield card_problem(card, "effect", "quest-endless")
    for card in of_kind(catalogue, v.VICTORY):
        is_older = len(card.goal) == OLDER_GOALS and list(card.goal) == sorted(set(card.goal))
        if not (is_older or (len(card.goal) == 2 and min(card.goal) > 0)):
            yield card_problem(card, "goal", "goal", found=str(card.goal))


def feeds_on_failure(card: Card) -> bool:
    """Whether every failed challenge gives the adversary experience (CTA-R102)."""
    for effect in card.effects:
        if effect.trigger is None or effect.trigger.event != v.ON_CHALLENGE_FAILED:
            continue
        if effect.condition is None and any(
            operation.word == v.DO_ADVERSARY_XP and operation.n >= 1
            for operation in effect.operations
        ):
            return True
    return False


def check_endless_effects(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check CTA-R116: without a limit an effect costs something and gives no experience."""
    for card in catalogue.designs:
        if card.kind in (v.HERO, v.ANTIHERO):
            continue  # played once
        for effect in card.effects:
            if effect.limit != v.NO_LIMIT or not effect.timings & USED_AT_WILL:
                continue
            if effect.cost is None or any(d.word == v.DO_GAIN_XP for d in effect.operations):
                yield card_problem(card, "effect", "endless")
