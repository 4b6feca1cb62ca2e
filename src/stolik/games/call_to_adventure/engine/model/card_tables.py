"""The cards as flat lists, indexed by card, card side or effect, for fast access."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card
from stolik.games.call_to_adventure.cards.card_set import Catalogue
from stolik.games.call_to_adventure.cards.effects import Condition, Effect, Operation
from stolik.games.call_to_adventure.moves import (
    ALLIES,
    CANCELS,
    HAND_DISCARDS,
    ORDERS,
    PLAYS,
    USES,
    CancelCard,
    ChooseAlly,
    DiscardCard,
    PlayCard,
    ResolveFirst,
    UseEffect,
)

# The windows of the ledger in which cards and effects can be used, as bits.
IN_MAIN: Final = 1
IN_PRECAST: Final = 2
IN_POSTCAST: Final = 4
IN_VERDICT: Final = 8
IN_AFTERMATH: Final = 16
IN_END: Final = 32
IN_FINAL: Final = 64

W_MAIN: Final = 3
W_PRECAST: Final = 7
W_POSTCAST: Final = 10
W_VERDICT: Final = 11
W_AFTERMATH: Final = 15
W_END: Final = 16
W_FINAL: Final = 17

# What concerns the challenge may be used inside it (timing word my_turn).
OF_A_CHALLENGE: Final = (
    v.DO_ADD_SYMBOL, v.DO_ADD_RUNE, v.DO_ADD_RESULT, v.DO_ADD_RESULT_PER, v.DO_MODIFY_DIFFICULTY,
    v.DO_PREVENT_CORRUPTION, v.DO_IGNORE_RUNES, v.DO_RECAST_RUNES, v.DO_FLIP_RUNE, v.DO_ALLOW_DARK,
)  # fmt: skip
STATIC_TIMINGS: Final = v.AT_WHILE_FACE_UP | v.AT_WHILE_IN_STORY


_BITS: Final = {
    W_PRECAST: IN_PRECAST, W_POSTCAST: IN_POSTCAST, W_VERDICT: IN_VERDICT,
    W_AFTERMATH: IN_AFTERMATH, W_END: IN_END, W_FINAL: IN_FINAL,
}  # fmt: skip
_BIT_OF_WINDOW: Final = vec[i64]([_BITS.get(window, IN_MAIN) for window in range(W_FINAL + 1)])


def bit_of_window(window: i64) -> i64:
    """The bit of a window, from its number in the ledger."""
    return _BIT_OF_WINDOW[window]


def windows_for(effect: Effect) -> int:
    """The windows in which the owner of a story card may use its effect, as a mask."""
    timings = effect.timings
    bits = 0
    if timings & (v.AT_MY_TURN | v.AT_ANY_TIME):
        bits |= IN_MAIN
        if any(operation.word in OF_A_CHALLENGE for operation in effect.operations):
            bits |= IN_PRECAST | IN_POSTCAST
    if timings & v.AT_BEFORE_OWN_CHALLENGE:
        bits |= IN_PRECAST
    if timings & v.AT_DURING_OWN_CHALLENGE:
        bits |= IN_POSTCAST
    if timings & v.AT_AFTER_OWN_FAILURE:
        bits |= IN_VERDICT
    if timings & v.AT_AFTER_OWN_SUCCESS:
        bits |= IN_MAIN | IN_AFTERMATH
    return bits


class CardTables:
    """Properties of the cards, by card id, by card side, by design or by effect."""

    def __init__(self, cards: Catalogue, version: int) -> None:
        self.catalogue = cards
        self.version: int = version  # of the rules that the cards are played by
        self.cards: list[Card] = list(cards.cards)
        self.kind = vec[i64]([card.kind for card in self.cards])
        self.act = vec[i64]([card.act for card in self.cards])
        self.flags = vec[i64]([card.flags for card in self.cards])
        self.difficulty = vec[i64]([card.difficulty for card in self.cards])
        self.tests: list[tuple[int, ...]] = [card.tests for card in self.cards]
        self.card_effects: list[tuple[Effect, ...]] = [card.effects for card in self.cards]
        self.effects: list[Effect] = list(cards.effects)
        self._fill_paths()
        self._fill_designs()
        self._fill_effects()
        self._fill_moves()

    def _fill_paths(self) -> None:
        paths: list[int] = []
        plus: list[int] = []
        self.symbols: list[tuple[int, ...]] = []
        triumph: list[int] = []
        tragedy: list[int] = []
        self.rewards: list[tuple[Operation, ...]] = []
        xp_price: list[int] = []
        self.needs: list[tuple[Condition, ...]] = []
        for card in self.cards:
            paths.append(len(card.paths))
            for side in range(2):
                path = card.paths[min(side, len(card.paths) - 1)]
                plus.append(path.plus)
                self.symbols.append(path.symbols)
                triumph.append(path.triumph)
                tragedy.append(path.tragedy)
                self.rewards.append(path.rewards)
            self.needs.append(card.needs)
            prices = [price.n for price in card.prices if price.word == v.COST_SPEND_XP]
            xp_price.append(sum(prices))
        self.paths = vec[i64](paths)
        self.plus = vec[i64](plus)
        self.triumph = vec[i64](triumph)
        self.tragedy = vec[i64](tragedy)
        self.xp_price = vec[i64](xp_price)

    def _fill_designs(self) -> None:
        numbers = {card.key: number for number, card in enumerate(self.catalogue.designs)}
        self.design = vec[i64]([numbers[card.key] for card in self.cards])
        backs = [
            v.CARDS_HERO
            if card.kind == v.HERO
            else v.CARDS_ANTIHERO
            if card.kind == v.ANTIHERO
            else 0
            for card in self.cards
        ]
        self.back = vec[i64](backs)
        timings: list[int] = []
        for card in self.cards:
            bits = 0
            for effect in card.effects:
                bits |= effect.timings
            timings.append(bits)
        self.timing = vec[i64](timings)

    def _fill_effects(self) -> None:
        event_masks: list[int] = []
        self.is_static: list[bool] = []
        card_windows: list[int] = []
        self.card_of_effect = vec[i64]([0] * len(self.effects))
        self.windows = vec[i64]([windows_for(effect) for effect in self.effects])
        self.limit_bit: list[int] = [0] * len(self.effects)
        for card in reversed(self.cards):
            for effect in (*card.effects, *card.adversary_effects):
                self.card_of_effect[effect.number] = card.ids[0]
        for card in self.cards:
            event_masks.append(event_mask_of(card))
            self.is_static.append(any(e.timings & STATIC_TIMINGS != 0 for e in card.effects))
            bits = 0
            for effect in card.effects:
                bits |= self.windows[effect.number]
            card_windows.append(bits)
        self.event_mask = vec[i64](event_masks)
        self.card_windows = vec[i64](card_windows)  # in which some effect of the card can be used
        bit = 1
        for effect in self.effects:
            if is_limited(effect):
                self.limit_bit[effect.number] = bit
                bit <<= 1
        story = [card for card in self.cards if card.kind < v.HERO and card.kind != v.ADVERSARY]
        self.has_story_statics: bool = any(
            e.timings & v.AT_WHILE_IN_STORY != 0 for card in story for e in card.effects
        )

    def _fill_moves(self) -> None:
        designs = len(self.catalogue.designs)
        self.play_move: list[PlayCard] = [PLAYS[0]] * designs
        self.cancel_move: list[CancelCard] = [CANCELS[0]] * designs
        self.discard_move: list[DiscardCard] = [HAND_DISCARDS[0]] * designs
        play_bits = [0] * designs
        for number in range(len(PLAYS)):
            play_bits[PLAYS[number].design] = 1 << number
            self.play_move[PLAYS[number].design] = PLAYS[number]
            self.cancel_move[CANCELS[number].design] = CANCELS[number]
            self.discard_move[HAND_DISCARDS[number].design] = HAND_DISCARDS[number]
        self.play_bit = vec[i64]([play_bits[design] for design in self.design])
        self.use_moves: list[list[UseEffect]] = [[] for _ in self.effects]
        for use in USES:
            self.use_moves[use.effect].append(use)
        self.order_move: list[ResolveFirst | None] = [None] * len(self.effects)
        for order in ORDERS:
            self.order_move[order.effect] = order
        self.ally_move: list[ChooseAlly] = [ALLIES[0]] * len(self.cards)
        for choice in ALLIES:
            self.ally_move[choice.ally] = choice


def event_mask_of(card: Card) -> int:
    """The mask of events that trigger an effect of a card."""
    bits = 0
    for effect in card.effects:
        if effect.trigger is not None:
            bits |= 1 << effect.trigger.event
    return bits


def is_limited(effect: Effect) -> bool:
    """Whether uses of an effect are counted; a cast triggers once a challenge (CTA-R36)."""
    if effect.limit != v.NO_LIMIT:
        return True
    return effect.trigger is not None and effect.trigger.event == v.ON_RUNES_CAST
