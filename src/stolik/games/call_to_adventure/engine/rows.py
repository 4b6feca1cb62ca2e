"""The three rows of story cards: discarding, refilling, opening, and where allies go."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.versions import DISCARDS_FROM_EVERY_ACT
from stolik.games.call_to_adventure.engine.costs import is_obtainable
from stolik.games.call_to_adventure.engine.draw_piles import take_top
from stolik.games.call_to_adventure.engine.model.replacement import replaced, replaced_list
from stolik.games.call_to_adventure.engine.model.steps import (
    REFILL_ROW,
    ally_place_question,
    event_step,
    row_step,
)
from stolik.games.call_to_adventure.engine.story import is_open_to
from stolik.games.call_to_adventure.engine.table_effects import refresh_table_effects
from stolik.games.call_to_adventure.moves import ROW_SIZE
from stolik.games.call_to_adventure.state import AdventureState


def row_size(state: AdventureState) -> i64:
    """How many cards a row has: 4, or 5 with four players (CTA-24, CTA-25)."""
    return 5 if len(state.xp) == 4 else 4


def row_start(row: i64) -> i64:
    """The first place of a row."""
    return row * ROW_SIZE


def row_end(state: AdventureState, row: i64) -> i64:
    """The place after the last one of a row."""
    return row * ROW_SIZE + row_size(state)


def free_challenges(state: AdventureState, row: i64) -> list[int]:
    """List the places of a row where an ally can be tucked (CTA-160, CTA-162, CTA-163)."""
    kind = state.tables.kind
    found: list[int] = []
    for place in range(row_start(row), row_end(state, row)):
        card = state.rows[place]
        if card >= 0 and state.row_allies[place] < 0 and kind[card] != v.TRAIT:
            found.append(place)
    return found


def clear_place(state: AdventureState, place: i64) -> i64:
    """Take the card from a place and return it; its ally is left to the caller."""
    card = state.rows[place]
    state.rows = replaced(state.rows, place, -1)
    state.row_allies = replaced(state.row_allies, place, -1)
    if state.tables.kind[card] == v.ADVERSARY:
        refresh_table_effects(state)
    return card


def discard_story_card(state: AdventureState, row: i64, card: i64) -> None:
    """Put a story card on its act's open pile (CTA-R21)."""
    state.discards = replaced_list(state.discards, row, state.discards[row] + [card])


def discard_from_row(state: AdventureState, place: i64) -> None:
    """Discard a face-up card and the ally under it (CTA-95, CTA-R78); the row is refilled."""
    row = place // ROW_SIZE
    ally = state.row_allies[place]
    card = clear_place(state, place)
    discard_story_card(state, row, card)
    if ally >= 0:
        discard_story_card(state, row, ally)
    if state.notices is not None:
        narration.story_card_discarded(state, card, ally)
    state.push(row_step(REFILL_ROW, row))


def refill(state: AdventureState, row: i64) -> None:
    """Fill the empty places of a face-up row from its deck (CTA-41, CTA-42)."""
    if row >= state.acts_open:
        return
    for place in range(row_start(row), row_end(state, row)):
        while state.rows[place] < 0:
            card = take_top(state, row)
            if card < 0:
                return  # CTA-R19
            if state.tables.kind[card] != v.ALLY:
                _reveal(state, place, card)
                continue
            if free_challenges(state, row):
                state.push(row_step(REFILL_ROW, row))
                state.push(ally_place_question(state.active, card, row))
                if state.notices is not None:
                    narration.ally_revealed(state, card)
                return
            drop_ally(state, row, card)
            if not _has_more_than_allies(state, row):
                return  # CTA-R107


def _reveal(state: AdventureState, place: i64, card: i64) -> None:
    state.rows = replaced(state.rows, place, card)
    if state.notices is not None:
        narration.story_card_revealed(state, place, card)
    if state.tables.kind[card] == v.ADVERSARY:
        refresh_table_effects(state)
        state.push(event_step(state.active, v.ON_ADVERSARY_REVEALED))


