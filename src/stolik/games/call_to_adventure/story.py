"""What a player's story holds: symbols, cards, allies, and which acts are open to them."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.scales import SCALES
from stolik.games.call_to_adventure.state import SYMBOLS, AdventureState

CARDS_OF_AN_ACT: Final = 3  # CTA-131
WHOLE_STORY: Final = 9  # CTA-R69
BEFORE_THE_ADVERSARY: Final = 8  # CTA-199

# Indices of the table's costs beyond the activities of the vocabulary.
FORBIDS: Final = 4
EARS: Final = 5
TABLE_COSTS: Final = 6
SET_ASIDE_ROW: Final = 3  # in difficulty_rows, after the three acts


def symbols_of(state: AdventureState, seat: int, symbol: int) -> int:
    """Count a symbol in a story, with those until the end of the turn (CTA-R26)."""
    index = seat * SYMBOLS + symbol
    return state.symbols[index] + state.temporary[index]


def act_of(state: AdventureState, seat: int) -> int:
    """Tell in which act a player is, counting from 0; 3 when all are finished (CTA-131)."""
    return len(state.tucked[seat]) // CARDS_OF_AN_ACT


def next_seat(state: AdventureState, seat: int) -> int:
    """The left-hand neighbour (CTA-32)."""
    return (seat + 1) % len(state.xp)


def is_face_up(state: AdventureState, ally: int) -> bool:
    """Tell whether an ally beside a board has not been sacrificed (CTA-167)."""
    return state.sacrificed >> ally & 1 == 0


def face_up_allies(state: AdventureState, seat: int) -> list[int]:
    """List a player's allies that are part of the story (CTA-169)."""
    return [ally for ally in state.allies[seat] if is_face_up(state, ally)]


def story_cards(state: AdventureState, seat: int) -> list[int]:
    """List the cards whose text boxes work for a player (CTA-155)."""
    cards = [state.origins[seat], state.motivations[seat]]
    cards.extend([side // 2 for side in state.tucked[seat]])
    cards.extend(face_up_allies(state, seat))
    return cards


def has_adversary_due(state: AdventureState, seat: int) -> bool:
    """Tell whether the player's ninth card has to be the adversary (CTA-200, CTA-R96)."""
    return (
        state.adversary >= 0
        and state.slayer < 0
        and len(state.tucked[seat]) == BEFORE_THE_ADVERSARY
    )


def is_open_to(state: AdventureState, seat: int, row: int) -> bool:
    """Tell whether a row is face up and its act not finished by the player (CTA-R15)."""
    return act_of(state, seat) <= row < state.acts_open


def add_symbols(state: AdventureState, seat: int, side: int, sign: int) -> None:
    """Count the symbols of a card's visible half in, or out with a sign of -1."""
    symbols = state.tables.symbols[side]
    start = seat * SYMBOLS
    for symbol in range(SYMBOLS):
        if symbols[symbol]:
            state.symbols[start + symbol] += sign * symbols[symbol]


def listen(state: AdventureState, seat: int) -> None:
    """Note anew to which events a story listens."""
    ears = 0
    for card in story_cards(state, seat):
        # An adversary's effects stop when it leaves the row (CTA-R84).
        if state.tables.kind[card] != v.ADVERSARY:
            ears |= state.tables.ears[card]
    state.seat_ears[seat] = ears


def survey(state: AdventureState) -> None:
    """Note anew which cards without an owner lie face up and what they change (CTA-173)."""
    tables = state.tables
    standing: list[int] = []
    for place in range(state.acts_open * 5):
        card = state.rows[place]
        if card >= 0 and tables.kind[card] == v.ADVERSARY:
            standing.append(card)
    if state.adversary >= 0 and state.slayer < 0:
        standing.append(state.adversary)
    standing.extend(state.quests)
    costs = [0] * TABLE_COSTS
    state.difficulty_rows = [0, 0, 0, 0]
    for card in standing:
        costs[EARS] |= tables.ears[card]
        if tables.is_static[card]:
            _add_statics(state, card, costs)
    state.standing = standing
    state.table_costs = costs


def _add_statics(state: AdventureState, card: int, costs: list[int]) -> None:
    for effect in state.tables.card_effects[card]:
        if not effect.timings & v.AT_WHILE_FACE_UP:
            continue
        for deed in effect.deeds:
            if deed.word == v.DO_COST_CHANGE:
                costs[deed.scope] += deed.n
            elif deed.word == v.DO_FORBID:
                costs[FORBIDS] |= forbidden_bits(deed.scope, deed.cards)
            elif deed.word == v.DO_MODIFY_DIFFICULTY and deed.scope == v.SCOPE_SET_ASIDE:
                state.difficulty_rows[SET_ASIDE_ROW] += deed.n
            elif deed.word == v.DO_MODIFY_DIFFICULTY and deed.scope == v.SCOPE_ACT_ROW:
                state.difficulty_rows[deed.more - 1] += deed.n


def forbidden_bits(activity: int, cards: int) -> int:
    """Mark an activity as forbidden; playing cards is marked by their backs."""
    return cards << 8 if activity == v.CHANGE_PLAY else 1 << activity


def static_sum(state: AdventureState, seat: int, word: int, scope: int) -> int:
    """Add up what the continuous effects of a player's own story say."""
    if not state.tables.has_story_statics:
        return 0
    total = 0
    for card in story_cards(state, seat):
        for effect in state.tables.card_effects[card]:
            if effect.timings & v.AT_WHILE_IN_STORY:
                for deed in effect.deeds:
                    if deed.word == word and deed.scope == scope:
                        total += deed.n
    return total


def cost_of(state: AdventureState, seat: int, activity: int, printed: int) -> int:
    """What an activity costs now, never less than nothing."""
    changed = printed + state.table_costs[activity] + state.costs[activity]
    changed += static_sum(state, seat, v.DO_COST_CHANGE, activity)
    return max(changed, 0)


def is_forbidden(state: AdventureState, activity: int) -> bool:
    """Tell whether a card forbids the activity now."""
    return (state.table_costs[FORBIDS] | state.forbidden) >> activity & 1 == 1


def playable_backs(state: AdventureState, seat: int) -> int:
    """Which kinds of cards a player's morality lets them play now (CTA-105, CTA-R3)."""
    backs = SCALES.space(state.morality[seat]).plays | state.allowed[seat]
    return backs & ~((state.table_costs[FORBIDS] | state.forbidden) >> 8)
