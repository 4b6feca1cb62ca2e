"""A quick choice that knows the exact chances: what a sensible player does without searching."""

# mypyc: compile
# ruff: noqa: PLR0913, PLR0917 - what a card is worth depends on many things

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.challenge import card_at, difficulty_now
from stolik.games.call_to_adventure.conditions import is_obtainable
from stolik.games.call_to_adventure.effects import Deed, Effect
from stolik.games.call_to_adventure.faces import result_now
from stolik.games.call_to_adventure.moves import (
    ACCEPT,
    ADDS,
    CAST,
    DARK,
    DECLINE,
    END,
    PASS,
    ROW_SIZE,
    SET_ASIDE,
    AddRune,
    AssignAlly,
    CancelCard,
    ChooseAlly,
    ChoosePlayer,
    ChooseSign,
    DiscardCard,
    DiscardStoryCard,
    DrawFrom,
    FaceChallenge,
    GainTrait,
    Journey,
    PlayCard,
    UseEffect,
)
from stolik.games.call_to_adventure.odds import chance_at, chance_with
from stolik.games.call_to_adventure.questions import DARK_SIGN
from stolik.games.call_to_adventure.runes import VALUES
from stolik.games.call_to_adventure.scoring import score
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.steps import (
    ASK_AGAIN,
    ASK_OFFER,
    KEEP,
    LAST_TURN,
    MAIN,
    WINDOW,
    first_of,
    kind_of,
)
from stolik.games.call_to_adventure.story import is_open_to, playable_backs
from stolik.games.call_to_adventure.tables import W_FINAL, W_POSTCAST, W_PRECAST, W_VERDICT
from stolik.games.call_to_adventure.values import (
    CARD_DRAWN,
    XP,
    cards_to_come,
    dark_price,
    failure_value,
    feeding,
    morality_value,
    path_value,
    success_value,
    trait_value,
)
from stolik.kernel.entropy import Stream
from stolik.kernel.mind import WORTH, Rated
from stolik.kernel.move import Move

POOR: Final = 2.0  # a main action worth less makes one journey on
SAFE_SCORE: Final = 30  # what Enemy at the Gates asks of everybody (CTA-205)


def choose(state: AdventureState, seat: int, moves: list[Move], entropy: Stream) -> Move:
    """Pick one of the legal moves."""
    if len(moves) == 1:
        return moves[0]
    top = state.agenda[-1]
    kind = kind_of(top)
    if kind == WINDOW:
        return _in_window(state, seat, moves, first_of(top))
    if kind == MAIN:
        return _in_main(state, seat, moves, entropy)
    if kind == KEEP:
        return moves[int(entropy.below(len(moves)))]
    if kind == ASK_AGAIN:
        return ACCEPT if result_now(state) < difficulty_now(state) else DECLINE
    if kind == LAST_TURN:
        return ACCEPT if _wants_last_turn(state, seat) else DECLINE
    if kind == ASK_OFFER:
        effect = state.tables.effects[first_of(top)]
        price = 0.0 if effect.cost is None else XP
        return moves[0] if _deeds_value(state, seat, effect) > price else DECLINE
    return _best(state, seat, moves, entropy)


def rated(state: AdventureState, seat: int, moves: list[Move]) -> list[Rated]:
    """What `choose` weighs on one scale: main actions, and helps before a cast."""
    top = state.agenda[-1]
    if seat != state.active or len(moves) == 1:
        return []
    if kind_of(top) == MAIN:
        return _mains(state, seat, moves) if _best_play(state, seat, moves, 3, PASS) is PASS else []
    if kind_of(top) == WINDOW and first_of(top) == W_PRECAST:
        if any(ADDS[ability] in moves for ability in state.tables.tests[state.faced]):
            return []  # what costs nothing is added first
        return [*_helps(state, seat, moves), Rated(CAST, 0.0, WORTH)]
    return []


def _wants_last_turn(state: AdventureState, seat: int) -> bool:
    """A last turn is a chance of points and a risk of feeding the adversary."""
    return score(state, seat)[-1] < SAFE_SCORE


def _best(state: AdventureState, seat: int, moves: list[Move], entropy: Stream) -> Move:
    """Pick the answer that is worth most; equal ones by lot."""
    chosen = moves[0]
    highest = -1000.0
    for move in moves:
        value = move_value(state, seat, move) + 0.01 * entropy.chance()
        if value > highest:
            highest = value
            chosen = move
    return chosen


