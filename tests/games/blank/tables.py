"""Small builders for tables in the middle of a game."""

from __future__ import annotations

import json
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import stolik
from stolik.games.blank.engine.model.question_frames import OpenTurnFrame
from stolik.games.blank.engine.row import refresh_mask
from stolik.games.blank.options import card_number
from stolik.games.blank.state import BlankState
from stolik.kernel.event import Notice
from stolik.kernel.seat import TABLE

BLANK = stolik.load("blank")
A, B, C, D = range(4)
DEFAULT_EFFECTS = {
    "square-1-a": "GC1", "rhombus-2-a": "GC4", "triangle-3-a": "GC7", "circle-4-a": "GC3",
    "shield-5-a": "GC5", "hexagon-6-a": "GC2",
}  # fmt: skip


def rule_if(trigger: dict[str, Any], *then: dict[str, Any], **keys: Any) -> str:
    """A rule card as one line of JSON."""
    card = {"lang": 1, "kind": "rule", "author": "test", "if": trigger, "then": list(then)}
    return json.dumps(card | keys)


def effect_of(*then: dict[str, Any], **keys: Any) -> str:
    """An effect as one line of JSON."""
    card = {"lang": 1, "kind": "effect", "author": "test", "title": {"en": "T"}, "then": list(then)}
    return json.dumps(card | keys)


class Table:
    """A game in progress that reads like the ledger's examples."""

    def __init__(
        self,
        *hands: str | int,
        row: tuple[str, ...] = (),
        top: str = "hexagon 4",
        effects: dict[str, str] | None = None,
        seed: int = 1,
        spare: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        """Hands are names of cards or numbers of other cards; unlisted seats hold 5."""
        seats = int(options.pop("seats", max(4, len(hands))))
        known = DEFAULT_EFFECTS if effects is None else effects
        rules = (*row, *spare) or ("NR11",)
        options = {"rules": rules, "effects": tuple(known.items()), "first": 0} | options
        state = BLANK.new(seats, seed, options)
        assert isinstance(state, BlankState)
        self.state = state
        self.heard: list[Any] = []
        state.row = list(range(len(row)))
        state.rule_pile = list(range(len(row), len(rules)))[::-1]
        state.row_entries = [int(rule < len(row)) for rule in range(len(rules))]
        refresh_mask(state)
        self._deal(list(hands) + [5] * (seats - len(hands)), top)
        state.stack.clear()
        state.could_act = True
        state.is_turn_over = False
        if state.setting.is_memory:
            self._open()

    def _open(self) -> None:
        frame = OpenTurnFrame()
        frame.asked = list(range(self.state.seats))
        frame.is_breathing = False
        if self.state.setting.shows_turn:
            frame.asked = [self.state.active]
        self.state.stack.append(frame)

    def _deal(self, hands: list[str | int], top: str) -> None:
        state = self.state
        left = list(range(72))
        first = self._take(left, top)
        dealt = [
            [self._take(left, name) for name in hand.split(",") if name.strip()]
            if isinstance(hand, str)
            else []
            for hand in hands
        ]
        plain = [card for card in left if state.setting.effects[card] is None]
        for hand, wanted in zip(dealt, hands, strict=True):
            if isinstance(wanted, int):
                for _ in range(wanted):
                    card = plain.pop(len(plain) // 2)
                    left.remove(card)
                    hand.append(card)
        state.hands = [sorted(hand) for hand in dealt]
        state.discard = [first]
        state.draw = left
        state.known = vec[i64]([0] * 72)
        for seat, hand in enumerate(state.hands):
            for card in hand:
                state.known[card] = 1 << seat

    def _take(self, left: list[int], name: str) -> int:
        colour, digit = name.split()
        copies = [digit[1:]] if len(digit) > 1 else ["b", "a"]
        for copy in copies:
            card = card_number(f"{colour}-{digit[0]}-{copy}")
            if card in left:
                left.remove(card)
                return card
        raise AssertionError(f"{name} is used up")

    def card(self, name: str, seat: int) -> str:
        """The full name of a card that the seat holds."""
        colour, digit = name.split()
        for copy in [digit[1:]] if len(digit) > 1 else ["b", "a"]:
            full = f"{colour}-{digit[0]}-{copy}"
            if card_number(full) in self.state.hands[seat]:
                return full
        raise AssertionError(f"seat {seat} does not hold {name}")

    def do(self, seat: int, *moves: str) -> Table:
        """Make moves by their notation, and hear what happens."""
        for text in moves:
            notices: list[Notice] = []
            self.state.apply(seat, BLANK.parse(text), notices)
            self.heard += [notice.event for notice in notices]
        return self

    def play(self, seat: int, *cards: str) -> Table:
        """Lay cards in order and finish the play."""
        for name in cards:
            self.do(seat, f"lay {self.card(name, seat)}")
        return self.do(seat, "done")

    def time(self, *whats: str) -> Table:
        """Let waits of the table run out."""
        for what in whats:
            self.do(TABLE, what if " " in what else f"time {what}")
        return self

    def fine(self) -> Table:
        """Everybody who is asked whether something is to be done has nothing."""
        while self.state.stack and "fine" in self.legal(self.state.deciders()[0]):
            self.do(self.state.deciders()[0], "fine")
            top = self.state.stack[-1] if self.state.stack else None
            if isinstance(top, OpenTurnFrame) and not top.is_breathing:
                break
        return self

    def breathe(self) -> Table:
        """Mode B: let the breathing time pass."""
        return self.time("breath")

    def legal(self, seat: int) -> list[str]:
        """What the seat may do, in notation."""
        return [str(move) for move in self.state.legal(seat)]

    def lays(self, seat: int) -> list[str]:
        """The cards the seat may lay."""
        return [move[4:-2] for move in self.legal(seat) if move.startswith("lay ")]

    def refusal(self, seat: int, move: str) -> tuple[str, str] | None:
        """Rule and message of a refusal."""
        found = self.state.refusal(seat, BLANK.parse(move))
        return None if found is None else (found.rule, found.message)

    def give(self, seat: int, count: int) -> None:
        """Top a hand up to so many cards from the bottom of the draw pile."""
        while len(self.state.hands[seat]) < count:
            card = self.state.draw.pop(0)
            self.state.hands[seat] = sorted([*self.state.hands[seat], card])
            self.state.known[card] = 1 << seat

    @property
    def sizes(self) -> list[int]:
        """How many cards everybody holds."""
        return [len(hand) for hand in self.state.hands]

    @property
    def top(self) -> str:
        """The top card."""
        card = self.state.discard[-1]
        return str(BLANK.moves[card])[4:-2]

    def said(self, kind: type) -> list[Any]:
        """Everything of a kind that was told."""
        return [event for event in self.heard if isinstance(event, kind)]
