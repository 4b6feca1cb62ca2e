"""An evening with a television, phones as hands, and tables that wait for people."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.hands import LOST, PHONE, play, quick_game

Visit = Callable[..., Page]
LARGE = {"width": 1920, "height": 1080}
FITS = """() => {
  const middle = document.querySelector('.middle')
  return middle?.querySelector('.card, svg, img') && middle.scrollHeight <= middle.clientHeight + 1
}"""


def test_a_television_shows_the_table_and_the_phone_is_a_hand(visit: Visit) -> None:
    phone = visit(name="Alicja", viewport=PHONE)
    quick_game(phone, "cardline", 3)
    code = phone.url.partition("/t/")[2]
    screen = visit(f"/tv/{code}", viewport=LARGE)
    expect(screen.locator(".cloth .plate")).to_have_count(3)
    expect(screen.locator(".cloth .lineup .card").first).to_be_visible()
    expect(phone.locator(".play.hand-only .opps")).to_be_hidden()
    expect(phone.locator(".hand .card").first).to_be_visible()

    phone.get_by_role("button", name="Zasłoń rękę").click()
    phone.get_by_role("button", name="Ręka zasłonięta").click()

    screen.reload()
    expect(screen.locator(".cloth .plate")).to_have_count(3)
    phone.get_by_role("button", name="Cały stół na telefonie").click()
    expect(phone.locator(".play.hand-only")).to_have_count(0)
    phone.get_by_role("button", name="Cały stół na telefonie").click()
    play([phone])
    expect(screen.locator(".cloth .result .win")).to_be_visible()
    screen.close()
    expect(phone.locator(".play.hand-only")).to_have_count(0)


@pytest.mark.parametrize("game", ["all-in", "blank", "call-to-adventure", "cardline", "illusion"])
def test_what_lies_on_a_television_covers_neither_plates_nor_the_last_deed(
    visit: Visit, game: str
) -> None:
    host = visit(name="Alicja")
    quick_game(host, game, 4)
    screen = visit(host.url.replace("/t/", "/tv/"), viewport=LARGE)
    screen.wait_for_function(FITS)
    screen.set_viewport_size({"width": 1280, "height": 720})
    screen.wait_for_function(FITS)


def test_a_television_asks_for_a_code_and_shows_who_sits(visit: Visit) -> None:
    page = visit("/play/cardline", name="Alicja")
    page.get_by_role("button", name="Stolik dla znajomych").click()
    page.locator(".invite").wait_for()
    code = page.url.partition("/t/")[2]
    screen = visit("/tv", viewport=LARGE)
    screen.get_by_label("Kod").fill(code.lower())
    screen.get_by_role("button", name="Pokaż stolik").click()
    expect(screen.locator(".lobby")).to_contain_text("Alicja")
    expect(screen.locator(".lobby .code")).to_contain_text(code)


def test_a_running_game_is_found_again_after_the_logo(
    visit: Visit, server: Server, excused: set[str]
) -> None:
    excused |= LOST
    page = visit(name="Alicja")
    quick_game(page, "cardline")
    page.locator(".prompt[data-asked=true]").wait_for()
    address = page.url
    page.get_by_role("link", name="Stolik: Na stronę startową").click()
    yours = page.get_by_role("region", name="Twoje stoliki")
    expect(yours).to_contain_text("Twoja kolej")
    page.goto("/ranking")
    page.get_by_role("link", name="Twoje stoliki").click()
    yours.get_by_role("link").first.click()
    page.locator(".prompt[data-asked=true]").wait_for()
    assert page.url == address
    server.stop()
    server.start()
    page.goto("/")
    expect(yours).to_contain_text("Twoja kolej")


def test_a_deal_of_the_day_is_played_once_and_then_compared(visit: Visit) -> None:
    page = visit(name="Alicja")
    page.get_by_role("link", name="Rozdanie dnia").click()
    deal = page.get_by_role("listitem").filter(has_text="Cardline")
    expect(deal).to_contain_text("Nikt jeszcze nie zagrał")
    deal.get_by_role("button", name="Graj").click()
    page.locator(".prompt").first.wait_for()
    address = page.url
    page.goto("/day")
    deal.get_by_role("button", name="Graj dalej").click()
    page.wait_for_url(address)
    play([page])
    compared = page.get_by_role("group", name="Jak poszło innym")
    expect(compared.get_by_role("row").nth(1)).to_contain_text("Alicja")
    expect(page.get_by_role("button", name="Rewanż")).to_have_count(0)
    page.get_by_role("link", name="Inne rozdania dnia").click()
    deal.get_by_role("button", name="Porównaj").click()
    expect(compared).to_contain_text("Na razie tylko ty")
