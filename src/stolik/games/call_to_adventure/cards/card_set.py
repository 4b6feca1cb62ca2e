"""All cards of the game by id, and the ids of every deck.

A card's id is its number less one, so ids run from 0 to 191 and the copies of one
design are separate ids that share one `Card`.
"""

from typing import Final

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card


class Catalogue:
    """All cards by id, and the ids of every deck in the order of their numbers."""

    def __init__(self, designs: tuple[Card, ...]) -> None:
        self.designs: Final = designs
        self.by_key: Final = {card.key: card for card in designs}
        by_id = {number: card for card in designs for number in card.ids}
        self.cards: Final = tuple(by_id[number] for number in sorted(by_id))
        self.origins: Final = self.ids_of(v.ORIGIN)
        self.motivations: Final = self.ids_of(v.MOTIVATION)
        self.destinies: Final = self.ids_of(v.DESTINY)
        self.acts: Final = tuple(
            tuple(number for number in sorted(by_id) if by_id[number].act == act)
            for act in (1, 2, 3)
        )
        self.heroes: Final = self.ids_of(v.HERO)
        self.antiheroes: Final = self.ids_of(v.ANTIHERO)
        self.allies: Final = self.ids_of(v.ALLY)
        self.adversaries: Final = self.ids_of(v.ADVERSARY)
        self.quests: Final = self.ids_of(v.QUEST)
        self.victory: Final = self.ids_of(v.VICTORY)
        self.adversary_deck: Final = tuple(
            number for number in self.antiheroes if by_id[number].has_flag(v.FLAG_ADVERSARY_DECK)
        )
        self.effects: Final = tuple(
            effect for card in designs for effect in (*card.effects, *card.adversary_effects)
        )

    def ids_of(self, kind: int) -> tuple[int, ...]:
        """List the ids of one kind, lowest first."""
        return tuple(sorted(i for card in self.designs if card.kind == kind for i in card.ids))
