"""BLANK: its board, the workshop and the museum of a deck."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page
from steps import ASKED, begin

from stolik.client import Client


def blank(page: Page) -> None:
    """BLANK with a play planned."""
    begin(page, "blank")
    for _ in range(7):
        page.locator(ASKED).wait_for()
        page.wait_for_timeout(400)
        if page.locator(".hand button.can").count() > 1 and page.locator(".rule.lit").count() == 1:
            break
        offers = page.locator(".board :is(.hand button.can, .seer, .value, .over)")
        if offers.count():
            offers.first.dispatch_event("click")
        page.locator(".prompt .acts .btn").first.click()
        page.wait_for_timeout(900)
    page.wait_for_timeout(1500)
    if page.locator(".hand button.can").count():
        page.locator(".hand button.can").last.dispatch_event("click")


def won(page: Page) -> str:
    """Win a game of BLANK on both seats, over the wire; give the table's code."""
    page.goto("/")
    page.request.post("/api/session", data={"name": "Alicja"})
    box = {"name": "Czwartkowa", "symbol": "leaf", "paint": "green"}
    deck = page.request.post("/api/blank/decks", data=box).json()["id"]
    people = [{"kind": "person"}, {"kind": "person"}]
    options = {"tempo": "turns", "turn_limit": 20}
    body = {"game": "blank", "seats": people, "options": options, "deck": deck}
    code = str(page.request.post("/api/tables", data=body).json()["code"])
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "stolik")
    address = page.url.rstrip("/")

    async def play() -> None:
        async with Client(address) as client:
            client.http.cookies.set("stolik", cookie)
            async with client.sit_at(code) as seat:
                await seat.say("sit", seat=1, name="Daniel")
                await seat.start()
                while not seat.is_over:
                    side = next(side for side in seat.sides if side.legal)
                    await seat.move(side.legal[0].code, seat=side.seat)

    with ThreadPoolExecutor(1) as beside:
        beside.submit(lambda: asyncio.run(play())).result()
    return code


def to_words(page: Page, sentence: str) -> None:
    """Win a game and write a sentence."""
    page.goto(f"/t/{won(page)}")
    page.locator(".after a.btn").first.click()
    page.locator("textarea").fill(sentence)


def workshop(page: Page) -> None:
    """A rule in one's own words: read back, one part about to be changed."""
    to_words(page, "jak ktos zagra 6 to nastepny bierze dwie karty")
    page.locator(".facts .trial").wait_for()
    page.locator(".rc .chip").last.click()
    page.locator(".inl").wait_for()


def workshop_people(page: Page) -> None:
    """A rule that people judge."""
    to_words(page, "Kto się zaśmieje, dobiera kartę")
    page.locator(".rc .people").wait_for()


def workshop_unclear(page: Page) -> None:
    """A sentence with two readings."""
    to_words(page, "Zagrasz trójkę, wymieniasz się ręką z sąsiadem")
    page.locator(".read").first.wait_for()


def workshop_lists(page: Page) -> None:
    """A rule put together from lists."""
    to_words(page, "kto zagra tarczę, traci kolejkę")
    page.locator(".rc").wait_for()
    page.locator(".ways button").last.click()
    page.locator(".lists .chip").nth(1).click()
    page.locator(".pal").wait_for()


def museum(page: Page) -> None:
    """Every card of a deck."""
    page.goto(f"/t/{won(page)}")
    page.locator(".after .museum").click()
    page.locator(".museum .rules li").first.wait_for()


BLANK = (blank, workshop, workshop_people, workshop_unclear, workshop_lists, museum)
