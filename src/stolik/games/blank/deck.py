"""From options to the setting of a table: the deck read, checked and compiled once."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from stolik.games.blank.engine.codes import CardCode
from stolik.games.blank.engine.compiler import compile_card
from stolik.games.blank.engine.setting import Setting
from stolik.games.blank.faces import Faces
from stolik.games.blank.moves import CARD_SOURCE
from stolik.games.blank.options import BlankOptions, DeckInPlay, deck_of


def deck_named(options: BlankOptions) -> DeckInPlay:
    """The deck of a table; reading and checking cards costs more than a game."""
    if options.boxes:  # what boxes say changes with every game, and no card with it
        options = msgspec.structs.replace(options, boxes=())
    return _read(options)


@lru_cache(maxsize=64)
def _read(options: BlankOptions) -> DeckInPlay:
    return deck_of(options)


def setting_of(options: BlankOptions, seats: int) -> Setting:
    """Everything about a table that stays the same from game to game."""
    deck = deck_named(options)
    rules = [compile_card(card, number) for number, card in enumerate(deck.rules)]
    effects: list[CardCode | None] = [None] * deck.cards
    for card, effect in deck.effects.items():
        effects[card] = compile_card(effect, CARD_SOURCE + card)
    setting = Setting(seats, rules, effects)
    setting.faces = Faces(deck)
    setting.forced = list(range(deck.new_rules))
    setting.is_memory = options.mode == "B"
    setting.is_live = options.tempo == "live"
    setting.chain_play = options.chain_play
    setting.is_early = options.call_timing == "early"
    setting.shows_turn = not setting.is_memory or options.show_turn or not setting.is_live
    setting.has_voice = options.voice
    setting.can_remove = options.leaving == "remove"
    setting.pace = options.pace
    setting.turn_limit = options.turn_limit * seats
    setting.starter = options.first
    return setting
