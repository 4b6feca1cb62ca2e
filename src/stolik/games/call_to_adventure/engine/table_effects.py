"""What cards change for everybody: prices, what is forbidden, difficulties (CTA-173)."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.scales import SCALES
from stolik.games.call_to_adventure.engine.model.state_parts import TableEffects
from stolik.games.call_to_adventure.engine.story import story_cards
from stolik.games.call_to_adventure.moves import ROW_SIZE
from stolik.games.call_to_adventure.state import AdventureState

JOURNEY_XP: Final = 1  # CTA-94
DARK_RUNE_XP: Final = 1  # CTA-85
SET_ASIDE_ROW: Final = 3  # in `difficulty_by_row`, after the three acts
BACKS_AT: Final = 8  # in a mask of what is forbidden: card backs, above the activities


def refresh_table_effects(state: AdventureState) -> None:
    """Recompute which cards without an owner lie face up and what they change."""
    tables = state.tables
    found = TableEffects()
    found.reset()
    for place in range(state.acts_open * ROW_SIZE):
        card = state.rows[place]
        if card >= 0 and tables.kind[card] == v.ADVERSARY:
            found.cards.append(card)
    if state.adversary.card >= 0 and state.adversary.defeated_by < 0:
        found.cards.append(state.adversary.card)
    found.cards.extend(state.adversary.quests)
    for card in found.cards:
        found.event_mask |= tables.event_mask[card]
        if tables.is_static[card]:
            _add_static_effects(state, card, found)
    state.table_effects = found


def _add_static_effects(state: AdventureState, card: i64, found: TableEffects) -> None:
    for effect in state.tables.card_effects[card]:
        if not effect.timings & v.AT_WHILE_FACE_UP:
            continue
        for operation in effect.operations:
            word = operation.word
            scope = operation.scope
            if word == v.DO_COST_CHANGE:
                found.price_changes[scope] += operation.n
            elif word == v.DO_FORBID:
                found.forbidden |= forbidden_bits(scope, operation.cards)
            elif word == v.DO_MODIFY_DIFFICULTY and scope == v.SCOPE_SET_ASIDE:
                found.difficulty_by_row[SET_ASIDE_ROW] += operation.n
            elif word == v.DO_MODIFY_DIFFICULTY and scope == v.SCOPE_ACT_ROW:
                found.difficulty_by_row[operation.more - 1] += operation.n


def forbidden_bits(activity: i64, cards: i64) -> i64:
    """Mark an activity as forbidden; playing cards is marked by their backs."""
    return cards << BACKS_AT if activity == v.CHANGE_PLAY else 1 << activity


def is_forbidden(state: AdventureState, activity: i64) -> bool:
    """Whether a card forbids the activity now."""
    return (state.table_effects.forbidden | state.forbidden) >> activity & 1 == 1


def playable_backs(state: AdventureState, seat: i64) -> i64:
    """Which kinds of cards a player's morality lets them play now (CTA-105, CTA-R3)."""
    backs = SCALES.plays(state.morality[seat]) | state.allowed_backs[seat]
    return backs & ~((state.table_effects.forbidden | state.forbidden) >> BACKS_AT)


def is_dark_banned(state: AdventureState) -> bool:
    """Whether the lowest space forbids dark runes to the active player (CTA-86, CTA-R32)."""
    is_allowed = SCALES.space(state.morality[state.active]).dark
    return not is_allowed and state.turn.dark_runes_allowed <= 0


def journey_price(state: AdventureState, seat: i64) -> i64:
    """What a journey costs now in experience."""
    return _price(state, seat, v.CHANGE_JOURNEY, JOURNEY_XP)


def dark_rune_price(state: AdventureState, seat: i64) -> i64:
    """What a dark rune costs now in experience."""
    return _price(state, seat, v.CHANGE_DARK_RUNE, DARK_RUNE_XP)


def trait_price(state: AdventureState, seat: i64, card: i64) -> i64:
    """What a trait costs now in experience."""
    return _price(state, seat, v.CHANGE_TRAIT, state.tables.xp_price[card])


def can_journey(state: AdventureState, seat: i64) -> bool:
    """Whether a journey is possible now (CTA-94, CTA-96)."""
    if is_forbidden(state, v.CHANGE_JOURNEY):
        return False
    if state.turn.journeys_free > 0:
        return True
    if not is_journey_left(state):
        return False
    return state.xp[seat] >= journey_price(state, seat)


def is_journey_left(state: AdventureState) -> bool:
    """Whether one more journey may be paid for this turn."""
    return state.turn.journeys_paid < 1 + state.turn.journeys_extra


def _price(state: AdventureState, seat: i64, activity: i64, printed: i64) -> i64:
    """What an activity costs now, never less than 0."""
    price = printed + state.table_effects.price_changes[activity] + state.price_changes[activity]
    return max(price + _story_price_change(state, seat, activity), 0)


def _story_price_change(state: AdventureState, seat: i64, activity: i64) -> i64:
    """Add up what the continuous effects of a player's own story change."""
    if not state.tables.has_story_statics:
        return 0
    total = 0
    for card in story_cards(state, seat):
        for effect in state.tables.card_effects[card]:
            if effect.timings & v.AT_WHILE_IN_STORY:
                for operation in effect.operations:
                    if operation.word == v.DO_COST_CHANGE and operation.scope == activity:
                        total += operation.n
    return total
