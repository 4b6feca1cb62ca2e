"""What things are worth to a player, in destiny points: cards, symbols, steps on the track."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Condition, Operation
from stolik.games.call_to_adventure.cards.scales import SCALES
from stolik.games.call_to_adventure.engine.model.sides import card_side, side_card
from stolik.games.call_to_adventure.engine.model.sizes import SYMBOLS
from stolik.games.call_to_adventure.engine.story import WHOLE_STORY, adversary_goal, symbols_of
from stolik.games.call_to_adventure.engine.table_effects import dark_rune_price, trait_price
from stolik.games.call_to_adventure.state import HIGHEST, LOWEST, AdventureState

CARD_DRAWN: Final = 1.2  # a point when it is played, and what it does
XP: Final = 1.0
STORY_CARD: Final = 2.5  # what one more card in the story is worth besides its own points
ABILITY_EARLY: Final = 1.1  # an ability symbol at the start of a story; less towards its end
# The track from its lowest space upwards; found by simulation: bots that
# count only the printed points sink too far, because dark runes and dark paths come in pairs.
TRACK_VALUES: Final[list[float]] = [-9.0, -4.0, 1.0, 1.0, 3.0, 4.0, 5.0]
# The next story symbol after 0, 1, 2, 3 of its kind.
NEXT_SYMBOL_VALUES: Final[list[float]] = [0.8, 2.2, 2.6, 4.0]


def cards_to_come(state: AdventureState, seat: int) -> int:
    """How many cards a story still lacks."""
    return WHOLE_STORY - len(state.tucked[seat])


def path_value(state: AdventureState, seat: int, side: int) -> float:
    """What a gained card's visible half is worth to this player now."""
    tables = state.tables
    total = float(tables.triumph[side] + tables.tragedy[side])
    symbols = tables.symbols[side]
    for symbol in range(SYMBOLS):
        if symbols[symbol]:
            total += symbols[symbol] * symbol_value(state, seat, symbol)
    for operation in tables.rewards[side]:
        total += _reward_value(state, seat, operation)
    return total


def symbol_value(state: AdventureState, seat: int, symbol: int) -> float:
    """What one more symbol is worth: runes or sets, and the destiny."""
    have = symbols_of(state, seat, symbol)
    total = destiny_value(state, seat, symbol, have)
    if symbol < v.BASE:
        if have < 3:
            total += ABILITY_EARLY * cards_to_come(state, seat) / WHOLE_STORY
        return total
    if have < len(NEXT_SYMBOL_VALUES):
        near = SCALES.set_points(have + 1) - SCALES.set_points(have)
        # A larger set becomes less likely as the story fills.
        later = NEXT_SYMBOL_VALUES[have] * cards_to_come(state, seat) / WHOLE_STORY
        total += max(float(near), later)
    return total


def destiny_value(state: AdventureState, seat: int, symbol: int, have: int) -> float:
    """What a destiny pays for one more symbol."""
    total = 0.0
    for effect in state.tables.card_effects[state.destinies[seat]]:
        for operation in effect.operations:
            if operation.word == v.DO_SCORE_PER:
                if operation.per == v.PER_SYMBOL and symbol in operation.choices:
                    total += operation.n
            elif operation.condition is not None:
                total += _progress(operation.condition, symbol, have) * operation.n
    return total


def _progress(condition: Condition, symbol: int, have: int) -> float:
    """How far one more symbol brings a condition."""
    if condition.word not in (v.IF_HAS_ABILITY, v.IF_HAS_STORY) or condition.about != symbol:
        return 0.0
    return 1.0 / condition.n if have < condition.n else 0.0


def _reward_value(state: AdventureState, seat: int, operation: Operation) -> float:
    if operation.word == v.DO_GAIN_XP:
        return XP * operation.n
    if operation.word == v.DO_MORALITY:
        return morality_value(state, seat, operation.n)
    return CARD_DRAWN * operation.n


