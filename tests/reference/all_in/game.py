"""All In: Wizjonerzy, played literally by its ledger and manual; slow, and without the engine."""

from __future__ import annotations

from dataclasses import dataclass, field

from reference.all_in.box import (
    ROW_LENGTH,
    STALL_FACTOR,
    Effect,
    pot_of_round,
    standard_cards,
)
from reference.all_in.hands import is_rune_card, strength, value
from reference.base import Decisions, KnownChance, Reference


@dataclass
class Player:
    runes: int = 0  # AIN-15
    hand: list[str] = field(default_factory=list)
    named: int | None = None


@dataclass
class Settings:
    """What the table agreed on before the game (AIN-09, AIN-110, AIN-R40)."""

    players: int
    side: str = "A"
    pile: str = "plain"  # or "enchanting" or "third-eye"
    heirs: bool = False
    cards: dict[str, list[Effect]] = field(default_factory=standard_cards)


class AllIn(Reference):
    """One game; `chance` knows how every shuffle came out."""

    def __init__(self, settings: Settings, chance: KnownChance) -> None:
        self.settings = settings
        self.chance = chance
        self.players = [Player() for _ in range(settings.players)]
        self.row_length = ROW_LENGTH[settings.players]
        self.area: list[str | None] = []  # row 1 from the left, then row 2
        self.deck: list[str] = []  # from the top
        self.pile: list[str] = []  # the top is last
        self.round = 0
        self.pot = 0
        self.carried = 0
        self.first = 0
        self.active = 0
        self.is_predicting = False
        self.all_in: int | None = None
        self.turns_without_growth = 0
        self.played: str | None = None
        self.given: str | None = None
        self.revealed: list[str] = []
        self.shown: list[tuple[int, int, list[str]]] = []  # chooser, target, cards (AIN-58)
        self.stated: list[tuple[int, int]] = []  # target, value (AIN-56)
        self.last_hands: list[list[str]] = []
        self.winners: list[int] = []

    # --- the game ---------------------------------------------------------------------------

    def play(self) -> Decisions:
        """AIN-04: rounds, then the end."""
        self.first = self.chance.next()  # AIN-16, AIN-R34: left of a dealer found at random
        self.round = 1
        self.set_up_round()
        yield from self.play_on()

    def play_on(self) -> Decisions:
        """From a turn that is about to begin to the end of the game."""
        yield from self.take_turns()
        while self.round < 3:  # AIN-02
            yield from self.play_next_round()
        leaders = self.with_most_runes()
        if len(leaders) > 1 and self.settings.heirs:
            yield from self.play_next_round()  # AIN-107, AIN-R39: for everybody
            leaders = self.with_most_runes()
            self.winners = leaders if len(leaders) == 1 else []  # AIN-109
        else:
            # AIN-101, AIN-102: the stronger last hand decides among equals.
            self.winners = [max(leaders, key=self.last_strength)]

    def with_most_runes(self) -> list[int]:
        most = max(player.runes for player in self.players)
        return [seat for seat, player in enumerate(self.players) if player.runes == most]

    def last_strength(self, seat: int) -> tuple[int, int, int]:
        return strength(self.last_hands[seat], self.settings.side)

    # --- a round ----------------------------------------------------------------------------

    def play_next_round(self) -> Decisions:
        self.round += 1
        self.choose_first_player()
        self.set_up_round()
        yield from self.take_turns()

    def take_turns(self) -> Decisions:
        """AIN-18: clockwise until the area is full; then everybody predicts."""
        while True:
            before = self.cards_in_area()
            could_place = yield from self.take_turn()
            # AIN-R28: turns after which the area holds no more than before are counted.
            if self.cards_in_area() > before:
                self.turns_without_growth = 0
            else:
                self.turns_without_growth += 1
            if self.is_full() or not could_place:  # AIN-20, AIN-R29
                break
            self.active = self.left_of(self.active)
        self.is_predicting = True
        yield from self.predict()
        self.is_predicting = False
        self.score()

    def set_up_round(self) -> None:
        self.active = self.first  # AIN-17
        for player in self.players:
            player.named = None  # AIN-93
        # AIN-10, AIN-92: all cards are shuffled, five for each player.
        cards = self.chance.shuffled(self.settings.cards)
        for player in self.players:
            player.hand = [cards.pop(0) for _ in range(5)]
        self.area = [None] * (2 * self.row_length)
        self.area[0] = cards.pop(0)  # AIN-12
        self.area[1] = cards.pop(0)
        # AIN-11; AIN-113: under the enchantment the pile begins with one card.
        self.pile = [cards.pop(0)] if self.settings.pile == "enchanting" else []
        self.deck = cards
        # AIN-94 to AIN-96, AIN-108.
        self.pot = self.carried + pot_of_round(self.round, len(self.players))
        self.carried = 0
        self.all_in = None  # AIN-99
        self.turns_without_growth = 0
        self.shown = []
        self.stated = []

    def choose_first_player(self) -> None:
        """AIN-97, AIN-98: the fewest runes, then the weaker hand of the last round."""
        fewest = min(player.runes for player in self.players)
        tied = [seat for seat, player in enumerate(self.players) if player.runes == fewest]
        self.first = min(tied, key=self.last_strength)

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    # --- a turn -----------------------------------------------------------------------------

    def take_turn(self) -> Decisions:
        """AIN-19: exactly one of three actions. Returns whether a card could be placed."""
        if self.all_in == self.active:
            return self.place_from_deck()  # AIN-47: no choice
        hand = self.players[self.active].hand
        moves = [f"play {card}" for card in hand if self.may_play(card)] + ["pass"]
        if self.all_in is None:  # AIN-48
            moves.append("all-in")
        _, move = yield {self.active: moves}
        if move == "pass":
            return self.place_from_deck()  # AIN-42
        if move == "all-in":
            self.all_in = self.active  # AIN-44
            could_place = self.place_from_deck()  # AIN-45
            if could_place and not self.is_full():  # AIN-R24
                could_place = self.place_from_deck()
            return could_place
        yield from self.play_card(move.removeprefix("play "))
        return True

    def may_play(self, card: str) -> bool:
        """AIN-22: any card; AIN-R28: unless the round stands still and the card has TAKE."""
        is_stalling = self.turns_without_growth >= STALL_FACTOR * len(self.players)
        return not (is_stalling and any(e.kind == "TAKE" for e in self.settings.cards[card]))

    def play_card(self, card: str) -> Decisions:
        hand = self.players[self.active].hand
        hand.remove(card)  # AIN-R12: not in the hand any more, and in no other place either
        self.played = card
        for effect in self.settings.cards[card]:  # AIN-23
            yield from self.resolve(effect)
        yield from self.discard_excess()
        while len(hand) < 5 and self.has_card_to_draw():  # AIN-R15
            hand.append(self.draw())
        self.played = None
        self.place(card)  # AIN-31

    def discard_excess(self) -> Decisions:
        """AIN-26, AIN-27: one at a time, in the player's order."""
        hand = self.players[self.active].hand
        while len(hand) > 5:
            _, move = yield {self.active: [f"discard {card}" for card in hand]}
            card = move.removeprefix("discard ")
            hand.remove(card)
            self.pile.append(card)

    # --- effects ----------------------------------------------------------------------------

    def resolve(self, effect: Effect) -> Decisions:
        """AIN-24, AIN-25: a must is resolved, anything else may be skipped."""
        skip = [] if effect.must else ["skip"]
        if effect.kind == "TAKE":
            yield from self.resolve_take(skip)
        elif effect.kind == "SWAP":
            yield from self.resolve_swap(skip)
        elif effect.kind in ("HYPNOSIS", "EYE"):
            yield from self.resolve_mind(effect.kind, skip)
        else:
            if skip:
                _, move = yield {self.active: ["resolve", *skip]}
                if move == "skip":
                    return
            if effect.kind == "DRAW" and self.has_card_to_draw():
                self.players[self.active].hand.append(self.draw())  # AIN-54
            elif effect.kind == "RUNE":
                self.players[self.active].runes += 1  # AIN-55
            elif effect.kind == "REVEAL":
                yield from self.resolve_reveal(effect.count)

    def cards_to_take(self) -> list[str]:
        """AIN-49, AIN-114: unblocked cards, and the pile's top under the enchantment."""
        cards = [self.area[place] for place in self.unblocked()]
        if self.settings.pile == "enchanting" and self.pile:
            cards.append(self.pile[-1])
        return cards

    def resolve_take(self, skip: list[str]) -> Decisions:
        moves = [f"take {card}" for card in self.cards_to_take()]
        if not moves and not skip:
            return  # AIN-R16
        _, move = yield {self.active: moves + skip}
        if move == "skip":
            return
        card = move.removeprefix("take ")
        if card in self.area:
            self.area[self.area.index(card)] = None
        else:
            self.pile.remove(card)
        self.players[self.active].hand.append(card)

    def resolve_swap(self, skip: list[str]) -> Decisions:
        """AIN-50, AIN-115: first the card that is given, then the one it is changed for."""
        hand = self.players[self.active].hand
        targets = self.cards_to_take()
        gives = [f"give {card}" for card in hand] if targets else []
        if not gives and not skip:
            return  # AIN-R16
        _, move = yield {self.active: gives + skip}
        if move == "skip":
            return
        self.given = move.removeprefix("give ")
        _, move = yield {self.active: [f"for {card}" for card in targets]}
        wanted = move.removeprefix("for ")
        hand.remove(self.given)
        if wanted in self.area:
            self.area[self.area.index(wanted)] = self.given  # AIN-R22: on the same place
        else:
            self.pile[-1] = self.given  # AIN-R41: the new top of the pile
        hand.append(wanted)
        self.given = None

    def resolve_reveal(self, count: int) -> Decisions:
        """AIN-51 to AIN-53."""
        self.revealed = []
        for _ in range(count):
            if self.has_card_to_draw():  # AIN-R29
                self.revealed.append(self.draw())  # AIN-R27: revealed cards stay out of a shuffle
        if not self.revealed:
            return
        _, move = yield {self.active: [f"keep {card}" for card in self.revealed]}
        kept = move.removeprefix("keep ")
        self.revealed.remove(kept)
        self.players[self.active].hand.append(kept)
        while len(self.revealed) > 1:
            others = [f"stack {card}" for card in self.revealed]
            _, move = yield {self.active: [*others, "stack-rest"]}
            if move == "stack-rest":  # any order will do, so also the one they lie in
                break
            self.revealed.remove(move.removeprefix("stack "))
            self.pile.append(move.removeprefix("stack "))
        self.pile.extend(self.revealed)  # a single one leaves no choice
        self.revealed = []

    def resolve_mind(self, kind: str, skip: list[str]) -> Decisions:
        """AIN-46, AIN-56, AIN-58: an opponent who is not all-in."""
        targets = [
            seat for seat in range(len(self.players)) if seat not in (self.active, self.all_in)
        ]
        if not targets and not skip:
            return  # AIN-R16
        _, move = yield {self.active: [f"choose {seat}" for seat in targets] + skip}
        if move == "skip":
            return
        target = int(move.removeprefix("choose "))
        hand = self.players[target].hand
        if kind == "HYPNOSIS":
            self.stated.append((target, value(hand, self.settings.side)))  # AIN-R31
            return
        # AIN-58: the target shows four of five cards, that is, conceals one.
        _, move = yield {target: [f"conceal {card}" for card in hand]}
        concealed = move.removeprefix("conceal ")
        self.shown.append((self.active, target, [card for card in hand if card != concealed]))

    # --- deck and area ----------------------------------------------------------------------

    def has_card_to_draw(self) -> bool:
        return bool(self.deck or self.pile)

    def draw(self) -> str:
        """AIN-32, AIN-R27: the pile is shuffled when a card must come from an empty deck."""
        if not self.deck:
            self.deck = self.chance.shuffled(self.pile)
            self.pile = []
        return self.deck.pop(0)

    def place_from_deck(self) -> bool:
        """Put the deck's top card into the area; AIN-R29: there may be none."""
        if not self.has_card_to_draw():
            return False
        self.place(self.draw())
        return True

    def place(self, card: str) -> None:
        """AIN-33, AIN-R19: the first free place, row 1 before row 2."""
        self.area[self.area.index(None)] = card

    def unblocked(self) -> list[int]:
        """AIN-38, AIN-R18: a card of row 1 is blocked while row 2 has one in its column."""
        places = []
        for place, card in enumerate(self.area):
            is_in_row_1 = place < self.row_length
            if card and not (is_in_row_1 and self.area[place + self.row_length]):
                places.append(place)
        return places

    def cards_in_area(self) -> int:
        return sum(card is not None for card in self.area)

    def is_full(self) -> bool:
        return None not in self.area  # AIN-40

    # --- prediction and scoring -------------------------------------------------------------

    def predict(self) -> Decisions:
        """AIN-61 to AIN-65; AIN-103: two players predict at the same time."""
        moves = [f"name {seat}" for seat in range(len(self.players))]
        if len(self.players) == 2:
            while any(player.named is None for player in self.players):
                open_seats = [s for s, player in enumerate(self.players) if player.named is None]
                seat, move = yield dict.fromkeys(open_seats, moves)
                self.players[seat].named = int(move.removeprefix("name "))
            return
        seat = self.active  # AIN-R25: whose action filled the area
        for _ in self.players:
            seat = self.left_of(seat)
            _, move = yield {seat: moves}
            self.players[seat].named = int(move.removeprefix("name "))

    def score(self) -> None:
        side = self.settings.side
        self.last_hands = [list(player.hand) for player in self.players]
        strongest = max(range(len(self.players)), key=self.last_strength)
        right = [player for player in self.players if player.named == strongest]
        # AIN-67 to AIN-70: equal shares, the rest waits for the next pot.
        share = self.pot // len(right) if right else 0
        for player in right:
            player.runes += share
        self.carried = self.pot - share * len(right)
        for player in self.players:
            player.runes += value(player.hand, side)  # AIN-73
            player.runes += 2 * sum(is_rune_card(card) for card in player.hand)  # AIN-74
