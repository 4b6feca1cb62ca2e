"""Every screen, both sizes, both themes: nothing cut, nothing overlapping, nothing inaccessible."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.hands import ASKED, DESKTOP, PHONE, play, quick_game

Visit = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLAIN = ["/", "/play/cardline", "/tables", "/history", "/ranking", "/settings", "/account", "/lost"]

# Elements whose text is wider than they are; what scrolls or ends in dots on purpose is left out.
CUT = """() => [...document.querySelectorAll('h1, h2, h3, b, button, .btn, legend, label, p')]
  .filter((e) => e.offsetParent && getComputedStyle(e).display !== 'inline')
  .filter((e) => !e.closest('.hidden-label, .seg, .plate, .card, .log, .scroller, .lineup, .text'))
  .filter((e) => e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.className + ': ' + e.textContent.trim().slice(0, 60))"""
AXE_RUN = """async () => (await axe.run()).violations.map((found) => [
  found.id,
  found.nodes.map((node) => node.html.slice(0, 160) + ' | ' + (node.any[0]?.message ?? '')),
])"""
LOOKS = [
    {"viewport": size, "color_scheme": theme, "locale": language}
    for size in (DESKTOP, PHONE)
    for theme, language in (("light", "pl-PL"), ("dark", "en-GB"))
]


def check(page: Page) -> None:
    """No sideways scrolling, no cut words, and axe finds nothing."""
    page.wait_for_timeout(300)
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"scrolls sideways: {wide}"
    assert page.evaluate(CUT) == []
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(AXE_RUN) == []


@pytest.fixture(params=LOOKS, ids=["desktop", "desktop-dark", "phone", "phone-dark"])
def look(request: pytest.FixtureRequest) -> dict[str, object]:
    return dict(request.param)


@pytest.mark.parametrize("path", PLAIN)
def test_plain_pages_are_whole_and_accessible(
    visit: Visit, look: dict[str, object], path: str
) -> None:
    page = visit(path, **look)
    page.locator("main").wait_for()
    check(page)


def test_the_lobby_is_whole_and_accessible(visit: Visit, look: dict[str, object]) -> None:
    page = visit("/play/cardline", **look)
    page.locator(".go .btn").nth(1).click()
    page.locator(".invite svg[role=img]").wait_for()
    check(page)


@pytest.mark.parametrize("game", ["cardline", "illusion", "all-in"])
def test_tables_are_whole_and_accessible(visit: Visit, look: dict[str, object], game: str) -> None:
    page = visit(f"/play/{game}", **look)
    page.locator(".go .lit").click()
    page.locator(ASKED).wait_for()
    check(page)
    page.keyboard.press("m")
    check(page)


def test_the_end_and_the_replay_are_whole_and_accessible(visit: Visit) -> None:
    page = visit(name="Alicja")
    quick_game(page, "cardline")
    play([page])
    check(page)
    page.locator(".end a").click()
    page.locator(".bar").wait_for()
    check(page)
