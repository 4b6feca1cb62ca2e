"""Checks the card set against the ledger; lists every deviation with place and remedy."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card, Path
from stolik.games.call_to_adventure.cards.card_data_error import CardDataError
from stolik.games.call_to_adventure.cards.card_set import Catalogue
from stolik.games.call_to_adventure.cards.effects import Effect, Operation
from stolik.games.call_to_adventure.cards.validation import budget, quotas
from stolik.games.call_to_adventure.cards.validation.structure import (
    SET,
    card_problem,
    of_kind,
    structure_problems,
)
from stolik.games.call_to_adventure.cards.validation.templates import template_problems
from stolik.kernel.phrase import Named

PAIRS: Final = frozenset(frozenset(pair) for pair in combinations(range(6), 2))
OTHERS: Final = frozenset(
    {
        v.TO_CHOSEN_PLAYER,
        v.TO_CHOSEN_OPPONENT,
        v.TO_EACH_OPPONENT,
        v.TO_EACH_PLAYER,
        v.TO_NEXT_PLAYER,
        v.TO_ACTIVE_PLAYER,
    }
)
BY_OTHERS: Final = (
    v.AT_BEFORE_OTHER_CHALLENGE | v.AT_DURING_OTHER_CHALLENGE | v.AT_AFTER_OTHER_CHALLENGE
)


def problems(catalogue: Catalogue) -> list[CardDataError]:
    """List everything that is wrong with a set; an empty list means that it is sound."""
    found = list(structure_problems(catalogue))
    if found:
        return found  # what follows relies on it
    for check in (
        check_quotas,
        check_budgets,
        check_frequencies,
        check_symmetry,
        check_difficulties,
        check_traits,
        check_names,
        check_flags,
        check_played_cards,
        check_quest_difficulties,
        check_sentences,
        template_problems,
    ):
        found.extend(check(catalogue))
    return found


def story_paths(catalogue: Catalogue, act: int) -> list[tuple[Card, Path]]:
    """List all paths of an act's traits and challenges."""
    cards = of_kind(catalogue, v.TRAIT, act) + of_kind(catalogue, v.CHALLENGE, act)
    return [(card, path) for card in cards for path in card.paths]


