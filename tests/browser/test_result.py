"""The end of a game: its result, the moment to remember, and what to do next."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.hands import play, quick_game
from browser.test_games import table_for_two
from browser.test_screens import check_in_every_look

Visit = Callable[..., Page]
SIZES = [(390, 844), (844, 390), (1280, 800), (1920, 1080)]

# Buttons whose words do not fit, or that cannot be seen as they are.
CUT = """() => [...document.querySelectorAll('.end .acts .btn, .end h2, .end td')].filter((e) => {
  const box = e.getBoundingClientRect()
  const isButton = e.classList.contains('btn')
  return e.scrollWidth > e.clientWidth + 1 ||
    (isButton && (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight + 1))
}).map((e) => e.textContent.trim())"""


def test_a_result_is_whole_on_every_screen_and_a_rematch_against_bots_takes_one_tap(
    visit: Visit,
) -> None:
    page = visit(name="Alicja")
    quick_game(page, "cardline")
    play([page])
    page.locator(".end a.moment").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width}")
        page.wait_for_function(f"() => ({CUT})().length === 0")
        expect(page.locator(".board")).to_be_hidden()
        page.get_by_role("button", name="Zobacz stół").click()
        expect(page.locator(".board")).to_be_visible()
        expect(page.locator(".end tbody")).to_have_count(0)
        page.get_by_role("button", name="Wynik").click()
    check_in_every_look(page)
    page.get_by_role("button", name="Rewanż").click()
    expect(page.locator(".hand .card")).to_have_count(4)
    expect(page.locator(".end")).to_have_count(0)


def test_with_people_a_rematch_is_an_offer_on_the_result(visit: Visit) -> None:
    host, guest = table_for_two(visit, "cardline")
    play([host, guest])
    guest.get_by_role("button", name="Rewanż").click()
    expect(guest.locator(".prompt")).to_contain_text("Rewanż, czekamy na odpowiedź: Alicja…")
    expect(host.locator(".prompt")).to_contain_text("Rewanż? Daniel już czeka")
    expect(host.locator(".end tbody tr")).to_have_count(3)
    host.reload()  # the offer stands, and so does the result
    expect(host.locator(".end tbody tr")).to_have_count(3)
    host.get_by_role("button", name="Rewanż").click()
    for page in (host, guest):
        expect(page.locator(".hand .card")).to_have_count(4)


def test_guests_read_that_they_are_not_rated_and_whoever_leaves_lets_the_others_begin(
    visit: Visit,
) -> None:
    host, guest = table_for_two(visit, "cardline")
    play([host, guest])
    for page in (host, guest):
        expect(page.locator(".end")).to_contain_text("goście jej nie mają")
        expect(page.locator(".end .rating")).to_have_count(0)
    host.get_by_role("button", name="Rewanż").click()
    guest.get_by_role("button", name="Wstań").click()
    expect(host.locator(".hand .card")).to_have_count(4)
