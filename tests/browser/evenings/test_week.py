"""A long game over a week: people come once a day, and everything between is told to them once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.evenings.outside import Outside, Subscriber, outside
from browser.hands import LOST, PHONE, _values, point, skip, until
from browser.test_screens import check

Visit = Callable[..., Page]
DAYS = 7
TITLE = "Tajne urodziny"
PASSWORD = "dobre-haslo-do-testu"
TURN, REMINDER = "Twoja kolej: Cardline: Marvel", "Kończy się twój czas: Cardline: Marvel"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Outside]]:
    with outside(tmp_path_factory.mktemp("week")) as both:
        yield both


@pytest.fixture
def server(world: tuple[Server, Outside]) -> Server:
    return world[0]


def newcomer(visit: Visit, world: Outside, name: str, **settings: object) -> Subscriber:
    """Somebody with an account, a browser that gets messages, and a proved e-mail address."""
    page = visit(name=name, keeps=True, **settings)
    page.request.post("/api/session", data={"name": name})
    me = page.request.post("/api/account", data={"name": name, "password": PASSWORD}).json()
    page.evaluate("(player) => localStorage.setItem('stolik-player', player)", me["player"])
    count = len(world.box.letters)
    body = {"email": f"{name.lower()}@example.org", "password": PASSWORD}
    page.request.post("/api/account/email", data=body)
    until(page, lambda: len(world.box.letters) > count, "the letter with a link")
    page.goto(f"/confirm/{world.box.link('/confirm/')}")
    page.locator("form button.lit").click()
    page.locator("form .good").wait_for()
    somebody = Subscriber(page, world.office, name)
    somebody.subscribe()
    return somebody


def begin(host: Page, guest: Page) -> str:
    """A private table where a move may take a day; both leave it by the logo when it has begun."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    clock = {"kind": "move", "seconds": 86_400}
    body = {"game": "cardline", "seats": seats, "clock": clock, "title": TITLE}
    code = str(host.request.post("/api/tables", data=body).json()["code"])
    for page in (host, guest):
        page.goto(f"/t/{code}")
    guest.get_by_role("button", name="Siadam").click()
    guest.get_by_role("button", name="Możemy grać").click()
    host.get_by_role("button", name="Zaczynamy").click()
    for page in (host, guest):
        page.locator(".board .card").first.wait_for()
    return code


def leave(page: Page) -> None:
    page.get_by_role("link", name="Na stronę startową").click()
    page.get_by_role("region", name="Twoje stoliki").wait_for()


def move(page: Page) -> None:
    """Make the move that the table waits for, once what happened meanwhile has been shown."""
    page.locator(".play").wait_for()
    while not page.locator(".prompt[data-asked=true]").count():
        skip(page)
        page.wait_for_timeout(40)
    check(page)
    before = int(page.locator(".play").get_attribute("data-seq") or 0)
    point(page)
    page.wait_for_function(
        "(seq) => Number(document.querySelector('.play').dataset.seq) > seq", arg=before
    )


def words_of(world: Outside, people: tuple[Subscriber, ...]) -> str:
    """Everything that was ever told to anybody."""
    pushed = [str(told) for one in people for told in one.browser.told]
    mailed = [
        str(part.get_content()) + str(letter["Subject"])
        for letter in world.box.letters
        for part in letter.iter_parts()
    ]
    return "\n".join(pushed + mailed)


def test_a_week_of_a_long_game_is_told_once_and_tells_no_secret(
    visit: Visit, world: tuple[Server, Outside], excused: set[str]
) -> None:
    """Push, e-mail, badge and "Twoje stoliki", with a restart of the server every day."""
    excused |= LOST
    server, outer = world
    ala = newcomer(visit, outer, "Alicja")
    ewa = newcomer(visit, outer, "Ewa", viewport=PHONE)
    code = begin(ala.page, ewa.page)
    outer.box.letters.clear()
    yours = ala.page.get_by_role("region", name="Twoje stoliki")
    is_hosts = ala.page.evaluate(
        "fetch('/api/tables/mine').then((answer) => answer.json())"
        ".then((mine) => mine.tables[0].is_your_turn)"
    )
    mover, other = (ala, ewa) if is_hosts else (ewa, ala)
    for page in (ala.page, ewa.page):
        leave(page)
    at_first = 0
    for day in range(1, DAYS + 1):
        reminded = len(_of(mover, REMINDER))
        outer.let_pass(0.8)
        until(mover.page, lambda: len(_of(mover, REMINDER)) > reminded, "a reminder")  # noqa: B023
        until(mover.page, lambda: len(outer.box.letters) >= day, "a letter")  # noqa: B023
        assert outer.box.letters[-1]["To"] == f"{mover.browser.name.lower()}@example.org"
        server.stop()
        server.start()
        mover.page.goto("/")
        told = mover.show()
        assert (told["path"], told["waiting"]) == (f"/t/{code}", 1)
        yours = mover.page.get_by_role("region", name="Twoje stoliki")
        expect(yours).to_contain_text("Twoja kolej")
        mover.page.goto(str(told["path"]))
        turns = len(_of(other, TURN))
        move(mover.page)
        until(other.page, lambda: len(_of(other, TURN)) > turns, "whose turn it is")  # noqa: B023
        if day == 1:  # whoever left as soon as the game began was told that it waits for them
            at_first = len(_of(mover, TURN))
        leave(mover.page)
        expect(yours).not_to_contain_text("Twoja kolej")
        other.page.goto("/")
        assert other.show()["waiting"] == 1
        mover, other = other, mover
    both = (ala, ewa)
    assert at_first <= 1
    assert sum(len(_of(one, TURN)) for one in both) == DAYS + at_first
    assert sum(len(_of(one, REMINDER)) for one in both) == DAYS
    assert sum(len(one.browser.told) for one in both) == 2 * DAYS + at_first
    assert len(outer.box.letters) == DAYS
    said = words_of(outer, both)
    assert TITLE not in said
    assert [name for name in _values() if name in said] == []


def _of(somebody: Subscriber, title: str) -> list[str]:
    return [one for one in somebody.titles() if one == title]
