"""BLANK and Call to Adventure in all their modes, watched frame by frame.

Only what is lit is clicked, on the board first and then in the prompt.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import inf

import pytest
from playwright.sync_api import Page

from browser.flow.test_flow import SIZES, WATCH, check, play_on
from browser.flow.test_flow_blank import click_what_is_lit
from browser.hands import DESKTOP, PHONE
from browser.test_call_to_adventure import agreed
from length import IS_LONG

Visit = Callable[..., Page]
PLAYERS = {"first": 2, "rivalry": 4, "together": 3, "alone": 1}
"""Call to Adventure: the tiles of its set-up in their order, and how many sit down."""
LIMIT = 20
"""BLANK, turns of each: clicking only what is lit is full of mistakes in mode B, and wins late."""
CHAPTERS = 60
"""So many lines of the log are a few turns of everybody."""
TURNS = 24
"""BLANK: so many lines are a few turns of everybody."""


def begin(visit: Visit, game: str, tile: int, players: int, size: dict[str, int]) -> Page:
    """A table in one of the game's modes, watched from its first frame."""
    page = visit(viewport=size, reduced_motion="no-preference")
    page.add_init_script(WATCH)
    # Where a clock runs out everything is shown faster, and a busy machine has no time to spare.
    with agreed(page, {"tempo": "turns", "turn_limit": LIMIT} if game == "blank" else {}):
        page.goto(f"/play/{game}")
        page.locator(".modes label").nth(tile).click()
        if players > 1:
            page.locator(".lines .seg").first.get_by_text(str(players), exact=True).click()
        page.locator(".go .lit").click()
        page.locator(".table .board").wait_for()
    return page


def tell_on(page: Page) -> None:
    """Call to Adventure: only what is lit, on the board first and then in the prompt."""
    lit = page.locator(".choose .group:not(:has(.pick)) .card.can, .path.can, .answers .seer")
    primary = page.locator(".prompt .primary:not([disabled])")
    for _ in range(4):
        if primary.count() or not (lit.count() or page.locator(".rows .can").count()):
            break
        (lit if lit.count() else page.locator(".rows .can")).first.click()
    answers = page.locator(".prompt .acts .btn:not([aria-expanded])")
    if not primary.count() and not answers.count():
        page.locator(".hand .card.can").first.click()  # which one goes back
    (primary if primary.count() else answers).first.click()


# Most of a game is waiting for what moves, so a mode is played on all its screens at once.
@pytest.mark.parametrize("mode", PLAYERS if IS_LONG else ["together"])
def test_an_adventure_flows_in_every_mode(visit: Visit, mode: str) -> None:
    tile, players = list(PLAYERS).index(mode), PLAYERS[mode]
    sizes = SIZES if IS_LONG else [PHONE]
    pages = [begin(visit, "call-to-adventure", tile, players, size) for size in sizes]
    # A tale of nine chapters takes as long as all the other games together.
    play_on(pages, inf if IS_LONG else CHAPTERS, tell_on)
    check(pages)


@pytest.mark.parametrize(
    ("mode", "players"), list(product("AB", (2, 4, 6))) if IS_LONG else [("A", 4)]
)
def test_blank_flows_in_both_modes(
    visit: Visit, mode: str, players: int, excused: set[str]
) -> None:
    # Where games end at once on a busy machine, a bot's proposal of a card may come to nothing.
    excused.update(("503 (Service Unavailable)", "429 (Too Many Requests)"))
    sizes = SIZES if IS_LONG else [DESKTOP]
    pages = [begin(visit, "blank", "AB".index(mode), players, size) for size in sizes]
    play_on(pages, inf if IS_LONG else TURNS, click_what_is_lit)
    check(pages)
