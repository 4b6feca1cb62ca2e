"""What players type counts: words in the chat fulfil duties (BLK-L37, BLK-L38)."""

from __future__ import annotations

from stolik.games.blank.deck import deck_named
from stolik.games.blank.language.card import Card, Clause, Contest
from stolik.games.blank.language.verbs import Act, Say
from stolik.games.blank.moves import CARD_SOURCE, PROOF, BlankMove
from stolik.games.blank.options import BlankOptions, DeckInPlay
from stolik.games.blank.state import BlankState
from stolik.kernel.seat import TABLE, Seat

Proof = tuple[int, Seat, tuple[str, ...], int]
"""The table's move that notes it, whose words count, which words, and how many it takes."""


def proofs(state: BlankState) -> list[Proof]:
    """Duties that words in the chat can fulfil now."""
    options = state.rules.options
    assert isinstance(options, BlankOptions)
    found: list[Proof] = []
    for move in state.legal(TABLE):
        assert isinstance(move, BlankMove)
        if move.act == PROOF:
            verb = _verb(state, deck_named(options), move)
            if verb is not None:
                found.append((move.code, move.first, verb.chat, verb.times))
    return found


def _verb(state: BlankState, deck: DeckInPlay, move: BlankMove) -> Say | Act | None:
    """The verb of the duty that the move would prove."""
    source = move.second
    card = deck.effects[source - CARD_SOURCE] if source >= CARD_SOURCE else deck.rules[source]
    for duty in state.duties:
        if duty.bearer == move.first and duty.source == source:
            verb = _clause(card, duty.place).verb
            if isinstance(verb, Say | Act) and verb.chat:
                return verb
    return None


def _clause(card: Card, place: int) -> Clause:
    """A clause by its place; 10 + n and 20 + n are winner's and loser's in contest n."""
    if place < 10:
        return card.then[place]
    contest = card.then[place % 10].verb
    assert isinstance(contest, Contest)
    inner = contest.winner if place < 20 else contest.loser
    assert inner is not None
    return inner
