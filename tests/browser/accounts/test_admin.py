"""What an admin does in the browser: an ugly name, a flood, a lost password, a stolen session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from browser.accounts.test_account import make_account
from browser.conftest import Server
from browser.test_screens import check_in_every_look
from server.admin.admins import link_key

Visit = Callable[..., Page]
PASSWORD = "mokra kura siedem"
PLAN = {"game": "cardline", "seats": [{"kind": "person"}, {"kind": "person"}]}


def from_address(number: int) -> dict[str, str]:
    """Headers of an address of one's own: passwords of one can be tried eight times only."""
    return {"x-forwarded-for": f"198.51.100.{number}"}


@pytest.fixture
def boss(visit: Visit, server: Server) -> Page:
    """The page of an admin, who opened the link of the console with an account."""
    page = visit("/account", extra_http_headers=from_address(1))
    make_account(page)
    with ThreadPoolExecutor(1) as apart:  # the browser's loop runs in this thread
        key = apart.submit(asyncio.run, link_key(str(server.folder))).result()
    page.goto(f"/admin#{key}")
    page.get_by_role("button", name="Zostań administratorem").click()
    expect(page.get_by_role("link", name="Ludzie")).to_be_visible()
    return page


def find(page: Page, words: str) -> None:
    """Find somebody on the page for admins, and open what is known of them."""
    page.goto("/admin?part=people")
    page.get_by_label("Szukaj").fill(words)
    page.get_by_role("button", name="Znajdź").click()
    line = page.get_by_role("listitem").filter(has_text=words)
    expect(line).to_have_count(1)
    line.get_by_role("link", name="Pokaż").click()
    expect(page.get_by_role("heading", name=words)).to_be_visible()


def sure(page: Page, name: str) -> None:
    """Press a button that asks once more."""
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name=f"Na pewno? {name}").click()


def test_an_offensive_name_is_reported_and_replaced_at_the_table(visit: Visit, boss: Page) -> None:
    rude = visit("/", extra_http_headers=from_address(3))
    rude.request.post("/api/session", data={"name": "Brzydal Okropny"})
    code = rude.request.post("/api/tables", data=PLAN).json()["code"]
    ala = visit(f"/t/{code}", "Ala", extra_http_headers=from_address(2))
    expect(ala.get_by_text("Brzydal Okropny").first).to_be_visible()
    ala.get_by_role("button", name="Więcej").click()
    ala.get_by_role("button", name="Zgłoś kogoś").click()
    ala.get_by_label("Czego to dotyczy?").select_option("name")
    ala.get_by_label("Co się stało?").fill("To imię obraża.")
    ala.get_by_role("button", name="Wyślij zgłoszenie").click()
    expect(ala.get_by_text("Dziękujemy.")).to_be_visible()
    boss.goto("/admin?part=reports")
    report = boss.locator("article").filter(has_text="To imię obraża.")
    check_in_every_look(boss)
    report.get_by_role("link", name="Brzydal Okropny").click()
    boss.get_by_label("Imię", exact=True).fill("Gość")
    boss.get_by_role("button", name="Zmień imię").click()
    expect(boss.get_by_role("heading", name="Gość")).to_be_visible()
    check_in_every_look(boss)
    expect(ala.get_by_text("Gość").first).to_be_visible()
    expect(ala.get_by_text("Brzydal Okropny")).to_have_count(0)
    boss.goto("/admin?part=reports")
    report.get_by_role("button", name="Zamknij zgłoszenie").click()
    expect(report.get_by_text("Zamknięte")).to_be_visible()


