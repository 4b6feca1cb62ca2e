"""Small builders for cards and decks."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.decks.deck import Box, Deck, Person, new_deck
from stolik.games.blank.decks.marks import Mark
from stolik.games.blank.decks.rewards import Idea, Proposal, Voucher, accept, draft, hand_in
from stolik.games.blank.language.card import Card
from stolik.games.blank.language.checker import check, examine
from stolik.games.blank.language.faults import Fault

NOW = "2024-05-01T18:30:00Z"
LATER = "2024-05-02T18:30:00Z"
SNAIL = Mark("snail", "teal")
OWNER = Person("acct-1", "Ola")
WINNER = Person("acct-2", "Wit")


def rule(**keys: Any) -> dict[str, Any]:
    """A small valid rule card as raw data, with some keys put in or replaced."""
    then = [{"who": "next", "do": "draw", "n": 1}]
    card = {"lang": 1, "kind": "rule", "author": "Ala", "if": {"on": "turnEnd"}, "then": then}
    return card | keys


def effect(**keys: Any) -> dict[str, Any]:
    """A small valid effect as raw data, with some keys put in or replaced."""
    then = [{"who": "actor", "do": "draw", "n": 1}]
    card = {"lang": 1, "kind": "effect", "author": "Ala", "title": {"en": "Greed"}, "then": then}
    return card | keys


def clause(**keys: Any) -> dict[str, Any]:
    """A rule card whose only clause is this one."""
    return rule(then=[keys])


def faults(raw: Any) -> list[Fault]:
    """What the checker finds wrong."""
    return examine(raw)[1]


def only_fault(raw: Any) -> Fault:
    """The single thing that the checker finds wrong."""
    (fault,) = faults(raw)
    return fault


def printed() -> list[tuple[str, Card, dict[str, str]]]:
    """Every card whose sentences the ledger prints, with these sentences."""
    path = Path(__file__).with_name("printed.toml")
    rows = []
    for name, row in tomllib.loads(path.read_text("utf-8")).items():
        card = check(json.loads(row["card"])) if "card" in row else catalogue()[name].card
        rows.append((name, card, {"en": row["en"], "pl": row["pl"]}))
    return rows


def deck(deck_id: str = "d-1", mark: Mark = SNAIL, edition: str = "founding/1") -> Deck:
    """A fresh copy of the owner's."""
    return new_deck(Box(deck_id, "Kuchenny BLANK", mark), OWNER, NOW, edition)


def voucher(*decks: str, at: str = NOW) -> Voucher:
    """A reward that the winner holds."""
    return Voucher(WINNER, decks or ("d-1",), "game-1", at)


def handed_in(
    of: Deck, card: Card, slot: str, at: str = NOW, picture: str | None = None
) -> tuple[Deck, Proposal]:
    """A proposal on the owner's desk."""
    proposal = draft(of, voucher(of.id, at=at), Idea(slot, card, picture), at)
    return of, hand_in(proposal)


def with_card(of: Deck, card: Card, slot: str, at: str = NOW) -> Deck:
    """The deck after its owner has accepted a card."""
    of, proposal = handed_in(of, card, slot, at)
    return accept(of, proposal, OWNER, at)[0]
