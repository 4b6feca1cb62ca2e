"""The ledger's templates: what heroes, antiheroes and characters have to do, and how many."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card
from stolik.games.call_to_adventure.cards.card_data_error import CardDataError, listed
from stolik.games.call_to_adventure.cards.card_set import Catalogue
from stolik.games.call_to_adventure.cards.effects import Operation

# Timing and operations of the first effect, with the number of physical cards.
HEROES: Final = {
    "before_own_challenge: add_rune 1": 6,
    "during_own_challenge: reattempt 1": 2,
    "during_own_challenge: add_result 2": 2,
    "before_own_challenge: modify_difficulty -1": 2,
    "any_time: gain_xp 2": 2,
    "any_time: morality 1": 2,
    "any_time: gain_xp 1, draw_hero 1, gain_xp 1, draw_hero 1": 1,
    "during_other_challenge: add_result 2, draw_hero 1": 1,
    "after_own_success: gain_xp 1, draw_hero 1": 2,
    "any_time: cancel_card 1": 1,
    "my_turn: journey_free 2": 1,
}
ANTIHEROES: Final = {
    "after_other_challenge: reattempt 1": 2,
    "before_other_challenge: modify_difficulty 2": 2,
    "after_other_challenge: lose_xp 1, no_fail_xp 1": 2,
    "during_other_challenge: change_challenge 1": 2,
    "during_other_challenge: ignore_runes 1": 1,
    "any_time: force_sacrifice 1": 1,
    "before_own_challenge: add_rune 1": 6,  # two of them dark
    "any_time: gain_xp 2, morality -1": 2,
    "during_own_challenge: add_result 3, morality -1": 2,
    "after_own_success: gain_xp 1, draw_antihero 1": 2,
}
ORIGINS: Final = {
    "runes_cast": 6,
    "path_gained_with": 3,
    "challenge_failed": 2,
    "trait_gained": 2,
    "card_played": 1,
    "ally_gained": 1,
}
MOTIVATIONS: Final = {
    "add_symbol": 6,
    "add_result": 2,
    "draw_hero": 1,
    "draw_antihero": 1,
    "morality": 1,
    "journey_free": 1,
    "modify_difficulty": 1,
    "linked": 2,
}


Found = dict[str, list[Card]]
"""The designs of each template."""


def template_problems(catalogue: Catalogue) -> Iterator[CardDataError]:
    """List every deviation from the templates."""
    yield from compare("heroes.toml", HEROES, signatures(catalogue, v.HERO))
    yield from compare("antiheroes.toml", ANTIHEROES, signatures(catalogue, v.ANTIHERO))
    yield from compare("origins.toml", ORIGINS, origin_triggers(catalogue))
    yield from compare("motivations.toml", MOTIVATIONS, motivation_operations(catalogue))
    for card in catalogue.designs:
        if card.kind in (v.ORIGIN, v.MOTIVATION, v.DESTINY):
            yield from character_problems(card)
        if card.kind == v.ALLY:
            yield from ally_problems(card)


def compare(file: str, wanted: dict[str, int], found: Found) -> Iterator[CardDataError]:
    """Name every template that is not there as often as it should be.

    One that should not be there at all has the place of its first card.
    """
    for template in sorted(set(wanted) | set(found)):
        cards = found.get(template, [])
        count = sum(len(card.ids) for card in cards)
        if template not in wanted:
            known = listed(tuple(f"“{one}”" for one in sorted(wanted)))
            yield CardDataError(
                cards[0].place, "effect", "template-unknown", template=template, words=known
            )
        elif count != wanted[template]:
            yield CardDataError(
                file,
                "effect",
                "template-count",
                template=template,
                count=count,
                wanted=wanted[template],
            )


def signatures(catalogue: Catalogue, kind: int) -> Found:
    """Cards by timing and operations of their first effect."""
    found: Found = defaultdict(list)
    for card in catalogue.designs:
        if card.kind == kind and card.effects:
            effect = card.effects[0]
            timings = [word for bit, word in enumerate(v.TIMINGS) if effect.timings >> bit & 1]
            operations = ", ".join(
                f"{v.OPERATIONS[operation.word]} {operation.n}" for operation in effect.operations
            )
            found[f"{' '.join(timings)}: {operations}"].append(card)
    return found


def origin_triggers(catalogue: Catalogue) -> Found:
    """Origins by what brings them experience."""
    found: Found = defaultdict(list)
    for card in catalogue.designs:
        if card.kind == v.ORIGIN and card.effects and card.effects[0].trigger is not None:
            found[v.EVENTS[card.effects[0].trigger.event]].append(card)
    return found


def motivation_operations(catalogue: Catalogue) -> Found:
    """Motivations by what their experience buys; the linked ones apart."""
    found: Found = defaultdict(list)
    for card in catalogue.designs:
        if card.kind == v.MOTIVATION and card.effects:
            linked = card.flags & (v.FLAG_LINKED_ALLY | v.FLAG_LINKED_ADVERSARY)
            operation = v.OPERATIONS[card.effects[0].operations[0].word]
            found["linked" if linked else operation].append(card)
    return found


def character_problems(card: Card) -> Iterator[CardDataError]:
    """Check the printed symbols and points of a character, and its kind of effect."""
    face = card.paths[0]
    symbols = sum(face.symbols)
    points = face.triumph + face.tragedy
    if card.kind == v.ORIGIN and (symbols, points) != (2, 0):
        yield CardDataError(card.place, "abilities", "origin-symbols")
    if card.kind == v.MOTIVATION:
        if symbols + points != 1:
            yield CardDataError(card.place, "story", "motivation-symbols")
        effect = card.effects[0]
        if effect.cost is None or effect.limit != v.ONCE_PER_TURN:
            yield CardDataError(card.place, "effect", "motivation-free")
    if card.kind == v.DESTINY:
        operations = [operation for effect in card.effects for operation in effect.operations]
        if [operation.word for operation in operations] != [v.DO_SCORE_PER, v.DO_SCORE] or not five(
            operations[1]
        ):
            yield CardDataError(card.place, "effect", "destiny-effect")


def five(operation: Operation) -> bool:
    """Whether an operation scores 5 under a condition."""
    return operation.n == 5 and operation.condition is not None


def ally_problems(card: Card) -> Iterator[CardDataError]:
    """Check that an ally is worth 1 or 2 points and may be paid for or sacrificed (CTA-166)."""
    face = card.paths[0]
    if face.triumph + face.tragedy not in (1, 2) or sum(face.symbols) > 1:
        yield CardDataError(card.place, "points", "ally-points")
    for effect in card.effects:
        parts = () if effect.cost is None else effect.cost.parts
        if [part.word for part in parts] != [v.COST_SPEND_XP, v.COST_SACRIFICE_SELF]:
            yield CardDataError(card.place, "cost", "ally-cost")
