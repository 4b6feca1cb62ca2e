"""The mind of Call to Adventure: imagination of what is hidden, policy and estimate."""

from __future__ import annotations

import math
from typing import Final

from stolik.games.call_to_adventure.bot.policy import choose, rated
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.engine.model.replacement import replaced, replaced_list
from stolik.games.call_to_adventure.engine.model.sizes import DECKS, SYMBOLS
from stolik.games.call_to_adventure.engine.scoring import score
from stolik.games.call_to_adventure.engine.story import WHOLE_STORY, adversary_goal
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.mind import Mind, Rated
from stolik.kernel.move import Move
from stolik.kernel.phrase import Argument, Phrase, Player
from stolik.kernel.plan import Plan
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

TRIALS: Final = {"random": 0, "casual": 0, "skilled": 0, "expert": 300}
HORIZON: Final = 4  # turns, of all seats together

# Coefficients of a linear estimate of the points a seat will still score, fitted to 60,000 turns
# of skilled players; points at the end for each:
CARD_TO_COME: Final = 4.2  # card that the story lacks
CARD_BEHIND: Final = 4.3  # card that the best of the others is ahead: it will never be gained
HAND_CARD: Final = 0.65  # card in the hand
ABILITY: Final = 2.2  # ability symbol, while all of the story is to come
MORALITY_STEP: Final = 0.8  # space of the track, likewise
ROUND_TO_WAIT: Final = 3.8  # whole round to wait for the next turn
HIDDEN_BACKS: Final = ((v.DECK_HERO, v.CARDS_HERO), (v.DECK_ANTIHERO, v.CARDS_ANTIHERO))


class AdventureMind(Mind):
    """The mind of one player of a level."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(level, seed)
        self.plan = Plan(TRIALS[level], horizon=HORIZON)

    def imagine(self, state: State, seat: Seat, entropy: Stream) -> State:
        """Deal again what the seat has not seen: hands, destinies, decks, hidden rows."""
        assert isinstance(state, AdventureState)
        imagined = state.copy()
        imagined.entropy = FastStream(int(entropy.next32()))
        _deal_characters(imagined, seat, entropy)
        for deck, back in HIDDEN_BACKS:
            _deal_hands(imagined, seat, deck, back, entropy)
        for row in range(3):
            _shuffle_hidden_row(imagined, seat, row, entropy)
        _shuffle_rest(imagined, seat, v.DECK_ADVERSARY, entropy)
        return imagined

    def redrawn(self, state: State, entropy: Stream) -> State:
        """Shuffle what no seat has looked at: decks, and rows that still lie face down."""
        assert isinstance(state, AdventureState)
        other = state.copy()
        for deck in range(DECKS):
            _shuffle_unseen(other, deck, entropy)
        return other

    def unseen(self, state: State) -> int:
        """The cards of decks that nobody has looked at, and those of rows face down."""
        assert isinstance(state, AdventureState)
        count = sum([len(state.decks[deck]) - _first_unseen(state, deck) for deck in range(DECKS)])
        return count + sum([len(_places_face_down(state, row)) for row in range(3)])

    def policy(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Choose a move quickly, in a state that may be imagined; a casual player errs at times."""
        assert isinstance(state, AdventureState)
        moves = state.legal(seat)
        if self._makes_mistake(entropy):
            return moves[int(entropy.below(len(moves)))]
        return choose(state, seat, moves, entropy)

    def rated(self, imagined: list[State], seat: Seat, entropy: Stream) -> list[Rated]:
        """The value in points of main actions, and of help before a cast."""
        state = imagined[0]
        assert isinstance(state, AdventureState)
        return [] if self._makes_mistake(entropy) else rated(state, seat, state.legal(seat))

    def _makes_mistake(self, entropy: Stream) -> bool:
        return self.level == "random" or (self.level == "casual" and entropy.below(5) == 0)

    def clock(self, state: State) -> int:
        """Count the turns of all seats."""
        assert isinstance(state, AdventureState)
        seats = len(state.xp)
        return state.round_number * seats + (state.active - state.start) % seats

    def beliefs(self, imagined: list[State], seat: Seat) -> list[Phrase]:
        """What each story may be worth with its secret destiny; nothing before there is one."""
        found: list[Phrase] = []
        for other in range(imagined[0].seats):
            points: list[int] = []
            for state in imagined:
                assert isinstance(state, AdventureState)
                if state.acts_open == 0:
                    return []
                points.append(score(state, other)[-1])
            kind = "belief-points" if other != seat else "belief-points-own"
            args: dict[str, Argument] = {
                "seat": Player(other),
                "low": min(points),
                "high": max(points),
            }
            found.append(Phrase(kind, args))
        return found

    def estimate(self, state: State) -> list[float]:
        """What each seat may expect: its points so far and those its story still lacks."""
        assert isinstance(state, AdventureState)
        seats: int = len(state.xp)
        if state.is_over:
            winners = state.outcome.winners
            return [float(seat in winners) for seat in range(seats)]
        if state.acts_open == 0:
            return [0.5 if state.adversary.card >= 0 else 1.0 / seats] * seats
        if state.adversary.card >= 0:
            return [_cooperative_chance(state)] * seats
        return _win_shares(state)


