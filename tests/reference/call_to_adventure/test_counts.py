"""Small games whose lines of play are counted exactly, by engine and reference alike.

A changed count means changed rules, or changed data of a card that is named here.
"""

from __future__ import annotations

import pytest

from length import IS_LONG
from reference.call_to_adventure.arranged import Arrangement, Seat, arranged
from reference.call_to_adventure.counting import lines_of_engine, lines_of_reference

SECOND = ("squire", "oath_of_honour", "enlightened_master")
LATE = ("lust_for_adventure", "deep_forest", "academy", "siege", "griffin_nest", "ruins_of_arkon")

OPENING = Arrangement(
    seats=(Seat(hand=("last_effort",)), Seat(SECOND, hand=("sabotage",))),
    rows=(("deep_forest", "lust_for_adventure"),),
    decks={
        "1": ("academy", "wild_companion"),
        "hero": ("once_more",),
        "antihero": ("blood_money",),
    },
)
"""Two against each other, two cards in the row, one card in each hand."""

ENDING = Arrangement(
    seats=(
        Seat(story=(*LATE, "mirror_maze", "dying_world_tree"), hand=("once_more",), morality=-1),
        Seat(SECOND, story=("tavern_brawl",), allies=("old_retainer",), experience=1),
    ),
    rows=(("broken_bridge",), ("stone_guardian",), ("winter_warlord", "usurper")),
    decks={"3": ("plague_bringer",), "hero": ("good_counsel",), "antihero": ("dark_gift",)},
)
"""One card before the end of Act III, with two adversaries in the row."""

ALONE = Arrangement(
    seats=(
        Seat(
            story=(*LATE, "mirror_maze", "dying_world_tree"),
            hand=("ends_and_means", "lesson_learnt"),
            experience=2,
        ),
    ),
    rows=(("broken_bridge",), ("stone_guardian",)),
    decks={
        "hero": ("good_counsel",),
        "antihero": ("dark_gift",),
        "adversary": ("instill_fear", "into_darkness", "sabotage"),
    },
    adversary="fen_beast",
    adversary_experience=3,
)
"""The last challenge of a solo game, the adversary two experience from its goal."""

TOGETHER = Arrangement(
    seats=(Seat(hand=("keen_eye",)), Seat(SECOND, hand=("act_of_mercy", "new_trail"))),
    rows=(("broken_bridge", "lust_for_adventure"),),
    decks={
        "1": ("old_retainer", "academy"),
        "hero": ("good_counsel",),
        "antihero": ("dark_gift",),
        "adversary": ("harsh_lesson", "dark_lords_champion"),
    },
    options={"cooperative": True},
    adversary="bandit_queen",
)
"""Two against an adversary that taxes journeys, with cards that may be given away."""

COUNTS = {
    "opening": (OPENING, [6, 29, 140, 577, 2106, 7082, 22304, 64862]),
    "ending": (ENDING, [3, 10, 30, 84, 185, 360, 658, 1382, 3994, 13672, 44756]),
    "alone": (ALONE, [5, 17, 52, 148, 376, 948, 2178, 4673, 9684, 19434, 37931]),
    "together": (TOGETHER, [8, 43, 185, 702, 2435, 8234, 27060, 84778]),
}
"""Lines of 1, 2, 3 … decisions."""

MOST_OF_REFERENCE = 100_000 if IS_LONG else 2_500
"""The reference plays every line from its beginning; the deepest counts take it a minute."""


@pytest.mark.parametrize("name", COUNTS)
def test_the_engine_counts_the_lines_of_a_small_game(name):
    arrangement, counts = COUNTS[name]
    depths = range(1, len(counts) + 1)

    assert [lines_of_engine(arranged(arrangement), depth) for depth in depths] == counts


@pytest.mark.parametrize("name", COUNTS)
def test_the_reference_counts_the_same(name):
    arrangement, counts = COUNTS[name]
    counts = [count for count in counts if count <= MOST_OF_REFERENCE]
    depths = range(1, len(counts) + 1)

    assert [lines_of_reference(arranged(arrangement), depth) for depth in depths] == counts
