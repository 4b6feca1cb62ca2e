"""From options to the setting of a table: the deck read, checked and compiled once."""

from __future__ import annotations

from stolik.games.blank.cards.faces import Faces
from stolik.games.blank.engine.codes import CardCode
from stolik.games.blank.engine.compiler import compile_card
from stolik.games.blank.engine.setting import ORDERS_BIND_ALL, Setting
from stolik.games.blank.moves import CARD_SOURCE
from stolik.games.blank.options import BlankOptions, deck_of
from stolik.kernel.options import OptionError
from stolik.kernel.phrase import Argument, Phrase

OPEN_CARDS = 2  # the opening card, and one to draw


def setting_of(options: BlankOptions, seats: int, version: int) -> Setting:
    """Everything about a table that stays the same from game to game."""
    deck = deck_of(options)
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
    setting.orders_bind_all = version >= ORDERS_BIND_ALL
    setting.is_early = options.call_timing == "early"
    setting.shows_turn = not setting.is_memory or options.show_turn or not setting.is_live
    setting.has_voice = options.voice
    setting.can_remove = options.leaving == "remove"
    setting.pace = options.pace
    setting.turn_limit = options.most_turns * seats
    setting.starter = options.first
    setting.hand = options.hand
    if options.cards:
        setting.cards = options.cards
    needed = seats * options.hand + OPEN_CARDS
    if setting.cards < needed:
        problem = f"cards: {seats} players with {options.hand} cards each need {needed}"
        sizes: dict[str, Argument] = {"size": int(setting.cards), "needed": needed}
        raise OptionError(f"{problem}, not {setting.cards}", Phrase("option-cards-small", sizes))
    return setting
