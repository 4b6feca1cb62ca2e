"""A table of Call to Adventure as numbers, straight from the state: see `vector.py`."""

# mypyc: compile

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now, printed_difficulty
from stolik.games.call_to_adventure.challenge.odds import (
    chance_at,
    chance_of_pool_now,
    chances_with_dark,
)
from stolik.games.call_to_adventure.challenge.result import pending_corruption, result_now
from stolik.games.call_to_adventure.engine.conditions import count_backs
from stolik.games.call_to_adventure.engine.model.sides import side_card, side_path
from stolik.games.call_to_adventure.engine.model.sizes import DECKS, RUNE_KINDS, SYMBOLS
from stolik.games.call_to_adventure.engine.model.stack import entry_card
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_ALLY_PLACE,
    ASK_OFFER,
    ASK_PLAYER,
    ASK_ROW_CARD,
    ASK_RUNE,
    ASK_SIGN,
    ASK_STACK_CARD,
    LAST_QUESTION,
    WINDOW,
    card_of,
    effect_of,
    kind_of,
    window_of,
)
from stolik.games.call_to_adventure.engine.model.verdicts import SUCCEEDED, UNDECIDED
from stolik.games.call_to_adventure.engine.rows import row_size
from stolik.games.call_to_adventure.engine.story import adversary_goal, is_face_up, symbols_of
from stolik.games.call_to_adventure.engine.table_effects import can_journey, playable_backs
from stolik.games.call_to_adventure.moves import PLACES, ROW_SIZE, SET_ASIDE
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.observations.encoding import EncodedRows, Encoder
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

CARDS: Final = 192
XP: Final = 10
DIFFICULTY: Final = 15
TURNS: Final = 60
LOWEST: Final = -4  # morality
HIGHEST: Final = 2
WINDOWS: Final = (3, 7, 10, 11, 15, 16, 17)
MOST_JOURNEYS: Final = 4
MOST_DARK: Final = 4
MOST_PATHS: Final = 2
OPEN_DECKS: Final = 5  # three acts, heroes, antiheroes
MOST_RUNES: Final = 3  # of a kind
MOST_CORRUPTION: Final = 6
ADVERSARY_XP: Final = 30
ABILITIES: Final = 6
MOST_SYMBOLS: Final = 6  # of a kind, in a story


@final
class AdventureEncoder(Encoder):
    """The rows, the stories, the own hand, and the challenge that is faced."""

    def write(self, rows: EncodedRows, state: State, seat: Seat) -> None:
        """Write the fields of a row that has been begun."""
        assert isinstance(state, AdventureState)
        _write_question(rows, state)
        rows.seat(state.active)
        rows.number(state.round_number, TURNS)
        rows.flag(state.turn.main_actions_due > 0)
        rows.number(state.turn.journeys_free, MOST_JOURNEYS)
        rows.flag(not state.is_over and state.acts_open > 0 and can_journey(state, state.active))
        rows.number(state.turn.dark_runes_bought, MOST_DARK)
        rows.seat(state.finisher)
        rows.flag(state.last_turns_left >= 0)
        if state.acts_open == 0:
            rows.cards(state.dealt[seat], CARDS)
        else:
            rows.skip(CARDS)
        _write_rows(rows, state, seat)
        _write_decks(rows, state, seat)
        _write_challenge(rows, state)
        _write_adversary(rows, state, seat)
        for steps in range(rows.seats):
            _write_player(rows, state, int(rows.seat_after(steps)), steps == 0)


def _write_question(rows: EncodedRows, state: AdventureState) -> None:
    """What is asked, in which window, about which card, and whom."""
    kind = -1
    window = -1
    card = -1
    if not state.is_over:
        top = state.agenda[-1]
        kind = kind_of(top)
        if kind == WINDOW:
            number = window_of(top)
            window = WINDOWS.index(number) if number in WINDOWS else -1
        elif kind in (ASK_ALLY_PLACE, ASK_PLAYER, ASK_STACK_CARD, ASK_OFFER):
            card = card_of(top)
        elif kind in (ASK_SIGN, ASK_ROW_CARD, ASK_RUNE):
            card = state.tables.card_of_effect[state.tables.effects[effect_of(top)].number]
    rows.one_of(kind, LAST_QUESTION + 1)
    rows.one_of(window, len(WINDOWS))
    rows.one_of(card, CARDS)
    for seat in state.rules.deciders(state):
        rows.put_one(rows.at + rows.steps_to(seat))
    rows.skip(rows.seats)


def _write_rows(rows: EncodedRows, state: AdventureState, seat: Seat) -> None:
    """Which card lies where, allies, and place by place how hard it is."""
    start = rows.at
    rows.skip(2 * CARDS)
    size = row_size(state)
    is_choosing = state.acts_open == 0
    for place in range(PLACES):
        card = state.rows[place] if place % ROW_SIZE < size else -1
        is_open = place // ROW_SIZE < state.acts_open
        rows.flag(card >= 0 and not is_open)
        if card < 0 or not is_open:
            rows.skip(2 * MOST_PATHS)
            continue
        rows.put_share(start + card, float(place + 1) / PLACES)
        ally = state.row_allies[place]
        if ally >= 0:
            rows.put_one(start + CARDS + ally)
        if state.tables.kind[card] == v.TRAIT:
            rows.skip(2 * MOST_PATHS)
            continue
        for path in range(min(state.tables.paths[card], MOST_PATHS)):
            difficulty = printed_difficulty(state, place, path)
            if difficulty > 0:
                rows.put_share(rows.at + path, float(difficulty) / DIFFICULTY)
            if not is_choosing:
                chance = chance_at(state, seat, place, path)
                rows.put_share(rows.at + MOST_PATHS + path, chance)
        rows.skip(2 * MOST_PATHS)


