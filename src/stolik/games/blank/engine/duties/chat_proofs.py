"""Proofs from the chat: typed words fulfil duties (BLK-L37, BLK-L38)."""

from __future__ import annotations

from stolik.games.blank.cards.faces import clause_of
from stolik.games.blank.language.verbs import Act, Say
from stolik.games.blank.moves import CARD_SOURCE, PROOF, BlankMove
from stolik.games.blank.narration import faces_of
from stolik.games.blank.options import DeckInPlay
from stolik.games.blank.state import BlankState
from stolik.kernel.chat import ChatProof
from stolik.kernel.seat import TABLE


def chat_proofs(state: BlankState) -> list[ChatProof]:
    """Duties that words in the chat can fulfil now."""
    deck = faces_of(state).deck
    found: list[ChatProof] = []
    for move in state.legal(TABLE):
        assert isinstance(move, BlankMove)
        if move.act == PROOF:
            verb = _verb(state, deck, move)
            if verb is not None:
                found.append(ChatProof(move.code, move.first, verb.chat, verb.times))
    return found


def _verb(state: BlankState, deck: DeckInPlay, move: BlankMove) -> Say | Act | None:
    """The verb of the duty that the move would prove."""
    source = move.second
    card = deck.effects[source - CARD_SOURCE] if source >= CARD_SOURCE else deck.rules[source]
    for duty in state.duties:
        if duty.bearer == move.first and duty.source == source:
            verb = clause_of(card, duty.place).verb
            if isinstance(verb, Say | Act) and verb.chat:
                return verb
    return None
