"""Impact preview: what a proposed card would do to a deck, by a quick simulation.

The same seeds are played without and with the card, by bots that think one
turn ahead, so most of the difference is the card's own.
"""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.games.blank.events import CardActivated, PenaltyTaken
from stolik.games.blank.game import GAME
from stolik.games.blank.language.card import Card, RuleCard
from stolik.games.blank.language.document import to_json
from stolik.games.blank.moves import card_name
from stolik.games.blank.options import BlankOptions, deck_of
from stolik.games.blank.state import BlankState
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.options import read_options
from stolik.kernel.phrase import Named, Phrase

NEVER, ALWAYS, TURN_LIMIT, LONGER = "never", "always", "turn-limit", "longer"
DECISIONS_MOST = 20_000


class Figures(msgspec.Struct, frozen=True):
    """What the games were like, a game each on average."""

    games: int
    turns: float
    decisions: float
    penalties: float
    at_turn_limit: float
    wins: tuple[float, ...]
    fired: float  # activations of the card in a game
    turns_with_it: float  # share of turns in which it was activated


class Preview(msgspec.Struct, frozen=True):
    """The deck as it is, with the card, and what to warn of."""

    before: Figures
    after: Figures
    warnings: tuple[str, ...]

    def phrases(self) -> list[Phrase]:
        """The preview in words."""
        told = [
            Phrase(
                f"preview-{name}",
                {
                    "before": round(getattr(self.before, name)),
                    "after": round(getattr(self.after, name)),
                },
            )
            for name in ("turns", "penalties")
        ]
        for seat, share in enumerate(self.after.wins):
            told.append(
                Phrase(
                    "preview-wins",
                    {
                        "seat": seat + 1,
                        "before": round(100 * self.before.wins[seat]),
                        "after": round(100 * share),
                    },
                )
            )
        told += [Phrase(f"preview-warning-{warning}") for warning in self.warnings]
        return told


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

    `most` decisions a game at the most, so that no card makes the preview long.
    """
    plain = dict(options or {})
    with_card = _with(card, plain, slot)
    before = _figures(plain, seats, games, most)
    after = _figures(with_card, seats, games, most, card)
    return Preview(before, after, _warnings(before, after))


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
    turns = decisions = penalties = fired = limits = active_turns = 0
    wins = [0.0] * seats
    mind = GAME.mind("casual", 1)
    for seed in range(games):
        state = GAME.new(seats, seed, options)
        assert isinstance(state, BlankState)
        luck = FastStream(seed)
        last_turn = -1
        while not state.is_over and decisions < most * games:
            heard: list[Notice] = []
            seat = state.rules.asked(state.deciders(), luck)
            state.apply(seat, mind.policy(state, seat, luck), heard)
            decisions += 1
            for notice in heard:
                if isinstance(notice.event, PenaltyTaken):
                    penalties += notice.event.count
                elif isinstance(notice.event, CardActivated) and _is(notice.event, state, card):
                    fired += 1
                    if state.turns != last_turn:
                        active_turns += 1
                        last_turn = state.turns
        turns += state.turns
        limits += state.ending == 4
        for winner in state.winners:
            wins[winner] += 1.0 / len(state.winners)
    count = max(games, 1)
    return Figures(
        games,
        turns / count,
        decisions / count,
        penalties / count,
        limits / count,
        tuple(win / count for win in wins),
        fired / count,
        active_turns / max(turns, 1),
    )


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


def _warnings(before: Figures, after: Figures) -> tuple[str, ...]:
    found = []
    if after.fired == 0:
        found.append(NEVER)
    if after.turns_with_it > 0.9:
        found.append(ALWAYS)
    if after.at_turn_limit > 0.25 and after.at_turn_limit > before.at_turn_limit:
        found.append(TURN_LIMIT)
    if before.turns and after.turns > 2 * before.turns:
        found.append(LONGER)
    return tuple(found)


__all__ = ["Figures", "Preview", "preview"]