def _win_shares(state: AdventureState) -> list[float]:
    """Share the win by projected totals; a lead counts more the fewer cards are to come."""
    seats = len(state.xp)
    counts = [len(cards) for cards in state.tucked]
    spread = 3.0 + 0.5 * (WHOLE_STORY - max(counts))
    points = [
        score(state, seat)[-1] + _points_to_come(state, seat, counts) for seat in range(seats)
    ]
    top = max(points)
    weights = [math.exp((own - top) / spread) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def _points_to_come(state: AdventureState, seat: Seat, counts: list[int]) -> float:
    seats = len(counts)
    missing = WHOLE_STORY - counts[seat]
    share = missing / WHOLE_STORY
    ahead = 0
    for other in range(seats):
        ahead = max(ahead, counts[other] - counts[seat])
    abilities = 0.0
    for symbol in range(v.BASE):
        abilities += float(min(state.symbols[seat * SYMBOLS + symbol], 3))
    return (
        CARD_TO_COME * missing
        - CARD_BEHIND * ahead
        + HAND_CARD * len(state.hands[seat])
        + share * (ABILITY * abilities + MORALITY_STEP * float(state.morality[seat]))
        - ROUND_TO_WAIT * float((seat - state.active) % seats) / seats
    )


def _cooperative_chance(state: AdventureState) -> float:
    """Estimate how likely the players beat the adversary, by the progress of both."""
    if state.adversary.defeated_by >= 0:
        return 0.8
    done = max([len(cards) for cards in state.tucked]) / 9.0
    taken = float(state.adversary.xp) / float(adversary_goal(state))
    return min(max(0.5 + 0.6 * (done - taken), 0.02), 0.98)


def _deal_characters(state: AdventureState, seat: Seat, entropy: Stream) -> None:
    """Others' destinies and rejected characters, and before that all they were dealt."""
    if state.score_pad:
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
                state.destinies = replaced(state.destinies, other, pool.pop())
        pool.sort()
        state.undealt = replaced_list(state.undealt, group, pool)
    if not is_choosing:
        return
    for other in range(len(state.xp)):
        if other != seat and state.kept_characters[other] >= 0 and each > 1:
            state.kept_characters = replaced(state.kept_characters, other, int(entropy.below(8)))


def _known_top(state: AdventureState, seat: Seat, deck: int) -> list[int]:
    """The cards on top of a deck that the seat has looked at."""
    top = state.tops[deck]
    return state.decks[deck][top : top + state.seen_on_top[seat * DECKS + deck]]


def _deal_hands(state: AdventureState, seat: Seat, deck: int, back: int, entropy: Stream) -> None:
    """Deal others' hands and the deck again; how many cards of which back is known."""
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
        state.hands = replaced_list(state.hands, other, hand)
    state.decks = replaced_list(state.decks, deck, known + pool)
    state.tops = replaced(state.tops, deck, 0)


def _shuffle_hidden_row(state: AdventureState, seat: Seat, row: int, entropy: Stream) -> None:
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
        state.rows = replaced(state.rows, place, pool.pop())
    state.decks = replaced_list(state.decks, row, known + pool)
    state.tops = replaced(state.tops, row, 0)


def _shuffle_rest(state: AdventureState, seat: Seat, deck: int, entropy: Stream) -> None:
    known = _known_top(state, seat, deck)
    pool = state.decks[deck][state.tops[deck] + len(known) :]
    pool.sort()
    entropy.shuffle(pool)
    state.decks = replaced_list(state.decks, deck, known + pool)
    state.tops = replaced(state.tops, deck, 0)


def _first_unseen(state: AdventureState, deck: int) -> int:
    """Where in a deck the cards begin that no seat has looked at."""
    known = 0
    for seat in range(len(state.xp)):
        known = max(known, int(state.seen_on_top[seat * DECKS + deck]))
    return int(state.tops[deck]) + known


def _places_face_down(state: AdventureState, row: int) -> list[int]:
    """The places of a row that hold a card, while it lies face down."""
    if row < state.acts_open:
        return []
    return [place for place in range(row * 5, row * 5 + 5) if state.rows[place] >= 0]


def _shuffle_unseen(state: AdventureState, deck: int, entropy: Stream) -> None:
    """Shuffle the part of a deck that no seat has looked at, with its row while face down."""
    first = _first_unseen(state, deck)
    places = _places_face_down(state, deck) if deck < 3 else []
    pool = state.decks[deck][first:] + [state.rows[place] for place in places]
    entropy.shuffle(pool)
    for place in places:
        state.rows = replaced(state.rows, place, pool.pop())
    state.decks = replaced_list(state.decks, deck, state.decks[deck][:first] + pool)
