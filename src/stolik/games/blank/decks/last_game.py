"""What a card would have done in a game that was played: when it would have been activated.

The game is replayed move by move. Before each move a copy of it gets the card as one more rule that
does nothing, and the same move shows whether it would have been activated. So the game stays as it
was, and every move remains legal.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from stolik.games.blank.engine import codes
from stolik.games.blank.engine.codes import CardCode
from stolik.games.blank.engine.compiler import compile_card
from stolik.games.blank.engine.model.keys import (
    activated_source,
    activating_actor,
    activation_sign,
)
from stolik.games.blank.engine.setting import Setting
from stolik.games.blank.engine.targets import all_hold
from stolik.games.blank.language.card import Card, EffectCard
from stolik.games.blank.moves import CARD_SOURCE
from stolik.games.blank.options import card_number
from stolik.games.blank.state import BlankState
from stolik.kernel.record import Record, Turn

BY_PEOPLE = codes.SOCIAL | codes.OUTSIDE
BY_TIME = codes.IDLE_TIME | codes.CLOCK_TIME
Uncounted: TypeAlias = Literal["people", "time", "reaction", "other-cards", "memory"]
"""Why a record cannot show when a card is activated."""


class LastGame(Struct, frozen=True):
    """The turns in which a card would have been activated, and their total; or why not known."""

    turns: int
    fired: tuple[int, ...] = ()
    uncounted: Uncounted | None = None


def fired_in_record(card: Card, record: Record, slot: str | None = None) -> LastGame:
    """Replay a record and return when the card would have been activated.

    An effect is asked about on its slot. Raises `RecordError` where the record is broken.
    """
    state = record.replay(0)
    assert isinstance(state, BlankState)
    uncounted = _uncounted(card, record)
    source = _source(card, state.setting, slot)
    observer = _observer(card, source)
    setting = _with_observer(state.setting, observer)
    fired = [] if uncounted is not None else _at_setup(state, observer)
    seen: set[tuple[int, int]] = set()
    for turn in record.turns:
        if uncounted is None:
            fired += _activations(state, setting, turn, source, seen)
        state.apply(turn.seat, turn.move, None)
    return LastGame(int(state.turns), tuple(fired), uncounted)


def _uncounted(card: Card, record: Record) -> Uncounted | None:
    if record.options.get("mode") == "B":
        return "memory"  # activations are not announced there, and nobody could check the number
    if isinstance(card, EffectCard):
        if card.react is not None:
            return "reaction"
        # Mixed decks deal out other copies than the slots of one deck.
        return "other-cards" if len(record.options.get("boxes", ())) > 1 else None
    code = compile_card(card, 0)
    if code.mask & ~(BY_PEOPLE | BY_TIME):
        return None
    return "people" if code.mask & BY_PEOPLE else "time"


def _source(card: Card, setting: Setting, slot: str | None) -> int:
    if isinstance(card, EffectCard):
        return CARD_SOURCE + card_number(slot or "hexagon-1-b")
    return len(setting.rules)


def _observer(card: Card, source: int) -> CardCode:
    """The card without its clauses: it is activated and does nothing."""
    code = compile_card(card, source)
    observer = CardCode(source)
    observer.mask, observer.triggers, observer.when = code.mask, code.triggers, code.when
    return observer


def _with_observer(setting: Setting, observer: CardCode) -> Setting:
    rules, effects = list(setting.rules), list(setting.effects)
    if observer.source < CARD_SOURCE:
        rules.append(observer)
    else:
        effects[observer.source - CARD_SOURCE] = observer
    other = Setting(int(setting.seats), rules, effects)
    other.faces = setting.faces
    other.forced = setting.forced
    other.is_memory = setting.is_memory
    other.is_live = setting.is_live
    other.chain_play = setting.chain_play
    other.orders_bind_all = setting.orders_bind_all
    other.is_early = setting.is_early
    other.shows_turn = setting.shows_turn
    other.has_voice = setting.has_voice
    other.can_remove = setting.can_remove
    other.pace = setting.pace
    other.turn_limit = setting.turn_limit
    other.starter = setting.starter
    other.cards = setting.cards
    other.hand = setting.hand
    return other


def _at_setup(state: BlankState, observer: CardCode) -> list[int]:
    """The first turn begins before the first move."""
    is_waiting = bool(observer.mask & codes.TURN_START)
    return [1] if is_waiting and all_hold(state.copy(), observer.when, state.first) else []


def _activations(
    state: BlankState, setting: Setting, turn: Turn, source: int, seen: set[tuple[int, int]]
) -> list[int]:
    """The turn once for each activation by this move; `seen` has those of the same resolution."""
    ghost = state.copy()
    ghost.setting = setting
    if source < CARD_SOURCE:
        ghost.row = [*ghost.row, source]
        ghost.row_mask |= setting.rules[source].mask
        ghost.row_entries = [*ghost.row_entries, 1]
    ghost.apply(turn.seat, turn.move, None)
    number = int(ghost.resolution.number)
    goes_on = number == int(state.resolution.number)
    found: list[int] = []
    for actor in _activating(ghost, source):
        # Once for each player and resolution (BLK-L26), also where that takes several moves.
        if not (goes_on and (number, actor) in seen):
            found.append(int(state.turns))
        seen.add((number, actor))
    return found


def _activating(ghost: BlankState, source: int) -> list[int]:
    """Who activated the card: what everybody saw, and what waits, if its conditions hold now."""
    seats = range(int(ghost.setting.seats))
    shown = [seat for seat in seats if int(activation_sign(source, seat)) in ghost.signs]
    when = ghost.setting.code(source).when
    for key in ghost.resolution.queue:
        actor = int(activating_actor(key))
        if activated_source(key) == source and all_hold(ghost, when, actor):
            shown.append(actor)
    return shown
