"""What things are worth to a player, in destiny points: cards, symbols, steps on the track."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import trait_price
from stolik.games.call_to_adventure.effects import Condition, Deed
from stolik.games.call_to_adventure.gains import goal_of
from stolik.games.call_to_adventure.scales import SCALES
from stolik.games.call_to_adventure.state import HIGHEST, LOWEST, SYMBOLS, AdventureState
from stolik.games.call_to_adventure.story import WHOLE_STORY, cost_of, symbols_of

CARD_DRAWN: Final = 1.2  # a point when it is played, and what it does
XP: Final = 1.0
TEMPO: Final = 2.5  # what one more card in the story is worth beside its own points
ABILITY_EARLY: Final = 1.1  # an ability symbol at the start of a story; less towards its end
# The track from its lowest space upwards; found by play: whoever counts only the printed
# points sinks too far, because dark runes and dark paths come in pairs.
CAUTION: Final[list[float]] = [-9.0, -4.0, 1.0, 1.0, 3.0, 4.0, 5.0]
# The next story symbol after 0, 1, 2, 3 of its kind.
SYMBOL_HOPE: Final[list[float]] = [0.8, 2.2, 2.6, 4.0]


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
    for deed in tables.rewards[side]:
        total += _reward_value(state, seat, deed)
    return total


def symbol_value(state: AdventureState, seat: int, symbol: int) -> float:
    """What one more symbol is worth: runes or sets, and the destiny."""
    have = symbols_of(state, seat, symbol)
    total = destiny_value(state, seat, symbol, have)
    if symbol < v.BASE:
        if have < 3:
            total += ABILITY_EARLY * cards_to_come(state, seat) / WHOLE_STORY
        return total
    if have < len(SYMBOL_HOPE):
        near = SCALES.set_points(have + 1) - SCALES.set_points(have)
        # Hope of a larger set fades as the story fills.
        hope = SYMBOL_HOPE[have] * cards_to_come(state, seat) / WHOLE_STORY
        total += max(float(near), hope)
    return total


def destiny_value(state: AdventureState, seat: int, symbol: int, have: int) -> float:
    """What a destiny pays for one more symbol."""
    total = 0.0
    for effect in state.tables.card_effects[state.destinies[seat]]:
        for deed in effect.deeds:
            if deed.word == v.DO_SCORE_PER:
                if deed.per == v.PER_SYMBOL and symbol in deed.choices:
                    total += deed.n
            elif deed.condition is not None:
                total += _progress(deed.condition, symbol, have) * deed.n
    return total


def _progress(condition: Condition, symbol: int, have: int) -> float:
    """How far one more symbol brings a condition."""
    if condition.word not in (v.IF_HAS_ABILITY, v.IF_HAS_STORY) or condition.about != symbol:
        return 0.0
    return 1.0 / condition.n if have < condition.n else 0.0


def _reward_value(state: AdventureState, seat: int, deed: Deed) -> float:
    if deed.word == v.DO_GAIN_XP:
        return XP * deed.n
    if deed.word == v.DO_MORALITY:
        return morality_value(state, seat, deed.n)
    return CARD_DRAWN * deed.n


def morality_value(state: AdventureState, seat: int, steps: int) -> float:
    """What moving the marker is worth, the way further on included."""
    level = state.morality[seat]
    goal = min(max(level + steps, LOWEST), HIGHEST)
    value = track_hope(goal) - track_hope(level)
    if goal < level:
        value -= feeding(state, v.ON_MORALITY_MOVED)
    for effect in state.tables.card_effects[state.destinies[seat]]:
        for deed in effect.deeds:
            value += _destiny_of_level(deed, goal) - _destiny_of_level(deed, level)
    return value


def _destiny_of_level(deed: Deed, level: int) -> float:
    if deed.word == v.DO_SCORE_PER:
        if deed.per == v.PER_MORALITY_UP:
            return float(deed.n * max(level, 0))
        if deed.per == v.PER_MORALITY_DOWN:
            return float(deed.n * max(-level, 0))
        return 0.0
    condition = deed.condition
    if condition is None:
        return 0.0
    if condition.word == v.IF_MORALITY_MIN:
        return float(deed.n) if level >= condition.n else -0.5 * (condition.n - level)
    if condition.word == v.IF_MORALITY_MAX:
        return float(deed.n) if level <= condition.n else -0.5 * (level - condition.n)
    return 0.0


def track_hope(level: int) -> float:
    """What a space is worth on the way: darkness is worth less than it pays, for it goes on."""
    return CAUTION[level - LOWEST]


def dark_value(state: AdventureState, seat: int, runes: int) -> float:
    """What the corruption of so many dark runes is worth on average; mostly less than nothing."""
    total = 0.0
    for steps in range(1, runes + 1):
        ways = (0.0, 1.0, 2.0, 3.0)[runes] if steps == 1 else (0.0, 0.0, 1.0, 3.0)[runes]
        if steps == 3:
            ways = 1.0
        total += ways * (morality_value(state, seat, -steps) - feeding(state, v.ON_CORRUPTION_CAST))
    return total / (1 << runes)


def dark_price(state: AdventureState, seat: int, held: int, more: int) -> float:
    """What further dark runes cost: experience, corruption, and what they feed."""
    cost = cost_of(state, seat, v.CHANGE_DARK_RUNE, 1) + feeding(state, v.ON_DARK_RUNE_ADDED)
    for effect in state.tables.card_effects[state.origins[seat]]:
        trigger = effect.trigger
        if trigger is not None and trigger.event == v.ON_RUNES_CAST and trigger.signs >> v.DARK & 1:
            cost -= XP / more  # an origin that is paid for darkness
    corruption = dark_value(state, seat, held + more) - dark_value(state, seat, held)
    return XP * cost * more - corruption


def feeding(state: AdventureState, event: int) -> float:
    """What it costs the players together that an event feeds the adversary through a quest."""
    if state.adversary < 0:
        return 0.0
    total = 0.0
    for quest in state.quests:
        if not state.tables.ears[quest] >> event & 1:
            continue
        for effect in state.tables.card_effects[quest]:
            if effect.trigger is not None and effect.trigger.event == event:
                total += effect.deeds[0].n * fear(state)
    return total


def fear(state: AdventureState) -> float:
    """What one experience of the adversary is worth: more the nearer it is to its goal."""
    return 1.5 + 3.0 * state.adversary_xp / goal_of(state)


def trait_value(state: AdventureState, seat: int, card: int) -> float:
    """What gaining a trait is worth, its price paid."""
    value = path_value(state, seat, card * 2) + TEMPO - XP * trait_price(state, seat, card)
    return value - feeding(state, v.ON_TRAIT_GAINED)


def success_value(state: AdventureState, seat: int, side: int, ally: int) -> float:
    """What winning a challenge is worth, against not having it."""
    value = path_value(state, seat, side) + TEMPO
    if ally >= 0:
        value += path_value(state, seat, ally * 2) + 1.0
    if state.tables.kind[side // 2] == v.ADVERSARY:
        value += 1.0 if state.adversary < 0 else 12.0
    return value


def failure_value(state: AdventureState, seat: int) -> float:
    """What losing a challenge is worth: a token, and where it counts a step to defeat."""
    if state.adversary >= 0:
        return XP - fear(state)
    return XP
