"""Every way to play: modes, numbers of players, and who plays."""

from __future__ import annotations

from collections.abc import Iterator

from reference.call_to_adventure.choosers import at_random, by_policy
from reference.call_to_adventure.comparison import Chooser, Pair, Tally
from stolik.games.call_to_adventure.game import GAME

SETTINGS: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {}),
    (1, {"first_game": True}),
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"first_game": True}),
    (3, {"extended": False}),
    (4, {"first_game": True}),
    (2, {"cooperative": True}),
    (3, {"cooperative": True}),
    (4, {"cooperative": True}),
    (3, {"cooperative": True, "first_game": True}),
)


def player_of(seed: int) -> Chooser:
    """Players at random, casual and skilled ones in turn."""
    if seed % 3 == 0:
        return at_random(seed)
    return by_policy("casual" if seed % 3 == 1 else "skilled", seed)


def tallies(seats: int, options: dict[str, object], seeds: range) -> Iterator[Tally]:
    """Compare whole games, one seed after another."""
    for seed in seeds:
        yield Pair(GAME.new(seats, seed, dict(options))).play_on(player_of(seed))


def is_together(seats: int, options: dict[str, object]) -> bool:
    """CTA-05: alone, or together against an adversary."""
    return seats == 1 or bool(options.get("cooperative"))


def is_extended(seats: int, options: dict[str, object]) -> bool:
    """CTA-28, CTA-R74, CTA-R105: with allies and adversaries."""
    plain = bool(options.get("first_game")) or not options.get("extended", True)
    return is_together(seats, options) or not plain
