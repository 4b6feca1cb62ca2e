"""Engine states set as a test wants them, at the beginning of a turn, with few cards left."""

from __future__ import annotations

from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from games.call_to_adventure.table import quest_of
from reference.call_to_adventure.engine import PILES, is_in_main_phase
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.engine.story import add_symbols, refresh_story
from stolik.games.call_to_adventure.engine.table_effects import refresh_table_effects
from stolik.games.call_to_adventure.game import GAME
from stolik.games.call_to_adventure.moves import ROW_SIZE
from stolik.games.call_to_adventure.state import NO_SEAT_CACHED, AdventureState
from stolik.kernel.entropy import FastStream


@dataclass
class Seat:
    """One player's side; story cards are written 'siege' or 'siege:1' for the lower path."""

    characters: tuple[str, str, str] = ("huntress", "will_to_lead", "one_with_nature")
    story: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    experience: int = 3
    morality: int = 0


@dataclass
class Arrangement:
    """A small game: two cards a row, say, and a card or two in each deck."""

    seats: tuple[Seat, ...]
    rows: tuple[tuple[str, ...], ...]
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    options: dict[str, object] = field(default_factory=dict)
    adversary: str = ""
    adversary_experience: int = 0


class Box:
    """Hands out the copies of a card one after another."""

    def __init__(self) -> None:
        self.left = {key: list(card.ids) for key, card in catalogue().by_key.items()}

    def card(self, key: str) -> int:
        return int(self.left[key].pop(0))

    def cards(self, keys: tuple[str, ...]) -> list[int]:
        return [self.card(key) for key in keys]


def first_turn(seats: int, seed: int, options: dict[str, object]) -> AdventureState:
    """A new game in its first main phase."""
    state = GAME.new(seats, seed, options)
    while not is_in_main_phase(state):
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def arranged(wanted: Arrangement, seed: int = 1) -> AdventureState:
    """Make the engine's state; seat 0 begins its turn."""
    state = first_turn(len(wanted.seats), seed, {**wanted.options, "first": 0})
    box = Box()
    state.symbols = vec[i64]([0] * len(state.symbols))
    for place in range(len(state.rows)):
        state.rows[place] = state.row_allies[place] = -1
    for act, keys in enumerate(wanted.rows):
        for slot, card in enumerate(box.cards(keys)):
            state.rows[act * ROW_SIZE + slot] = card
    state.acts_open = len(wanted.rows)
    for deck, pile in enumerate(PILES):
        state.decks[deck] = box.cards(wanted.decks.get(pile, ()))
        state.tops[deck] = 0
        state.discards[deck] = []
    for seat, player in enumerate(wanted.seats):
        arrange_seat(state, seat, player, box)
    if wanted.adversary:
        state.adversary.card = box.card(wanted.adversary)
        quest = quest_of(wanted.adversary).ids[0]
        state.adversary.quests = [box.card("enemy_at_the_gates"), quest]
        state.adversary.xp = wanted.adversary_experience
    refresh_table_effects(state)
    state.cached_seat = NO_SEAT_CACHED
    return state


def arrange_seat(state: AdventureState, seat: int, player: Seat, box: Box) -> None:
    origin, motivation, destiny = box.cards(player.characters)
    state.origins[seat], state.motivations[seat] = origin, motivation
    state.destinies[seat] = destiny
    sides = []
    for text in player.story:
        key, _, path = text.partition(":")
        sides.append(box.card(key) * 2 + int(path or 0))
    state.tucked[seat] = sides
    state.allies[seat] = box.cards(player.allies)
    state.hands[seat] = sorted(box.cards(player.hand))
    state.xp[seat] = player.experience
    state.morality[seat] = player.morality
    for side in [origin * 2, motivation * 2, *sides, *(ally * 2 for ally in state.allies[seat])]:
        add_symbols(state, seat, side, 1)
    refresh_story(state, seat)


def thin_out(state: AdventureState, luck: FastStream, most: int) -> None:
    """Leave no more than a few cards in every deck."""
    for deck in range(len(PILES)):
        left = state.decks[deck][state.tops[deck] :]
        state.decks[deck] = left[: luck.below(most + 1)]
        state.tops[deck] = 0
    state.cached_seat = NO_SEAT_CACHED
