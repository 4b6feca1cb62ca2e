# mypyc: compile
"""Imagined deals: what a seat cannot know, dealt so that it fits what the seat has seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stolik.games.all_in.bot.hands_of_value import complete
from stolik.games.all_in.bot.memory import Memory, Statement
from stolik.games.all_in.cards.card_numbers import NONE
from stolik.games.all_in.engine.area import insert
from stolik.games.all_in.engine.round_log import (
    ASKED,
    DREW,
    HID,
    KEPT,
    LOOKED,
    SANK,
    SHOWN,
    UNKNOWN,
    card_of,
    code_of,
    note,
    seat_of,
)
from stolik.games.all_in.engine.setting import Setting
from stolik.games.all_in.state import GETTING, PREDICTING, AllInState
from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.seat import Seat

_IN_VAIN: Final = 10  # the cost of a deal that fits nothing: every way to a stated value was tried


class Imagination:
    """Samples deals, and counts what that costs.

    After `tries` failures it deals as a player without memory would. Ten are rarely
    needed; a rare value stated twice can take a hundred.
    """

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self.effort: int = 0

    def imagined(
        self, setting: Setting, state: AllInState, seat: Seat, entropy: Stream
    ) -> AllInState:
        """Make up a full state that the seat cannot tell from the real one."""
        other = state.copy()
        other.entropy = FastStream(entropy.next32())
        if state.is_over:
            return other
        for _ in range(self.tries):
            deal = Deal(setting, state, seat, entropy)
            if deal.fits:
                self.effort += 1
                deal.write(other)
                break
            self.effort += _IN_VAIN
        else:
            forgotten(setting, other, seat, entropy)
        _hide_choices(setting, other, seat, entropy)
        other.round_log = _without_secrets(state.round_log, seat)
        return other


class Deal:
    """An assignment of cards to all tokens that the seat remembers."""

    def __init__(self, setting: Setting, state: AllInState, seat: Seat, entropy: Stream) -> None:
        self.setting = setting
        self.state = state
        self.seat = seat
        self.entropy = entropy
        self.deck: list[int] = []
        self.memory: Memory = Memory(seat, setting.seats, int(setting.hand), entropy)
        self.pool: list[int] = []
        self.fits: bool = (
            self.memory.read(state.round_log) and self._sizes_agree() and self._deal_all()
        )

    def _see_revealed(self) -> None:
        """Under the third eye the seat that is looking knows the cards it looks at."""
        memory = self.memory
        for place in range(len(memory.looked)):
            card = self.state.revealed[place]
            memory.card_of_token[memory.looked[place]] = card
            memory.token_of_card[card] = memory.looked[place]

    def _sizes_agree(self) -> bool:
        """Check that the hands have as many tokens as they have cards."""
        for other in range(self.setting.seats):
            if other != self.seat and len(self.memory.chains[other]) != len(
                self.state.hands[other]
            ):
                return False
        return True

    def _deal_all(self) -> bool:
        if self.setting.third_eye and self.seat == self.state.turn:
            self._see_revealed()
        self.pool = self._unplaced()
        return self._honour_statements() and self._fill()

    def _unplaced(self) -> list[int]:
        """All cards whose place the seat does not know, in order of their numbers."""
        memory = self.memory
        state = self.state
        placed = [token != NONE for token in memory.token_of_card]
        for card in state.hands[self.seat]:
            placed[card] = True
        for card in state.area:
            if card != NONE:
                placed[card] = True
        if state.played != NONE:
            placed[state.played] = True
        if not self.setting.third_eye:
            for card in state.pile:
                placed[card] = True
            for card in state.revealed:
                placed[card] = True
        return [card for card in self.setting.deck if not placed[card]]

    def _suits_token(self, card: int, token: int) -> bool:
        """Whether the token can be this card, by when each came out of a deck."""
        oldest = self.memory.oldest[card]
        generation = self.memory.generation_of_token[token]
        # Where discards are open, everybody knows exactly what each deck was made of.
        return oldest <= generation if self.setting.third_eye else oldest == generation

    def _honour_statements(self) -> bool:
        """Choose cards for tokens of which a value is known (AIN-R31)."""
        memory = self.memory
        # High values first: they are rare, and low ones are easily true as well.
        for statement in _rarest_first(memory.statements):
            tokens = memory.hand_at(statement)
            unknown = [token for token in tokens if memory.card_of_token[token] == UNKNOWN]
            fixed = [
                memory.card_of_token[token]
                for token in tokens
                if memory.card_of_token[token] != UNKNOWN
            ]
            if not unknown:
                if self.setting.ranking.value(fixed) != statement.value:
                    return False
            elif not self._fit(unknown, fixed, statement.value):
                return False
        return True

    def _fit(self, tokens: list[int], fixed: list[int], value: int) -> bool:
        for token in tokens:
            if not self._is_somewhere(token):
                return True  # shuffled away unseen: the statement binds nothing that is left
        eligible: list[int] = []
        for card in self.pool:
            if all(self._suits_token(card, token) for token in tokens):
                eligible.append(card)
        if not self.setting.third_eye and len(eligible) < len(tokens):
            # Tokens of several generations: each takes a card of its own.
            eligible = [
                card
                for card in self.pool
                if any(self._suits_token(card, token) for token in tokens)
            ]
        chosen = complete(self.setting, fixed, eligible, value, self.entropy)
        if not chosen:
            return False
        for token in tokens:
            card = _first_suiting(self, chosen, token)
            if card == NONE:
                return False
            chosen.remove(card)
            self.memory.card_of_token[token] = card
            self.pool.remove(card)
        return True

    def _is_somewhere(self, token: int) -> bool:
        """Whether the token is still in a hand, in the pile or being looked at."""
        memory = self.memory
        for chain in memory.chains:
            if token in chain:
                return True
        if token in memory.looked:
            return True
        for entry in memory.pile:
            if (memory.lost_to_marker[-1 - entry] if entry < 0 else entry) == token:
                return True
        return False

    def _places(self) -> list[int]:
        """Every token that still needs a card, then the deck's places."""
        memory = self.memory
        tokens: list[int] = []
        for chain in memory.chains:
            tokens.extend([t for t in chain if memory.card_of_token[t] == UNKNOWN])
        tokens.extend([t for t in memory.looked if memory.card_of_token[t] == UNKNOWN])
        for entry in memory.pile:
            token = memory.lost_to_marker[-1 - entry] if entry < 0 else entry
            if memory.card_of_token[token] == UNKNOWN:
                tokens.append(token)
        return tokens

    def _fill(self) -> bool:
        """Deal what is left: the youngest cards first, which have the fewest places."""
        memory = self.memory
        tokens = self._places()
        pool = self.pool
        if len(pool) != len(tokens) + len(self.state.deck):
            return False
        self.entropy.shuffle(pool)
        room = len(self.state.deck)
        age = memory.generation
        while age > 0:
            rest: list[int] = []
            for card in pool:
                if memory.oldest[card] != age:
                    rest.append(card)
                    continue
                fitting = [token for token in tokens if self._suits_token(card, token)]
                # The deck is always of the youngest generation.
                here = room if self.setting.third_eye or age == memory.generation else 0
                place = int(self.entropy.below(len(fitting) + here)) if fitting or here else NONE
                if place == NONE:
                    return False
                if place < len(fitting):
                    memory.card_of_token[fitting[place]] = card
                    tokens.remove(fitting[place])
                else:
                    self.deck.append(card)
                    room -= 1
            pool = rest
            age -= 1
        for card in pool:
            if tokens and self._suits_token(card, tokens[-1]):
                memory.card_of_token[tokens.pop()] = card
            elif room > 0 and (self.setting.third_eye or memory.generation == 0):
                self.deck.append(card)
                room -= 1
            else:
                return False
        self.entropy.shuffle(self.deck)
        return True

    def write(self, other: AllInState) -> None:
        """Put the imagined cards into a state."""
        memory = self.memory
        for seat in range(self.setting.seats):
            if seat != self.seat:
                hand: list[int] = []
                for token in memory.chains[seat]:
                    insert(hand, memory.card_of_token[token])
                other.hands[seat] = hand
        other.deck = vec[i64](self.deck)
        if self.setting.third_eye:
            other.pile = [
                memory.card_of_token[memory.lost_to_marker[-1 - entry] if entry < 0 else entry]
                for entry in memory.pile
            ]
            other.revealed = [memory.card_of_token[token] for token in memory.looked]


