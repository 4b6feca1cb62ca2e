"""The coach after a game: the review, playing on from a point of it, and a question to others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.hands import ASKED, DESKTOP, PHONE, play, quick_game
from browser.test_screens import check, check_in_both_themes, check_in_every_look

Visit = Callable[..., Page]
LOW = {"width": 844, "height": 390}
HAND = ".hand .card .nm"
VALUES = ".options li > b"


@pytest.fixture
def reviewed(visit: Visit) -> Page:
    """The review of a game against a bot, opened from its result at the first own choice."""
    page = visit(name="Alicja")
    quick_game(page, "cardline")
    play([page])
    page.locator(".end a.coach").click()
    page.locator(".side.coach .panel-body").wait_for()
    forward = page.get_by_role("button", name="Krok dalej")
    while not page.locator(".options li").count() or page.locator(HAND).count() < 2:
        step = page.locator(".panel-body header b").inner_text()
        forward.click()
        expect(page.locator(".panel-body header b")).not_to_have_text(step)
    return page


def test_a_review_judges_by_what_was_seen_and_can_show_what_was_hidden(reviewed: Page) -> None:
    page = reviewed
    expect(page.locator(".options .own em")).to_have_text("zagrano")
    expect(page.locator(".panel-body h2")).not_to_have_text("")
    expect(page.locator(".panel-body .why")).to_contain_text("Z tego, co było widać")
    values = page.locator(VALUES).all_inner_texts()
    check_in_every_look(page)
    page.set_viewport_size(LOW)
    check(page)
    page.set_viewport_size(DESKTOP)
    eye = page.get_by_role("button", name="Co było zakryte")
    expect(eye).to_have_attribute("aria-pressed", "false")
    own = page.locator(HAND).all_inner_texts()
    eye.click()
    expect(eye).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Widok")).to_have_value("open")
    expect(page.locator(".opps .plate")).to_have_count(2)  # everybody's cards, one's own as well
    assert page.locator(VALUES).all_inner_texts() == values, "the coach did not look"
    check(page)
    eye.click()
    expect(page.locator(HAND)).to_have_text(own)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_from_a_judged_decision_the_game_is_played_on_with_the_same_cards(
    reviewed: Page, size: dict[str, int]
) -> None:
    page = reviewed
    page.set_viewport_size(size)
    hand = page.locator(HAND).all_inner_texts()
    page.get_by_role("button", name="Graj dalej od tego miejsca").click()
    page.locator(ASKED).wait_for()
    expect(page.locator(HAND)).to_have_text(hand)
    play([page])  # by its own rules, to the end
    page.locator(".end").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LOW], ids=["desktop", "phone", "on-its-side"])
def test_somebody_else_is_asked_what_they_would_do_and_the_coach_answers(
    visit: Visit, reviewed: Page, size: dict[str, int]
) -> None:
    reviewed.evaluate("""() => {
      navigator.share = undefined
      navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }
    }""")
    reviewed.get_by_role("button", name="Zapytaj: co byś zrobił(a)?").click()
    link = reviewed.wait_for_function("() => window.copied").json_value()
    hand = reviewed.locator(HAND).all_inner_texts()
    other = visit(link[link.index("/question/") :], viewport=size)
    choices = other.locator(".ask .choice")
    choices.first.wait_for()
    expect(other.locator(HAND)).to_have_text(hand)
    check_in_both_themes(other)
    choices.last.click()
    other.locator(".ask .options .own").wait_for()
    expect(other.locator(".ask .options .own em")).to_have_text("twój wybór")
    expect(other.locator(".ask .made")).to_contain_text("W tej partii")
    check_in_both_themes(other)
    other.get_by_role("button", name="Wybierz inny ruch").click()
    expect(choices).not_to_have_count(0)
