"""The three rows of story cards: discarding, refilling, opening, and where allies go."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure import scene
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import is_obtainable
from stolik.games.call_to_adventure.gains import take_top
from stolik.games.call_to_adventure.moves import ROW_SIZE
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.steps import ASK_PLACE, FIRE, REFILL, step
from stolik.games.call_to_adventure.story import is_open_to, survey


def row_size(state: AdventureState) -> int:
    """How many cards a row has: 4, or 5 with four players (CTA-24, CTA-25)."""
    return 5 if len(state.xp) == 4 else 4


def free_challenges(state: AdventureState, row: int) -> list[int]:
    """List the places of a row where an ally can be tucked (CTA-160, CTA-162, CTA-163)."""
    kind = state.tables.kind
    found: list[int] = []
    for place in range(row * ROW_SIZE, row * ROW_SIZE + row_size(state)):
        card = state.rows[place]
        if card >= 0 and state.row_allies[place] < 0 and kind[card] != v.TRAIT:
            found.append(place)
    return found


def clear_place(state: AdventureState, place: int) -> int:
    """Take the card from a place; its ally is left to the caller. Gives the card."""
    card = state.rows[place]
    state.rows[place] = -1
    state.row_allies[place] = -1
    if state.tables.kind[card] == v.ADVERSARY:
        survey(state)
    return card


def to_pile(state: AdventureState, row: int, card: int) -> None:
    """Put a story card on its act's open pile (CTA-R21)."""
    state.discards[row] = state.discards[row] + [card]


def discard_place(state: AdventureState, place: int) -> None:
    """Discard a face-up card and the ally under it (CTA-95, CTA-R78); the row is refilled."""
    row = place // ROW_SIZE
    ally = state.row_allies[place]
    card = clear_place(state, place)
    to_pile(state, row, card)
    if ally >= 0:
        to_pile(state, row, ally)
    if state.notices is not None:
        scene.story_card_discarded(state, card, ally)
    state.agenda.append(step(REFILL, a=row))


def refill(state: AdventureState, row: int) -> None:
    """Fill the empty places of a face-up row from its deck (CTA-41, CTA-42)."""
    if row >= state.acts_open:
        return
    for place in range(row * ROW_SIZE, row * ROW_SIZE + row_size(state)):
        while state.rows[place] < 0:
            card = take_top(state, row)
            if card < 0:
                return  # CTA-R19
            if state.tables.kind[card] != v.ALLY:
                _turn_up(state, place, card)
                continue
            if free_challenges(state, row):
                state.agenda.append(step(REFILL, a=row))
                state.agenda.append(step(ASK_PLACE, state.active, a=card, b=row))
                if state.notices is not None:
                    scene.ally_revealed(state, card)
                return
            drop_ally(state, row, card)
            if not _has_more_than_allies(state, row):
                return  # CTA-R107


def _turn_up(state: AdventureState, place: int, card: int) -> None:
    state.rows[place] = card
    if state.notices is not None:
        scene.story_card_revealed(state, place, card)
    if state.tables.kind[card] == v.ADVERSARY:
        survey(state)
        state.agenda.append(step(FIRE, state.active, a=v.ON_ADVERSARY_REVEALED))


def drop_ally(state: AdventureState, row: int, ally: int) -> None:
    """Discard an ally that no challenge can take (CTA-164)."""
    to_pile(state, row, ally)
    if state.notices is not None:
        scene.ally_dropped(state, ally)


def assign_ally(state: AdventureState, place: int, ally: int) -> None:
    """Tuck the ally under a challenge."""
    state.row_allies[place] = ally
    if state.notices is not None:
        scene.ally_assigned(state, place, ally)


def _has_more_than_allies(state: AdventureState, row: int) -> bool:
    kind = state.tables.kind
    deck = state.decks[row]
    for index in range(state.tops[row], len(deck)):
        if kind[deck[index]] != v.ALLY:
            return True
    return any(kind[card] != v.ALLY for card in state.discards[row])


def open_row(state: AdventureState, row: int) -> None:
    """Turn a row face up; its allies are placed from left to right (CTA-133, CTA-R76)."""
    state.acts_open = row + 1
    if state.notices is not None:
        scene.row_opened(state, row)
    state.agenda.append(step(REFILL, a=row))
    first = row * ROW_SIZE
    for place in range(first + row_size(state) - 1, first - 1, -1):
        card = state.rows[place]
        if card >= 0 and state.tables.kind[card] == v.ALLY:
            state.rows[place] = -1
            state.agenda.append(step(ASK_PLACE, state.active, a=card, b=row))
        elif card >= 0 and state.tables.kind[card] == v.ADVERSARY:
            state.agenda.append(step(FIRE, state.active, a=v.ON_ADVERSARY_REVEALED))
    survey(state)


def has_obtainable(state: AdventureState, seat: int, but: int = -1) -> bool:
    """Tell whether any face-up card can be attempted (CTA-R16), one place aside."""
    for row in range(state.acts_open):
        if not is_open_to(state, seat, row):
            continue
        for place in range(row * ROW_SIZE, row * ROW_SIZE + row_size(state)):
            card = state.rows[place]
            if card >= 0 and place != but and is_obtainable(state, seat, card):
                return True
    return False


def free_discards(state: AdventureState, seat: int, but: int = -1) -> list[int]:
    """List the cards that may be discarded because nothing can be obtained (CTA-R17)."""
    found: list[int] = []
    for row in range(state.acts_open):
        if not is_open_to(state, seat, row) or not _can_bring(state, seat, row):
            continue
        for place in range(row * ROW_SIZE, row * ROW_SIZE + row_size(state)):
            if state.rows[place] >= 0 and place != but:
                found.append(place)
    return found


def _can_bring(state: AdventureState, seat: int, row: int) -> bool:
    """Tell whether deck or pile still hold a card the player could obtain."""
    deck = state.decks[row]
    for index in range(state.tops[row], len(deck)):
        if is_obtainable(state, seat, deck[index]):
            return True
    return any(is_obtainable(state, seat, card) for card in state.discards[row])
