"""The ledger's templates: what heroes, antiheroes and characters have to do, and how many."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.card import Card
from stolik.games.call_to_adventure.cards import Catalogue
from stolik.games.call_to_adventure.effects import Deed
from stolik.games.call_to_adventure.problem import ContentError

# Timing and deeds of the first effect, with the number of physical cards.
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


def template_problems(catalogue: Catalogue) -> Iterator[ContentError]:
    """List every deviation from the templates."""
    yield from compare("heroes.toml", HEROES, signatures(catalogue, v.HERO))
    yield from compare("antiheroes.toml", ANTIHEROES, signatures(catalogue, v.ANTIHERO))
    yield from compare("origins.toml", ORIGINS, origin_triggers(catalogue))
    yield from compare("motivations.toml", MOTIVATIONS, motivation_deeds(catalogue))
    for card in catalogue.designs:
        if card.kind in (v.ORIGIN, v.MOTIVATION, v.DESTINY):
            yield from character_problems(card)
        if card.kind == v.ALLY:
            yield from ally_problems(card)


def compare(place: str, wanted: dict[str, int], found: Counter[str]) -> Iterator[ContentError]:
    """Name every template that is not there as often as it should be."""
    for template in sorted(set(wanted) | set(found)):
        if found[template] != wanted.get(template, 0):
            wrong = f"“{template}” is there {found[template]} times."
            yield ContentError(place, "effect", wrong, f"{wanted.get(template, 0)} times.")


def signatures(catalogue: Catalogue, kind: int) -> Counter[str]:
    """Count cards by timing and deeds of their first effect."""
    counted: Counter[str] = Counter()
    for card in catalogue.designs:
        if card.kind == kind and card.effects:
            effect = card.effects[0]
            timings = [word for bit, word in enumerate(v.TIMINGS) if effect.timings >> bit & 1]
            deeds = ", ".join(f"{v.DEEDS[deed.word]} {deed.n}" for deed in effect.deeds)
            counted[f"{' '.join(timings)}: {deeds}"] += len(card.ids)
    return counted


def origin_triggers(catalogue: Catalogue) -> Counter[str]:
    """Count origins by what brings them experience."""
    counted: Counter[str] = Counter()
    for card in catalogue.designs:
        if card.kind == v.ORIGIN and card.effects and card.effects[0].trigger is not None:
            counted[v.EVENTS[card.effects[0].trigger.event]] += 1
    return counted


def motivation_deeds(catalogue: Catalogue) -> Counter[str]:
    """Count motivations by what their experience buys; the linked ones apart."""
    counted: Counter[str] = Counter()
    for card in catalogue.designs:
        if card.kind == v.MOTIVATION and card.effects:
            linked = card.flags & (v.FLAG_LINKED_ALLY | v.FLAG_LINKED_ADVERSARY)
            counted["linked" if linked else v.DEEDS[card.effects[0].deeds[0].word]] += 1
    return counted


def character_problems(card: Card) -> Iterator[ContentError]:
    """Check the printed symbols and points of a character, and its kind of effect."""
    face = card.paths[0]
    symbols = sum(face.symbols)
    points = face.triumph + face.tragedy
    if card.kind == v.ORIGIN and (symbols, points) != (2, 0):
        yield ContentError(card.place, "abilities", "are wrong.", "Two abilities, no points.")
    if card.kind == v.MOTIVATION:
        if symbols + points != 1:
            yield ContentError(card.place, "story", "is wrong.", "One symbol or one point.")
        effect = card.effects[0]
        if effect.cost is None or effect.limit != v.ONCE_PER_TURN:
            yield ContentError(card.place, "effect", "is free.", "Spend XP once per turn.")
    if card.kind == v.DESTINY:
        deeds = [deed for effect in card.effects for deed in effect.deeds]
        if [deed.word for deed in deeds] != [v.DO_SCORE_PER, v.DO_SCORE] or not five(deeds[1]):
            yield ContentError(card.place, "effect", "is unusual.", "score_per, then score 5 if.")


def five(deed: Deed) -> bool:
    """Tell whether a deed scores 5 under a condition."""
    return deed.n == 5 and deed.condition is not None


def ally_problems(card: Card) -> Iterator[ContentError]:
    """Check that an ally is worth 1 or 2 points and may be paid for or sacrificed (CTA-166)."""
    face = card.paths[0]
    if face.triumph + face.tragedy not in (1, 2) or sum(face.symbols) > 1:
        yield ContentError(card.place, "points", "are wrong.", "1 or 2 points, up to 1 symbol.")
    for effect in card.effects:
        parts = () if effect.cost is None else effect.cost.parts
        if [part.word for part in parts] != [v.COST_SPEND_XP, v.COST_SACRIFICE_SELF]:
            yield ContentError(card.place, "cost", "is unusual.", "Spend 1 XP or sacrifice.")
