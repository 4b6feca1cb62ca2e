"""What a player's story holds: symbols, cards, allies, and which acts are open to them."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.versions import OLDER_GOALS
from stolik.games.call_to_adventure.engine.model.replacement import replaced
from stolik.games.call_to_adventure.engine.model.sides import side_card
from stolik.games.call_to_adventure.engine.model.sizes import SYMBOLS
from stolik.games.call_to_adventure.state import AdventureState

CARDS_OF_AN_ACT: Final = 3  # CTA-131
WHOLE_STORY: Final = 9  # CTA-R69
BEFORE_THE_ADVERSARY: Final = 8  # CTA-199


def symbols_of(state: AdventureState, seat: i64, symbol: i64) -> i64:
    """Count a symbol in a story, with those until the end of the turn (CTA-R26)."""
    index = seat * SYMBOLS + symbol
    return state.symbols[index] + state.turn_symbols[index]


def act_of(state: AdventureState, seat: i64) -> i64:
    """The act that a player is in, counting from 0; 3 when all are finished (CTA-131)."""
    return len(state.tucked[seat]) // CARDS_OF_AN_ACT


def next_seat(state: AdventureState, seat: i64) -> i64:
    """The left-hand neighbour (CTA-32)."""
    return (seat + 1) % len(state.xp)


def is_face_up(state: AdventureState, ally: int) -> bool:
    """Whether an ally beside a board has not been sacrificed (CTA-167)."""
    return state.sacrificed_allies >> ally & 1 == 0


def face_up_allies(state: AdventureState, seat: i64) -> list[int]:
    """List a player's allies that are part of the story (CTA-169)."""
    return [ally for ally in state.allies[seat] if is_face_up(state, ally)]


def has_face_up_ally(state: AdventureState, seat: i64) -> bool:
    """Whether some ally of a player is part of the story (CTA-169)."""
    for ally in state.allies[seat]:  # noqa: SIM110 - compiled loops are faster
        if is_face_up(state, ally):
            return True
    return False


def story_cards(state: AdventureState, seat: i64) -> list[int]:
    """List the cards whose text boxes work for a player (CTA-155)."""
    cards: list[int] = [state.origins[seat], state.motivations[seat]]
    for side in state.tucked[seat]:
        cards.append(side_card(side))
    for ally in state.allies[seat]:
        if is_face_up(state, ally):
            cards.append(ally)
    return cards


def has_adversary_due(state: AdventureState, seat: i64) -> bool:
    """Whether the player's ninth card has to be the adversary (CTA-200, CTA-R96)."""
    return (
        state.adversary.card >= 0
        and state.adversary.defeated_by < 0
        and len(state.tucked[seat]) == BEFORE_THE_ADVERSARY
    )


def is_open_to(state: AdventureState, seat: i64, row: i64) -> bool:
    """Whether a row is face up and its act not finished by the player (CTA-R15)."""
    return act_of(state, seat) <= row < state.acts_open


def add_symbols(state: AdventureState, seat: i64, side: i64, sign: i64) -> None:
    """Count the symbols of a card side in, or out with a sign of -1."""
    symbols = state.tables.symbols[side]
    start = seat * SYMBOLS
    counted = state.symbols[:]
    for symbol in range(SYMBOLS):
        counted[start + symbol] += sign * symbols[symbol]
    state.symbols = counted


def refresh_story(state: AdventureState, seat: i64) -> None:
    """Recompute which events trigger an effect of a player's story, and when it can be used."""
    mask: i64 = 0
    for card in story_cards(state, seat):
        # An adversary's effects stop when it leaves the row (CTA-R84).
        if state.tables.kind[card] != v.ADVERSARY:
            mask |= state.tables.event_mask[card]
    state.event_masks = replaced(state.event_masks, seat, mask)
    refresh_story_windows(state, seat)


def refresh_story_windows(state: AdventureState, seat: i64) -> None:
    """Recompute in which windows effects of a player's story can be used."""
    if state.origins[seat] < 0:
        return  # no character yet
    mask: i64 = 0
    for card in story_cards(state, seat):
        if state.tables.kind[card] != v.ADVERSARY:
            mask |= state.tables.card_windows[card]
    state.story_windows = replaced(state.story_windows, seat, mask)


def adversary_goal(state: AdventureState) -> i64:
    """How much experience the adversary needs with this many players (CTA-184, CTA-R10)."""
    tables = state.tables
    return goal_of(tables.cards[tables.catalogue.victory[0]].goal, len(state.xp))


def goal_of(goal: tuple[int, ...], players: i64) -> i64:
    """A base amount plus one amount for each player (CTA-R10)."""
    if len(goal) == OLDER_GOALS:
        return goal[players - 1]
    return goal[0] if players == 1 else goal[0] + goal[1] * players
