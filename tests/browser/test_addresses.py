"""What people type and paste: codes, links and addresses that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.test_screens import check

Visit = Callable[..., Page]


def made(page: Page) -> str:
    """Open a table for friends; gives its code."""
    page.get_by_role("button", name="Stolik dla znajomych").click()
    return page.locator(".invite .code").inner_text()


def test_codes_lead_to_their_table_however_they_are_entered(visit: Visit) -> None:
    host = visit("/play/cardline", name="Ola")
    code = made(host)
    guest = visit(name="Piotr")
    link = f"Siadaj z nami: {host.url}"
    for entered in (code.replace("-", " ").lower(), code.replace("-", ""), link):
        for path in ("/", "/tables"):
            guest.goto(path)
            guest.get_by_label("Kod").fill(entered)
            guest.get_by_label("Kod").press("Enter")
            expect(guest.locator(".invite .code")).to_have_text(code)
    guest.goto("/")
    guest.get_by_label("Kod").fill(link)
    expect(guest.get_by_label("Kod")).to_have_value(code)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/t/%E0%A4", "Tu nikt nie siedzi"),
        ("/replay/nope", "Nie ma takiej partii"),
        ("/play/chess", "Tej gry nie ma na tym serwerze"),
    ],
)
def test_an_address_that_leads_nowhere_says_so_once(
    visit: Visit, path: str, said: str, excused: set[str]
) -> None:
    excused.add("status of 404")
    page = visit(path)
    expect(page.get_by_role("heading")).to_contain_text(said)
    assert page.get_by_text(said).count() == 1
    assert "game-" not in page.locator("body").inner_text() + page.title()
    check(page)


def test_a_name_of_nothing_visible_is_no_name(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Imię").first.fill("\u200b")
    page.get_by_label("Imię").first.blur()
    page.goto("/play/cardline")
    made(page)
    called = re.compile(r"^[A-Za-zÀ-ž]+$")
    expect(page.locator(".chairs .who b").first).to_have_text(called)
