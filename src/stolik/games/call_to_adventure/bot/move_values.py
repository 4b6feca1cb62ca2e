"""The value of an answer to a question."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure.bot.values import (
    dark_runes_cost,
    failure_value,
    path_value,
    success_value,
    trait_value,
)
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.runes import PER_KIND, VALUES, face_kind
from stolik.games.call_to_adventure.challenge.difficulty import ally_at, card_at
from stolik.games.call_to_adventure.challenge.odds import chance_at
from stolik.games.call_to_adventure.decisions.questions import DARK_SIGN
from stolik.games.call_to_adventure.engine.costs import is_obtainable
from stolik.games.call_to_adventure.engine.model.sides import card_side
from stolik.games.call_to_adventure.engine.story import is_open_to
from stolik.games.call_to_adventure.engine.table_effects import playable_backs
from stolik.games.call_to_adventure.moves import (
    ROW_SIZE,
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
)
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.move import Move


def move_value(state: AdventureState, seat: int, move: Move) -> float:
    """The value of an answer to a question."""
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
        value = path_value(state, seat, card_side(move.ally))
        return -value if mine else value
    if isinstance(move, DiscardCard):
        return _hand_discard_value(state, seat, move.design)
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
    """The value of a sign: a tested ability with room; of signs to ignore, the most harmful one."""
    if sign == DARK_SIGN:
        return 0.5
    if state.challenge.card < 0 or sign >= v.BASE:
        return 0.0
    if state.challenge.cast:
        total = 0
        for face in state.challenge.cast:
            if face_kind(face) == sign:
                total += VALUES[face]
        return float(-total if seat == state.active else total)
    if sign not in state.tables.tests[state.challenge.card]:
        return 0.0
    return 2.0 if state.challenge.pool[sign] < PER_KIND else 1.0


def _target_value(state: AdventureState, seat: int, target: int) -> float:
    if state.adversary.card >= 0:
        return 1.0 if target == seat else 0.0
    return -float(state.xp[target] + 3 * len(state.tucked[target]))


def _hand_discard_value(state: AdventureState, seat: int, design: int) -> float:
    for card in state.hands[seat]:
        if state.tables.design[card] == design:
            return 0.0 if state.tables.back[card] & playable_backs(state, seat) else 1.0
    return 0.0


def challenge_value(state: AdventureState, seat: int, place: int, path: int) -> float:
    """The value of facing a path with the best number of dark runes."""
    card = card_at(state, place)
    ally = ally_at(state, place)
    won = success_value(state, seat, card_side(card, path), ally)
    lost = failure_value(state, seat)
    best = -1000.0
    for dark in range(min(3, state.xp[seat]) + 1):
        chance = chance_at(state, seat, place, path, dark)
        price = dark_runes_cost(state, seat, 0, dark) if dark else 0.0
        best = max(best, chance * won + (1.0 - chance) * lost - price)
    return best