def move_value(state: AdventureState, seat: int, move: Move) -> float:
    """What an answer to a question is worth."""
    if isinstance(move, GainTrait):
        return trait_value(state, seat, state.rows[move.place])
    if isinstance(move, FaceChallenge):
        return challenge_value(state, seat, move.place, move.path)
    if isinstance(move, AssignAlly):
        return chance_at(state, seat, move.place, 0)
    if isinstance(move, (DiscardStoryCard, Journey)):
        return -_row_card_value(state, seat, move.place)
    if isinstance(move, DrawFrom):
        back = v.CARDS_HERO if move.deck == v.DECK_HERO else v.CARDS_ANTIHERO
        return 1.0 if playable_backs(state, seat) & back else 0.0
    if isinstance(move, ChooseSign):
        return _sign_value(state, seat, move.sign)
    if isinstance(move, ChoosePlayer):
        return _target_value(state, seat, move.seat)
    if isinstance(move, ChooseAlly):
        mine = move.ally in state.allies[seat]
        value = path_value(state, seat, move.ally * 2)
        return -value if mine else value
    if isinstance(move, DiscardCard):
        return _throw_value(state, seat, move.design)
    if isinstance(move, CancelCard):
        return 1.0
    return 0.0


def _row_card_value(state: AdventureState, seat: int, place: int) -> float:
    card = state.rows[place]
    if not is_open_to(state, seat, place // ROW_SIZE):
        return 1.5
    if state.tables.kind[card] == v.TRAIT:
        return trait_value(state, seat, card) if is_obtainable(state, seat, card) else 1.0
    return max(
        challenge_value(state, seat, place, 0),
        challenge_value(state, seat, place, state.tables.paths[card] - 1),
    )


def _sign_value(state: AdventureState, seat: int, sign: int) -> float:
    """A tested ability with room in the pool; to be ignored, what hurts the active player most."""
    if sign == DARK_SIGN:
        return 0.5
    if state.faced < 0 or sign >= v.BASE:
        return 0.0
    if state.cast:
        total = 0
        for side in state.cast:
            if side // 6 == sign:
                total += VALUES[side]
        return float(-total if seat == state.active else total)
    if sign not in state.tables.tests[state.faced]:
        return 0.0
    return 2.0 if state.pool[sign] < 3 else 1.0


def _target_value(state: AdventureState, seat: int, target: int) -> float:
    if state.adversary >= 0:
        return 1.0 if target == seat else 0.0
    return -float(state.xp[target] + 3 * len(state.tucked[target]))


def _throw_value(state: AdventureState, seat: int, design: int) -> float:
    for card in state.hands[seat]:
        if state.tables.design[card] == design:
            return 0.0 if state.tables.back[card] & playable_backs(state, seat) else 1.0
    return 0.0


def challenge_value(state: AdventureState, seat: int, place: int, path: int) -> float:
    """What facing a path is worth with the best number of dark runes."""
    card = card_at(state, place)
    ally = -1 if place == SET_ASIDE else state.row_allies[place]
    won = success_value(state, seat, card * 2 + path, ally)
    lost = failure_value(state, seat)
    best = -1000.0
    for dark in range(min(3, state.xp[seat]) + 1):
        chance = chance_at(state, seat, place, path, dark)
        price = dark_price(state, seat, 0, dark) if dark else 0.0
        best = max(best, chance * won + (1.0 - chance) * lost - price)
    return best


def _in_main(state: AdventureState, seat: int, moves: list[Move], entropy: Stream) -> Move:
    if seat != state.active:
        return _best_play(state, seat, moves, 3, moves[0])
    free = _best_play(state, seat, moves, 3, PASS)
    if free is not PASS:
        return free
    best: Move = END
    highest = -1000.0
    for one in _mains(state, seat, moves):
        value = one.value + 0.01 * entropy.chance()
        if value > highest:
            highest = value
            best = one.move
    journey: Move = END
    worst = -1000.0
    for move in moves:
        if isinstance(move, Journey):
            value = move_value(state, seat, move)
            if value > worst:
                worst = value
                journey = move
    can_afford = state.journeys_free > 0 or state.xp[seat] >= 3
    can_afford = can_afford and feeding(state, v.ON_JOURNEY_TAKEN) == 0.0
    if journey is not END and state.mains_due > 0 and highest < POOR and can_afford:
        return journey
    if best is not END:
        return best
    for move in moves:
        if isinstance(move, UseEffect) and _is_thrifty(state, seat, move):
            return move
    return END if END in moves else _best(state, seat, moves, entropy)


def _mains(state: AdventureState, seat: int, moves: list[Move]) -> list[Rated]:
    """What each trait and each challenge is worth as the main action, in points."""
    return [
        Rated(move, move_value(state, seat, move), WORTH)
        for move in moves
        if isinstance(move, (GainTrait, FaceChallenge))
    ]


def _is_thrifty(state: AdventureState, seat: int, move: UseEffect) -> bool:
    """After the main action spare experience may become cards or morality."""
    effect = state.tables.effects[move.effect]
    if move.cost != "spend_xp":
        return False
    value = _deeds_value(state, seat, effect)
    return value > XP + 0.05 and (state.xp[seat] > 2 or cards_to_come(state, seat) == 0)


def _deeds_value(state: AdventureState, seat: int, effect: Effect) -> float:
    total = 0.0
    for deed in effect.deeds:
        total += _deed_value(state, seat, deed)
    return total


def _deed_value(state: AdventureState, seat: int, deed: Deed) -> float:
    """What a deed is worth outside a challenge."""
    word = deed.word
    if word == v.DO_GAIN_XP:
        return XP * deed.n
    if word in (v.DO_DRAW_HERO, v.DO_DRAW_ANTIHERO, v.DO_DRAW_EITHER):
        if cards_to_come(state, seat) == 0:
            return 0.0
        back = v.CARDS_ANTIHERO if word == v.DO_DRAW_ANTIHERO else v.CARDS_HERO
        return CARD_DRAWN * deed.n if playable_backs(state, seat) & back else 0.2
    if word == v.DO_MORALITY:
        return morality_value(state, seat, deed.n)
    if word == v.DO_JOURNEY_FREE:
        return 0.5
    return 0.0


def _in_window(state: AdventureState, seat: int, moves: list[Move], window: int) -> Move:
    if window == W_PRECAST and seat == state.active:
        return _before_cast(state, seat, moves)
    return _best_play(state, seat, moves, window, PASS)


def _stake(state: AdventureState, seat: int) -> float:
    """What success is worth more than failure in the challenge being faced."""
    ally = -1 if state.place == SET_ASIDE else state.row_allies[state.place]
    side = state.faced * 2 + state.path
    return success_value(state, seat, side, ally) - failure_value(state, seat)


def _before_cast(state: AdventureState, seat: int, moves: list[Move]) -> Move:
    """Add what raises the chance by more than it costs, the cheapest first."""
    for ability in state.tables.tests[state.faced]:
        if ADDS[ability] in moves:
            return ADDS[ability]
    best: Move = CAST
    highest = 0.05
    for one in _helps(state, seat, moves):
        if one.value > highest:
            highest = one.value
            best = one.move
    return best


def _helps(state: AdventureState, seat: int, moves: list[Move]) -> list[Rated]:
    """What each help before the cast brings more than it costs, in points."""
    stake = _stake(state, seat)
    now = chance_with(state, 0, 0)
    is_late = cards_to_come(state, seat) <= 2
    found: list[Rated] = []
    for move in moves:
        gain = -1.0
        if isinstance(move, PlayCard):
            gain = _help_of_play(state, seat, move, stake, now, is_late)
        elif isinstance(move, UseEffect):
            gain = _help_of_use(state, seat, move, stake, now)
        elif move is DARK:
            held = state.pool[v.DARK]
            for more in range(1, min(3 - held, state.xp[seat]) + 1):
                price = dark_price(state, seat, held, more)
                gain = max(gain, (chance_with(state, more, 0) - now) * stake - price)
        elif isinstance(move, AddRune):
            gain = (chance_with(state, 1, 0) - now) * stake
        else:
            continue
        found.append(Rated(move, gain, WORTH))
    return found


def _help_of_play(
    state: AdventureState, seat: int, move: PlayCard, stake: float, now: float, is_late: bool
) -> float:
    """What a card played before the cast brings; held back while it can help more later."""
    design = state.tables.catalogue.designs[move.design]
    effects = design.effects
    gain = -feeding(state, v.ON_CARD_PLAYED) if design.kind == v.ANTIHERO else 0.0
    for deed in effects[0].deeds:
        if deed.word == v.DO_ADD_RUNE:
            gain += (_chance_with_rune(state, deed) - now) * stake
            if v.DARK in deed.choices:
                gain += XP - dark_price(state, seat, min(state.pool[v.DARK], 2), 1)
        elif deed.word == v.DO_MODIFY_DIFFICULTY:
            gain += (chance_with(state, 0, -deed.n) - now) * stake
        else:
            gain += _deed_value(state, seat, deed)
    if is_late or len(state.hands[seat]) > 4:
        return gain + 1.0  # CTA-R53: it scores, whatever it does
    return gain - 0.4


def _chance_with_rune(state: AdventureState, deed: Deed) -> float:
    for kind in deed.choices:
        is_tested = kind == v.DARK or kind in state.tables.tests[state.faced]
        if is_tested and state.pool[kind] < 3:
            return chance_with(state, deed.n, 0)
    return chance_with(state, 0, 0)


def _help_of_use(
    state: AdventureState, seat: int, move: UseEffect, stake: float, now: float
) -> float:
    effect = state.tables.effects[move.effect]
    price = XP
    cost = effect.cost
    if cost is not None and cost.word == v.COST_SPEND_XP:
        price = XP * cost.n
    elif move.cost == "sacrifice_self":
        price = 2.5
    elif move.cost == "discard_hand":
        price = CARD_DRAWN
    gain = 0.0
    for deed in effect.deeds:
        if deed.word == v.DO_ADD_RUNE:
            gain += (_chance_with_rune(state, deed) - now) * stake
        elif deed.word == v.DO_ADD_SYMBOL:
            if any(
                s in state.tables.tests[state.faced] and state.pool[s] < 3 for s in deed.choices
            ):
                gain += (chance_with(state, deed.n, 0) - now) * stake
        elif deed.word == v.DO_ADD_RESULT:
            gain += (chance_with(state, 0, deed.n) - now) * stake
        elif deed.word == v.DO_MODIFY_DIFFICULTY:
            gain += (chance_with(state, 0, -deed.n) - now) * stake
    return gain - price


def _best_play(
    state: AdventureState, seat: int, moves: list[Move], window: int, otherwise: Move
) -> Move:
    """Pick the card or effect that is worth most now, if any is worth it."""
    best = otherwise
    highest = 0.1
    for move in moves:
        if isinstance(move, PlayCard):
            value = _play_value(state, seat, move, window)
        elif isinstance(move, UseEffect) and window == W_POSTCAST:
            value = _rescue_value(state, seat, move)
        else:
            continue
        if value > highest:
            highest = value
            best = move
    return best


def _rescue_value(state: AdventureState, seat: int, move: UseEffect) -> float:
    """After the cast an effect pays if it turns failure into success."""
    lack = difficulty_now(state) - result_now(state)
    for deed in state.tables.effects[move.effect].deeds:
        if deed.word == v.DO_ADD_RESULT and 0 < lack <= deed.n:
            return _stake(state, seat) - XP
    return 0.0


def _play_value(state: AdventureState, seat: int, move: PlayCard, window: int) -> float:
    """What playing a card now is worth; its own point counts, and what it could do later."""
    design = state.tables.catalogue.designs[move.design]
    effect = design.effects[0]
    is_end = window == W_FINAL or state.last_turns >= 0
    if design.kind == v.ANTIHERO and feeding(state, v.ON_CARD_PLAYED) > 1.5:
        return 0.0  # its point is not worth what it feeds the adversary
    if effect.timings & v.AT_ANY_TIME:
        return _any_time_value(state, seat, effect, is_end)
    if effect.timings & (v.AT_AFTER_OWN_SUCCESS | v.AT_MY_TURN):
        return 1.0 + _deeds_value(state, seat, effect)
    if seat == state.active or (state.adversary >= 0 and window == W_POSTCAST):
        return _own_cast_value(state, seat, effect, is_end)
    return _hostile_value(state, seat, effect, window)


def _any_time_value(state: AdventureState, seat: int, effect: Effect, is_end: bool) -> float:
    if effect.deeds[0].word == v.DO_CANCEL_CARD:
        return 2.0 if seat == state.active or is_end else 0.0
    if effect.deeds[0].word == v.DO_FORCE_SACRIFICE:
        return 2.0
    value = 1.0 + _deeds_value(state, seat, effect)
    # A card that moves the marker the wrong way may wait for a better day.
    return value if is_end or value >= 0.6 else 0.0


def _own_cast_value(state: AdventureState, seat: int, effect: Effect, is_end: bool) -> float:
    """After one's own cast: rescue a failure, or take the point when it is late."""
    lack = difficulty_now(state) - result_now(state)
    stake = _stake(state, state.active)
    side = 0.0
    for deed in effect.deeds:
        if deed.word == v.DO_ADD_RESULT and 0 < lack <= deed.n:
            return stake + 1.0 + _deeds_value(state, seat, effect)
        if deed.word == v.DO_REATTEMPT and lack > 0:
            return 0.5 * stake
        if deed.word == v.DO_MORALITY:
            side += morality_value(state, seat, deed.n)
    is_late = is_end or cards_to_come(state, seat) <= 1
    return 1.0 + side if is_late else 0.0


def _hostile_value(state: AdventureState, seat: int, effect: Effect, window: int) -> float:
    """Against another player: best where it changes the outcome, never in vain."""
    word = effect.deeds[0].word
    lack = difficulty_now(state) - result_now(state)
    if window == W_PRECAST:
        now = chance_with(state, 0, 0)
        return 1.0 + 3.0 * (now - chance_with(state, 0, -2)) if now > 0.3 else 0.3
    if word == v.DO_ADD_RESULT:
        return 1.5 if lack <= 0 or lack > 2 else 0.0  # help that does not help
    if window == W_VERDICT and word == v.DO_REATTEMPT:
        return 3.0 if lack <= 0 else 0.0
    if window == W_VERDICT:
        return 2.0 if lack > 0 or state.xp[state.active] > 0 else 1.0
    return 3.0 if lack <= 0 else 0.0
