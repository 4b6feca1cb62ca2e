"""The museum of a deck: who decides beside its owner, and how it goes to somebody else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.hands import PHONE
from browser.test_blank import SHORT, make_table
from browser.test_screens import check
from browser.wire import become, by_api, client_of, token
from server.test_blank_decks import play_round

Visit = Callable[..., Page]


def play_together(server: Server, host: Page, guest: Page) -> None:
    """Let two people play a game over the wire, so that each knows the other."""
    code = make_table(host, seats=[{"kind": "person"}] * 2, options=SHORT)
    cookies = [token(host), token(guest)]

    async def work() -> None:
        async with (
            client_of(server.address, cookies[0]) as one,
            client_of(server.address, cookies[1]) as two,
            one.sit_at(code) as first,
            two.sit_at(code) as second,
        ):
            await second.say("sit", seat=1)
            await play_round(first, second)

    by_api(work)


def test_an_owner_names_a_steward_and_gives_the_deck_away(visit: Visit, server: Server) -> None:
    """BLK-D9, BLK-D17: named by the owner, offered, looked at and taken by the other person."""
    ala = visit(name="Alicja")
    become(ala, "Alicja")
    deck = ala.request.post("/api/blank/decks", data={"name": "Czwartkowa"}).json()["id"]
    ben = visit(name="Daniel", viewport=PHONE, color_scheme="dark")
    become(ben, "Daniel")
    play_together(server, ala, ben)

    ala.goto(f"/decks/{deck}")
    ala.get_by_role("button", name="Opiekunowie i właściciel").click()
    ala.get_by_role("group", name="Opiekunowie", exact=True).get_by_text("Daniel").click()
    ala.get_by_role("button", name="Mianuj opiekunem").click()
    expect(ala.locator(".circle li b")).to_have_text("Daniel")
    ben.goto("/decks")
    expect(ben.get_by_role("heading", name="Talie pod twoją opieką")).to_be_visible()
    check(ben)

    give = ala.get_by_role("group", name="Oddaj talię")
    give.get_by_role("button", name="Daniel").click()
    ala.get_by_role("button", name="Zaproponuj talię").click()
    expect(ala.locator(".circle")).to_contain_text("Czeka na odpowiedź: Daniel.")
    check(ala)
    ben.goto(f"/decks/{deck}")
    expect(ben.locator(".museum")).to_contain_text("Alicja chce ci oddać tę talię.")
    check(ben)
    ben.get_by_role("button", name="Biorę").click()
    expect(ben.locator(".museum")).to_contain_text("Właściciel: Daniel")
    expect(ben.locator(".life")).to_contain_text("Alicja oddaje talię: Daniel")
    ben.goto("/decks")
    expect(ben.locator(".boxes li")).to_have_count(1)
    check(ben)
