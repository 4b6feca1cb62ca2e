"""The rules of Illusion: set-up, refusal, legal moves, placing, doubting, rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.illusion import narration, views
from stolik.games.illusion.moves import CARDS, CHOICES, ONLY_DOUBT, Doubt, PlaceCard
from stolik.games.illusion.options import THREE_ARROWS, IllusionOptions
from stolik.games.illusion.state import NO_CARD, NOBODY, IllusionState
from stolik.kernel.entropy import Stream, stream_from
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.outcome import Outcome, ranked
from stolik.kernel.phrase import Player
from stolik.kernel.refusal import BadMove, Refusal
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.view import View

ARROWS: Final = 12

_ALL_ARROWS: Final[list[int]] = list(range(ARROWS))
_SINGLE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(5)]
_NONE: Final[tuple[Seat, ...]] = ()
_NO_MOVES: Final[list[Move]] = []


class IllusionRules(Rules):
    """The rules of a table of Illusion."""

    def __init__(
        self, game: Game, seats: int, options: IllusionOptions, shares: list[list[int]]
    ) -> None:
        super().__init__(game, seats, options)
        self.shares = shares  # a list for each colour: the share of each card
        self.is_short: bool = options.mode == THREE_ARROWS
        self.enough: int = options.arrows  # ILL-35
        count = options.pictures
        self.deck: list[int] = [place * CARDS // count for place in range(count)]

    def setup(self, entropy: Stream) -> IllusionState:
        """Shuffle both piles, draw the first player at random and set up round 1."""
        state = IllusionState(self, entropy, self.shares)
        state.arrows = _ALL_ARROWS.copy()  # ILL-07
        state.pile = self.deck.copy()  # ILL-09
        state.won = [[] for _ in range(self.seats)]
        state.perception_seed = entropy.next32()
        state.turn = entropy.below(self.seats)  # ILL-R1
        _turn_top(state)
        _begin_round(state)
        return state

    def deciders(self, state: State) -> tuple[Seat, ...]:
        """The player whose turn it is."""
        assert isinstance(state, IllusionState)
        return _NONE if state.is_over else _SINGLE[state.turn]

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Doubt, or any slot for the next card (ILL-16, ILL-19); there is no pass."""
        assert isinstance(state, IllusionState)
        if state.is_over or seat != state.turn:
            return _NO_MOVES
        if state.top == NO_CARD:
            return ONLY_DOUBT  # ILL-R6
        return CHOICES[len(state.row)]

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why the seat may not make this move now; None when it may."""
        assert isinstance(state, IllusionState)
        if state.is_over:
            return self._refusal_after_the_end()
        if seat != state.turn:
            return Refusal("ILL-R20", "not-your-turn", whose=Player(state.turn))
        if isinstance(move, PlaceCard):
            if state.top == NO_CARD:
                return Refusal("ILL-R6", "nothing-to-draw")
            if move.slot > len(state.row):
                return _no_such_slot(len(state.row))
            return None
        if isinstance(move, Doubt):
            if len(state.row) < 2:
                return Refusal("ILL-R3", "nothing-to-doubt")
            return None
        raise BadMove(str(move))

    def _refusal_after_the_end(self) -> Refusal:
        return Refusal("ILL-35" if self.is_short else "ILL-36", "game-over")

    def perform(self, state: State, seat: Seat, move: Move) -> None:
        """Add a card and pass the turn on, or settle a doubt and begin the next round."""
        assert isinstance(state, IllusionState)
        if not state.is_sole_owner:
            state.own()
        if isinstance(move, PlaceCard):
            slot = move.slot
            state.row.insert(slot, state.top)  # ILL-21: the others keep their order
            state.pictures.insert(slot, len(state.shown) - 1)
            state.last_slot = slot
            if state.turned:
                hide_backs(state)
            if state.notices is not None:
                narration.placed(state, seat, slot)
            state.turn = seat + 1 if seat + 1 < self.seats else 0  # ILL-15
            _turn_top(state)
        else:
            self._settle(state, seat)

    def _settle(self, state: IllusionState, doubter: Seat) -> None:
        """Turn the row over, award the arrow, and go on or end the game."""
        is_right = not is_in_order(state.shares[state.arrow // 3], state.row)
        before = doubter - 1 if doubter > 0 else self.seats - 1
        taker = doubter if is_right else before  # ILL-30, ILL-31
        state.turned = state.row
        state.turned_pictures = state.pictures
        state.turned_arrow = state.arrow
        state.doubter = doubter
        state.taker = taker
        state.won[taker].append(state.arrow)
        state.turn = taker  # ILL-34
        if state.notices is not None:
            narration.doubted(state)
        state.removed = state.removed + state.row  # ILL-32
        state.row = []
        state.pictures = []
        state.last_slot = -1
        if self._is_finished(state, taker):
            state.is_over = True
            if state.notices is not None:
                narration.ended(state, self.outcome(state).winners)
            return
        if state.top == NO_CARD:
            _turn_top(state)  # ILL-R7
        _begin_round(state)
        if state.notices is not None:
            narration.round_begun(state)

    def _is_finished(self, state: IllusionState, taker: Seat) -> bool:
        if self.is_short:
            return len(state.won[taker]) >= self.enough  # ILL-35
        return state.round >= ARROWS  # ILL-36

    def outcome(self, state: State) -> Outcome:
        """Most arrows win, ties share (ILL-37, ILL-R14, ILL-R19)."""
        assert isinstance(state, IllusionState)
        return ranked(tuple([float(len(own)) for own in state.won]))

    def view(self, state: State, seat: Seat | None) -> View:
        """The whole table; only the seat differs."""
        assert isinstance(state, IllusionState)
        winners = self.outcome(state).winners if state.is_over else _NONE
        return views.view_of(state, seat, self.is_short, winners)

    def places(self, state: State) -> dict[str, list[int]]:
        """Where every card is, by the name of the place; arrows come after the colour cards."""
        assert isinstance(state, IllusionState)
        places = {f"won {seat}": _as_cards(own) for seat, own in enumerate(state.won)}
        places["pile"] = list(state.pile)
        places["top"] = [] if state.top == NO_CARD else [state.top]
        places["row"] = list(state.row)
        places["removed"] = list(state.removed)
        places["arrow pile"] = _as_cards(state.arrows)
        places["arrow"] = [] if state.is_over else _as_cards([state.arrow])
        return places

    def restore(self, snapshot: tuple[object, ...]) -> State:
        """Restore the state that gave this snapshot."""
        return _restored(self, snapshot)


def is_in_order(shares: list[int], row: list[int]) -> bool:
    """Whether the shares of a row's cards never fall, reading away from the arrow."""
    last = -1
    for card in row:
        share = shares[card]
        # ILL-28: equal neighbours are no mistake, hence < and not <=.
        if share < last:
            return False
        last = share
    return True


