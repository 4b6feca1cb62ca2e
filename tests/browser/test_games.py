"""Whole games in real browsers, to the final screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.hands import play, quick_game, type_keys

GAMES = ["cardline", "illusion", "all-in"]
Visit = Callable[..., Page]


def table_for_two(visit: Visit, game: str) -> list[Page]:
    """Alicja opens a table for three, a bot takes a seat, Daniel comes by the link."""
    host = visit(f"/play/{game}", name="Alicja")
    host.get_by_role("button", name="Stolik dla znajomych").click()
    host.get_by_role("button", name="Bot").last.click()
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
    page = visit(name="Alicja")
    quick_game(page, game)
    play([page], type_keys)
    expect(page.locator(".end")).to_be_visible()


def test_a_newcomer_plays_after_two_clicks(visit: Visit) -> None:
    page = visit()
    page.locator('a.game[href="/play/cardline"]').click()
    page.get_by_role("button", name="Graj z botami").click()
    expect(page.locator(".hand .card")).to_have_count(4)


def test_a_rematch_begins_at_the_same_table(visit: Visit) -> None:
    page = visit(name="Alicja")
    quick_game(page, "cardline")
    play([page])
    page.get_by_role("button", name="Rewanż").click()
    page.get_by_role("button", name="Zaczynamy").click()
    expect(page.locator(".hand .card")).to_have_count(4)
