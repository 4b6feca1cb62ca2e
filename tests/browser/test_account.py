"""Accounts: whoever makes one can come back to it, on any device and under another name."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.test_screens import check_in_both_themes

Visit = Callable[..., Page]
NAME = "Wielkopolska Druzyna 12"
PASSWORD = "mokra kura 7"


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


def test_a_long_name_makes_a_login_that_can_be_typed(visit: Visit, complaints: list[str]) -> None:
    page = visit("/account")
    check_in_both_themes(page)
    login = make_account(page)
    assert len(login) > 24
    check_in_both_themes(page)
    other = visit("/account")
    log_in(other, NAME)
    expect(other.get_by_role("alert")).to_contain_text("Liczba należy do loginu")
    complaints.clear()  # a browser reports 401 itself
    log_in(other, login.upper())
    expect(other.get_by_text(f"Grasz jako {NAME}.")).to_be_visible()
    other.get_by_role("button", name="Wyloguj").click()
    expect(other.get_by_label("Login")).to_have_value(login)


def test_an_account_is_called_otherwise_from_now_on_everywhere(visit: Visit) -> None:
    page = visit("/account")
    login = make_account(page)
    other = visit("/account")
    log_in(other, login)
    other.get_by_text(f"Grasz jako {NAME}.").wait_for()
    page.goto("/settings")
    page.get_by_label("Imię").fill("Zastęp Żubrów")
    with page.expect_response("**/api/session"):
        page.get_by_label("Imię").blur()
    page.goto("/account")
    expect(page.get_by_text("Grasz jako Zastęp Żubrów.")).to_be_visible()
    other.goto("/settings")
    expect(other.get_by_label("Imię")).to_have_value("Zastęp Żubrów")
