"""What the makers of environments ask for, checked: game, seats, options, opponents, reward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.kernel.mind import LEVELS
from stolik.kernel.registry import load

REWARDS = ("win", "score")


class TableSetting(NamedTuple):
    """The kind of table that all games of an environment have; small enough to be sent about."""

    game: str
    seats: int
    options: dict[str, Any]
    levels: list[str]  # of the opponents; empty where every seat learns
    is_scored: bool


def table_setting(
    game: str,
    seats: int | None,
    options: dict[str, Any] | None,
    opponents: str | Sequence[str] | None,
    reward: str,
) -> TableSetting:
    """Check everything; errors name what is wrong."""
    check_reward(reward)
    known = load(game)
    count = known.default_seats(options) if seats is None else seats
    known.rules(count, options)
    return TableSetting(game, count, options or {}, _levels(opponents, count), reward == "score")


def check_reward(reward: str) -> None:
    """Refuse what is no kind of reward."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is 'win' or 'score', not {reward!r}")


def _levels(opponents: str | Sequence[str] | None, seats: int) -> list[str]:
    if opponents is None:
        return []
    levels = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    for level in levels:
        if level not in LEVELS:
            raise ValueError(f"opponents: {level!r} is not a level; levels are {', '.join(LEVELS)}")
    if len(levels) != seats - 1:
        raise ValueError(
            f"opponents: a learner at a table of {seats} has {seats - 1}, not {len(levels)}"
        )
    return levels
