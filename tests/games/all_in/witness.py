"""Somebody who sits on a seat, hears what it hears, and checks imagined states against that.

Works from events alone and shares nothing with the mind of the product.
"""

from itertools import combinations

from games.all_in import reference
from games.all_in.tables import NUMBERS


class Said:
    """A stated value, and what the hand has openly gained and lost since."""

    def __init__(self, value):
        self.value = value
        self.gained = set()
        self.lost = set()
        self.hidden_losses = 0


class Witness:
    def __init__(self, state, seat):
        self.seat = seat
        self.seats = state.seats
        self.third_eye = state.rules.options.pile == "third-eye"
        self.values = reference.VALUES_A if state.rules.options.side == "A" else reference.VALUES_B
        self.begin()

    def begin(self):
        self.certain = [set() for _ in range(self.seats)]  # surely in that hand
        self.piled = set()  # surely in the pile
        self.recycled = set()  # went from there into the deck
        self.fresh = [0] * self.seats  # unseen cards gained since then
        self.said = [[] for _ in range(self.seats)]

    def gain(self, seat, card):
        self.certain[seat].add(card)
        self.piled.discard(card)
        for said in self.said[seat]:
            said.gained.add(card)

    def lose(self, seat, card):
        known = card in self.certain[seat]
        self.certain[seat].discard(card)
        if card in self.recycled and not known:
            self.fresh[seat] -= 1
        self.recycled.discard(card)
        for said in self.said[seat]:
            said.lost.add(card)

    def hear(self, event):  # noqa: PLR0912 - one way an event
        kind = type(event).__name__
        seat = getattr(event, "seat", None)
        card = NUMBERS[event.card.id] if hasattr(event, "card") else None
        match kind:
            case "RoundBegun":
                self.begin()
            case "CardPlayed":
                self.lose(seat, card)
            case "CardTaken" | "PileCardTaken" | "CardKept":
                self.recycled.discard(card)
                self.gain(seat, card)
            case "CardsSwapped" | "PileCardSwapped":
                given = NUMBERS[event.given.id]
                self.lose(seat, given)
                self.gain(seat, card)
                if kind == "PileCardSwapped":
                    self.piled.add(given)
            case "CardDrawn":
                self.recycled.discard(card)
                self.gain(seat, card)
            case "CardDrawnSecretly" | "CardKeptSecretly":
                self.fresh[seat] += 1
            case "CardDiscarded":
                self.lose(seat, card)
                self.piled.add(card)
            case "CardsStacked":
                self.piled |= {NUMBERS[face.id] for face in event.cards}
            case "CardsRevealed" | "DeckCardPlaced":
                faces = event.cards if kind == "CardsRevealed" else [event.card]
                self.recycled -= {NUMBERS[face.id] for face in faces}
            case "CardPutDown" | "CardsPutDown":
                # Nobody can tell which card it was; from the hand or from the deck.
                self.certain[seat].clear()
                for said in self.said[seat]:
                    said.hidden_losses += getattr(event, "count", 1)
            case "DeckRenewed":
                self.recycled = set(self.piled)
                self.piled = set()
                self.fresh = [0] * self.seats
            case "ValueStated":
                self.said[event.other].append(Said(event.value))
            case "CardsShown":
                for face in event.cards:
                    self.show(event.other, NUMBERS[face.id])
        return kind

    def show(self, seat, card):
        if seat != self.seat:
            if card in self.recycled:
                self.fresh[seat] -= 1
                self.recycled.discard(card)
            self.certain[seat].add(card)

    def check(self, real, imagined):
        """Raise when the imagined state contradicts anything heard."""
        assert imagined.hands[self.seat] == real.hands[self.seat]
        assert imagined.area == real.area
        assert len(imagined.deck) == len(real.deck)
        assert self.piled <= set(imagined.pile)
        if not self.third_eye:
            assert imagined.pile == real.pile
        for other in range(self.seats):
            if other == self.seat:
                continue
            held = set(imagined.hands[other])
            assert len(held) == len(real.hands[other])
            assert self.certain[other] <= held, "a card that was seen is not there"
            assert not held & self.piled
            old = held & self.recycled
            assert len(old) <= max(self.fresh[other], 0), "a card from the new deck in an old hand"
            for said in self.said[other]:
                self.check_statement(said, held)

    def check_statement(self, said, held):
        if said.hidden_losses:
            return
        candidates = sorted((held | said.lost) - said.gained)
        # A card gained and lost and gained again may have been there from the start.
        more = sorted((held | said.lost) & said.gained)
        hands = [*combinations(candidates, 5), *combinations(candidates + more, 5)]
        assert any(reference.value(hand, self.values) == said.value for hand in hands), (
            "nobody with this hand could have stated that value"
        )
