"""The museum of a deck: who decides beside its owner, and how it goes to somebody else."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.hands import PHONE
from browser.test_blank import SHORT, make_table
from browser.test_screens import check
from browser.wire import become, by_api, client_of, token
from server.blank.test_decks import play_round

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
    ala.get_by_role("button", name="Poproś o opiekę").click()
    expect(ala.locator(".people li")).to_contain_text("jeszcze bez odpowiedzi")
    check(ala)
    ben.goto("/decks")
    expect(ben.get_by_text("Alicja prosi cię o opiekę")).to_be_visible()
    check(ben)
    ben.get_by_role("link", name="Czwartkowa").click()
    ben.get_by_role("button", name="Zgadzam się").click()
    expect(ben.get_by_text("opiekun: Daniel")).to_be_visible()
    check(ben)
    ala.reload()
    ala.get_by_role("button", name="Opiekunowie i właściciel").click()
    expect(ala.locator(".people li b")).to_have_text("Daniel")
    ben.goto("/decks")
    expect(ben.get_by_role("heading", name="Talie pod twoją opieką")).to_be_visible()
    check(ben)

    give = ala.get_by_role("group", name="Oddaj talię")
    give.get_by_role("button", name="Daniel").click()
    ala.get_by_role("button", name="Zaproponuj talię").click()
    expect(ala.locator(".people")).to_contain_text("Czeka na odpowiedź: Daniel.")
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


def damage(server: Server, deck: str) -> None:
    """Put something else in the place of what the server stored of a deck."""
    with sqlite3.connect(server.folder / "stolik.db", timeout=60) as database:
        database.execute("UPDATE deck_versions SET data = '[]' WHERE deck = ?", (deck,))
    database.close()


def test_a_damaged_deck_says_so_and_the_others_are_there(
    visit: Visit, server: Server, excused: set[str]
) -> None:
    excused.add("status of 410")
    ala = visit(name="Alicja", viewport=PHONE)
    become(ala, "Alicja")
    bad, _ = (
        ala.request.post("/api/blank/decks", data={"name": name}).json()["id"]
        for name in ("Zalana", "Czwartkowa")
    )
    damage(server, bad)
    ala.goto(f"/decks/{bad}")
    expect(ala.get_by_role("alert")).to_contain_text("Tej talii nie da się odczytać.")
    expect(ala.get_by_role("alert")).to_contain_text(f"Talia {bad}, miejsce uszkodzenia: $")
    check(ala)
    ala.get_by_role("link", name="Wszystkie talie").click()
    expect(ala.locator(".boxes .damaged")).to_contain_text("Zalana")
    expect(ala.get_by_role("link", name="Czwartkowa", exact=True)).to_be_visible()
    check(ala)
