"""The seal of a deal in the browser: kept before the cards are dealt, held against them after."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.hands import PHONE, play
from browser.test_lobby import friends_table, sit_and_be_ready, started
from browser.test_screens import check_in_both_themes
from browser.test_table import quick_game

Visit = Callable[..., Page]


CHANGES = {
    "entropy": (r"entropy-0 = .", "entropy-0 = x"),
    "commitment": (r"\ncommitment-0 = (.)", r"\ncommitment-0 = x"),
    "seed": (r"\nseed = .", r"\nseed = x"),
    "older": (r"\ndeal-protocol = 2", ""),
}


def tampering(wanted: str, instead: str) -> Callable[[Route], None]:
    def tamper(route: Route) -> None:
        answer = route.fetch()
        text, count = re.subn(wanted, instead, answer.text(), count=1)
        assert count
        route.fulfill(response=answer, body=text)

    return tamper


def test_a_whole_game_and_its_record_are_checked_against_what_each_browser_kept(
    visit: Visit,
) -> None:
    host, guest = started(visit)
    play([host, guest])
    for page in (host, guest):
        deal = page.locator(".end .deal")
        expect(deal).to_have_attribute("data-proof", "fits")
        expect(deal).to_have_attribute("data-seal", "kept")
        expect(deal).to_contain_text("Nikt nie wybrał tego rozdania")
    guest.get_by_role("link", name="Powtórka", exact=True).click()
    guest.get_by_role("button", name="Sprawdź uczciwość").click()
    status = guest.locator(".bar [role=status]")
    expect(status).to_contain_text("Zgadza się")
    expect(status).to_contain_text("twoja liczba się liczyła")
    seal = guest.get_by_role("link", name="Pobierz moją pieczęć").get_attribute("href")
    assert seal is not None and "stolik-list%202" in seal and "entropy-1" in seal
    check_in_both_themes(guest)
    friend = visit(guest.url)
    friend.get_by_role("button", name="Sprawdź uczciwość").click()
    status = friend.locator(".bar [role=status]")
    expect(status).to_contain_text("Zgadza się")
    expect(status).to_contain_text("nie ma pieczęci")
    for name, (wanted, instead) in CHANGES.items():  # a record that was tampered with
        friend.route("**/record*", tampering(wanted, instead))
        friend.reload()
        friend.get_by_role("button", name="Sprawdź uczciwość").click()
        expect(status, name).to_contain_text("Coś się nie zgadza")
        friend.unroute("**/record*")


def altered(page: Page, change: Callable[[dict[str, object]], None]) -> list[dict[str, object]]:
    """Let every table that the server shows this page be another; gives what the page says."""
    said: list[dict[str, object]] = []

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def from_page(text: str | bytes) -> None:
            said.append(json.loads(text))
            server.send(text)

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("table"):
                change(message["table"])
            route.send(json.dumps(message))

        route.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket(re.compile("/socket"), through)
    return said


def _other_commitment(table: dict[str, object]) -> None:
    if table["status"] == "dealing":
        table["fairness"]["commitment"] = "00" * 32  # type: ignore[index]


def _other_list(table: dict[str, object]) -> None:
    if table["status"] == "dealing":
        table["fairness"]["closed"] += "\nround = 9"  # type: ignore[index]
        table["fairness"]["closed"] = table["fairness"]["closed"].replace("round = 1\n", "")  # type: ignore[index]


ALARMS = [
    (_other_commitment, "Serwer zmienił to, do czego się zobowiązał"),
    (_other_list, "nie jest tą, której"),
]


def test_a_browser_tells_no_number_for_a_deal_it_cannot_trust(visit: Visit) -> None:
    """At two tables at once: each waits for the number until its time is over."""
    tables = []
    for change, alarm in ALARMS:
        host = visit(name="Alicja")
        guest = visit(name="Daniel", viewport=PHONE)
        said = altered(guest, change)
        guest.goto(friends_table(host))
        sit_and_be_ready(guest)
        host.get_by_role("button", name="Zaczynamy").click()
        tables.append((guest, said, alarm))
    for guest, said, alarm in tables:
        expect(guest.get_by_role("alert")).to_contain_text(alarm)
        guest.locator(".board").wait_for()  # dealt without that number, and the alarm stays
        expect(guest.get_by_role("alert")).to_contain_text(alarm)
        check_in_both_themes(guest)
        assert not [one for one in said if one["type"] == "reveal"]


def _other_secret(table: dict[str, object]) -> None:
    fairness: dict[str, object] = table["fairness"]  # type: ignore[assignment]
    if fairness["secret"]:
        fairness["secret"] = "00" * 32


def test_a_server_that_tells_another_secret_at_the_end_is_shown_as_such(visit: Visit) -> None:
    page = visit(name="Alicja")
    altered(page, _other_secret)
    quick_game(page, "cardline")
    play([page])
    deal = page.locator(".end .deal")
    expect(deal).to_have_attribute("data-proof", "wrong")
    expect(deal).to_contain_text("Dowód tego rozdania się nie zgadza")
    check_in_both_themes(page)