def check_quotas(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check how many cards there are of every kind and act."""
    wanted = {(kind, act): last - first + 1 for kind, act, first, last in quotas.NUMBERS}
    for act in (1, 2, 3):
        wanted[v.TRAIT, act] = quotas.TRAITS
        wanted[v.CHALLENGE, act] = quotas.CHALLENGES
    have = Counter((c.kind, c.act) for c in catalogue.designs for _ in c.ids)
    for kind, act in sorted(set(wanted) | set(have)):
        count, want = have[kind, act], wanted.get((kind, act), 0)
        if count != want:
            what = f"{v.KINDS[kind]} of act {act}" if act else v.KINDS[kind]
            yield CardDataError(SET, what, "kind-count", count=count, want=want)


def check_budgets(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check that no path is worth 0.75 more or less than it should be."""
    for card in catalogue.designs:
        if card.kind not in (v.TRAIT, v.CHALLENGE, v.ADVERSARY):
            continue
        for path in card.paths:
            worth, wanted = budget.worth(path, card.act), budget.allowance(card, path)
            if abs(worth - wanted) > budget.TOLERANCE:
                yield card_problem(
                    card,
                    "path",
                    "budget",
                    name=path.name,
                    worth=f"{worth / 100}",
                    wanted=f"{wanted / 100}",
                )


def check_frequencies(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check how often symbols, morality steps and draws appear in every act."""
    for act in (1, 2, 3):
        counted: Counter[str] = Counter()
        for _, path in story_paths(catalogue, act):
            for symbol, number in enumerate(path.symbols):
                counted[v.SYMBOLS[symbol]] += number
            for operation in path.rewards:
                counted[reward_name(operation)] += abs(operation.n)
        for name, (low, high) in frequency_ranges(act).items():
            if not low <= counted[name] <= high:
                yield CardDataError(
                    f"act{act}.toml",
                    "path",
                    "frequency",
                    name=name,
                    count=counted[name],
                    low=low,
                    high=high,
                )


def reward_name(operation: Operation) -> str:
    """Distinguish virtue from corruption; other rewards go by their word."""
    if operation.word == v.DO_MORALITY:
        return "virtue" if operation.n > 0 else "corruption"
    return v.OPERATIONS[operation.word]


def frequency_ranges(act: int) -> dict[str, tuple[int, int]]:
    """Return the bounds for one act."""
    ranges = dict.fromkeys(v.ABILITIES, quotas.ABILITY_RANGE[act])
    ranges |= dict.fromkeys(v.STORY_SYMBOLS, quotas.STORY_RANGE)
    ranges |= dict.fromkeys(("virtue", "corruption"), (quotas.MORALITY_STEPS[act],) * 2)
    return ranges | dict.fromkeys(("draw_hero", "draw_antihero"), (quotas.DRAWS[act],) * 2)


def check_symmetry(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check that origins and the challenges of every act cover each pair of abilities once."""
    origins = [
        frozenset(a for a in range(6) if card.paths[0].symbols[a])
        for card in of_kind(catalogue, v.ORIGIN)
    ]
    yield from missing_pairs("origins.toml", "abilities", origins)
    singles = []
    for act in (1, 2, 3):
        tests = [frozenset(card.tests) for card in of_kind(catalogue, v.CHALLENGE, act)]
        yield from missing_pairs(f"act{act}.toml", "tests", tests)
        singles += [test for test in tests if len(test) == 1]
    if len(set(singles)) != 3:
        yield CardDataError(SET, "tests", "singles")
    for act in (2, 3):
        tested = Counter(a for card in of_kind(catalogue, v.ADVERSARY, act) for a in card.tests)
        for ability in range(6):
            if tested[ability] not in (1, 2):
                yield CardDataError(
                    "adversaries.toml",
                    "tests",
                    "adversary-tests",
                    act=act,
                    ability=v.ABILITIES[ability],
                    count=tested[ability],
                )


def missing_pairs(place: str, field: str, found: list[frozenset[int]]) -> Iterator[CardDataError]:
    """Name every pair of abilities that is not there exactly once."""
    counted = Counter(found)
    for pair in PAIRS:
        if counted[pair] != 1:
            names = " and ".join(v.ABILITIES[ability] for ability in sorted(pair))
            yield CardDataError(place, field, "pairs", names=names, count=counted[pair])


def check_difficulties(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check the spread of difficulties and of the +1 paths."""
    for act in (1, 2, 3):
        challenges = of_kind(catalogue, v.CHALLENGE, act)
        spread = Counter(card.difficulty for card in challenges)
        if spread != quotas.DIFFICULTIES[act]:
            yield CardDataError(
                f"act{act}.toml",
                "difficulty",
                "spread",
                found=str(dict(sorted(spread.items()))),
                wanted=str(quotas.DIFFICULTIES[act]),
            )
        plus = [sum(path.plus for path in card.paths) for card in challenges]
        if sorted(plus, reverse=True) != [1] * quotas.PLUS_CARDS + [0] * (
            len(plus) - quotas.PLUS_CARDS
        ):
            yield CardDataError(f"act{act}.toml", "plus", "plus-count", count=sum(plus))
    for card in of_kind(catalogue, v.ADVERSARY):
        low, high = quotas.ADVERSARY_DIFFICULTY[card.act]
        if not low <= card.difficulty <= high:
            yield card_problem(
                card, "difficulty", "adversary-difficulty", n=card.difficulty, low=low, high=high
            )


def check_traits(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check what traits ask for: as much as their act, some for experience, some without."""
    for act in (1, 2, 3):
        only_xp = without_xp = 0
        for card in of_kind(catalogue, v.TRAIT, act):
            paid = sum(price.n for price in card.prices if price.word == v.COST_SPEND_XP)
            symbols = sum(need.n for need in card.needs if need.word == v.IF_HAS_ABILITY)
            level = any(need.word in (v.IF_MORALITY_MIN, v.IF_MORALITY_MAX) for need in card.needs)
            if paid + symbols + (2 if level else 0) != act:
                yield card_problem(card, "requirements", "trait-amount", act=act)
            only_xp += 1 if paid and not card.needs else 0
            without_xp += 1 if not paid else 0
        if only_xp < 3 or without_xp < 3:
            yield CardDataError(
                f"act{act}.toml", "requirements", "trait-mix", only=only_xp, without=without_xp
            )


def check_names(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check that every card the manual names is there, and that names are unique."""
    by_name = {card.name.pl: card for card in catalogue.designs}
    for name, (kind, number) in quotas.NAMED.items():
        card = by_name.get(name)
        if card is None:
            yield CardDataError(SET, "name", "name-missing", name=name)
            continue
        if card.kind != kind:
            yield card_problem(
                card, "kind", "kind-wrong", found=v.KINDS[card.kind], wanted=v.KINDS[kind]
            )
        if number and number - 1 not in card.ids:
            yield card_problem(card, "numbers", "numbers-printed", number=number)
        if card.source.get("name") != "manual":
            yield card_problem(card, "source.name", "source-name")
    for language in ("pl", "en"):
        names = Counter(card.name.in_language(language) for card in catalogue.designs)
        for name, count in names.items():
            if count > 1:
                yield CardDataError(SET, f"name.{language}", "name-repeats", name=name)


def check_flags(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check the adversary's deck, the linked cards and the marks for solo and co-op."""
    deck: Counter[str] = Counter()
    for card in catalogue.designs:
        if card.has_flag(v.FLAG_ADVERSARY_DECK):
            deck[card.name.pl] += len(card.ids)
        linked = card.has_flag(v.FLAG_LINKED_ALLY) or card.has_flag(v.FLAG_LINKED_ADVERSARY)
        if linked != (card.name.pl in quotas.LINKED):
            yield card_problem(card, "flags", "links")
        if card.kind not in (v.HERO, v.ANTIHERO):
            continue
        others = any(refers_to_others(effect) for effect in card.effects)
        marked = card.has_flag(v.FLAG_ADVERSARY_DECK)
        if card.has_flag(v.FLAG_REFERS_TO_OTHERS) != (others and not marked):
            yield card_problem(card, "flags", "others")
        if card.has_flag(v.FLAG_SELF_TARGET) == others:
            yield card_problem(card, "flags", "itself")
    if deck != quotas.ADVERSARY_DECK:
        yield CardDataError("antiheroes.toml", "flags", "adversary-deck", found=str(dict(deck)))


def refers_to_others(effect: Effect) -> bool:
    """Whether an effect needs another player."""
    if effect.timings & BY_OTHERS:
        return True
    return any(
        operation.word == v.DO_CANCEL_CARD or operation.target in OTHERS
        for operation in effect.operations
    )


def check_played_cards(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check that heroes print 1 triumph and antiheroes 1 tragedy (CTA-146, CTA-147)."""
    for card in catalogue.designs:
        if card.kind not in (v.HERO, v.ANTIHERO):
            continue
        wanted = (1, 0) if card.kind == v.HERO else (0, 1)
        if (card.paths[0].triumph, card.paths[0].tragedy) != wanted:
            yield card_problem(card, "points", "played-points")
        if any(card.paths[0].symbols):
            yield card_problem(card, "abilities", "played-symbols")


def check_quest_difficulties(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check what quests add to the difficulty of the adversary set aside."""
    acts = {card.key: card.act for card in of_kind(catalogue, v.ADVERSARY)}
    for card in of_kind(catalogue, v.QUEST):
        wanted = 2 if acts.get(card.adversary) == 2 else 0
        if set_aside_difficulty(card) != wanted:
            yield card_problem(card, "effect", "quest-difficulty", wanted=wanted)


def set_aside_difficulty(card: Card) -> int:
    """Add up what a quest adds to the set-aside adversary."""
    operations = (operation for effect in card.effects for operation in effect.operations)
    return sum(
        operation.n
        for operation in operations
        if operation.word == v.DO_MODIFY_DIFFICULTY and operation.scope == v.SCOPE_SET_ASIDE
    )


def check_sentences(catalogue: Catalogue) -> Iterator[CardDataError]:
    """Check that every name and sentence of flavour is there and well formed."""
    for card in catalogue.designs:
        tales = [path.tale for path in card.paths] if card.kind == v.CHALLENGE else []
        for path in card.paths:
            yield from faulty_words(card, "path.name", path.name, is_sentence=False)
        if not tales:
            tales = [card.tale if card.tale.pl else card.paths[0].tale]
        for tale in tales:
            yield from faulty_words(card, "tale", tale, is_sentence=True)
        yield from faulty_words(card, "name", card.name, is_sentence=False)


def faulty_words(
    card: Card, field: str, words: Named, *, is_sentence: bool
) -> Iterator[CardDataError]:
    """Check one name or sentence in both languages."""
    for language in ("pl", "en"):
        text = words.in_language(language)
        place = f"{field}.{language}"
        if not text or text != text.strip() or "  " in text:
            yield card_problem(card, place, "words-empty")
            continue
        if {"{", "}"} & set(text.replace("{hero}", "")):
            yield card_problem(card, place, "placeholder")
        if not (text[0].isupper() or text.startswith(("{hero}", "„", "“"))):
            yield card_problem(card, place, "begins-small")
        if is_sentence != text.rstrip("”“").endswith((".", "!", "?", "…")):
            yield card_problem(card, place, "ends-wrongly")
