"""First steps: every game teaches itself, from the first word to the summary, in both languages.

BLANK's end with a rule of one's own and are walked through in flow/test_flow_blank.py.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.hands import MOVED_ON, PATIENT, PHONE, STUCK, dismiss, look, type_keys

Visit = Callable[..., Page]
# Call to Adventure's are among its own tests: newcomers go on to a whole game there, as in BLANK.
GAMES = ["cardline", "illusion", "all-in"]
LANGUAGES = {
    "pl-PL": ("Zaczynam", "Pierwsza runda za tobą", "Gram dalej", "Wychodzę", "Kończę lekcję"),
    "en-GB": ("Begin", "Your first round is done", "Play on", "Leave", "End the lesson"),
}


def listen(page: Page) -> list[str]:
    """Do what the coach says until the summary; gives everything that was said."""
    said: list[str] = []
    moved, seen = time.monotonic(), -1
    while time.monotonic() - moved < STUCK:
        page.locator(".coach").wait_for()
        words = page.locator(".coach").inner_text()
        if page.locator(".coach.over").count():
            return said
        if not said or said[-1] != words:
            said.append(words)
            moved = time.monotonic()
        if page.locator(".coach .next").count():
            page.locator(".coach .next").click()
            continue
        table = look(page)
        if table["seq"] != seen:
            moved, seen = time.monotonic(), table["seq"]
        if table["covered"]:
            dismiss(page)
        elif table["asked"]:
            _move(page, table["seq"])
        else:
            page.wait_for_timeout(60)
    raise AssertionError(f"the lesson does not end: {look(page)}, {said}")


def _move(page: Page, seq: int) -> None:
    page.set_default_timeout(4000)
    try:
        type_keys(page)
        page.wait_for_function(MOVED_ON, arg=seq)
    except TimeoutError:
        page.keyboard.press("Escape")
    finally:
        page.set_default_timeout(PATIENT)


@pytest.mark.parametrize(
    ("game", "language"), [*((game, "pl-PL") for game in GAMES), ("cardline", "en-GB")]
)
def test_first_steps_from_start_to_end(visit: Visit, game: str, language: str) -> None:
    begin, summary, play_on, leave, _ = LANGUAGES[language]
    page = visit("/", locale=language)
    page.locator('main a[href="/learn"]').click()
    page.locator(f'main li[data-game="{game}"]').get_by_role("button", name=begin).click()
    said = listen(page)
    assert len(said) >= 4
    assert not any(words.startswith(game) for words in said), "an id, not a sentence"
    expect(page.locator(".coach h2")).to_have_text(summary)
    if language == "pl-PL":
        page.get_by_role("button", name=play_on).click()
        expect(page.locator(".coach")).to_have_count(0)
        expect(page.locator(".prompt, .end").first).to_be_visible()
    else:
        page.get_by_role("button", name=leave).click()
        expect(page.locator("h1")).to_have_text("Take a seat.")
        page.locator('main a[href="/learn"]').click()
        expect(page.locator("main .done")).to_have_count(1)


def test_there_is_a_way_out_at_any_moment_and_a_reload_goes_on(visit: Visit) -> None:
    page = visit("/play/cardline", viewport=PHONE)
    page.get_by_role("button", name="Pierwsze kroki").click()
    page.locator(".coach .next").click()
    dots = page.locator(".coach .dots")
    where = dots.get_attribute("aria-label")
    page.reload()
    page.locator(".coach").wait_for()
    assert dots.get_attribute("aria-label") == where
    page.get_by_role("button", name="Kończę lekcję").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()
