"""The adversary's deck: cards revealed against the players (CTA-189)."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.engine.conditions import holds
from stolik.games.call_to_adventure.engine.draw_piles import take_top
from stolik.games.call_to_adventure.engine.model.replacement import replaced_list
from stolik.games.call_to_adventure.engine.model.steps import CHECK_JUMP, NOBODY
from stolik.games.call_to_adventure.engine.model.verdicts import NO_JUMP
from stolik.games.call_to_adventure.engine.triggers import push_operations
from stolik.games.call_to_adventure.state import AdventureState


def reveal_adversary_card(state: AdventureState) -> None:
    """Turn the top card of the adversary's deck up and apply it (CTA-189, CTA-190)."""
    card = take_top(state, v.DECK_ADVERSARY)
    if card < 0:
        return  # CTA-R92
    state.adversary.revealed = [*state.adversary.revealed, card]
    if state.notices is not None:
        narration.adversary_card_revealed(state, card)
    state.push(CHECK_JUMP)
    effects = state.tables.cards[card].adversary_effects
    if not effects:
        effects = state.tables.card_effects[card]
    if effects[0].timings & v.AT_AFTER_OTHER_CHALLENGE:
        state.challenge.postponed_cards = [*state.challenge.postponed_cards, card]
        return
    seat = state.active
    for effect in reversed(effects):
        if holds(state, effect.condition, seat, card):
            push_operations(state, effect, card, seat, NOBODY, seat)


def apply_postponed_cards(state: AdventureState) -> None:
    """Cards of the adversary's deck that belong after the challenge work now (CTA-R90)."""
    waiting: list[int] = []
    seat = state.active
    is_repeated = state.challenge.jump != NO_JUMP
    for card in state.challenge.postponed_cards:
        effect = state.tables.card_effects[card][0]
        repeats = effect.operations[0].word == v.DO_REATTEMPT
        if repeats and is_repeated:
            waiting.append(card)
            continue
        is_repeated |= repeats
        push_operations(state, effect, card, seat, NOBODY, seat)
    state.challenge.postponed_cards = waiting


def put_away_revealed_cards(state: AdventureState) -> None:
    """Discard what was revealed this turn (CTA-193)."""
    if state.adversary.revealed:
        pile = v.DECK_ADVERSARY
        state.discards = replaced_list(
            state.discards, pile, state.discards[pile] + state.adversary.revealed
        )
        state.adversary.revealed = []