def drop_ally(state: AdventureState, row: i64, ally: i64) -> None:
    """Discard an ally that no challenge can take (CTA-164)."""
    discard_story_card(state, row, ally)
    if state.notices is not None:
        narration.ally_dropped(state, ally)


def assign_ally(state: AdventureState, place: i64, ally: i64) -> None:
    """Tuck the ally under a challenge."""
    state.row_allies = replaced(state.row_allies, place, ally)
    if state.notices is not None:
        narration.ally_assigned(state, place, ally)


def _has_more_than_allies(state: AdventureState, row: i64) -> bool:
    kind = state.tables.kind
    return _holds_more_than_allies(state, row) or any(
        kind[card] != v.ALLY for card in state.discards[row]
    )


def _holds_more_than_allies(state: AdventureState, row: i64) -> bool:
    """Whether the deck itself can fill a place: then it is not renewed, and discarding ends."""
    kind = state.tables.kind
    return any(kind[card] != v.ALLY for card in state.decks[row][state.tops[row] :])


def open_row(state: AdventureState, row: i64) -> None:
    """Turn a row face up; its allies are placed from left to right (CTA-133, CTA-R76)."""
    state.acts_open = row + 1
    if state.notices is not None:
        narration.row_opened(state, row)
    state.push(row_step(REFILL_ROW, row))
    for place in range(row_end(state, row) - 1, row_start(row) - 1, -1):
        card = state.rows[place]
        if card >= 0 and state.tables.kind[card] == v.ALLY:
            state.rows = replaced(state.rows, place, -1)
            state.push(ally_place_question(state.active, card, row))
        elif card >= 0 and state.tables.kind[card] == v.ADVERSARY:
            state.push(event_step(state.active, v.ON_ADVERSARY_REVEALED))
    refresh_table_effects(state)


def has_obtainable(state: AdventureState, seat: i64, except_place: i64 = -1) -> bool:
    """Whether any face-up card can be attempted (CTA-R16), one place aside."""
    for row in range(state.acts_open):
        if not is_open_to(state, seat, row):
            continue
        for place in range(row_start(row), row_end(state, row)):
            card = state.rows[place]
            if card >= 0 and place != except_place and is_obtainable(state, seat, card):
                return True
    return False


def free_discards(state: AdventureState, seat: i64) -> list[int]:
    """List the cards that may be discarded because nothing can be obtained (CTA-43, CTA-R17)."""
    found: list[int] = []
    is_helpful = False
    is_every_act = state.tables.version >= DISCARDS_FROM_EVERY_ACT
    for row in range(state.acts_open):
        if _can_offer(state, seat, row):
            is_helpful = True
        elif not is_every_act or not _holds_more_than_allies(state, row):
            continue
        for place in range(row_start(row), row_end(state, row)):
            if state.rows[place] >= 0:
                found.append(place)
    return found if is_helpful else []  # CTA-R18


def discards_for_another(state: AdventureState, seat: i64, abandoned: i64) -> list[int]:
    """List the cards that may be discarded to find another than the abandoned one (CTA-R49)."""
    found: list[int] = []
    for row in range(state.acts_open):
        if not _can_offer(state, seat, row):
            continue
        for place in range(row_start(row), row_end(state, row)):
            if state.rows[place] >= 0 and place != abandoned:
                found.append(place)
    return found


def _can_offer(state: AdventureState, seat: i64, row: i64) -> bool:
    """Whether deck or pile of an act still hold a card the player could obtain."""
    if not is_open_to(state, seat, row):
        return False
    deck = state.decks[row]
    for index in range(state.tops[row], len(deck)):
        if is_obtainable(state, seat, deck[index]):
            return True
    return any(is_obtainable(state, seat, card) for card in state.discards[row])
