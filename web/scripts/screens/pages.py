"""Pages outside a table."""

from __future__ import annotations

from playwright.sync_api import Page


def start(page: Page) -> None:
    """The start page."""
    page.goto("/")
    page.locator(".game").first.wait_for()


def game(page: Page) -> None:
    """The page of one game."""
    page.goto("/play/all-in")
    page.locator(".go .lit").wait_for()


def settings(page: Page) -> None:
    """What a reader can choose."""
    page.goto("/settings")


def learn(page: Page) -> None:
    """First steps: where a newcomer begins."""
    page.goto("/learn")
    page.locator("main li").first.wait_for()


def keys(page: Page) -> None:
    """Help with keys."""
    start(page)
    page.keyboard.press("?")
    page.locator(".help").wait_for()


def tables(page: Page) -> None:
    """Open tables, when there are none."""
    page.goto("/tables")
    page.locator(".empty").wait_for()


def history(page: Page) -> None:
    """Finished games, when there are none."""
    page.goto("/history")
    page.locator(".empty").wait_for()


def ranking(page: Page) -> None:
    """Who plays best."""
    page.goto("/ranking")
    page.locator(".empty, table").first.wait_for()


def account(page: Page) -> None:
    """An account, for those who want one."""
    page.goto("/account")
    page.locator("form").first.wait_for()


def trouble(page: Page) -> None:
    """The server does not answer."""
    page.route("**/api/games/*/leaderboard", lambda route: route.abort())
    page.goto("/ranking")
    page.locator("[role=alert]").wait_for()


def nobody(page: Page) -> None:
    """A code that no table has."""
    page.goto("/t/NIKT-0000")
    page.locator(".empty").wait_for()


PAGES = (start, game, settings, learn, keys, tables, history, ranking, account, trouble, nobody)
