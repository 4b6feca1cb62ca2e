# mypyc: compile
"""What one seat remembers of a round, as tokens.

A token is a card that the seat follows: it knows where the
token is, and sometimes which card it is. Tokens drawn from the deck carry its
*generation*: how often the pile had been shuffled into a new deck.

The seat loses sight of a token only when an opponent puts a card of the hand
onto the pile face down. Then it knows that one of the tokens in that hand has
gone, so the hand's chain gets a *marker*: exactly one token before it is the
one that went. Whatever is seen later narrows this down.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.all_in.cards.card_numbers import CARDS, NONE
from stolik.games.all_in.engine.round_log import (
    ASKED,
    DREW,
    GAINED,
    HID,
    KEPT,
    LOOKED,
    LOST,
    RECYCLED,
    RENEWED,
    SANK,
    SHOWN,
    STATED,
    TURNED,
    UNKNOWN,
    card_of,
    code_of,
    seat_of,
)
from stolik.kernel.entropy import Stream
from stolik.kernel.seat import Seat


class Statement:
    """A value that an opponent stated, and the chain of the hand at that moment."""

    def __init__(self, value: int, chain: list[int]) -> None:
        self.value = value
        self.chain = chain


class Memory:
    """One way to explain everything that the seat has seen.

    In a chain or in the pile, a number of at least 0 is a token and -1 - m is
    marker m. Where several explanations fit, `luck` picks one.
    """

    def __init__(self, seat: Seat, seats: int, hand: int, luck: Stream) -> None:
        self.seat = seat
        self.luck = luck
        self.generation: int = 0
        self.card_of_token: list[int] = []
        self.generation_of_token: list[int] = []
        self.token_of_card: list[int] = [NONE] * CARDS
        self.oldest: list[int] = [0] * CARDS  # a card cannot be in a token older than this
        self.lost_to_marker: list[int] = []
        self.generation_of_marker: list[int] = []  # of the deck it was shuffled into; 0: none
        self.pile: list[int] = []
        self.looked: list[int] = []
        self.statements: list[Statement] = []
        self.fits = True
        self._shown_by: Seat = NONE
        self.chains: list[list[int]] = []
        for other in range(seats):
            chain: list[int] = []
            if other != seat:
                for _ in range(hand):
                    chain.append(self._token(UNKNOWN))
            self.chains.append(chain)

    def read(self, log: vec[i64]) -> bool:
        """Go through the round; False when this explanation led to a contradiction."""
        for entry in log:
            self._note(code_of(entry), seat_of(entry), card_of(entry))
            if not self.fits:
                return False
        for chain in self.chains:
            self._settle(chain)
        return self.fits

    def _note(self, code: int, seat: Seat, card: int) -> None:  # noqa: PLR0912 - one way a code
        if code == LOST:
            self._lost(seat, card)
        elif code == GAINED:
            if seat != self.seat:
                self.chains[seat].append(self._token(card))
        elif code == DREW:
            if seat == self.seat:
                self._sighted(card)
            else:
                self.chains[seat].append(self._token(UNKNOWN))
        elif code == TURNED:
            self._sighted(card)
        elif code == RENEWED:
            self._renewed()
        elif code == RECYCLED:
            self.oldest[card] = self.generation
        elif code == STATED:
            if seat != self.seat:
                self.statements.append(Statement(card, self.chains[seat].copy()))
        elif code == ASKED:
            self._shown_by = card if seat == self.seat else NONE
        elif code == SHOWN:
            if self._shown_by != NONE and card != UNKNOWN:
                self._was_shown(self._shown_by, card)
        else:
            self._note_of_third_eye(code, seat, card)

    def _note_of_third_eye(self, code: int, seat: Seat, card: int) -> None:
        own = seat == self.seat
        if code == LOOKED:
            if own:
                self._sighted(card)
            self.looked.append(self._token(card if own else UNKNOWN))
        elif code == KEPT:
            token = self._from_looked(card if own else UNKNOWN)
            if own:
                self._forget_token(token)
            else:
                self.chains[seat].append(token)
        elif code == SANK:
            self.pile.append(self._from_looked(card if own else UNKNOWN))
        elif code == HID:
            if own:
                self.pile.append(self._token(card))
            else:
                marker = len(self.lost_to_marker)
                self.lost_to_marker.append(NONE)
                self.generation_of_marker.append(0)
                self.chains[seat].append(-1 - marker)
                self.pile.append(-1 - marker)

    def _token(self, card: int) -> int:
        """Begin to follow a card."""
        token = len(self.card_of_token)
        self.card_of_token.append(card)
        self.generation_of_token.append(self.generation)
        if card != UNKNOWN:
            self.token_of_card[card] = token
        return token

    def _forget_token(self, token: int) -> None:
        card = self.card_of_token[token]
        if card != UNKNOWN:
            self.token_of_card[card] = NONE

    def _from_looked(self, card: int) -> int:
        """Remove a token from those being looked at: the card's, or any."""
        place = int(self.luck.below(len(self.looked)))
        if card != UNKNOWN:
            place = self.looked.index(self.token_of_card[card])
        return self.looked.pop(place)

    def _renewed(self) -> None:
        """The pile became the deck: what lay in it can be anywhere in the new generation."""
        self.generation += 1
        for entry in self.pile:
            if entry < 0:
                self.generation_of_marker[-1 - entry] = self.generation
            elif self.card_of_token[entry] != UNKNOWN:
                card = self.card_of_token[entry]
                self.oldest[card] = self.generation
                self.token_of_card[card] = NONE
        self.pile = []

    def _sighted(self, card: int) -> None:
        """A card came from the deck; if it was in a hand, it must have gone to the pile before."""
        if card == UNKNOWN or self.token_of_card[card] == NONE:
            return
        token = self.token_of_card[card]
        self.token_of_card[card] = NONE
        for chain in self.chains:
            if token in chain:
                place = chain.index(token)
                for later in range(place + 1, len(chain)):
                    if chain[later] < 0:
                        # The earliest marker leaves the later ones to tokens that came later.
                        self.lost_to_marker[-1 - chain[later]] = token
                        del chain[later]
                        del chain[place]
                        return
        self.fits = False

    def _lost(self, seat: Seat, card: int) -> None:
        """A card left a hand for everybody to see."""
        if seat != self.seat:
            chain = self.chains[seat]
            place = self._place_in(chain, card)
            if place != NONE:
                del chain[place]
        self.token_of_card[card] = NONE

    def _was_shown(self, seat: Seat, card: int) -> None:
        """A card is in a hand now, so no marker so far can have taken it."""
        chain = self.chains[seat]
        place = self._place_in(chain, card)
        if place != NONE:
            token = chain.pop(place)
            chain.append(token)
            self.token_of_card[card] = token

    def _place_in(self, chain: list[int], card: int) -> int:
        """Find the token of a hand that is this card, among unknown ones if necessary."""
        token = self.token_of_card[card]
        if token != NONE and token in chain:
            place = chain.index(token)
            if self._can_spare(chain, place):
                return place
        self._sighted(card)  # from elsewhere, through pile and deck, into this hand
        places: list[int] = []
        for place in range(len(chain)):
            token = chain[place]
            if (
                token >= 0
                and self.card_of_token[token] == UNKNOWN
                and self.generation_of_token[token] >= self.oldest[card]
                and self._can_spare(chain, place)
            ):
                places.append(place)
        if not places:
            self.fits = False
            return NONE
        place = places[self.luck.below(len(places))]
        self.card_of_token[chain[place]] = card
        return place

    def _can_spare(self, chain: list[int], place: int) -> bool:
        """Whether every marker still has a token before it without this one."""
        spare = 0
        for at in range(len(chain)):
            if chain[at] < 0:
                spare -= 1
            elif at != place:
                spare += 1
            if spare < 0:
                return False
        return True

    def _settle(self, chain: list[int]) -> None:
        """Decide for every marker left which token went; gone tokens leave the chain."""
        place = 0
        while place < len(chain):
            if chain[place] >= 0:
                place += 1
                continue
            marker = -1 - chain[place]
            if place == 0:
                self.fits = False
                return
            gone = int(self.luck.below(place))
            token = chain[gone]
            self.lost_to_marker[marker] = token
            card = self.card_of_token[token]
            if card != UNKNOWN and self.generation_of_marker[marker] > 0:
                self.oldest[card] = self.generation_of_marker[marker]
                self.token_of_card[card] = NONE
            del chain[place]
            del chain[gone]
            place -= 1

    def hand_at(self, statement: Statement) -> list[int]:
        """The tokens that were in the hand when its value was stated."""
        gone = [self.lost_to_marker[-1 - entry] for entry in statement.chain if entry < 0]
        return [entry for entry in statement.chain if entry >= 0 and entry not in gone]
