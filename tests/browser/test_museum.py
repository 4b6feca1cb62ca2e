"""The museum of a deck: who decides beside its owner, and how it goes to somebody else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.hands import PHONE
from browser.test_blank import become
from browser.test_screens import check

Visit = Callable[..., Page]


def test_an_owner_names_a_steward_and_gives_the_deck_away(visit: Visit) -> None:
    """BLK-D9, BLK-D17: named by login, offered, looked at and taken by the other person."""
    ala = visit(name="Alicja")
    become(ala, "Alicja")
    deck = ala.request.post("/api/blank/decks", data={"name": "Czwartkowa"}).json()["id"]
    ben = visit(name="Daniel", viewport=PHONE, color_scheme="dark")
    become(ben, "Daniel")
    account = {"name": "Daniel", "password": "dluga tajemnica"}
    login = ben.request.post("/api/account", data=account).json()["login"]

    ala.goto(f"/decks/{deck}")
    ala.get_by_role("button", name="Opiekunowie i właściciel").click()
    ala.get_by_label("Login konta").first.fill(login)
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