def _rarest_first(statements: list[Statement]) -> list[Statement]:
    """Sort statements by descending value; equal ones keep their order."""
    ordered: list[Statement] = []
    for statement in statements:
        place = len(ordered)
        while place > 0 and ordered[place - 1].value < statement.value:
            place -= 1
        ordered.insert(place, statement)
    return ordered


def _first_suiting(deal: Deal, cards: list[int], token: int) -> int:
    for card in cards:
        if deal._suits_token(card, token):
            return card
    return NONE


def forgotten(setting: Setting, state: AllInState, seat: Seat, entropy: Stream) -> None:
    """Deal again whatever does not lie open, as for a player without memory."""
    hidden = [int(card) for card in state.deck]
    for other in range(setting.seats):
        if other != seat:
            hidden.extend(state.hands[other])
    if setting.third_eye:
        hidden.extend(state.pile)
        if seat != state.turn:
            hidden.extend(state.revealed)
    hidden.sort()
    entropy.shuffle(hidden)
    for other in range(setting.seats):
        if other != seat:
            hand: list[int] = []
            for _ in range(len(state.hands[other])):
                insert(hand, hidden.pop())
            state.hands[other] = hand
    if setting.third_eye:
        state.pile = [hidden.pop() for _ in state.pile]
        if seat != state.turn:
            state.revealed = [hidden.pop() for _ in state.revealed]
    state.deck = vec[i64](hidden)


def _hide_choices(setting: Setting, state: AllInState, seat: Seat, entropy: Stream) -> None:
    """Sample the choices of others that are still secret."""
    if state.phase == GETTING and state.turn != seat:
        hand = state.hands[state.turn]
        state.given = hand[entropy.below(len(hand))]
    if state.phase == PREDICTING and setting.seats == 2:  # AIN-103
        for other in range(2):
            if other != seat and state.predictions[other] != NONE:
                state.predictions = state.predictions.copy()
                state.predictions[other] = int(entropy.below(2))


def _without_secrets(log: vec[i64], seat: Seat) -> vec[i64]:
    """The log as far as the seat may read it; others' secrets become unknown cards."""
    readable = vec[i64]()
    parties = (NONE, NONE)
    for entry in log:
        code = code_of(entry)
        actor = seat_of(entry)
        if code == ASKED:
            parties = (actor, card_of(entry))
        secret = code in (DREW, HID, LOOKED, KEPT, SANK) and actor != seat
        if code == SHOWN and seat not in parties:
            secret = True
        readable = append(readable, note(code, actor, UNKNOWN) if secret else entry)
    return readable
