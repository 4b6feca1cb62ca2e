"""How a player of Call to Adventure thinks: what may be hidden, and a quick sensible choice."""

from __future__ import annotations

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.state import DECKS, AdventureState
from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

HIDDEN_BACKS = ((v.DECK_HERO, v.CARDS_HERO), (v.DECK_ANTIHERO, v.CARDS_ANTIHERO))


class AdventureMind(Mind):
    """The thoughts of one player."""

    def imagine(self, state: State, seat: Seat, entropy: Stream) -> State:
        """Deal everything the seat has not seen anew: hands, destinies, decks, hidden rows."""
        assert isinstance(state, AdventureState)
        imagined = state.copy()
        imagined.entropy = FastStream(int(entropy.next32()))
        _deal_characters(imagined, seat, entropy)
        for deck, back in HIDDEN_BACKS:
            _deal_hands(imagined, seat, deck, back, entropy)
        for row in range(3):
            _lay_row(imagined, seat, row, entropy)
        _shuffle_rest(imagined, seat, v.DECK_ADVERSARY, entropy)
        return imagined

    def policy(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Choose quickly, inside a state that may be imagined."""
        moves = state.legal(seat)
        return moves[int(entropy.below(len(moves)))]


def _deal_characters(state: AdventureState, seat: Seat, entropy: Stream) -> None:
    """Others' destinies and rejected characters, and before that all they were dealt."""
    if state.pad:
        return
    is_choosing = state.acts_open == 0
    state.dealt = [list(cards) for cards in state.dealt]
    state.undealt = [list(cards) for cards in state.undealt]
    each = len(state.dealt[0]) // 3
    for group in range(3):
        pool = list(state.undealt[group])
        for other in range(len(state.xp)):
            if other == seat:
                continue
            pool.extend(state.dealt[other][group * each : (group + 1) * each])
            if group == 2 and not is_choosing:
                pool.append(state.destinies[other])
        pool.sort()
        entropy.shuffle(pool)
        for other in range(len(state.xp)):
            if other == seat:
                continue
            drawn = [pool.pop() for _ in range(each)]
            drawn.sort()
            state.dealt[other][group * each : (group + 1) * each] = drawn
            if group == 2 and not is_choosing:
                state.destinies[other] = pool.pop()
        pool.sort()
        state.undealt[group] = pool
    if not is_choosing:
        return
    for other in range(len(state.xp)):
        if other != seat and state.chosen[other] >= 0 and each > 1:
            state.chosen[other] = int(entropy.below(8))


def _known_top(state: AdventureState, seat: Seat, deck: int) -> list[int]:
    """The cards on top of a deck that the seat has looked at."""
    top = state.tops[deck]
    return state.decks[deck][top : top + state.glimpsed[seat * DECKS + deck]]


def _deal_hands(state: AdventureState, seat: Seat, deck: int, back: int, entropy: Stream) -> None:
    """Deal others' hands and the deck anew; how many cards of which back is known."""
    known = _known_top(state, seat, deck)
    pool = state.decks[deck][state.tops[deck] + len(known) :]
    for other in range(len(state.xp)):
        if other != seat:
            pool.extend([card for card in state.hands[other] if state.tables.back[card] == back])
    pool.sort()
    entropy.shuffle(pool)
    for other in range(len(state.xp)):
        if other == seat:
            continue
        hand = [card for card in state.hands[other] if state.tables.back[card] != back]
        for _ in range(len(state.hands[other]) - len(hand)):
            hand.append(pool.pop())
        hand.sort()
        state.hands[other] = hand
    state.decks[deck] = known + pool
    state.tops[deck] = 0


def _lay_row(state: AdventureState, seat: Seat, row: int, entropy: Stream) -> None:
    """Shuffle a story deck together with its row while that lies face down."""
    if row < state.acts_open:
        _shuffle_rest(state, seat, row, entropy)
        return
    known = _known_top(state, seat, row)
    pool = state.decks[row][state.tops[row] + len(known) :]
    places = [place for place in range(row * 5, row * 5 + 5) if state.rows[place] >= 0]
    pool.extend([state.rows[place] for place in places])
    pool.sort()
    entropy.shuffle(pool)
    for place in places:
        state.rows[place] = pool.pop()
    state.decks[row] = known + pool
    state.tops[row] = 0


def _shuffle_rest(state: AdventureState, seat: Seat, deck: int, entropy: Stream) -> None:
    known = _known_top(state, seat, deck)
    pool = state.decks[deck][state.tops[deck] + len(known) :]
    pool.sort()
    entropy.shuffle(pool)
    state.decks[deck] = known + pool
    state.tops[deck] = 0
