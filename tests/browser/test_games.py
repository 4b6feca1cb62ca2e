"""Whole games in real browsers, to the final screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.hands import play, quick_game, seat_a_bot, type_keys

GAMES = {"cardline": "kart", "illusion": "strzał", "all-in": "run"}
"""Each game, and the unit of its result."""
Visit = Callable[..., Page]


def table_for_two(visit: Visit, game: str) -> list[Page]:
    """Alicja opens a table for three, a bot takes a seat, Daniel comes by the link."""
    host = visit(f"/play/{game}", name="Alicja")
    host.get_by_role("button", name="Stolik dla znajomych").click()
    seat_a_bot(host)
    guest = visit(host.url, name="Daniel")
    guest.get_by_role("button", name="Siadam").click()
    guest.get_by_role("button", name="Możemy grać").click()
    host.get_by_role("button", name="Zaczynamy").click()
    return [host, guest]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_whole_game(visit: Visit, game: str) -> None:
    pages = table_for_two(visit, game)
    play(pages)
    for page in pages:
        expect(page.locator(".end h2")).to_contain_text("Wygrywa")
        expect(page.locator(".end tbody tr")).to_have_count(3)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_needs_no_pointer(visit: Visit, game: str) -> None:
    """Its result counts in the game's own units, says who you are, and shows the moment."""
    page = visit(name="Alicja")
    quick_game(page, game)
    play([page], type_keys)
    rows = page.locator(".end tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        expect(row.locator(".unit")).to_contain_text(GAMES[game])
    expect(page.locator(".end tr.you")).to_contain_text("Alicja")
    moment = page.locator(".end a.moment")
    expect(moment).to_contain_text("Moment partii")
    expect(moment).to_have_attribute("href", re.compile(r"/replay/.*round=1&step=\d+"))
    moment.click()
    page.locator(".bar").wait_for()
