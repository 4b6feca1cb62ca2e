"""Why a move is not allowed now: the rule, and what is wrong."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.faces import is_dark_banned
from stolik.games.call_to_adventure.legal import MOST_DARK
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
from stolik.games.call_to_adventure.questions import asked_by
from stolik.games.call_to_adventure.rows import row_size
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.steps import KEEP, MAIN, WINDOW, first_of, kind_of, second_of
from stolik.games.call_to_adventure.story import (
    act_of,
    cost_of,
    has_adversary_due,
    is_forbidden,
    playable_backs,
)
from stolik.games.call_to_adventure.tables import W_PRECAST
from stolik.kernel.move import Move
from stolik.kernel.phrase import Player
from stolik.kernel.refusal import BadMove, Refusal


def explain(state: AdventureState, seat: int, move: Move) -> Refusal:
    """Say why a move that is not legal is not."""
    if move.game != state.rules.game.id:
        raise BadMove(str(move))
    if state.is_over:
        return Refusal("CTA-139", "game-over")
    top = state.agenda[-1]
    kind = kind_of(top)
    is_playing = kind == MAIN or (kind == WINDOW and second_of(top) >> max(seat, 0) & 1)
    if isinstance(move, PlayCard) and is_playing:
        return _of_play(state, seat, move)
    if kind in (KEEP, WINDOW):
        if seat < 0 or second_of(top) >> seat & 1 == 0:
            return _of_window(state, kind)
    elif seat != (state.active if kind == MAIN else asked_by(state, top)):
        return Refusal("CTA-129", "not-your-turn", whose=Player(_asked(state, kind, top)))
    if kind == MAIN:
        return _of_main(state, seat, move)
    if kind == WINDOW and first_of(top) == W_PRECAST and seat == state.active:
        return _of_pool(state, seat, move)
    if isinstance(move, KeepCharacters):
        return Refusal("CTA-14", "characters-kept")
    return Refusal("CTA-50", "not-the-question")


def _asked(state: AdventureState, kind: int, top: int) -> int:
    return state.active if kind == MAIN else asked_by(state, top)


def _of_window(state: AdventureState, kind: int) -> Refusal:
    if kind == KEEP:
        return Refusal("CTA-14", "characters-kept")
    return Refusal("CTA-113", "answered-already", whose=Player(state.active))


def _of_play(state: AdventureState, seat: int, move: PlayCard) -> Refusal:
    tables = state.tables
    if seat < 0:
        return Refusal("CTA-129", "not-your-turn", whose=Player(state.active))
    held = [card for card in state.hands[seat] if tables.design[card] == move.design]
    if not held:
        return Refusal("CTA-102", "not-in-hand")
    if not tables.back[held[0]] & playable_backs(state, seat):
        return Refusal("CTA-105", "morality-forbids")
    return Refusal("CTA-108", "wrong-moment")


def _of_main(state: AdventureState, seat: int, move: Move) -> Refusal:
    if isinstance(move, (GainTrait, FaceChallenge)):
        return _of_main_action(state, seat, move)
    if isinstance(move, Journey):
        return _of_journey(state, seat, move.place)
    if isinstance(move, EndTurn):
        return Refusal("CTA-R13", "main-action-due")
    if isinstance(move, UseEffect):
        return Refusal("CTA-98", "effect-not-now")
    if isinstance(move, (CastRunes, AddRune, LeaveRune, BuyDarkRune)):
        return Refusal("CTA-50", "no-challenge")
    if isinstance(move, Pass):
        return Refusal("CTA-129", "nothing-to-pass")
    if isinstance(move, KeepCharacters):
        return Refusal("CTA-14", "characters-kept")
    return Refusal("CTA-38", "not-the-question")


def _of_main_action(state: AdventureState, seat: int, move: Move) -> Refusal:
    if state.mains_due <= 0:
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


def _of_journey(state: AdventureState, seat: int, place: int) -> Refusal:
    row = place // ROW_SIZE
    if place % ROW_SIZE >= row_size(state) or row >= state.acts_open or state.rows[place] < 0:
        return Refusal("CTA-R20", "no-card-there")
    if is_forbidden(state, v.CHANGE_JOURNEY):
        return Refusal("CTA-173", "forbidden")
    if state.journeys_paid >= 1 + state.journeys_extra:
        return Refusal("CTA-94", "journey-taken")
    price = cost_of(state, seat, v.CHANGE_JOURNEY, 1)
    return Refusal("CTA-94", "too-little-experience", needed=price, held=state.xp[seat])


def _of_pool(state: AdventureState, seat: int, move: Move) -> Refusal:
    if isinstance(move, BuyDarkRune):
        if is_dark_banned(state):
            return Refusal("CTA-86", "lowest-space")
        if state.dark_bought >= MOST_DARK or state.granted[v.DARK] >= MOST_DARK:
            return Refusal("CTA-85", "enough-dark-runes")
        if is_forbidden(state, v.CHANGE_DARK_RUNE):
            return Refusal("CTA-173", "forbidden")
        price = cost_of(state, seat, v.CHANGE_DARK_RUNE, 1)
        return Refusal("CTA-85", "too-little-experience", needed=price, held=state.xp[seat])
    if isinstance(move, AddRune):
        return Refusal("CTA-56", "no-such-rune")
    if isinstance(move, LeaveRune):
        return Refusal("CTA-R115", "pool-is-fixed")
    if isinstance(move, UseEffect):
        return Refusal("CTA-98", "effect-not-now")
    return Refusal("CTA-R14", "in-a-challenge")
