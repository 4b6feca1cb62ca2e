"""The rules of Cardline: set-up, refusal, legal moves, placing, rounds, play-offs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.cardline import narration, views
from stolik.games.cardline.moves import MOST_CARDS, PACK_SIZE, PLACINGS, PlaceCard
from stolik.games.cardline.options import FIRST, PLACES, RANDOM, CardlineOptions
from stolik.games.cardline.pack import Pack
from stolik.games.cardline.state import CardlineState
from stolik.kernel.entropy import Stream, stream_from
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.options import OptionError
from stolik.kernel.outcome import Outcome
from stolik.kernel.phrase import Phrase, Player
from stolik.kernel.refusal import BadMove, Refusal
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.view import View

ROUNDS_PER_CARD: Final = 50  # CRD-R17

_SINGLE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(8)]
_NOBODY: Final[tuple[Seat, ...]] = ()
_NO_MOVES: Final[list[Move]] = []
_placings: Final[list[list[Move] | None]] = [None] * ((MOST_CARDS + 1) * (PACK_SIZE + 1))


def placings(cards: i64, slots: i64) -> list[Move]:
    """All moves for a number of cards and of slots; made once."""
    key = cards * (PACK_SIZE + 1) + slots
    ready = _placings[key]
    if ready is None:
        ready = [move for move in PLACINGS if move.card < cards and move.slot < slots]
        _placings[key] = ready
    return ready


@final
class CardlineRules(Rules):
    """The rules of a table of Cardline."""

    def __init__(self, game: Game, seats: int, options: CardlineOptions, pack: Pack) -> None:
        super().__init__(game, seats, options)
        self.pack = pack
        self.cards: int = options.dealt
        self.attribute: int = _attribute(options.attribute, pack)
        self.values: list[list[int]] = [
            [card.values[place] for card in pack.cards] for place in range(3)
        ]

        self.pack_order: list[int] = _cards_in_play(seats, options)
        self.most_rounds: int = most_rounds(options)
        self.nobody_left: tuple[int, ...] = (0,) * seats
        self._orders: list[list[int]] = [[], [], []]

    def order(self, attribute: int) -> list[int]:
        """All cards of the pack from the lowest value to the highest."""
        if not self._orders[attribute]:
            pairs = [(value, card) for card, value in enumerate(self.values[attribute])]
            pairs.sort()
            self._orders[attribute] = [card for _, card in pairs]
        return self._orders[attribute]

    def setup(self, entropy: Stream) -> CardlineState:
        """Shuffle, deal, turn the starting card over and draw the first player at random."""
        attribute = self.attribute if self.attribute >= 0 else entropy.below(3)  # CRD-R19
        deck = self.pack_order.copy()
        entropy.shuffle(deck)  # CRD-R2
        cards = self.cards
        hands = [deck[seat * cards : (seat + 1) * cards] for seat in range(self.seats)]
        state = CardlineState(self, entropy, hands)
        state.attribute = attribute
        state.values = self.values[attribute]
        state.deck = deck
        state.top = self.seats * cards
        state.box = []
        state.line = [_draw(state)]  # CRD-13
        state.reveal(state.line[0])
        state.first = entropy.below(self.seats)  # CRD-R3
        state.turn = state.first
        state.left_in = self.nobody_left
        state.left_with = self.nobody_left
        return state

    def deciders(self, state: State) -> tuple[Seat, ...]:
        """The player whose turn it is."""
        assert isinstance(state, CardlineState)
        return _NOBODY if state.is_over else _SINGLE[state.turn]

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Any of the player's cards into any slot (CRD-16, CRD-17); there is no pass (CRD-15)."""
        assert isinstance(state, CardlineState)
        if state.is_over or seat != state.turn:
            return _NO_MOVES
        return placings(len(state.hands[seat]), len(state.line) + 1)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why the seat may not make this move now; None when it may."""
        assert isinstance(state, CardlineState)
        if not isinstance(move, PlaceCard):
            raise BadMove(str(move))
        if state.is_over:
            return Refusal("CRD-29", "game-over")
        if seat != state.turn:
            return _not_the_turn_of(state, seat)
        if move.card >= len(state.hands[seat]):
            return Refusal("CRD-16", "no-such-card", cards=len(state.hands[seat]))
        if move.slot > len(state.line):
            return Refusal("CRD-17", "no-such-slot", slots=len(state.line) + 1)
        return None

    def perform(self, state: State, seat: Seat, move: Move) -> None:
        """Place the card, turn it over, keep or replace it, and pass the turn on."""
        assert isinstance(state, CardlineState)
        assert isinstance(move, PlaceCard)
        slot = move.slot
        hand = state.hands[seat].copy()
        card = hand.pop(move.card)
        state.hands[seat] = hand
        state.reveal(card)
        fits = is_fitting(state, card, slot)
        if state.notices is not None:
            narration.placed(state, self.pack, card, slot, fits)
        if fits:
            line = state.line.copy()
            line.insert(slot, card)
            state.line = line
            if not hand and state.notices is not None:
                narration.went_out(state, seat)
        else:
            _replace(state, self.pack, hand, card)
        self._pass_turn(state)

    def _pass_turn(self, state: CardlineState) -> None:
        """Go on clockwise among those still in the game (CRD-25); a full circle is a round."""
        seats: i64 = self.seats
        seat: i64 = state.turn
        while True:
            seat += 1
            if seat == seats:
                seat = 0
            if seat == state.first:
                self._end_round(state)
                return
            if not state.left_in[seat]:
                state.turn = seat
                return

    def _end_round(self, state: CardlineState) -> None:
        """Decide between winner, play-off and a further round (CRD-R7)."""
        out = [
            seat for seat in range(self.seats) if not state.hands[seat] and not state.left_in[seat]
        ]
        if len(out) == 1:
            _win(state, (out[0],))
            return
        if out and not self._begin_play_off(state, out):
            return
        if state.round >= self.most_rounds:
            self._end_by_limit(state)
            return
        state.round += 1
        self._open_round(state)

    def _open_round(self, state: CardlineState) -> None:
        """The first player begins, or the next one who is still in the game (CRD-R13)."""
        seat = state.first
        while state.left_in[seat]:
            seat = (seat + 1) % self.seats
        state.turn = seat

    def _begin_play_off(self, state: CardlineState, out: list[Seat]) -> bool:
        """Eliminate all others and deal a card each; False when that ended the game."""
        for seat in range(self.seats):
            if state.hands[seat] and not state.left_in[seat]:
                _eliminate(state, seat)
        state.is_play_off = True
        if len(state.deck) - state.top + len(state.box) < len(out):
            _win(state, tuple(out))  # CRD-R16
            return False
        if state.notices is not None:
            narration.play_off(state, out)
        for place in range(self.seats):
            seat = (state.first + place) % self.seats  # CRD-R13
            if seat in out:
                _renew_deck(state)
                card = _draw(state)
                state.hands[seat] = [card]
                if state.notices is not None:
                    narration.drawn(state, self.pack, seat, card)
        return True

    def _end_by_limit(self, state: CardlineState) -> None:
        """After too many rounds the fewest cards win, ties share (CRD-R17)."""
        playing = [seat for seat in range(self.seats) if not state.left_in[seat]]
        fewest = min([len(state.hands[seat]) for seat in playing])
        _win(state, tuple([seat for seat in playing if len(state.hands[seat]) == fewest]))

    def outcome(self, state: State) -> Outcome:
        """Winners share one point; the others are ranked as CRD-R26 says."""
        assert isinstance(state, CardlineState)
        worth = [_standing(state, seat) for seat in range(self.seats)]
        ranks = tuple([1 + len([1 for other in worth if other > own]) for own in worth])
        share = 1.0 / len(state.winners)
        scores = tuple([share if seat in state.winners else 0.0 for seat in range(self.seats)])
        return Outcome(scores, ranks, state.winners)

    def view(self, state: State, seat: Seat | None) -> View:
        """The whole table; only the seat differs."""
        assert isinstance(state, CardlineState)
        return views.view_of(state, self.pack, seat)

    def places(self, state: State) -> dict[str, list[int]]:
        """Where every card is, by the name of the place."""
        assert isinstance(state, CardlineState)
        places = {f"hand {seat}": list(hand) for seat, hand in enumerate(state.hands)}
        places["line"] = list(state.line)
        places["deck"] = state.deck[state.top :]
        places["box"] = list(state.box)
        return places

    def restore(self, snapshot: tuple[object, ...]) -> State:
        """Restore the state that gave this snapshot."""
        return _restored(self, snapshot)


def is_fitting(state: CardlineState, card: i64, slot: i64) -> bool:
    """Whether the card's value lies between its neighbours' (CRD-R4)."""
    values = state.values
    line = state.line
    value: i64 = values[card]
    # CRD-28: equal values are right on either side, hence > and not >=.
    if slot > 0 and values[line[slot - 1]] > value:
        return False
    return slot == len(line) or value <= values[line[slot]]


def most_rounds(options: CardlineOptions) -> int:
    """After how many rounds the fewest cards win (CRD-R17)."""
    return options.rounds or ROUNDS_PER_CARD * options.dealt


def _cards_in_play(seats: int, options: CardlineOptions) -> list[int]:
    """The cards that are shuffled: all, or as many as a small game has, from all over the pack."""
    size = options.size or PACK_SIZE
    needed = seats * options.dealt + 1
    if size < needed:
        raise OptionError(
            f"size: {seats} players with {options.dealt} cards each and the first card of the "
            f"line need {needed} cards, not {size}",
            Phrase("option-size-small", {"size": size, "needed": needed}),
        )
    return [place * PACK_SIZE // size for place in range(size)]


def _attribute(word: str, pack: Pack) -> int:
    """Find the characteristic that counts; -1 when it is drawn at random."""
    if word in PLACES:
        return PLACES.index(word)
    if word == RANDOM:
        return -1
    names = [attribute.id for attribute in pack.attributes]
    if word not in names:
        raise OptionError(
            f"{word!r} is no characteristic of the pack {pack.id!r}: "
            f"choose {', '.join(names)}, {FIRST} or {RANDOM}",
            Phrase(
                "option-attribute-unknown",
                {"asked": word, "pack": pack.id, "known": ", ".join([*names, FIRST, RANDOM])},
            ),
        )
    return names.index(word)


def _not_the_turn_of(state: CardlineState, seat: Seat) -> Refusal:
    if 0 <= seat < len(state.hands):
        if state.left_in[seat]:
            return Refusal("CRD-30", "eliminated")
        if not state.hands[seat]:
            return Refusal("CRD-R8", "already-out")
    return Refusal("CRD-14", "not-your-turn", whose=Player(state.turn))


def _draw(state: CardlineState) -> int:
    card = state.deck[state.top]
    state.top += 1
    return card


def _renew_deck(state: CardlineState) -> None:
    """Replace a used-up deck by the shuffled box (CRD-R15)."""
    if state.top < len(state.deck) or not state.box:
        return
    deck = state.box
    state.entropy.shuffle(deck)
    state.deck = deck
    state.top = 0
    state.box = []
    if state.notices is not None:
        narration.renewed(state, len(deck))


def _replace(state: CardlineState, pack: Pack, hand: list[int], card: int) -> None:
    """Draw for a misplaced card, which joins the box only afterwards (CRD-R15)."""
    _renew_deck(state)
    if state.top == len(state.deck):
        # CRD-R16: it is itself the only card available.
        hand.append(card)
        if state.notices is not None:
            narration.returned(state, pack, card)
        return
    state.box.append(card)
    drawn = _draw(state)
    hand.append(drawn)
    if state.notices is not None:
        narration.drawn(state, pack, state.turn, drawn)


def _eliminate(state: CardlineState, seat: Seat) -> None:
    """Take a player out whose cards go to the box unrevealed (CRD-30, CRD-R14)."""
    left_in = list(state.left_in)
    left_with = list(state.left_with)
    left_in[seat] = int(state.round)
    left_with[seat] = len(state.hands[seat])
    state.left_in = tuple(left_in)
    state.left_with = tuple(left_with)
    state.box.extend(state.hands[seat])
    state.hands[seat] = []
    if state.notices is not None:
        narration.eliminated(state, seat)


def _win(state: CardlineState, winners: tuple[Seat, ...]) -> None:
    state.is_over = True
    state.winners = winners
    if state.notices is not None:
        narration.ended(state)


def _standing(state: CardlineState, seat: Seat) -> tuple[int, int, int]:
    """Compare seats: winners, then who left later, then with fewer cards (CRD-R26)."""
    if seat in state.winners:
        return (1, 0, 0)
    if state.left_in[seat]:
        return (0, state.left_in[seat], -state.left_with[seat])
    return (0, state.round, -len(state.hands[seat]))


def _restored(rules: CardlineRules, snapshot: tuple[object, ...]) -> CardlineState:
    (entropy, is_over, attribute, values, line, hands, deck, box, seen, turns,
     left_in, left_with, is_play_off, winners) = snapshot  # fmt: skip
    assert isinstance(entropy, tuple) and isinstance(hands, tuple)
    assert isinstance(is_over, bool) and isinstance(is_play_off, bool)
    assert isinstance(attribute, int)
    assert isinstance(values, tuple) and isinstance(line, tuple)
    assert isinstance(deck, tuple) and isinstance(box, tuple)
    assert isinstance(seen, tuple) and isinstance(turns, tuple)
    assert isinstance(left_in, tuple) and isinstance(left_with, tuple)
    assert isinstance(winners, tuple)
    state = CardlineState(rules, stream_from(entropy), [list(hand) for hand in hands])
    state.is_over = is_over
    state.attribute = attribute
    state.values = list(values)
    state.line = list(line)
    state.deck = list(deck)
    state.box = list(box)
    state.seen_low, state.seen_high = seen
    state.first, state.turn, state.round = turns
    state.left_in = left_in
    state.left_with = left_with
    state.is_play_off = is_play_off
    state.winners = winners
    return state