def hide_backs(state: IllusionState) -> None:
    """Hide the backs of the last doubt: they cannot be looked up later (ILL-R17)."""
    state.turned = []
    state.turned_pictures = []
    state.doubter = NOBODY
    state.taker = NOBODY


def _begin_round(state: IllusionState) -> None:
    """Turn an arrow over and lay the neutral first card beside it (ILL-08, ILL-10)."""
    state.arrow = _drawn(state.entropy, state.arrows)
    state.round += 1
    state.row = [state.top]
    state.pictures = [len(state.shown) - 1]
    state.seen = []
    _turn_top(state)


def _turn_top(state: IllusionState) -> None:
    """Put the next card on top of the pile, after a shuffle if necessary (ILL-R5)."""
    if not state.pile:
        if not state.removed:
            state.top = NO_CARD
            return
        state.pile = state.removed.copy()
        state.removed = []
        if state.notices is not None:
            narration.renewed(state, len(state.pile))
    state.top = _drawn(state.entropy, state.pile)
    state.shown.append(state.top)


def _drawn(entropy: Stream, cards: list[int]) -> int:
    """Draw a card from a shuffled pile; any card of the bag is as likely as any other."""
    count: i64 = len(cards)
    place: i64 = entropy.below(count)
    card = cards[place]
    cards[place] = cards[count - 1]
    cards.pop()
    return card


def _as_cards(arrows: list[int]) -> list[int]:
    return [CARDS + arrow for arrow in arrows]


def _no_such_slot(cards: int) -> Refusal:
    if cards == 1:
        return Refusal("ILL-14", "two-slots")
    return Refusal("ILL-19", "no-such-slot", slots=cards + 1)


def _restored(rules: IllusionRules, snapshot: tuple[object, ...]) -> IllusionState:
    (entropy, is_over, shares, arrows, arrow, won, pile, top, row, pictures, removed, shown, turn,
     round_, last_slot, perception_seed, turned, turned_pictures, turned_arrow, doubter, taker,
     seen) = snapshot  # fmt: skip
    assert isinstance(entropy, tuple) and isinstance(is_over, bool)
    assert isinstance(shares, tuple) and isinstance(arrows, tuple) and isinstance(won, tuple)
    assert isinstance(pile, tuple) and isinstance(row, tuple) and isinstance(pictures, tuple)
    assert isinstance(removed, tuple) and isinstance(shown, tuple) and isinstance(seen, tuple)
    assert isinstance(turned, tuple) and isinstance(turned_pictures, tuple)
    assert isinstance(arrow, int) and isinstance(top, int) and isinstance(turn, int)
    assert (
        isinstance(round_, int) and isinstance(last_slot, int) and isinstance(perception_seed, int)
    )
    assert isinstance(turned_arrow, int) and isinstance(doubter, int) and isinstance(taker, int)
    state = IllusionState(rules, stream_from(entropy), [list(own) for own in shares])
    state.is_over = is_over
    state.arrows = list(arrows)
    state.arrow = arrow
    state.won = [list(own) for own in won]
    state.pile = list(pile)
    state.top = top
    state.row = list(row)
    state.pictures = list(pictures)
    state.removed = list(removed)
    state.shown = list(shown)
    state.turn = turn
    state.round = round_
    state.last_slot = last_slot
    state.perception_seed = perception_seed
    state.turned = list(turned)
    state.turned_pictures = list(turned_pictures)
    state.turned_arrow = turned_arrow
    state.doubter = doubter
    state.taker = taker
    state.seen = list(seen)
    return state
