"""The page of statistics, from a finished game to the history and back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.hands import PHONE, play, quick_game
from browser.test_screens import check_in_both_themes

Visit = Callable[..., Page]


def test_a_finished_game_is_counted_on_the_page_of_its_kind(visit: Visit) -> None:
    page = visit(name="Alicja", viewport=PHONE)
    quick_game(page, "cardline")
    play([page])
    page.goto("/history")
    page.get_by_role("link", name="Statystyki").click()
    page.get_by_role("radio", name="Cardline").check(force=True)
    expect(page.get_by_role("region", name="Cardline")).to_contain_text("Partie")
    cards = page.get_by_role("region", name="Karty na swoim miejscu")
    expect(cards.get_by_role("listitem")).to_contain_text("Marvel")
    expect(cards.get_by_role("listitem")).to_contain_text(" z ")
    check_in_both_themes(page)
    page.get_by_role("radio", name="Illusion").check(force=True)
    expect(page.get_by_text("Tu policzymy twoje skończone partie")).to_be_visible()
