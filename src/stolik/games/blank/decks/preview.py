"""Impact preview: what a proposed card would do to a deck, by a quick simulation.

The same seeds are played without and with the card, by bots that think one
turn ahead, so most of the difference is the card's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stolik.games.blank.engine.turns.ending import BY_TURN_LIMIT
from stolik.games.blank.events import CardActivated
from stolik.games.blank.game import GAME
from stolik.games.blank.language.card import Card, RuleCard
from stolik.games.blank.language.document import to_json
from stolik.games.blank.language.parts.lines import is_triggered_by_play
from stolik.games.blank.moves import card_name
from stolik.games.blank.options import BlankOptions, deck_of
from stolik.games.blank.state import BlankState
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.options import read_options
from stolik.kernel.phrase import Named, Phrase

NEVER, ALWAYS, TURN_LIMIT, LONGER = "never", "always", "turn-limit", "longer"
DECISIONS_MOST = 20_000


class Spread(msgspec.Struct, frozen=True):
    """Where four games of five lie: the lowest and the highest tenth are left out."""

    low: int
    high: int

    @staticmethod
    def of(values: Sequence[int]) -> Spread:
        """Return the spread of a number over the games."""
        ordered, left_out = sorted(values), len(values) // 10
        return Spread(ordered[left_out], ordered[-1 - left_out])


class Figures(msgspec.Struct, frozen=True):
    """What the games were like."""

    games: int
    turns: Spread
    fired: Spread
    """How often the card was activated in a game."""
    mean_turns: float
    at_turn_limit: float  # share of games
    turns_with_it: float  # share of turns in which it was activated


class Preview(msgspec.Struct, frozen=True):
    """The deck as it is, with the card, and what to warn of."""

    before: Figures
    after: Figures
    warnings: tuple[str, ...]

    def phrases(self) -> list[Phrase]:
        """The preview in words."""
        fired, before, after = self.after.fired, self.before.turns, self.after.turns
        return [
            Phrase("preview-fired", {"low": fired.low, "high": fired.high}),
            Phrase(
                "preview-turns",
                {
                    "low": after.low,
                    "high": after.high,
                    "before-low": before.low,
                    "before-high": before.high,
                },
            ),
            *(Phrase(f"preview-warning-{warning}") for warning in self.warnings),
        ]


def preview(  # noqa: PLR0913 - what to try, and how much of it
    card: Card,
    options: dict[str, Any] | None = None,
    seats: int = 4,
    games: int = 40,
    slot: str = "hexagon-1-b",
    *,
    most: int = DECISIONS_MOST,
) -> Preview:
    """Play games without and with the card; a rule starts in the row, an effect on its slot.

    A game has at most `most` decisions, so that no card makes the preview slow.
    """
    plain = dict(options or {})
    with_card = _with(card, plain, slot)
    before = _figures(plain, seats, games, most)
    after = _figures(with_card, seats, games, most, card)
    return Preview(before, after, _warnings(card, before, after))


def _with(card: Card, options: dict[str, Any], slot: str) -> dict[str, Any]:
    if isinstance(card, RuleCard):
        return {**options, "new_rules": (to_json(card),)}
    read = read_options(BlankOptions, options)
    assert isinstance(read, BlankOptions)
    deck = deck_of(read)
    rules = options.get("rules") or tuple(to_json(rule) for rule in deck.rules)
    effects = tuple(options.get("effects") or _effects(read))
    return {**options, "rules": rules, "effects": (*effects, (slot, to_json(card)))}


def _effects(options: BlankOptions) -> list[tuple[str, str]]:
    deck = deck_of(options)
    return [(card_name(number), to_json(effect)) for number, effect in deck.effects.items()]


def _figures(
    options: dict[str, Any], seats: int, games: int, most: int, card: Card | None = None
) -> Figures:
    played = [_played(options, seats, seed, most, card) for seed in range(games)]
    turns = [game.turns for game in played]
    return Figures(
        games=games,
        turns=Spread.of(turns),
        fired=Spread.of([game.fired for game in played]),
        mean_turns=sum(turns) / games,
        at_turn_limit=sum(game.is_at_turn_limit for game in played) / games,
        turns_with_it=sum(game.turns_with_it for game in played) / max(sum(turns), 1),
    )


class _Played(msgspec.Struct, frozen=True):
    turns: int
    fired: int
    turns_with_it: int
    is_at_turn_limit: bool


def _played(
    options: dict[str, Any], seats: int, seed: int, most: int, card: Card | None
) -> _Played:
    """Play one game by bots and count what the card did in it."""
    state = GAME.new(seats, seed, options)
    assert isinstance(state, BlankState)
    mind, luck = GAME.mind("casual", 1), FastStream(seed)
    fired: list[int] = []
    for _ in range(most):
        if state.is_over:
            break
        heard: list[Notice] = []
        seat = state.rules.asked(state.deciders(), luck)
        state.apply(seat, mind.policy(state, seat, luck), heard)
        for notice in heard:
            if isinstance(notice.event, CardActivated) and _is(notice.event, state, card):
                fired.append(int(state.turns))
    is_at_limit = state.ending == BY_TURN_LIMIT
    return _Played(int(state.turns), len(fired), len(set(fired)), is_at_limit)


def _is(event: CardActivated, state: BlankState, card: Card | None) -> bool:
    if card is None:
        return False
    label = card.label
    if isinstance(card, RuleCard) and label is None:
        return event.source == Named(en="Rule 1", pl="Zasada 1")
    if label is None:
        return False
    en = label.en or label.pl or ""
    return event.source == Named(en=en, pl=label.pl or en)


def _warnings(card: Card, before: Figures, after: Figures) -> tuple[str, ...]:
    found = []
    # Bots neither do nor see what people report: that is no fault of the card.
    if after.turns_with_it == 0 and is_triggered_by_play(card):
        found.append(NEVER)
    if after.turns_with_it > 0.9:
        found.append(ALWAYS)
    if after.at_turn_limit > 0.25 and after.at_turn_limit > before.at_turn_limit:
        found.append(TURN_LIMIT)
    if after.mean_turns > 2 * before.mean_turns:
        found.append(LONGER)
    return tuple(found)
