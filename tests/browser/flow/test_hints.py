"""The coach at a table with bots: a nudge, the move, then why; on a phone, both ways up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.hands import ASKED, PHONE, point, quick_game
from browser.test_screens import check_in_both_themes

Visit = Callable[..., Page]
LOW = {"width": 844, "height": 390}
COVERED = """() => {
  const strip = document.querySelector('.hint.panel').getBoundingClientRect()
  return [...document.querySelectorAll('.hand .card')].some((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return top < strip.bottom && bottom > strip.top
  })
}"""


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["upright", "on-its-side"])
def test_a_hint_says_more_each_time_and_goes_with_the_move(
    visit: Visit, size: dict[str, int]
) -> None:
    page = visit(name="Alicja", viewport=size)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/hint?" in one.url else None)
    quick_game(page, "cardline")
    page.locator(ASKED).wait_for()
    page.get_by_role("button", name="Podpowiedź").click()
    strip = page.locator(".hint.panel")
    for step, more in ((1, "Jaśniej"), (2, "Dlaczego?"), (3, "")):
        page.locator(f'.hint.panel[data-step="{step}"]').wait_for()
        expect(strip.locator(".said b")).not_to_have_text("")
        assert not page.evaluate(COVERED)  # the cards it speaks about stay in sight
        if step == 1:
            check_in_both_themes(page)
        if more:
            strip.get_by_role("button", name=more).click()
    expect(strip.get_by_role("button")).to_have_count(1)  # nothing more to say
    assert len(asked) == 3
    point(page)
    strip.wait_for(state="detached")
