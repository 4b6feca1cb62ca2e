"""Taking a move back: alone with bots at once, among people by consent; on a desk and a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.hands import ASKED, PHONE, point, quick_game
from browser.test_lobby import menu, started
from browser.test_screens import check_in_both_themes

Visit = Callable[..., Page]
HAND = ".hand .card .nm"


def take_back(page: Page) -> None:
    menu(page)
    page.get_by_role("button", name="Cofnij ostatni ruch").click()


def test_alone_with_bots_a_move_is_taken_back_at_once(visit: Visit) -> None:
    page = visit(name="Alicja", viewport=PHONE)
    quick_game(page, "cardline")
    page.locator(ASKED).wait_for()
    hand = page.locator(HAND).all_inner_texts()
    point(page)
    expect(page.locator(HAND)).not_to_have_text(hand)
    page.locator(ASKED).wait_for()
    take_back(page)
    expect(page.locator(HAND)).to_have_text(hand)
    page.locator(ASKED).wait_for()
    point(page)  # and the game goes on
    expect(page.locator(HAND)).not_to_have_text(hand)


def test_among_people_the_others_have_to_agree(visit: Visit) -> None:
    pages = started(visit)
    while not any(page.locator(ASKED).count() for page in pages):
        pages[0].wait_for_timeout(50)
    asking, other = sorted(pages, key=lambda page: -page.locator(ASKED).count())
    hand = asking.locator(HAND).all_inner_texts()
    point(asking)
    other.locator(ASKED).wait_for()

    take_back(asking)
    asking.get_by_role("button", name="Zapytaj stół").click()
    vote = other.locator(".prompt.undo")
    expect(vote).to_contain_text("cofnąć ruch?")
    check_in_both_themes(other)
    vote.get_by_role("button", name="Nie cofaj").click()
    other.locator(f"{ASKED}:not(.undo)").wait_for()
    expect(asking.locator(HAND)).not_to_have_text(hand)

    point(other)
    asking.locator(ASKED).wait_for()
    take_back(other)
    other.get_by_role("button", name="Zapytaj stół").click()
    asking.get_by_role("button", name="Zgoda").click()
    other.locator(f"{ASKED}:not(.undo)").wait_for()
    expect(pages[0].locator(".log li.undone")).not_to_have_count(0)  # the desk has it beside it
