"""Everything that lies on the table, as plain lists, and the questions the rules ask players."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, Protocol

from reference.call_to_adventure.rules.cards import Card, all_cards, word_of
from reference.call_to_adventure.rules.player import Player
from reference.call_to_adventure.rules.runes import Face, Rune

Where = tuple[int, int] | None
"""An act's row and the place in it, both from 0; None is the set-aside adversary's place."""


@dataclass
class Ask:
    """Who has to answer, and everything that each seat may do now.

    Moves are written as in records of games: 'face 1.3 upper', 'play once_more'.
    """

    why: str
    options: dict[int, list[str]]
    asked: list[int]


Answer = tuple[int, str]
Flow = Generator[Ask, Answer, Any]


class Chance(Protocol):
    """What the rules leave to chance."""

    def cast(self, runes: list[Rune]) -> list[Face]: ...

    def shuffle(self, pile: str, cards: list[str]) -> list[str]: ...


class AdversaryWinsError(Exception):
    """CTA-204: the players lose at once."""


@dataclass
class Place:
    """A place in a row: its card, None while it is empty, and the ally under it."""

    card: str | None = None
    ally: str | None = None


@dataclass
class Challenge:
    """One main action at one card, through all attempts (CTA-R109)."""

    card: str
    path: int
    place: Where
    pool: dict[str, int] = field(default_factory=dict)  # runes by kind, beside the base runes
    granted: dict[str, int] = field(default_factory=dict)  # by cards, and bought dark ones
    may_leave: bool = True  # nothing has happened in this attempt yet (CTA-R115)
    faces: list[tuple[Rune, Face]] = field(default_factory=list)
    ignored: set[str] = field(default_factory=set)
    result_bonus: int = 0
    own_result_bonus: int = 0  # of effects bound to this card (CTA-R109)
    difficulty_bonus: int = 0
    used: set[tuple[int, str, int]] = field(default_factory=set)  # once per challenge
    jump: str = ""  # offer, again, change or fail, the later the stronger (CTA-R110)
    judged: tuple[int, int] | None = None  # result and difficulty that were compared
    is_success: bool = False
    is_left: bool = False  # one was forced away and has not chosen another card yet
    is_fixed: bool = False  # it counts as failed whatever was cast (CTA-198)
    withheld: bool = False  # no experience for failing
    postponed: list[str] = field(default_factory=list)  # the adversary's cards for W-11
    left: dict[str, tuple[set[tuple[int, str, int]], int]] = field(default_factory=dict)
    """What belongs to cards that one was forced away from: used effects, own bonus."""


@dataclass
class Played:
    """A card on the stack of a window."""

    seat: int
    card: str
    chosen: int | None = None  # the player it is for
    victim: int | None = None  # the place on the stack of the card it cancels
    cancelled: bool = False


@dataclass
class Game:
    """A whole table; against each other, or with an adversary alone or together."""

    chance: Chance
    players: list[Player]
    starter: int
    rows: list[list[Place]]
    decks: dict[str, list[str]]  # "1" to "3", hero, antihero, adversary; the last card is on top
    piles: dict[str, list[str]]
    revealed: int = 0  # how many acts' rows are face up
    active: int = 0
    rounds: int = 0  # turns the start player has begun (CTA-R116)
    first_finisher: dict[int, int] = field(default_factory=dict)  # act -> seat, until it reveals
    ended_by: int | None = None
    # This turn:
    main_due: bool = False
    succeeded: bool = False
    after_challenge: bool = False
    journeys: int = 0
    free_journeys: int = 0
    dark_bought: int = 0
    used: set[tuple[int, str, int]] = field(default_factory=set)  # once per turn
    shown: list[str] = field(default_factory=list)  # the adversary's revealed cards
    challenge: Challenge | None = None
    stack: list[Played] = field(default_factory=list)
    in_trigger: bool = False
    performed: set[str] = field(default_factory=set)  # cards whose effects were carried out
    # Solo and cooperative:
    adversary: str | None = None
    is_defeated: bool = False
    quests: list[str] = field(default_factory=list)
    adversary_experience: int = 0
    goal: int = 0
    # The end:
    is_over: bool = False
    players_won: bool | None = None
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    def clockwise(self, first: int) -> list[int]:
        count = len(self.players)
        return [(first + step) % count for step in range(count)]

    def faced(self) -> Challenge:
        assert self.challenge is not None
        return self.challenge

    def ally_under(self, challenge: Challenge) -> str | None:
        if challenge.place is None:
            return None
        act, slot = challenge.place
        return self.rows[act][slot].ally

    def adversaries_and_quests(self) -> list[str]:
        """Adversaries face up in a row (CTA-R84) or set aside, then quests (CTA-186)."""
        cards = []
        for row in self.rows[: self.revealed]:
            cards += [
                place.card
                for place in row
                if place.card and all_cards()[place.card]["kind"] == "adversary"
            ]
        if self.adversary and not self.is_defeated:  # CTA-R99
            cards.append(self.adversary)
        return cards + self.quests

    def lasting(self, word: str) -> list[Any]:
        """The parameters of every continuous effect of that word (CTA-173)."""
        found = []
        for card in self.adversaries_and_quests():
            for effect in all_cards()[card]["effect"]:
                if effect["timing"] == "while_face_up":
                    for item in effect["do"]:
                        name, value = word_of(item)
                        if name == word:
                            found.append(value)
        return found

    def extra_cost(self, of: str) -> int:
        return sum(value["n"] for value in self.lasting("cost_change") if value["of"] == of)

    def draw(self, pile: str) -> str | None:
        """CTA-208, CTA-R106: an empty deck is rebuilt when a card is needed."""
        if not self.decks[pile] and self.piles[pile]:
            self.decks[pile] = self.chance.shuffle(pile, self.piles[pile])
            self.piles[pile] = []
        return self.decks[pile].pop() if self.decks[pile] else None

    def can_draw(self, pile: str) -> bool:
        return bool(self.decks[pile] or self.piles[pile])

    def give_adversary(self, experience: int) -> None:
        self.adversary_experience = max(0, self.adversary_experience + experience)
        if self.adversary_experience >= self.goal:  # CTA-204
            raise AdversaryWinsError


def one(why: str, seat: int, options: list[str]) -> Ask:
    """A question for one seat."""
    return Ask(why, {seat: options}, [seat])


def choose(why: str, seat: int, options: list[str]) -> Flow:
    """Let a seat choose; where there is one answer, it needs no asking."""
    if len(options) == 1:
        return options[0]
    _, move = yield one(why, seat, options)
    return move


def text_of(place: Where) -> str:
    """'2.3' is the third card of Act II's row."""
    return "adversary" if place is None else f"{place[0] + 1}.{place[1] + 1}"


def place_in(move: str) -> Where:
    word = move.split()[1]
    return None if word == "adversary" else (int(word[0]) - 1, int(word[2]) - 1)


def name_of(card: str, index: int) -> str:
    """An effect's name: its card's, numbered where the card has several."""
    return card if len(effects_of(card)) == 1 else f"{card}.{index + 1}"


def kind_of(card: str) -> str:
    return str(all_cards()[card]["kind"])


def has_flag(card: str, flag: str) -> bool:
    return flag in all_cards()[card].get("flags", [])


def effects_of(card: str) -> list[Card]:
    return list(all_cards()[card].get("effect", []))
