"""Is the card set the one the ledger asks for? Every breach with place and remedy."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from stolik.games.call_to_adventure import budget, quotas
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.card import Card, Path
from stolik.games.call_to_adventure.cards import Catalogue
from stolik.games.call_to_adventure.effects import Deed, Effect
from stolik.games.call_to_adventure.problem import ContentError
from stolik.games.call_to_adventure.templates import template_problems
from stolik.kernel.phrase import Named

SET: Final = "cards/"  # the place of a breach that no single card is to blame for
PAIRS: Final = frozenset(frozenset(pair) for pair in combinations(range(6), 2))
OTHERS: Final = frozenset(
    {
        v.TO_CHOSEN_PLAYER,
        v.TO_CHOSEN_OPPONENT,
        v.TO_EACH_OPPONENT,
        v.TO_EACH_PLAYER,
        v.TO_ACTIVE_PLAYER,
    }
)
BY_OTHERS: Final = (
    v.AT_BEFORE_OTHER_CHALLENGE | v.AT_DURING_OTHER_CHALLENGE | v.AT_AFTER_OTHER_CHALLENGE
)
USED_AT_WILL: Final = v.AT_MY_TURN | v.AT_BEFORE_OWN_CHALLENGE | v.AT_DURING_OWN_CHALLENGE
ONE_PATH_KINDS: Final = frozenset(range(len(v.KINDS))) - {v.CHALLENGE}
PLACEHOLDER: Final = re.compile(r"\{[^}]*\}")


def problems(catalogue: Catalogue) -> list[ContentError]:
    """List everything that is wrong with a set; an empty list means that it is sound."""
    found: list[ContentError] = []
    for check in (
        check_numbers,
        check_quotas,
        check_shapes,
        check_budgets,
        check_frequencies,
        check_symmetry,
        check_difficulties,
        check_traits,
        check_names,
        check_flags,
        check_played_cards,
        check_quests,
        check_endless_effects,
        check_sentences,
        template_problems,
    ):
        found.extend(check(catalogue))
    return found


def breach(card: Card, field: str, wrong: str, remedy: str) -> ContentError:
    """Name a card's fault."""
    return ContentError(card.place, field, wrong, remedy)


def of_kind(catalogue: Catalogue, kind: int, act: int | None = None) -> list[Card]:
    """List the designs of a kind, of one act if asked."""
    return [c for c in catalogue.designs if c.kind == kind and act in (None, c.act)]


def story_paths(catalogue: Catalogue, act: int) -> list[tuple[Card, Path]]:
    """List all paths of an act's traits and challenges."""
    cards = of_kind(catalogue, v.TRAIT, act) + of_kind(catalogue, v.CHALLENGE, act)
    return [(card, path) for card in cards for path in card.paths]


