"""Pages that are left while they wait for an answer: what comes too late disturbs nobody."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from browser.conftest import Server
from browser.hands import until
from browser.test_blank import to_workshop, won_table, write

Visit = Callable[..., Page]
RULE = "kto zagra szóstkę, traci kolejkę"


class Held:
    """Requests of a page that get no answer before they are let go."""

    def __init__(self, page: Page, addresses: str) -> None:
        self.page = page
        self.routes: list[Route] = []
        self.is_open = False
        page.route(addresses, self._take)

    def _take(self, route: Route) -> None:
        if self.is_open:
            route.continue_()
        else:
            self.routes.append(route)

    def wait(self) -> None:
        """Until the page has asked."""
        until(self.page, lambda: bool(self.routes), f"a request at {self.page.url}")

    def let_go(self, answer: str = "") -> None:
        """Answer them all, and give the page the time to read the answers."""
        self.is_open = True
        for route in self.routes:
            with self.page.expect_event("requestfinished"):
                if answer:
                    route.fulfill(body=answer, content_type="application/json")
                else:
                    route.continue_()
        # What was asked after them is answered after them.
        self.page.evaluate("fetch('/health').then((answer) => answer.text())")


def test_the_workshop_is_left_while_it_waits_for_answers(visit: Visit, server: Server) -> None:
    """A look at the reward and a trial of the card end when nobody is there any more."""
    page = visit(name="Alicja")
    code, _ = won_table(page, server)
    trial = Held(page, "**/api/blank/preview")
    to_workshop(page, code)
    write(page, RULE)
    trial.wait()
    page.get_by_role("button", name="Pokaż przy stole").click()
    look = Held(page, "**/api/blank/rewards")
    look.wait()
    page.get_by_role("button", name="Wpisz do talii").click()
    expect(page.locator(".sheet .hd h2")).to_have_text("Karta jest w talii")
    page.locator(".prompt").get_by_role("link", name="Wróć do stolika").click()
    page.get_by_role("button", name="Rewanż").wait_for()
    look.let_go()
    trial.let_go()


def test_an_old_look_at_a_reward_does_not_undo_what_was_done_since(
    visit: Visit, server: Server
) -> None:
    """BLK-104: an accepted card is part of the deck, on the screen too."""
    page = visit(name="Alicja")
    code, _ = won_table(page, server)
    to_workshop(page, code)
    write(page, RULE)
    page.get_by_role("button", name="Pokaż przy stole").click()
    look = Held(page, "**/api/blank/rewards")
    look.wait()
    stale = page.request.get("/api/blank/rewards").text()
    page.get_by_role("button", name="Wpisz do talii").click()
    expect(page.locator(".sheet .hd h2")).to_have_text("Karta jest w talii")
    accepted = page.locator(".sheet .hd h2").inner_text()
    look.let_go(stale)
    # At once: the next look would put it right again.
    assert page.locator(".sheet .hd h2").inner_text() == accepted


def test_every_page_can_be_left_before_it_is_answered(visit: Visit, server: Server) -> None:
    page = visit(name="Alicja")
    code, deck = won_table(page, server)
    table = page.request.get(f"/api/tables/{code}").json()["id"]
    to_workshop(page, code)
    workshop = page.url.removeprefix(server.address)
    for path in (
        "/",
        "/tables",
        "/ranking",
        "/decks",
        f"/decks/{deck}",
        workshop,
        "/play/blank",
        f"/t/{code}",
        f"/replay/{table}",
        "/history",
    ):
        page.goto("/settings")
        page.get_by_role("heading", name="Ustawienia").wait_for()
        asked = Held(page, "**/api/**")
        go(page, path)
        asked.wait()
        go(page, "/settings")
        page.get_by_role("heading", name="Ustawienia").wait_for()
        asked.let_go()
        page.unroute_all()


def go(page: Page, path: str) -> None:
    """Another page without loading the client anew."""
    page.evaluate(f"history.pushState({{}}, '', '{path}'); dispatchEvent(new Event('popstate'))")