def morality_value(state: AdventureState, seat: int, steps: int) -> float:
    """What moving the marker is worth, with what it makes likely later."""
    level = state.morality[seat]
    goal = min(max(level + steps, LOWEST), HIGHEST)
    value = track_value(goal) - track_value(level)
    if goal < level:
        value -= adversary_gain_cost(state, v.ON_MORALITY_MOVED)
    for effect in state.tables.card_effects[state.destinies[seat]]:
        for operation in effect.operations:
            value += _destiny_of_level(operation, goal) - _destiny_of_level(operation, level)
    return value


def _destiny_of_level(operation: Operation, level: int) -> float:
    if operation.word == v.DO_SCORE_PER:
        if operation.per == v.PER_MORALITY_UP:
            return float(operation.n * max(level, 0))
        if operation.per == v.PER_MORALITY_DOWN:
            return float(operation.n * max(-level, 0))
        return 0.0
    condition = operation.condition
    if condition is None:
        return 0.0
    if condition.word == v.IF_MORALITY_MIN:
        return float(operation.n) if level >= condition.n else -0.5 * (condition.n - level)
    if condition.word == v.IF_MORALITY_MAX:
        return float(operation.n) if level <= condition.n else -0.5 * (level - condition.n)
    return 0.0


def track_value(level: int) -> float:
    """What a space of the track is worth during the game; low ones less than they score."""
    return TRACK_VALUES[level - LOWEST]


def corruption_value(state: AdventureState, seat: int, runes: int) -> float:
    """The average value of the corruption of this many dark runes; mostly negative."""
    total = 0.0
    for steps in range(1, runes + 1):
        ways = (0.0, 1.0, 2.0, 3.0)[runes] if steps == 1 else (0.0, 0.0, 1.0, 3.0)[runes]
        if steps == 3:
            ways = 1.0
        total += ways * (
            morality_value(state, seat, -steps) - adversary_gain_cost(state, v.ON_CORRUPTION_CAST)
        )
    return total / (1 << runes)


def dark_runes_cost(state: AdventureState, seat: int, held: int, more: int) -> float:
    """What further dark runes cost: experience, corruption, and the adversary's gain."""
    cost = float(dark_rune_price(state, seat)) + adversary_gain_cost(state, v.ON_DARK_RUNE_ADDED)
    for effect in state.tables.card_effects[state.origins[seat]]:
        trigger = effect.trigger
        if trigger is not None and trigger.event == v.ON_RUNES_CAST and trigger.signs >> v.DARK & 1:
            cost -= XP / more  # an origin that is paid for darkness
    corruption = corruption_value(state, seat, held + more) - corruption_value(state, seat, held)
    return XP * cost * more - corruption


def adversary_gain_cost(state: AdventureState, event: int) -> float:
    """What an event costs the players because a quest gives the adversary experience for it."""
    if state.adversary.card < 0:
        return 0.0
    total = 0.0
    for quest in state.adversary.quests:
        if not state.tables.event_mask[quest] >> event & 1:
            continue
        for effect in state.tables.card_effects[quest]:
            if effect.trigger is not None and effect.trigger.event == event:
                total += effect.operations[0].n * adversary_xp_cost(state)
    return total


def adversary_xp_cost(state: AdventureState) -> float:
    """What one experience of the adversary is worth: more the nearer it is to its goal."""
    return 1.5 + 3.0 * float(state.adversary.xp) / float(adversary_goal(state))


def trait_value(state: AdventureState, seat: int, card: int) -> float:
    """What gaining a trait is worth, less its price."""
    value = (
        path_value(state, seat, card_side(card))
        + STORY_CARD
        - XP * float(trait_price(state, seat, card))
    )
    return value - adversary_gain_cost(state, v.ON_TRAIT_GAINED)


def success_value(state: AdventureState, seat: int, side: int, ally: int) -> float:
    """What winning a challenge is worth, against not having it."""
    value = path_value(state, seat, side) + STORY_CARD
    if ally >= 0:
        value += path_value(state, seat, card_side(ally)) + 1.0
    if state.tables.kind[side_card(side)] == v.ADVERSARY:
        value += 1.0 if state.adversary.card < 0 else 12.0
    return value


def failure_value(state: AdventureState, seat: int) -> float:
    """The value of losing a challenge: experience, less what the adversary gains."""
    if state.adversary.card >= 0:
        return XP - adversary_xp_cost(state)
    return XP