def test_a_flood_of_tables_is_deleted_and_its_maker_banned(
    visit: Visit, boss: Page, excused: set[str]
) -> None:
    excused.add("status of 403")
    flood = visit("/", extra_http_headers=from_address(4))
    flood.request.post("/api/session", data={"name": "Reklama"})
    for _ in range(25):
        made = flood.request.post("/api/tables", data=PLAN | {"listed": True, "title": "TANIO"})
        assert made.ok
    boss.goto("/admin?part=tables")
    boss.get_by_label("Szukaj").fill("tanio")
    boss.get_by_role("button", name="Znajdź").click()
    expect(boss.get_by_role("listitem").filter(has_text="TANIO")).to_have_count(25)
    check_in_every_look(boss)
    boss.get_by_role("checkbox").first.check()
    sure(boss, "Usuń zaznaczony stolik")
    expect(boss.get_by_role("listitem").filter(has_text="TANIO")).to_have_count(24)
    find(boss, "Reklama")
    boss.get_by_text("Zakaz wstępu").first.click()
    boss.get_by_role("button", name="Zakaż wstępu").click()
    expect(boss.get_by_role("status")).to_contain_text("Zrobione.")
    sure(boss, "Usuń wszystkie jej stoliki")
    expect(boss.get_by_role("status")).to_contain_text("Usunięto 24 stoliki.")
    refused = flood.request.post("/api/tables", data=PLAN)
    assert refused.json()["code"] == "banned"
    assert "TANIO" not in flood.request.get("/api/tables", headers=from_address(5)).text()
    boss.goto("/admin?part=audit")
    expect(boss.get_by_role("listitem").first).to_contain_text("Usunięcie stolików")
    check_in_every_look(boss)


def test_a_lost_password_is_replaced_by_the_link_of_an_admin(visit: Visit, boss: Page) -> None:
    page = visit("/account", extra_http_headers=from_address(6))
    page.request.post("/api/session", data={"name": "Zapominalski"})
    body = {"name": "Zapominalski", "password": PASSWORD}
    assert page.request.post("/api/account", data=body).ok
    find(boss, "Zapominalski")
    boss.get_by_role("button", name="Link do nowego hasła").click()
    link = boss.locator("code").inner_text()
    other = visit(link, extra_http_headers=from_address(7))
    form = other.locator("form", has=other.get_by_role("button", name="Ustaw nowe hasło"))
    form.get_by_label("Nowe hasło").fill("sucha gęś osiem")
    form.get_by_role("button").click()
    expect(other.get_by_text("Grasz jako Zapominalski.")).to_be_visible()
    assert "recover" not in other.url


def test_a_stolen_session_ends_at_once(visit: Visit, boss: Page, excused: set[str]) -> None:
    excused.add("status of 401")
    owner = visit("/", extra_http_headers=from_address(8))
    owner.request.post("/api/session", data={"name": "Okradziona"})
    body = {"name": "Okradziona", "password": PASSWORD}
    assert owner.request.post("/api/account", data=body).ok
    code = owner.request.post("/api/tables", data=PLAN).json()["code"]
    thief = visit("/", "Okradziona", extra_http_headers=from_address(9))
    thief.context.add_cookies(owner.context.cookies())
    thief.goto(f"/t/{code}")
    expect(thief.get_by_text("Okradziona").first).to_be_visible()
    find(boss, "Okradziona")
    boss.get_by_role("button", name="Zakończ wszystkie sesje").click()
    expect(boss.get_by_role("status")).to_contain_text("Wszystkie sesje są zakończone.")
    # The pages may have gone on as guests of their own, but nobody is the account any more.
    for page in (thief, owner):
        answer = page.request.get("/api/session")
        assert answer.status == 401 or answer.json()["login"] is None


def test_everybody_reads_the_announcement_and_settings_are_kept(visit: Visit, boss: Page) -> None:
    boss.goto("/admin?part=settings")
    boss.get_by_role("textbox", name="polski").fill("W niedzielę o 20 będzie przerwa.")
    boss.get_by_role("button", name="Zapisz").click()
    expect(boss.get_by_role("status").filter(has_text="Zapisano.")).to_be_visible()
    check_in_every_look(boss)
    guest = visit("/", extra_http_headers=from_address(10))
    expect(guest.get_by_text("W niedzielę o 20 będzie przerwa.")).to_be_visible()
    boss.get_by_role("textbox", name="polski").fill("")
    boss.get_by_role("button", name="Zapisz").click()
    expect(boss.get_by_role("status").filter(has_text="Zapisano.")).to_be_visible()
    for part in ("bans", "decks"):
        boss.goto(f"/admin?part={part}")
        check_in_every_look(boss)
