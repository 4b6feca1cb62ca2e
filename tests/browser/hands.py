"""What people do at a table: by pointer on the board, or by keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
ASKED = ".prompt[data-asked=true]"
LONGEST = 240.0
PATIENCE = 4000.0


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def dismiss(page: Page) -> None:
    """Look away from a reveal or a showdown."""
    for cover in (".reveal > .btn", ".showdown > .btn"):
        if page.locator(cover).count():
            page.locator(cover).click()


def point(page: Page) -> None:
    """Make a move with the pointer: on the board where it offers one, else with a button."""
    board = page.locator(".board")
    if board.locator(".hand button.card[data-carry]").count():  # Cardline: a card, then a slot
        board.locator(".hand button.card").first.click()
        page.locator(".plus").last.dispatch_event("click")
        page.locator(".prompt .primary").click()
    elif board.locator("button.gap").count() > 3:  # Illusion: doubt a row that has grown
        page.locator(".prompt .acts .ghost").first.click()
    elif board.locator("button.gap").count():
        board.locator("button.gap").last.dispatch_event("click")
        page.locator(".prompt .primary").click()
    elif board.locator("button.can, button.seer").count():
        board.locator("button.can, button.seer").first.dispatch_event("click")
        page.locator(".prompt .acts .btn").first.click()
    else:
        page.locator(".prompt .acts .btn").first.click()


def type_keys(page: Page) -> None:
    """Make a move without a pointer, through the prompt bar."""
    page.locator("body").press("Escape")
    if page.locator(".prompt .acts kbd", has_text="M").count():
        page.keyboard.press("m")
        page.locator(".moves li button").first.wait_for()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.locator(".prompt .primary").wait_for()
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")


def play(pages: list[Page], move: Callable[[Page], None] = point) -> None:
    """Play until everybody sees the result."""
    began = time.monotonic()
    while not all(map(is_over, pages)):
        assert time.monotonic() - began < LONGEST, "the game does not end"
        for page in pages:
            dismiss(page)
            if is_over(page) or not page.locator(ASKED).count():
                continue
            before = page.locator(ASKED).all_inner_texts()
            page.set_default_timeout(PATIENCE)
            # The table may move on while a hand is in the air; then the hand looks again.
            with suppress(TimeoutError):
                move(page)
            page.set_default_timeout(30_000)
            _settle(page, before)
        pages[0].wait_for_timeout(60)


def _settle(page: Page, before: list[str]) -> None:
    """Wait until the move has arrived: the prompt asks something else, or somebody else."""
    for _ in range(40):
        if page.locator(ASKED).all_inner_texts() != before or is_over(page):
            return
        page.wait_for_timeout(50)


def quick_game(page: Page, game: str, players: int = 2) -> None:
    """Sit down with bots: two clicks from the start page."""
    page.locator(f'a.game[href="/play/{game}"]').click()
    page.locator(".lines .seg").first.get_by_text(str(players), exact=True).click()
    page.get_by_role("button", name="Graj z botami").click()
    page.locator(".table .board").wait_for()
