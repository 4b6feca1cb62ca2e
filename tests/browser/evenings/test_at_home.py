"""A game night: plain http at home, where browsers lend neither keys nor clipboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import AT_HOME, Server
from browser.hands import LOST, play, quick_game

Visit = Callable[..., Page]
SAID_FOR = 2000
"""Milliseconds for which "copied" is said."""
HOLD = """(held) => {
  const real = window.setTimeout.bind(window)
  window.setTimeout = (done, time, ...more) =>
    time === held ? ((window.saidEnough = done), 0) : real(done, time, ...more)
}"""
"""What is said for so long is said until the test lets it end: it may look late."""


def test_a_game_is_played_checked_and_shared_without_https(
    visit: Visit, server: Server, excused: set[str]
) -> None:
    excused |= LOST
    page = visit(name="Alicja", base_url=f"http://{AT_HOME}:{server.port}")
    assert not page.evaluate("isSecureContext || 'subtle' in crypto || 'clipboard' in navigator")
    quick_game(page, "cardline")
    play([page])
    page.get_by_role("link", name="Powtórka", exact=True).click()
    check = page.get_by_role("button", name="Sprawdź uczciwość")
    check.wait_for()
    page.context.set_offline(True)
    check.click()
    expect(page.locator(".bar .finding")).to_contain_text("Nie udało się sprawdzić")
    page.context.set_offline(False)
    check.click()
    expect(page.locator(".bar .finding")).to_contain_text("Zgadza się")
    page.evaluate(HOLD, SAID_FOR)
    page.get_by_role("button", name="Skopiuj link do tego ruchu").click()
    expect(page.get_by_role("status").filter(has_text="Skopiowano")).to_have_count(1)


def test_copied_is_said_only_when_it_is_true(visit: Visit, server: Server) -> None:
    page = visit("/play/cardline", name="Alicja", base_url=f"http://{AT_HOME}:{server.port}")
    page.get_by_role("button", name="Stolik dla znajomych").click()
    page.evaluate(HOLD, SAID_FOR)
    page.get_by_role("button", name="Skopiuj link").click()
    page.get_by_role("button", name="Skopiowano").wait_for()
    page.evaluate("window.saidEnough()")
    page.get_by_role("button", name="Skopiuj link").wait_for()
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Skopiuj link").click()
    field = page.get_by_label("Skopiuj zaznaczony tekst")
    expect(field).to_have_value(page.url)
    assert page.evaluate("getSelection().toString()") == page.url
    expect(page.get_by_role("button", name="Skopiowano")).to_have_count(0)
