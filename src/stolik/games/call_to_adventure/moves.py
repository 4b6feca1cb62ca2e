"""The moves of Call to Adventure: every decision is one word and its object."""

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.cards.effects import Cost, Effect
from stolik.kernel.move import Move

ROW_SIZE: Final = 5  # CTA-25: the widest row
PLACES: Final = 15  # three rows; a place is row × 5 + position
SET_ASIDE: Final = 15  # the place of the adversary of solo and co-operative play (CTA-181)
MOST_SEATS: Final = 4
PATHS: Final = 2
RUNES: Final = 24


def place_text(place: int) -> str:
    """Write a place as act and position: '2.3' is the third card of Act II's row."""
    if place == SET_ASIDE:
        return "adversary"
    return f"{place // ROW_SIZE + 1}.{place % ROW_SIZE + 1}"


class KeepCharacters(Move):
    """Keep one origin, one motivation and one destiny: the first or second of each (CTA-14)."""

    def __init__(self, origin: int, motivation: int, destiny: int) -> None:
        super().__init__()
        self.origin = origin
        self.motivation = motivation
        self.destiny = destiny
        self.bits = origin | motivation << 1 | destiny << 2

    def notation(self) -> str:
        """Positions count from 1: 'keep 1 2 1'."""
        return f"keep {self.origin + 1} {self.motivation + 1} {self.destiny + 1}"


class GainTrait(Move):
    """Take the trait at a place as the main action (CTA-45)."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def notation(self) -> str:
        """Write 'gain 1.3'."""
        return f"gain {place_text(self.place)}"


class FaceChallenge(Move):
    """Declare a challenge and one of its paths (CTA-52)."""

    def __init__(self, place: int, path: int) -> None:
        super().__init__()
        self.place = place
        self.path = path

    def notation(self) -> str:
        """Write 'face 1.3 upper'; an adversary has only its upper path."""
        return f"face {place_text(self.place)} {'lower' if self.path else 'upper'}"


class Journey(Move):
    """Discard a face-up card and turn up another (CTA-94)."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def notation(self) -> str:
        """Write 'journey 1.3'."""
        return f"journey {place_text(self.place)}"


class DiscardStoryCard(Move):
    """Discard a face-up card because nothing can be obtained, or by an effect (CTA-43)."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def notation(self) -> str:
        """Write 'discard 1.3'."""
        return f"discard {place_text(self.place)}"


class AssignAlly(Move):
    """Tuck the revealed ally under this challenge (CTA-160)."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def notation(self) -> str:
        """Write 'assign 1.3'."""
        return f"assign {place_text(self.place)}"


class UseEffect(Move):
    """Use an effect of a card in the story, paying with one of its costs (CTA-97)."""

    def __init__(self, effect: int, option: int, card: str, cost: str) -> None:
        super().__init__()
        self.effect = effect
        self.option = option
        self.card = card
        self.cost = cost

    def notation(self) -> str:
        """Write 'use wild_companion sacrifice_self'."""
        return f"use {self.card} {self.cost}".strip()


class PlayCard(Move):
    """Play a hero or antihero card of this design from hand (CTA-102, CTA-103)."""

    def __init__(self, design: int, card: str) -> None:
        super().__init__()
        self.design = design
        self.card = card

    def notation(self) -> str:
        """Write 'play once_more'."""
        return f"play {self.card}"


class CancelCard(Move):
    """Choose the unresolved card that will have no effect."""

    def __init__(self, design: int, card: str) -> None:
        super().__init__()
        self.design = design
        self.card = card

    def notation(self) -> str:
        """Write 'cancel blood_money'."""
        return f"cancel {self.card}"


class DiscardCard(Move):
    """Discard a hero or antihero card from hand."""

    def __init__(self, design: int, card: str) -> None:
        super().__init__()
        self.design = design
        self.card = card

    def notation(self) -> str:
        """Write 'throw once_more'."""
        return f"throw {self.card}"


class ChooseAlly(Move):
    """Choose an ally on the table."""

    def __init__(self, ally: int, card: str) -> None:
        super().__init__()
        self.ally = ally
        self.card = card

    def notation(self) -> str:
        """Write 'ally wild_companion'."""
        return f"ally {self.card}"


