"""Positions with so few cards that every way to go on can be counted."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import stolik
from games.all_in import tables as all_in_tables
from games.cardline import builders as cardline_builders
from games.illusion import builders as illusion_builders
from reference.all_in.box import pot_of_round
from reference.all_in.game import AllIn, Settings
from reference.all_in.wiring import AllInWiring
from reference.base import KnownChance
from reference.blank.game import Blank
from reference.blank.wiring import NO_EFFECTS, BlankWiring
from reference.cardline.game import Cardline
from reference.cardline.game import Settings as CardlineSettings
from reference.cardline.wiring import CardlineWiring
from reference.counts import SmallTable
from reference.illusion.cards import COLOURS
from reference.illusion.game import Illusion
from reference.illusion.game import Settings as IllusionSettings
from reference.illusion.wiring import IllusionWiring
from stolik.games.blank.options import card_number
from stolik.kernel.entropy import FastStream


def all_in(hands: list[str], area: str, deck: str, pile: str = "", **options: str) -> SmallTable:
    """Seat 0 is about to move; `deck` and `pile` hold nothing but the cards that are named."""
    seats = len(hands)
    variant = options.get("variant", "plain")
    wiring = AllInWiring(stolik.load("all-in"), seats, {"pile": variant})
    held = dict(enumerate(hands))
    state = all_in_tables.table(seats, held, area=area, deck=deck, pile=pile, **options)
    state.deck = vec[i64](all_in_tables.cards(deck)[::-1])

    def lay_out(chance: KnownChance) -> AllIn:
        reference = AllIn(Settings(seats, pile=variant), chance)
        for player, hand in zip(reference.players, hands, strict=True):
            player.hand = hand.split()
        places = 2 * reference.row_length
        reference.area = area.split() + [None] * (places - len(area.split()))
        reference.deck = deck.split()
        reference.pile = pile.split()
        reference.round = 1
        reference.pot = pot_of_round(1, seats)
        return reference

    return SmallTable(wiring, state, lay_out)


def cardline(line: list[str], hands: list[list[str]], deck: list[str]) -> SmallTable:
    """Figures of the classics by their names, sorted by strength."""
    numbers = cardline_builders.numbers
    wiring = CardlineWiring(stolik.load("cardline"), len(hands), {"pack": "classics"})
    state = cardline_builders.table(line, hands, deck=numbers(*deck))

    def lay_out(chance: KnownChance) -> Cardline:
        reference = Cardline(CardlineSettings(len(hands), list(state.values)), chance)
        for player, hand in zip(reference.players, hands, strict=True):
            player.cards = numbers(*hand)
        reference.line = numbers(*line)
        reference.deck = numbers(*deck)
        return reference

    return SmallTable(wiring, state, lay_out)


def illusion(
    row: list[str], top: str, pile: list[str], mode: str = "three-arrows", seats: int = 2
) -> SmallTable:
    """Seat 0 is about to move at a red arrow; nobody has an arrow yet."""
    number = illusion_builders.NUMBER
    wiring = IllusionWiring(stolik.load("illusion"), seats, {"mode": mode})
    state = illusion_builders.table(row, top=top, seats=seats, mode=mode)
    state.pile = [number[name] for name in pile]

    def lay_out(chance: KnownChance) -> Illusion:
        reference = Illusion(IllusionSettings(seats, mode == "twelve-rounds"), chance)
        reference.arrow = COLOURS[illusion_builders.RED]
        reference.arrow_pile.remove(reference.arrow)
        reference.pile = [number[name] for name in pile]
        reference.top = number[top]
        reference.row = [number[name] for name in row]
        reference.round = 1
        return reference

    return SmallTable(wiring, state, lay_out)


def blank(hands: list[str], top: str, draw: str, **options: object) -> SmallTable:
    """Two players at a turn-based table with so few game cards: 'hexagon-1-a'."""
    chosen = {**NO_EFFECTS, "tempo": "turns", "first": 0, **options}
    wiring = BlankWiring(stolik.load("blank"), 2, chosen)
    state = wiring.rules.setup(FastStream(1))
    state.hands = [sorted(map(card_number, hand.split())) for hand in hands]
    state.draw = [card_number(card) for card in reversed(draw.split())]
    state.discard = [card_number(top)]

    def lay_out(chance: KnownChance) -> Blank:
        reference = wiring.reference(state, chance)
        for player, hand in zip(reference.players, hands, strict=True):
            player.hand = hand.split()
        reference.draw_pile = draw.split()
        reference.discard_pile = [top]
        return reference

    return SmallTable(wiring, state, lay_out)