def _write_decks(rows: EncodedRows, state: AdventureState, seat: Seat) -> None:
    for deck in range(OPEN_DECKS):
        cards = state.decks[deck]
        top = state.tops[deck]
        rows.number(len(cards) - top, CARDS)
        for place in range(top, min(top + state.seen_on_top[seat * DECKS + deck], len(cards))):
            rows.put_one(rows.at + cards[place])
        rows.skip(CARDS)
    for deck in range(OPEN_DECKS):
        rows.some_cards(state.discards[deck])
    rows.skip(CARDS)
    for entry in state.stack:
        rows.put_one(rows.at + entry_card(entry))
    rows.skip(CARDS)


def _write_challenge(rows: EncodedRows, state: AdventureState) -> None:
    challenge = state.challenge
    if challenge.card < 0 or state.is_over:
        rows.skip(CARDS + 2 + 1 + RUNE_KINDS + 1 + 1 + 3 + 1 + MOST_DARK)
        return
    if challenge.verdict != UNDECIDED:
        result, difficulty = challenge.judged_result, challenge.judged_difficulty
        chance = 1.0 if challenge.verdict == SUCCEEDED else 0.0
    else:
        result, difficulty = result_now(state), difficulty_now(state)
        if challenge.cast:
            chance = 1.0 if result >= difficulty else 0.0
        else:
            chance = chance_of_pool_now(state)
    rows.one_of(challenge.card, CARDS)
    rows.one_of(challenge.path, MOST_PATHS)
    rows.number(difficulty, DIFFICULTY)
    for kind in range(RUNE_KINDS):
        rows.number(challenge.pool[kind], MOST_RUNES)
    rows.number(result, DIFFICULTY)
    rows.number(pending_corruption(state), MOST_CORRUPTION)
    rows.one_of(challenge.verdict + 1, 3)
    rows.share(chance)
    if not challenge.cast:
        chances = chances_with_dark(state)
        for place in range(min(len(chances), MOST_DARK)):
            rows.put_share(rows.at + place, chances[place])
    rows.skip(MOST_DARK)


def _write_adversary(rows: EncodedRows, state: AdventureState, seat: Seat) -> None:
    adversary = state.adversary
    if adversary.card < 0:
        rows.skip(CARDS + 4 + rows.seats)
        return
    rows.put_one(rows.at + adversary.card)
    for card in adversary.quests:
        rows.put_one(rows.at + card)
    rows.cards(adversary.revealed, CARDS)
    rows.number(printed_difficulty(state, SET_ASIDE, 0), DIFFICULTY)
    can_count = state.acts_open > 0 and adversary.defeated_by < 0
    rows.share(chance_at(state, seat, SET_ASIDE, 0) if can_count else 0.0)
    rows.number(adversary.xp, ADVERSARY_XP)
    rows.number(adversary_goal(state), ADVERSARY_XP)
    rows.seat(adversary.defeated_by)


def _write_player(rows: EncodedRows, state: AdventureState, seat: Seat, is_own: bool) -> None:
    is_set = state.acts_open > 0
    if is_set:
        _write_card(rows, state.origins[seat])
        _write_card(rows, state.motivations[seat])
        if is_own or state.score_pad:
            _write_card(rows, state.destinies[seat])
    rows.skip(CARDS)
    start = rows.at
    for side in state.tucked[seat]:
        card = side_card(side)
        rows.put_one(start + card)
        if side_path(side):
            rows.put_one(start + CARDS + card)
    rows.skip(2 * CARDS)
    for ally in state.allies[seat]:
        if is_face_up(state, ally):
            _write_card(rows, ally)
    rows.skip(CARDS)
    rows.cards(state.played[seat], CARDS)
    hand = state.hands[seat]
    if is_own:
        rows.cards(hand, CARDS)
    rows.number(state.xp[seat], XP)
    rows.one_of(state.morality[seat] - LOWEST, HIGHEST - LOWEST + 1)
    backs = playable_backs(state, seat)
    rows.flag(backs & v.CARDS_HERO != 0)
    rows.flag(backs & v.CARDS_ANTIHERO != 0)
    rows.number(count_backs(state, hand, v.CARDS_HERO), XP)
    rows.number(count_backs(state, hand, v.CARDS_ANTIHERO), XP)
    for symbol in range(SYMBOLS):
        most: i64 = MOST_RUNES if symbol < ABILITIES else MOST_SYMBOLS
        rows.number(symbols_of(state, seat, symbol), most)
    rows.flag(is_set or state.kept_characters[seat] >= 0)


def _write_card(rows: EncodedRows, card: int) -> None:
    if card >= 0:
        rows.put_one(rows.at + card)