class ChooseSign(Move):
    """Choose an ability, a story symbol or the dark rune (number 12)."""

    def __init__(self, sign: int) -> None:
        super().__init__()
        self.sign = sign

    def notation(self) -> str:
        """Write 'choose dex'."""
        return f"choose {'dark' if self.sign == len(v.SYMBOLS) else v.SYMBOLS[self.sign]}"


class ChoosePlayer(Move):
    """Choose whom a card is for."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def notation(self) -> str:
        """Seats count from 0, as everywhere in records: 'target 2'."""
        return f"target {self.seat}"


class ChooseRune(Move):
    """Choose one of the cast runes."""

    def __init__(self, rune: int) -> None:
        super().__init__()
        self.rune = rune

    def notation(self) -> str:
        """Write 'rune 20'."""
        return f"rune {self.rune}"


class ResolveFirst(Move):
    """Choose which of several triggered effects comes next (CTA-R113)."""

    def __init__(self, effect: int, card: str) -> None:
        super().__init__()
        self.effect = effect
        self.card = card

    def notation(self) -> str:
        """Write 'first fen_beast'."""
        return f"first {self.card}"


class PayCost(Move):
    """Use a triggered effect and pay for it in this way (CTA-98)."""

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost

    def notation(self) -> str:
        """Write 'pay spend_xp'."""
        return f"pay {v.COSTS[self.cost]}"


class ChooseBack(Move):
    """Choose the back of a card in somebody else's hand; the card itself is picked at random."""

    def __init__(self, back: int) -> None:
        super().__init__()
        self.back = back

    def notation(self) -> str:
        """Write 'back hero'."""
        return f"back {v.CARD_BACKS[self.back]}"


class AddRune(Move):
    """Add one matching rune to the pool (CTA-56)."""

    def __init__(self, rune_kind: int) -> None:
        super().__init__()
        self.rune_kind = rune_kind

    def notation(self) -> str:
        """Write 'add dex'."""
        return f"add {v.RUNE_KINDS[self.rune_kind]}"


class LeaveRune(Move):
    """Leave one rune out before anything else happens in the attempt (CTA-R27, CTA-R46)."""

    def __init__(self, rune_kind: int) -> None:
        super().__init__()
        self.rune_kind = rune_kind

    def notation(self) -> str:
        """Write 'leave dex'."""
        return f"leave {v.RUNE_KINDS[self.rune_kind]}"


class DrawFrom(Move):
    """Choose the hero or the antihero deck for a combined symbol (CTA-75, CTA-104)."""

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck

    def notation(self) -> str:
        """Write 'draw hero'."""
        return f"draw {v.DECKS[self.deck]}"


class BuyDarkRune(Move):
    """Spend experience on a dark rune (CTA-85)."""

    def notation(self) -> str:
        """Write 'dark'."""
        return "dark"


class CastRunes(Move):
    """Confirm the pool: cast as soon as nobody answers any more (CTA-62)."""

    def notation(self) -> str:
        """Write 'cast'."""
        return "cast"


class Pass(Move):
    """Play nothing in this window, or take no last turn."""

    def notation(self) -> str:
        """Write 'pass'."""
        return "pass"


class Accept(Move):
    """Take the attempt or the turn that is offered."""

    def notation(self) -> str:
        """Write 'accept'."""
        return "accept"


class Decline(Move):
    """Decline the attempt or the turn that is offered."""

    def notation(self) -> str:
        """Write 'decline'."""
        return "decline"


class EndTurn(Move):
    """End the turn (CTA-129)."""

    def notation(self) -> str:
        """Write 'end'."""
        return "end"


ACTIVE_TIMINGS: Final = (
    v.AT_MY_TURN | v.AT_BEFORE_OWN_CHALLENGE | v.AT_DURING_OWN_CHALLENGE | v.AT_AFTER_OWN_FAILURE
    | v.AT_AFTER_OWN_SUCCESS | v.AT_ANY_TIME
)  # fmt: skip


def cost_words(cost: Cost | None) -> list[str]:
    """List the ways to pay, in the order of the options."""
    if cost is None:
        return [""]
    parts = cost.parts if cost.word == v.COST_ONE_OF else (cost,)
    return [v.COSTS[part.word] for part in parts]


def effect_name(key: str, effects: tuple[Effect, ...], effect: Effect) -> str:
    """Name an effect by its card, with a number where the card has several."""
    if len(effects) == 1:
        return key
    return f"{key}.{effects.index(effect) + 1}"


