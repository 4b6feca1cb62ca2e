"""Why a move is not allowed now: the rule, and what is wrong."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Cost
from stolik.games.call_to_adventure.cards.runes import PER_KIND
from stolik.games.call_to_adventure.challenge.pool import MOST_DARK_RUNES
from stolik.games.call_to_adventure.decisions.questions import asked_seat
from stolik.games.call_to_adventure.engine.card_plays import can_play, is_timely
from stolik.games.call_to_adventure.engine.conditions import holds
from stolik.games.call_to_adventure.engine.costs import cost_options, is_payable
from stolik.games.call_to_adventure.engine.model.card_tables import (
    W_MAIN,
    W_PRECAST,
    bit_of_window,
)
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_CHARACTERS,
    MAIN_PHASE,
    WINDOW,
    is_asked,
    kind_of,
    window_of,
)
from stolik.games.call_to_adventure.engine.rows import row_size
from stolik.games.call_to_adventure.engine.story import (
    act_of,
    has_adversary_due,
    is_face_up,
    story_cards,
    symbols_of,
)
from stolik.games.call_to_adventure.engine.table_effects import (
    dark_rune_price,
    is_dark_banned,
    is_forbidden,
    is_journey_left,
    journey_price,
    playable_backs,
)
from stolik.games.call_to_adventure.engine.triggers import is_used_up
from stolik.games.call_to_adventure.moves import (
    ROW_SIZE,
    SET_ASIDE,
    AddRune,
    BuyDarkRune,
    CastRunes,
    EndTurn,
    FaceChallenge,
    GainTrait,
    Journey,
    KeepCharacters,
    LeaveRune,
    Pass,
    PlayCard,
    UseEffect,
)
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.move import Move
from stolik.kernel.phrase import Player
from stolik.kernel.refusal import BadMove, Refusal


def explain(state: AdventureState, seat: i64, move: Move) -> Refusal:
    """Return why a move is not legal."""
    if move.game != state.rules.game.id:
        raise BadMove(str(move))
    if state.is_over:
        return Refusal("CTA-139", "game-over")
    top = state.agenda[-1]
    kind = kind_of(top)
    is_playing = kind == MAIN_PHASE or (kind == WINDOW and is_asked(top, max(seat, 0)))
    if isinstance(move, PlayCard) and is_playing:
        return _of_play(state, seat, move, W_MAIN if kind == MAIN_PHASE else window_of(top))
    if kind in (ASK_CHARACTERS, WINDOW):
        if seat < 0 or not is_asked(top, seat):
            return _of_window(state, seat, top)
    elif seat != _asked(state, kind, top):
        return Refusal("CTA-129", "not-your-turn", whose=Player(_asked(state, kind, top)))
    if kind == MAIN_PHASE:
        return _of_main(state, seat, move)
    if kind == WINDOW and isinstance(move, UseEffect) and seat == state.active:
        return _of_effect(state, seat, move, window_of(top))
    if kind == WINDOW and window_of(top) == W_PRECAST and seat == state.active:
        return _of_pool(state, seat, move)
    if isinstance(move, KeepCharacters):
        return Refusal("CTA-14", "characters-kept")
    return Refusal("CTA-50", "not-the-question")


def _asked(state: AdventureState, kind: i64, top: i64) -> i64:
    return state.active if kind == MAIN_PHASE else asked_seat(state, top)


def _of_window(state: AdventureState, seat: i64, top: i64) -> Refusal:
    if kind_of(top) == ASK_CHARACTERS:
        return Refusal("CTA-14", "characters-kept")
    whose = Player(state.active)
    if seat == state.active:  # whoever asked the others has already decided
        return Refusal("CTA-113", "answered-already", whose=whose)
    if seat >= 0:
        backs = playable_backs(state, seat)
        for card in state.hands[seat]:
            if state.tables.back[card] & backs and can_play(state, seat, card, window_of(top)):
                return Refusal("CTA-113", "answered-already", whose=whose)
    return Refusal("CTA-R56", "nothing-to-answer", whose=whose)


def _of_play(state: AdventureState, seat: i64, move: PlayCard, window: i64) -> Refusal:
    tables = state.tables
    if seat < 0:
        return Refusal("CTA-129", "not-your-turn", whose=Player(state.active))
    held = [card for card in state.hands[seat] if tables.design[card] == move.design]
    if not held:
        return Refusal("CTA-102", "not-in-hand")
    if not tables.back[held[0]] & playable_backs(state, seat):
        return Refusal("CTA-105", "morality-forbids")
    return _of_card(state, seat, held[0], window)


def _of_card(state: AdventureState, seat: i64, card: i64, window: i64) -> Refusal:
    """Return what a hand card lacks: its moment, or something to work on."""
    for effect in state.tables.card_effects[card]:
        if is_timely(state, effect, seat, card, window):
            if effect.operations[0].word == v.DO_REATTEMPT:
                return Refusal("CTA-R45", "attempt-pending")
            return Refusal("CTA-108", "no-target")
    return Refusal("CTA-108", "wrong-moment")


def _of_effect(state: AdventureState, seat: i64, move: UseEffect, window: i64) -> Refusal:
    """Return what an effect of the story lacks: card, moment, use left, condition or cost."""
    tables = state.tables
    effect = tables.effects[move.effect]
    card = tables.card_of_effect[move.effect]
    if card in state.allies[seat]:
        if not is_face_up(state, card):
            return Refusal("CTA-R80", "effect-ally-sacrificed")
    elif card not in story_cards(state, seat) and card not in state.table_effects.cards:
        return Refusal("CTA-97", "effect-card-missing")
    if not tables.windows[effect.number] & bit_of_window(window):
        return Refusal("CTA-98", "effect-wrong-moment")
    if is_used_up(state, effect):
        return Refusal("CTA-98", "effect-used-up")
    if not holds(state, effect.condition, seat, card):
        return Refusal("CTA-98", "effect-condition")
    if effect.cost is not None and not is_payable(state, _paid(effect.cost, move), seat, card):
        return Refusal("CTA-R22", "effect-cost")
    if effect.operations[0].word == v.DO_ADD_RUNE and is_dark_banned(state):
        return Refusal("CTA-86", "lowest-space")
    return Refusal("CTA-98", "effect-wrong-moment")


def _paid(cost: Cost, move: UseEffect) -> Cost:
    return cost_options(cost)[move.option]


def _of_rune(state: AdventureState, seat: i64, kind: i64) -> Refusal:
    """Return why no rune of a kind can be added: untested, special, or no symbol left."""
    if kind != v.DARK and kind not in state.tables.tests[state.challenge.card]:
        return Refusal("CTA-83", "rune-not-tested")
    if state.challenge.pool[kind] >= PER_KIND:
        return Refusal("CTA-57", "runes-all-in")
    symbols = 0 if kind == v.DARK else symbols_of(state, seat, kind)
    if state.challenge.pool[kind] >= symbols + state.challenge.granted_runes[kind]:
        return Refusal("CTA-56", "no-such-rune")
    return Refusal("CTA-58", "special-rune")


def _of_main(state: AdventureState, seat: i64, move: Move) -> Refusal:
    if isinstance(move, (GainTrait, FaceChallenge)):
        return _of_main_action(state, seat, move)
    if isinstance(move, Journey):
        return _of_journey(state, seat, move.place)
    if isinstance(move, EndTurn):
        return Refusal("CTA-R13", "main-action-due")
    if isinstance(move, UseEffect):
        return _of_effect(state, seat, move, W_MAIN)
    if isinstance(move, (CastRunes, AddRune, LeaveRune, BuyDarkRune)):
        return Refusal("CTA-50", "no-challenge")
    if isinstance(move, Pass):
        return Refusal("CTA-129", "nothing-to-pass")
    if isinstance(move, KeepCharacters):
        return Refusal("CTA-14", "characters-kept")
    return Refusal("CTA-38", "not-the-question")


def _of_main_action(state: AdventureState, seat: i64, move: Move) -> Refusal:
    if state.turn.main_actions_due <= 0:
        return Refusal("CTA-38", "main-action-taken")
    place = SET_ASIDE
    if isinstance(move, (GainTrait, FaceChallenge)):
        place = move.place
    if has_adversary_due(state, seat):
        return Refusal("CTA-200", "adversary-due")
    if place == SET_ASIDE:
        return Refusal("CTA-199", "adversary-too-early")
    row = place // ROW_SIZE
    if place % ROW_SIZE >= row_size(state) or row >= state.acts_open or state.rows[place] < 0:
        return Refusal("CTA-39", "no-card-there")
    if row < act_of(state, seat):
        return Refusal("CTA-132", "act-finished", act=row + 1)
    is_trait = state.tables.kind[state.rows[place]] == v.TRAIT
    if isinstance(move, FaceChallenge):
        if is_trait:
            return Refusal("CTA-35", "trait-needs-no-runes")
        return Refusal("CTA-172", "only-one-path")
    if not is_trait:
        return Refusal("CTA-36", "challenge-needs-runes")
    return Refusal("CTA-45", "requirements-not-met")


def _of_journey(state: AdventureState, seat: i64, place: i64) -> Refusal:
    row = place // ROW_SIZE
    if place % ROW_SIZE >= row_size(state) or row >= state.acts_open or state.rows[place] < 0:
        return Refusal("CTA-R20", "no-card-there")
    if is_forbidden(state, v.CHANGE_JOURNEY):
        return Refusal("CTA-173", "forbidden")
    if not is_journey_left(state):
        return Refusal("CTA-94", "journey-taken")
    price = journey_price(state, seat)
    return Refusal("CTA-94", "too-little-experience", needed=price, held=state.xp[seat])


def _of_pool(state: AdventureState, seat: i64, move: Move) -> Refusal:
    if isinstance(move, BuyDarkRune):
        if is_dark_banned(state):
            return Refusal("CTA-86", "lowest-space")
        if (
            state.turn.dark_runes_bought >= MOST_DARK_RUNES
            or state.challenge.granted_runes[v.DARK] >= MOST_DARK_RUNES
        ):
            return Refusal("CTA-85", "enough-dark-runes")
        if is_forbidden(state, v.CHANGE_DARK_RUNE):
            return Refusal("CTA-173", "forbidden")
        price = dark_rune_price(state, seat)
        return Refusal("CTA-85", "too-little-experience", needed=price, held=state.xp[seat])
    if isinstance(move, AddRune):
        return _of_rune(state, seat, move.rune_kind)
    if isinstance(move, LeaveRune):
        return Refusal("CTA-R115", "pool-is-fixed")
    return Refusal("CTA-R14", "in-a-challenge")
