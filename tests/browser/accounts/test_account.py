"""Accounts: whoever makes one can come back to it, on any device and under another name."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import Page, Response, expect

from browser.conftest import Server
from browser.test_screens import check_in_both_themes

Visit = Callable[..., Page]
NAME = "Wielkopolska Druzyna 12"
PASSWORD = "mokra kura 7"
ELSEWHERE = {"x-forwarded-for": "203.0.113.7"}
"""From an address of its own: passwords of one can be tried eight times, then slowly."""


def make_account(page: Page) -> str:
    """Make an account on its page; gives the login that it tells."""
    form = page.locator("form", has=page.get_by_role("button", name="Załóż konto"))
    form.get_by_label("Imię").fill(NAME)
    form.get_by_label("Hasło").fill(PASSWORD)
    form.get_by_role("button").click()
    return page.locator(".login strong").inner_text()


def log_in(page: Page, login: str) -> None:
    form = page.locator("form", has=page.get_by_role("button", name="Zaloguj"))
    form.get_by_label("Login").fill("")
    form.get_by_label("Login").type(login)
    form.get_by_label("Hasło").fill(PASSWORD)
    form.get_by_role("button").click()


def test_a_long_name_makes_a_login_that_can_be_typed(visit: Visit, excused: set[str]) -> None:
    excused.add("status of 401")
    page = visit("/account")
    check_in_both_themes(page)
    login = make_account(page)
    assert len(login) > 24
    check_in_both_themes(page)
    other = visit("/account")
    log_in(other, NAME)
    expect(other.get_by_role("alert")).to_contain_text("Liczba należy do loginu")
    log_in(other, login.upper())
    expect(other.get_by_text(f"Grasz jako {NAME}.")).to_be_visible()
    other.get_by_role("button", name="Wyloguj").click()
    expect(other.get_by_label("Login")).to_have_value(login)


def _is_change(response: Response) -> bool:
    return response.url.endswith("/api/session") and response.request.method != "GET"


def test_an_account_changes_its_name_and_its_password_everywhere(
    visit: Visit, excused: set[str]
) -> None:
    """In one test: passwords can be tried eight times, then slowly."""
    excused.update({"status of 400", "status of 401"})
    page = visit("/account")
    login = make_account(page)
    other = visit("/account")
    log_in(other, login)
    other.get_by_text(f"Grasz jako {NAME}.").wait_for()
    page.goto("/settings")
    page.get_by_label("Imię").fill("Zastęp Żubrów")
    with page.expect_response(_is_change):  # the page asks who it is by the same address
        page.get_by_label("Imię").blur()
    page.goto("/account")
    expect(page.get_by_text("Grasz jako Zastęp Żubrów.")).to_be_visible()
    other.goto("/settings")
    expect(other.get_by_label("Imię")).to_have_value("Zastęp Żubrów")
    form = page.locator("form", has=page.get_by_role("button", name="Zmień hasło"))
    form.get_by_label("Obecne hasło").fill(PASSWORD)
    form.get_by_label("Nowe hasło").fill("aaaaaaaa")
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_contain_text("To hasło się powtarza")
    check_in_both_themes(page)
    form.get_by_label("Nowe hasło").fill("sucha gęś osiem")
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_contain_text("Hasło zostało zmienione.")
    check_in_both_themes(page)
    page.reload()
    expect(page.get_by_text("Grasz jako Zastęp Żubrów.")).to_be_visible()
    other.goto("/account")
    expect(other.get_by_role("button", name="Zaloguj")).to_be_visible()


def test_a_table_in_another_tab_stays_with_the_account_that_the_guest_became(visit: Visit) -> None:
    page = visit("/account")
    page.request.post("/api/session", data={"name": "Ala"})
    plan = {"game": "cardline", "seats": [{"kind": "person"}, {"kind": "person"}]}
    code = page.request.post("/api/tables", data=plan).json()["code"]
    tab = page.context.new_page()
    tab.goto(f"/t/{code}")
    tab.get_by_text("Ala").first.wait_for()
    login = make_account(page)
    # Its connection ended with the guest's session; it comes back as the account.
    tab.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    tab.get_by_text("Ala").first.wait_for()
    assert tab.request.get("/api/session").json()["login"] == login


def recovery_code(page: Page) -> str:
    """The code that the account's page shows once."""
    return page.get_by_role("status").locator("code").inner_text()


def test_a_forgotten_password_is_replaced_by_the_recovery_code(
    visit: Visit, excused: set[str]
) -> None:
    excused.add("status of 401")
    page = visit("/account", extra_http_headers=ELSEWHERE)
    login = make_account(page)
    code = recovery_code(page)
    check_in_both_themes(page)
    other = visit("/account", extra_http_headers=ELSEWHERE)
    other.get_by_text("Nie pamiętam hasła").click()
    form = other.locator("form", has=other.get_by_role("button", name="Ustaw nowe hasło"))
    form.get_by_label("Login").fill(login)
    form.get_by_label("Kod odzyskiwania").fill("zły kod")
    form.get_by_label("Nowe hasło").fill("sucha gęś osiem")
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_contain_text("Login i kod nie pasują do siebie.")
    check_in_both_themes(other)
    form.get_by_label("Kod odzyskiwania").fill(code.lower())
    form.get_by_role("button").click()
    expect(other.get_by_text(f"Grasz jako {NAME}.")).to_be_visible()
    fresh = recovery_code(other)
    assert fresh != code
    renewing = other.locator("form", has=other.get_by_role("button", name="Utwórz nowy kod"))
    renewing.get_by_label("Obecne hasło").fill("sucha gęś osiem")
    renewing.get_by_role("button").click()
    expect(other.get_by_role("status").locator("code")).not_to_have_text(fresh)
    other.reload()  # shown once
    expect(other.get_by_text(f"Grasz jako {NAME}.")).to_be_visible()
    expect(other.locator("code")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Zaloguj")).to_be_visible()


def test_an_account_from_before_there_were_codes_is_offered_one(
    visit: Visit, server: Server
) -> None:
    page = visit("/account", extra_http_headers=ELSEWHERE)
    login = make_account(page)
    server.stop()  # a running one remembers who it has just seen
    with closing(sqlite3.connect(server.folder / "stolik.db")) as database, database:
        where = "update players set recovery = null where login = ?"
        assert database.execute(where, [login]).rowcount == 1
    server.start()
    page.goto("/account")
    offer = page.locator("form", has=page.get_by_role("button", name="Utwórz kod"))
    expect(offer).to_contain_text("To konto nie ma kodu odzyskiwania")
    check_in_both_themes(page)
    offer.get_by_label("Obecne hasło").fill(PASSWORD)
    offer.get_by_role("button").click()
    assert recovery_code(page)
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Utwórz nowy kod")).to_be_visible()
    expect(offer).to_have_count(0)
