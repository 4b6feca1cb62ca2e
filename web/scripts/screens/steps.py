"""Steps that lead to a screen: a game with bots, and moves on its board."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

ASKED = ".prompt[data-asked=true]"


def begin(page: Page, game: str, players: int = 4) -> None:
    """Sit down with bots."""
    page.goto(f"/play/{game}")
    page.locator(".lines .seg").first.wait_for()
    # Call to Adventure as people play it when they know it; BLANK with the table as its referee.
    if game == "call-to-adventure":
        page.locator(".modes label").nth(1 if players > 1 else 3).click()
    if players > 1:
        page.locator(".lines .seg").first.get_by_text(str(players), exact=True).click()
    page.locator(".go .lit").click()
    page.locator(f"{ASKED}, .prompt .cover").first.wait_for()


def turns(page: Page, count: int, move: Callable[[Page], None]) -> None:
    """Play on, so that there is something to see."""
    for _ in range(count):
        page.locator(f"{ASKED}, .reveal, .showdown").first.wait_for()
        page.wait_for_timeout(300)
        if page.locator(".reveal, .showdown").count():
            return
        move(page)
        page.wait_for_timeout(400)
    page.locator(ASKED).wait_for()
    page.wait_for_timeout(2500)


def place(page: Page) -> None:
    """Lay the first card in the middle of the line."""
    page.locator(".hand button.card").first.click()
    slots = page.locator(".plus")
    slots.nth(slots.count() // 2).dispatch_event("click")
    page.locator(".prompt .primary").click()


def add(page: Page) -> None:
    """Add the next picture at the end."""
    page.locator("button.gap").last.dispatch_event("click")
    page.locator(".prompt .primary").click()


def doubt(page: Page) -> None:
    """Claim that the row is wrong."""
    page.locator(".prompt .acts .ghost").first.click()


def any_card(page: Page) -> None:
    """Do the first thing on offer."""
    offers = page.locator(".board button.can, .board button.seer")
    if offers.count():
        offers.first.dispatch_event("click")
    page.locator(".prompt .acts .btn").first.click()
