"""A player's side of the table: story, marker, experience, cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from reference.call_to_adventure.rules.cards import Card, all_cards, path_of, track

TOP, BOTTOM = 2, -4  # CTA-R1


@dataclass
class Player:
    seat: int
    origin: str = ""
    motivation: str = ""
    destiny: str = ""
    experience: int = 3  # CTA-17
    morality: int = 0  # CTA-22
    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    under: list[list[tuple[str, int]]] = field(default_factory=lambda: [[], [], []])
    allies: list[str] = field(default_factory=list)
    sacrificed: list[str] = field(default_factory=list)
    until_end_of_turn: list[str] = field(default_factory=list)  # CTA-R26

    def act(self) -> int:
        """The act the player is in, 0 to 2; 3 when all are finished (CTA-131)."""
        finished = 0
        while finished < 3 and len(self.under[finished]) == 3:
            finished += 1
        return finished

    def story_cards(self) -> int:
        return sum(len(cards) for cards in self.under)

    def gained(self) -> list[tuple[str, int]]:
        return [pair for cards in self.under for pair in cards]

    def visible(self, *, revealed: bool = False) -> list[Card]:
        """CTA-155: origin, motivation, face-up allies, visible paths; the destiny by CTA-156."""
        if not self.origin:  # characters are still to be chosen (W-1)
            return []
        cards = [all_cards()[self.origin], all_cards()[self.motivation]]
        cards += [all_cards()[ally] for ally in self.allies]
        cards += [path_of(*pair) for pair in self.gained()]
        if revealed:
            cards.append(all_cards()[self.destiny])
        return cards

    def all_symbols(self, *, revealed: bool = False) -> list[str]:
        """Every ability and story symbol that the story shows, borrowed ones included."""
        found: list[str] = []
        for card in self.visible(revealed=revealed):
            found += card.get("abilities", ())
            found += card.get("story", ())
        if not revealed:  # CTA-R26: never for final scoring
            found += self.until_end_of_turn
        return found

    def symbols(self, symbol: str, *, revealed: bool = False) -> int:
        """How many of a symbol the story shows."""
        return self.all_symbols(revealed=revealed).count(symbol)

    def move_marker(self, steps: int) -> int:
        """CTA-119, CTA-120, CTA-R61: it stops at both ends; how far it really moved."""
        before = self.morality
        self.morality = max(BOTTOM, min(TOP, self.morality + steps))
        return self.morality - before

    def may_play(self, kind: str) -> bool:
        """CTA-105: the marker's space decides."""
        return bool(track()[self.morality]["plays"] in ("either", kind))

    def may_buy_dark(self) -> bool:
        """CTA-86: not on the lowest space."""
        return bool(track()[self.morality]["dark"])

    def hand_of(self, kind: str) -> list[str]:
        if kind == "either":
            return list(self.hand)
        return [card for card in self.hand if all_cards()[card]["kind"] == kind]