def _uses() -> list[UseEffect]:
    made: list[UseEffect] = []
    for card in catalogue().designs:
        if card.kind in (v.HERO, v.ANTIHERO):
            continue
        for effect in card.effects:
            if effect.timings & ACTIVE_TIMINGS:
                name = effect_name(card.key, card.effects, effect)
                for option, word in enumerate(cost_words(effect.cost)):
                    made.append(UseEffect(effect.number, option, name, word))
    return made


def _orders() -> list[ResolveFirst]:
    made: list[ResolveFirst] = []
    for card in catalogue().designs:
        for effect in card.effects:
            if effect.trigger is not None:
                name = effect_name(card.key, card.effects, effect)
                made.append(ResolveFirst(effect.number, name))
    return made


def _hand_designs() -> list[tuple[int, str]]:
    kinds = (v.HERO, v.ANTIHERO)
    found = [(number, card) for number, card in enumerate(catalogue().designs)]
    return [(number, card.key) for number, card in found if card.kind in kinds]


KEEPS: Final = [KeepCharacters(bits & 1, bits >> 1 & 1, bits >> 2 & 1) for bits in range(8)]
GAINS: Final = [GainTrait(place) for place in range(PLACES)]
FACES: Final = [FaceChallenge(place, path) for place in range(PLACES) for path in range(PATHS)] + [
    FaceChallenge(SET_ASIDE, 0)
]
JOURNEYS: Final = [Journey(place) for place in range(PLACES)]
DISCARDS: Final = [DiscardStoryCard(place) for place in range(PLACES)]
ASSIGNS: Final = [AssignAlly(place) for place in range(PLACES)]
USES: Final = _uses()
PLAYS: Final = [PlayCard(design, key) for design, key in _hand_designs()]
CANCELS: Final = [CancelCard(design, key) for design, key in _hand_designs()]
HAND_DISCARDS: Final = [DiscardCard(design, key) for design, key in _hand_designs()]
ALLIES: Final = [
    ChooseAlly(ally, catalogue().cards[ally].key) for ally in catalogue().allies
]  # fmt: skip
SIGNS: Final = [ChooseSign(sign) for sign in range(len(v.SYMBOLS) + 1)]
TARGETS: Final = [ChoosePlayer(seat) for seat in range(MOST_SEATS)]
RUNE_CHOICES: Final = [ChooseRune(rune) for rune in range(RUNES)]
ORDERS: Final = _orders()
ADDS: Final = [AddRune(rune_kind) for rune_kind in range(8)]
LEAVES: Final = [LeaveRune(rune_kind) for rune_kind in range(8)]
PAYS: Final = [PayCost(cost) for cost in range(v.COST_ONE_OF)]
BACKS: Final = [ChooseBack(v.CARDS_HERO), ChooseBack(v.CARDS_ANTIHERO)]
DRAW_HERO: Final = DrawFrom(v.DECK_HERO)
DRAW_ANTIHERO: Final = DrawFrom(v.DECK_ANTIHERO)
DARK: Final = BuyDarkRune()
CAST: Final = CastRunes()
PASS: Final = Pass()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
END: Final = EndTurn()


def face_move(place: int, path: int = 0) -> FaceChallenge:
    """The move that faces a path of the card at a place; the adversary has one path."""
    return FACES[place * PATHS + path]


def all_moves() -> list[Move]:
    """List the whole catalogue in its order."""
    moves: list[Move] = []
    moves.extend(KEEPS)
    moves.extend(GAINS)
    moves.extend(FACES)
    moves.extend(JOURNEYS)
    moves.extend(DISCARDS)
    moves.extend(ASSIGNS)
    moves.extend(USES)
    moves.extend(PLAYS)
    moves.extend(CANCELS)
    moves.extend(HAND_DISCARDS)
    moves.extend(ALLIES)
    moves.extend(SIGNS)
    moves.extend(TARGETS)
    moves.extend(RUNE_CHOICES)
    moves.extend(ORDERS)
    moves.extend(ADDS)
    moves.extend(LEAVES)
    moves.extend(PAYS)
    moves.extend(BACKS)
    moves.extend([DRAW_HERO, DRAW_ANTIHERO, DARK, CAST, PASS, ACCEPT, DECLINE, END])
    return moves
