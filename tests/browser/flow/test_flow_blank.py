"""BLANK for a newcomer: only what is lit is clicked, from the first steps to the end of a game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.flow.test_flow import move, play_on
from browser.hands import PHONE, look

Visit = Callable[..., Page]
PRIMARY = ".prompt .primary:not([disabled])"
LIT = ".board :is(.hand button.can, button.seer, button.value, button.over, .tray .can)"
ANSWERS = ".prompt .acts .btn:not([aria-expanded]):not([disabled])"
"""Without the list of all moves, which opens."""


def click_what_is_lit(page: Page) -> None:
    """The button that stands out; else what is lit on the board; else the first answer."""
    if not page.locator(PRIMARY).count() and page.locator(LIT).count():
        page.locator(LIT).first.dispatch_event("click")
    found = PRIMARY if page.locator(PRIMARY).count() else ANSWERS
    page.locator(found).first.click()


def test_a_newcomer_learns_writes_a_rule_and_plays_with_it(visit: Visit, excused: set[str]) -> None:
    """Every step lights what it talks about, and a whole game needs nothing but what is lit."""
    # On a busy machine the sentence is read late; the page asks again by itself.
    excused.update(("503 (Service Unavailable)", "429 (Too Many Requests)"))
    page = visit("/learn", viewport=PHONE)
    page.locator('main li[data-game="blank"]').get_by_role("button", name="Zaczynam").click()
    page.locator(".coach").wait_for()
    write = page.get_by_role("dialog", name="Napisz jedną zasadę")
    while not write.count():
        if page.locator(".coach .next").count():
            expect(page.locator("[data-coached]")).to_have_count(1)
            page.locator(".coach .next").click()
        elif look(page)["asked"]:
            move(page, click_what_is_lit)
        else:
            page.wait_for_timeout(40)
    write.locator(".start li button").first.click()
    page.get_by_role("button", name="Zagraj z tą zasadą").click()
    expect(page.locator(".read-out")).to_contain_text("Jeśli")
    expect(page.locator(".coach")).to_have_count(0)
    play_on([page], hand=click_what_is_lit)
    expect(page.locator(".end")).to_be_visible()
