"""Set-up: decks, deals, rows, the adversary, and where every card is."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card_set import Catalogue
from stolik.games.call_to_adventure.engine.model.card_tables import CardTables
from stolik.games.call_to_adventure.engine.model.replacement import replaced
from stolik.games.call_to_adventure.engine.model.sides import card_side, side_card
from stolik.games.call_to_adventure.engine.model.sizes import DECKS
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_ALLY_PLACE,
    BEGIN_TURN,
    REVEAL_CHARACTERS,
    card_of,
    characters_question,
    kind_of,
    seats_of,
    step,
    without_seat,
)
from stolik.games.call_to_adventure.engine.rows import open_row, row_end, row_start
from stolik.games.call_to_adventure.engine.story import add_symbols, refresh_story
from stolik.games.call_to_adventure.engine.table_effects import refresh_table_effects
from stolik.games.call_to_adventure.state import AdventureState

LINKED: Final = v.FLAG_LINKED_ALLY | v.FLAG_LINKED_ADVERSARY


class Layout:
    """Which cards a table of these seats and options uses: computed once, dealt in every game."""

    def __init__(
        self, tables: CardTables, seats: int, is_together: bool, is_extended: bool
    ) -> None:
        cards = tables.catalogue
        self.is_together: Final = is_together
        self.is_challenge_alone = False
        self.unused: list[int] = []
        self.characters: list[list[int]] = []
        self.acts: list[list[int]] = []
        for deck in (cards.origins, cards.motivations, cards.destinies):
            linked = 0 if is_extended else LINKED  # CTA-29
            self.characters.append(self._without_flags(tables, deck, linked))
        for act in cards.acts:
            self.acts.append(self._story_cards(tables, act, is_extended))
        flags = 0 if is_extended else LINKED  # CTA-30
        flags |= v.FLAG_REFERS_TO_OTHERS if seats == 1 else 0  # CTA-182, CTA-R86
        self.heroes: list[int] = self._without_flags(tables, cards.heroes, flags)
        marked = v.FLAG_ADVERSARY_DECK if is_together else 0  # CTA-178
        antiheroes = [card for card in cards.antiheroes if not tables.flags[card] & marked]
        self.antiheroes: list[int] = self._without_flags(tables, tuple(antiheroes), flags)
        if not is_together:
            self.unused.extend(cards.quests)
            self.unused.extend(cards.victory)

    def keep_challenges(self, tables: CardTables, count: int) -> None:
        """Leave nothing but some challenges of the first act: a small game."""
        kept = [card for card in self.acts[0] if tables.kind[card] == v.CHALLENGE][:count]
        for pile in (*self.acts, self.heroes, self.antiheroes):
            self.unused.extend([card for card in pile if card not in kept])
        self.acts = [kept, [], []]
        self.heroes = []
        self.antiheroes = []
        self.is_challenge_alone = True

    def _without_flags(self, tables: CardTables, cards: tuple[int, ...], flags: int) -> list[int]:
        """Remove what has no use at this table."""
        self.unused.extend([card for card in cards if tables.flags[card] & flags])
        return [card for card in cards if not tables.flags[card] & flags]

    def _story_cards(
        self, tables: CardTables, cards: tuple[int, ...], is_extended: bool
    ) -> list[int]:
        """Without allies and adversaries (CTA-28), or without adversaries alone (CTA-176)."""
        kind = tables.kind
        if self.is_together:
            return [card for card in cards if kind[card] != v.ADVERSARY]
        if is_extended:
            return list(cards)
        self.unused.extend([card for card in cards if kind[card] in (v.ADVERSARY, v.ALLY)])
        return [card for card in cards if kind[card] not in (v.ADVERSARY, v.ALLY)]


def lay_out(
    state: AdventureState, layout: Layout, seats: i64, is_short_deal: bool, first: i64
) -> None:
    """Set up everything before the first decision."""
    state.begin(seats)
    unused = layout.unused.copy()
    hidden = _deal(state, layout, seats, is_short_deal)
    _shuffle_decks(state, layout, unused)
    if layout.is_challenge_alone:
        state.xp = vec[i64]([0] * seats)
    else:
        for seat in range(seats):
            state.hands[seat] = [state.decks[v.DECK_HERO][state.tops[v.DECK_HERO]]]  # CTA-16
            state.tops[v.DECK_HERO] += 1
    _fill_rows(state)
    state.undealt = hidden
    unused.sort()
    state.unused = unused
    state.start = first if 0 <= first < seats else int(state.entropy.below(seats))  # CTA-R11
    state.active = state.start
    refresh_table_effects(state)
    state.agenda = vec[i64]([REVEAL_CHARACTERS])
    if not is_short_deal:
        state.push(characters_question((1 << seats) - 1))
    else:
        for seat in range(seats):
            state.kept_characters[seat] = 0


def _deal(
    state: AdventureState, layout: Layout, seats: i64, is_short_deal: bool
) -> list[list[int]]:
    """Deal two of each type, or one in a first game (CTA-13, CTA-15)."""
    each = 1 if is_short_deal else 2
    hidden: list[list[int]] = []
    for deck in layout.characters:
        pile = deck.copy()
        state.entropy.shuffle(pile)
        for seat in range(seats):
            pair = pile[seat * each : (seat + 1) * each]
            pair.sort()
            state.dealt[seat].extend(pair)
        left = pile[seats * each :]
        left.sort()
        hidden.append(left)
    return hidden


def _shuffle_decks(state: AdventureState, layout: Layout, unused: list[int]) -> None:
    cards = state.tables.catalogue
    if layout.is_together:
        _choose_adversary(state, cards, unused)
    for row in range(3):
        _set_deck(state, row, layout.acts[row].copy())
    _set_deck(state, v.DECK_HERO, layout.heroes.copy())
    _set_deck(state, v.DECK_ANTIHERO, layout.antiheroes.copy())
    if layout.is_together:
        _set_deck(state, v.DECK_ADVERSARY, list(cards.adversary_deck))  # CTA-178


def _choose_adversary(state: AdventureState, cards: Catalogue, unused: list[int]) -> None:
    """One adversary at random, its quest and the quest of every game (CTA-176, CTA-177)."""
    state.adversary.card = cards.adversaries[int(state.entropy.below(len(cards.adversaries)))]
    unused.extend([card for card in cards.adversaries if card != state.adversary.card])
    key = state.tables.cards[state.adversary.card].key
    for quest in cards.quests:
        whose = state.tables.cards[quest].adversary
        if whose in ("", key):
            state.adversary.quests.append(quest)
        else:
            unused.append(quest)


def _set_deck(state: AdventureState, deck: i64, pile: list[int]) -> None:
    state.entropy.shuffle(pile)
    state.decks[deck] = pile


def _fill_rows(state: AdventureState) -> None:
    """Lay the rows face down (CTA-24 to CTA-26)."""
    for row in range(3):
        for place in range(row_start(row), row_end(state, row)):
            if state.tops[row] < len(state.decks[row]):
                state.rows[place] = state.decks[row][state.tops[row]]
                state.tops[row] += 1


def keep_characters(state: AdventureState, seat: i64, bits: i64) -> None:
    """Note a secret choice of characters (W-1, CTA-R12)."""
    state.kept_characters = replaced(state.kept_characters, seat, bits)
    if state.notices is not None:
        narration.characters_kept(state, seat)
    question = without_seat(state.pop(), seat)
    if seats_of(question):
        state.push(question)


def reveal_characters(state: AdventureState) -> None:
    """All have chosen: show the characters, open the first row, begin (CTA-18 to CTA-26)."""
    rejected: list[list[int]] = []
    for seat in range(len(state.xp)):
        rejected.append(_take_characters(state, seat))
    state.dealt = rejected
    if state.notices is not None:
        narration.characters_revealed(state)
    state.push(step(BEGIN_TURN, state.start))
    open_row(state, 0)


def _take_characters(state: AdventureState, seat: i64) -> list[int]:
    """Keep the chosen three; returns the rejected ones, which are out of the game (CTA-14)."""
    dealt = state.dealt[seat]
    each = len(dealt) // 3
    rejected: list[int] = []
    kept: list[int] = []
    for group in range(3):
        choice = state.kept_characters[seat] >> group & 1
        for place in range(each):
            card = dealt[group * each + place]
            if place == choice:
                kept.append(card)
            else:
                rejected.append(card)
    state.origins = replaced(state.origins, seat, kept[0])
    state.motivations = replaced(state.motivations, seat, kept[1])
    state.destinies = replaced(state.destinies, seat, kept[2])
    add_symbols(state, seat, card_side(kept[0]), 1)
    add_symbols(state, seat, card_side(kept[1]), 1)
    refresh_story(state, seat)
    return rejected


def places(state: AdventureState) -> dict[str, list[int]]:
    """Where every card is, by the name of the place (INV-1)."""
    found: dict[str, list[int]] = {"box": list(state.unused)}
    for group in range(3):
        found[f"undealt {group}"] = list(state.undealt[group])
    for seat in range(len(state.xp)):
        found[f"dealt {seat}"] = list(state.dealt[seat])
        characters = (state.origins[seat], state.motivations[seat], state.destinies[seat])
        found[f"characters {seat}"] = [card for card in characters if card >= 0]
        found[f"hand {seat}"] = list(state.hands[seat])
        found[f"played {seat}"] = list(state.played[seat])
        found[f"story {seat}"] = [side_card(side) for side in state.tucked[seat]]
        found[f"allies {seat}"] = list(state.allies[seat])
    for deck in range(DECKS):
        found[f"deck {v.DECKS[deck]}"] = state.decks[deck][state.tops[deck] :]
        found[f"discards {v.DECKS[deck]}"] = list(state.discards[deck])
    found["rows"] = [card for card in state.rows if card >= 0]
    found["row allies"] = [card for card in state.row_allies if card >= 0]
    found["revealed"] = list(state.adversary.revealed)
    found["adversary"] = (
        [state.adversary.card]
        if state.adversary.card >= 0 and state.adversary.defeated_by < 0
        else []
    )
    found["quests"] = list(state.adversary.quests)
    if state.adversary.card >= 0:
        found["victory"] = list(state.tables.catalogue.victory)
    found["ally to place"] = [
        card_of(packed) for packed in state.agenda if kind_of(packed) == ASK_ALLY_PLACE
    ]
    return found