def check_numbers(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check that the numbers 1 to 192 are used once each, in the ranges of their decks."""
    seen: Counter[int] = Counter()
    for card in catalogue.designs:
        low, high = number_range(card)
        for number in (index + 1 for index in card.ids):
            seen[number] += 1
            if not low <= number <= high:
                yield breach(card, "numbers", f"{number} is not its deck's.", f"{low} to {high}.")
            if seen[number] == 2:
                yield breach(card, "numbers", f"{number} is taken.", "Every card has its own.")
    for number in range(1, 193):
        if number not in seen:
            yield ContentError(SET, "numbers", f"{number} is missing.", "Add that card.")


def number_range(card: Card) -> tuple[int, int]:
    """Give the first and last number of the card's deck."""
    for kind, act, first, last in quotas.NUMBERS:
        if card.kind == kind and card.act == act:
            return first, last
    return quotas.STORY_NUMBERS.get(card.act, (0, 0))


def check_quotas(catalogue: Catalogue) -> Iterator[ContentError]:
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
            yield ContentError(SET, what, f"has {count} cards.", f"It must have {want}.")
    for key, count in Counter(card.key for card in catalogue.designs).items():
        if count > 1:
            yield ContentError(SET, "id", f"{key} is used {count} times.", "Rename one.")


def check_shapes(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check paths, tests and difficulty against the kind (CTA-33, CTA-34, CTA-172)."""
    for card in catalogue.designs:
        paths = 1 if card.kind in ONE_PATH_KINDS else 2
        if len(card.paths) != paths:
            yield breach(card, "path", f"has {len(card.paths)}.", f"It needs {paths}.")
        tested = card.kind in (v.CHALLENGE, v.ADVERSARY)
        if not (len(card.tests) in (1, 2) if tested else not card.tests):
            yield breach(card, "tests", f"has {len(card.tests)}.", "One or two, on challenges.")
        if tested != (card.difficulty > 0):
            yield breach(card, "difficulty", f"is {card.difficulty}.", "Only challenges have it.")
        if (card.kind == v.TRAIT) != bool(card.needs or card.prices):
            yield breach(card, "requirements", "do not fit.", "Traits have them, others none.")
        if card.kind in (v.ORIGIN, v.MOTIVATION, v.DESTINY, v.HERO, v.ANTIHERO, v.QUEST) and (
            not card.effects
        ):
            yield breach(card, "effect", "is missing.", "This kind of card does something.")


def check_budgets(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check that no path is worth 0.75 more or less than it should be."""
    for card in catalogue.designs:
        if card.kind not in (v.TRAIT, v.CHALLENGE, v.ADVERSARY):
            continue
        for path in card.paths:
            worth, wanted = budget.worth(path, card.act), budget.allowance(card, path)
            if abs(worth - wanted) > budget.TOLERANCE:
                wrong = f"“{path.name.en}” is worth {worth / 100}."
                yield breach(card, "path", wrong, f"Its budget is {wanted / 100} ± 0.75.")


def check_frequencies(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check how often symbols, morality steps and draws appear in every act."""
    for act in (1, 2, 3):
        counted: Counter[str] = Counter()
        for _, path in story_paths(catalogue, act):
            for symbol, number in enumerate(path.symbols):
                counted[v.SYMBOLS[symbol]] += number
            for deed in path.rewards:
                counted[reward_name(deed)] += abs(deed.n)
        for name, (low, high) in frequency_ranges(act).items():
            if not low <= counted[name] <= high:
                wrong = f"{name} appears {counted[name]} times."
                yield ContentError(f"act{act}.toml", "path", wrong, f"{low} to {high} times.")


def reward_name(deed: Deed) -> str:
    """Tell virtue from corruption; other rewards go by their word."""
    if deed.word == v.DO_MORALITY:
        return "virtue" if deed.n > 0 else "corruption"
    return v.DEEDS[deed.word]


def frequency_ranges(act: int) -> dict[str, tuple[int, int]]:
    """Give the bounds for one act."""
    ranges = dict.fromkeys(v.ABILITIES, quotas.ABILITY_RANGE[act])
    ranges |= dict.fromkeys(v.STORY_SYMBOLS, quotas.STORY_RANGE)
    ranges |= dict.fromkeys(("virtue", "corruption"), (quotas.MORALITY_STEPS[act],) * 2)
    return ranges | dict.fromkeys(("draw_hero", "draw_antihero"), (quotas.DRAWS[act],) * 2)


def check_symmetry(catalogue: Catalogue) -> Iterator[ContentError]:
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
        yield ContentError(SET, "tests", "single abilities repeat.", "One act, one ability.")
    for act in (2, 3):
        tested = Counter(a for card in of_kind(catalogue, v.ADVERSARY, act) for a in card.tests)
        for ability in range(6):
            if tested[ability] not in (1, 2):
                wrong = f"act {act} tests {v.ABILITIES[ability]} {tested[ability]} times."
                yield ContentError("adversaries.toml", "tests", wrong, "Once or twice.")


def missing_pairs(place: str, field: str, found: list[frozenset[int]]) -> Iterator[ContentError]:
    """Name every pair of abilities that is not there exactly once."""
    counted = Counter(found)
    for pair in PAIRS:
        if counted[pair] != 1:
            names = " and ".join(v.ABILITIES[ability] for ability in sorted(pair))
            yield ContentError(place, field, f"{names}: {counted[pair]} times.", "Exactly once.")


def check_difficulties(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check the spread of difficulties and of the +1 paths."""
    for act in (1, 2, 3):
        challenges = of_kind(catalogue, v.CHALLENGE, act)
        spread = Counter(card.difficulty for card in challenges)
        if spread != quotas.DIFFICULTIES[act]:
            wrong = f"is spread {dict(sorted(spread.items()))}."
            yield ContentError(
                f"act{act}.toml", "difficulty", wrong, f"Use {quotas.DIFFICULTIES[act]}."
            )
        plus = [sum(path.plus for path in card.paths) for card in challenges]
        if sorted(plus, reverse=True) != [1] * quotas.PLUS_CARDS + [0] * (
            len(plus) - quotas.PLUS_CARDS
        ):
            wrong = f"{sum(plus)} paths have it."
            yield ContentError(f"act{act}.toml", "plus", wrong, "One path of ten cards.")
    for card in of_kind(catalogue, v.ADVERSARY):
        low, high = quotas.ADVERSARY_DIFFICULTY[card.act]
        if not low <= card.difficulty <= high:
            yield breach(card, "difficulty", f"is {card.difficulty}.", f"{low} to {high}.")


def check_traits(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check what traits ask for: as much as their act, some for experience, some without."""
    for act in (1, 2, 3):
        only_xp = without_xp = 0
        for card in of_kind(catalogue, v.TRAIT, act):
            paid = sum(price.n for price in card.prices if price.word == v.COST_SPEND_XP)
            symbols = sum(need.n for need in card.needs if need.word == v.IF_HAS_ABILITY)
            level = any(need.word in (v.IF_MORALITY_MIN, v.IF_MORALITY_MAX) for need in card.needs)
            if paid + symbols + (2 if level else 0) != act:
                yield breach(card, "requirements", "ask the wrong amount.", f"{act} in all.")
            only_xp += 1 if paid and not card.needs else 0
            without_xp += 1 if not paid else 0
        if only_xp < 3 or without_xp < 3:
            wrong = f"{only_xp} traits need only experience, {without_xp} none."
            yield ContentError(f"act{act}.toml", "requirements", wrong, "At least 3 of each.")


def check_names(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check that every card the manual names is there, and that names are unique."""
    by_name = {card.name.pl: card for card in catalogue.designs}
    for name, (kind, number) in quotas.NAMED.items():
        card = by_name.get(name)
        if card is None:
            yield ContentError(SET, "name", f"“{name}” is missing.", "The manual names it.")
            continue
        if card.kind != kind:
            yield breach(card, "kind", f"is {v.KINDS[card.kind]}.", f"Use {v.KINDS[kind]}.")
        if number and number - 1 not in card.ids:
            yield breach(card, "numbers", "are not the printed ones.", f"It is {number}.")
        if card.source.get("name") != "manual":
            yield breach(card, "source.name", "is not told.", "The name is the manual's.")
    for language in ("pl", "en"):
        names = Counter(card.name.in_language(language) for card in catalogue.designs)
        for name, count in names.items():
            if count > 1:
                yield ContentError(SET, f"name.{language}", f"“{name}” repeats.", "Rename one.")


def check_flags(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check the adversary's deck, the linked cards and the marks for solo and co-op."""
    deck: Counter[str] = Counter()
    for card in catalogue.designs:
        if card.has_flag(v.FLAG_ADVERSARY_DECK):
            deck[card.name.pl] += len(card.ids)
        linked = card.has_flag(v.FLAG_LINKED_ALLY) or card.has_flag(v.FLAG_LINKED_ADVERSARY)
        if linked != (card.name.pl in quotas.LINKED):
            yield breach(card, "flags", "link it wrongly.", "Only CTA-29 and CTA-30 are linked.")
        if card.kind not in (v.HERO, v.ANTIHERO):
            continue
        others = any(refers_to_others(effect) for effect in card.effects)
        marked = card.has_flag(v.FLAG_ADVERSARY_DECK)
        if card.has_flag(v.FLAG_REFERS_TO_OTHERS) != (others and not marked):
            yield breach(card, "flags", "misjudge others.", "Set refers_to_others if it does.")
        if card.has_flag(v.FLAG_SELF_TARGET) == others:
            yield breach(card, "flags", "misjudge itself.", "Set self_target if it helps its own.")
    if deck != quotas.ADVERSARY_DECK:
        wrong = f"is {dict(deck)}."
        yield ContentError("antiheroes.toml", "flags", f"The adversary deck {wrong}", "CTA-179.")


def refers_to_others(effect: Effect) -> bool:
    """Tell whether an effect needs another player."""
    if effect.timings & BY_OTHERS:
        return True
    return any(deed.word == v.DO_CANCEL_CARD or deed.target in OTHERS for deed in effect.deeds)


def check_played_cards(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check that heroes print 1 triumph and antiheroes 1 tragedy (CTA-146, CTA-147)."""
    for card in catalogue.designs:
        if card.kind not in (v.HERO, v.ANTIHERO):
            continue
        wanted = (1, 0) if card.kind == v.HERO else (0, 1)
        if (card.paths[0].triumph, card.paths[0].tragedy) != wanted:
            yield breach(card, "points", "are wrong.", "1 triumph (hero) or 1 tragedy.")
        if any(card.paths[0].symbols):
            yield breach(card, "abilities", "are printed.", "Played cards bring no symbols.")


def check_quests(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check one quest for each adversary, the last card's difficulty, and that games end."""
    adversaries = {card.key: card for card in of_kind(catalogue, v.ADVERSARY)}
    quests = of_kind(catalogue, v.QUEST)
    named = Counter(card.adversary for card in quests)
    for key in ("", *adversaries):
        if named[key] != 1:
            wrong = f"{named[key]} quests for “{key}”."
            yield ContentError("quests.toml", "adversary", wrong, "Exactly one.")
    for card in quests:
        if card.adversary and card.adversary not in adversaries:
            yield breach(card, "adversary", f"“{card.adversary}” is unknown.", "Use an id.")
            continue
        wanted = 2 if card.adversary and adversaries[card.adversary].act == 2 else 0
        if set_aside_difficulty(card) != wanted:
            yield breach(card, "effect", "sets the wrong difficulty.", f"+{wanted} at the end.")
        if not card.adversary and not feeds_on_failure(card):
            yield breach(card, "effect", "lets games go on.", "CTA-R102: +1 XP for a failure.")
    for card in of_kind(catalogue, v.VICTORY):
        if len(card.goal) != 4 or list(card.goal) != sorted(set(card.goal)):
            yield breach(card, "goal", f"is {card.goal}.", "Four rising amounts, 1 to 4 players.")


def set_aside_difficulty(card: Card) -> int:
    """Add up what a quest adds to the set-aside adversary."""
    deeds = (deed for effect in card.effects for deed in effect.deeds)
    return sum(
        deed.n
        for deed in deeds
        if deed.word == v.DO_MODIFY_DIFFICULTY and deed.scope == v.SCOPE_SET_ASIDE
    )


def feeds_on_failure(card: Card) -> bool:
    """Tell whether every failed challenge gives the adversary experience (CTA-R102)."""
    for effect in card.effects:
        if effect.trigger is None or effect.trigger.event != v.ON_CHALLENGE_FAILED:
            continue
        if effect.condition is None and any(
            deed.word == v.DO_ADVERSARY_XP and deed.n >= 1 for deed in effect.deeds
        ):
            return True
    return False


def check_endless_effects(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check CTA-R116: without a limit an effect costs something and gives no experience."""
    for card in catalogue.designs:
        if card.kind in (v.HERO, v.ANTIHERO):
            continue  # played once
        for effect in card.effects:
            if effect.limit != v.NO_LIMIT or not effect.timings & USED_AT_WILL:
                continue
            if effect.cost is None or any(d.word == v.DO_GAIN_XP for d in effect.deeds):
                yield breach(card, "effect", "can go on for ever.", "Give it a limit or a cost.")


def check_sentences(catalogue: Catalogue) -> Iterator[ContentError]:
    """Check that every name and sentence of flavour is there and well formed."""
    for card in catalogue.designs:
        told = [path.tale for path in card.paths] if card.kind == v.CHALLENGE else []
        for path in card.paths:
            yield from faulty_words(card, "path.name", path.name, is_sentence=False)
        if not told:
            told = [card.tale if card.tale.pl else card.paths[0].tale]
        for tale in told:
            yield from faulty_words(card, "tale", tale, is_sentence=True)
        yield from faulty_words(card, "name", card.name, is_sentence=False)


def faulty_words(
    card: Card, field: str, words: Named, *, is_sentence: bool
) -> Iterator[ContentError]:
    """Check one name or sentence in both languages."""
    for language in ("pl", "en"):
        text = words.in_language(language)
        place = f"{field}.{language}"
        if not text or text != text.strip() or "  " in text:
            yield breach(card, place, "is empty or has loose spaces.", "Write it out.")
            continue
        if any(found != "{hero}" for found in PLACEHOLDER.findall(text)):
            yield breach(card, place, "has an unknown placeholder.", "Only {hero} is filled in.")
        if not (text[0].isupper() or text.startswith(("{hero}", "„", "“"))):
            yield breach(card, place, "begins small.", "Begin with a capital letter.")
        if is_sentence != text.rstrip("”“").endswith((".", "!", "?", "…")):
            yield breach(card, place, "ends wrongly.", "Sentences end in a full stop, names not.")
