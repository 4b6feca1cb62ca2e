"""A game night: friends who have no name yet, change seats, drop out, and hosts who are gone."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Server
from browser.hands import LOST, PHONE
from browser.test_screens import check_in_both_themes

Visit = Callable[..., Page]


def friends_table(page: Page, game: str = "cardline") -> str:
    """Open a table for friends, as people do; gives its address."""
    page.goto(f"/play/{game}")
    page.get_by_role("button", name="Stolik dla znajomych").click()
    page.locator(".chairs").wait_for()
    return page.url


def sit_and_be_ready(page: Page) -> None:
    page.get_by_role("button", name="Siadam").first.click()
    page.get_by_role("button", name="Możemy grać").click()


def started(visit: Visit) -> tuple[Page, Page]:
    """A host and a guest in a game that has begun."""
    host = visit(name="Alicja")
    guest = visit(friends_table(host), name="Daniel", viewport=PHONE)
    sit_and_be_ready(guest)
    host.get_by_role("button", name="Zaczynamy").click()
    for page in (host, guest):
        page.locator(".board").wait_for()
    return host, guest


def chip(page: Page, name: str) -> None:
    """Open what the host can set, by what is written on its chip."""
    page.locator(".chip", has_text=name).click()
    page.locator(".paper").wait_for()


def put_away(page: Page) -> None:
    page.locator(".paper").get_by_role("button", name="Zamknij").click()
    page.locator(".paper").wait_for(state="detached")


def own_chair(page: Page) -> None:
    page.get_by_role("button", name="Twoje krzesło").click()


def table_of(page: Page) -> dict[str, object]:
    return dict(page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json())


def menu(page: Page) -> None:
    page.get_by_role("button", name="Więcej", exact=True).click()


def test_a_table_for_friends_plays_on_for_whoever_is_away(visit: Visit) -> None:
    host = visit(name="Alicja")
    guest = visit(friends_table(host), name="Daniel")
    assert table_of(host)["absence"] == {"kind": "bot", "grace": 60, "level": "casual"}
    guest.get_by_role("button", name="Wszystkie warianty").click()
    absent = guest.locator("dl div", has_text="Za nieobecnych gra bot").locator("dd")
    expect(absent).to_have_text("tak")
    expect(guest.locator(".paper :is(input, select)")).to_have_count(0)  # nothing to change
    check_in_both_themes(guest)
    chip(host, "bez zegara")
    host.get_by_label("Za nieobecnych gra bot").uncheck()
    expect(absent).to_have_text("nie")
    expect(guest.locator(".last")).to_have_text("Gospodarz zmienia ustawienia.")
    host.locator(".paper").get_by_text("30 s na ruch").click()
    expect(guest.locator(".vars.calm")).to_contain_text("30 s na ruch")
    assert table_of(host)["absence"]["kind"] == "wait"  # type: ignore[index]


def test_a_friend_without_a_name_is_asked_and_their_seat_says_it(visit: Visit) -> None:
    host = visit(name="Alicja")
    guest = visit(friends_table(host), viewport=PHONE)
    guest.get_by_role("button", name="Siadam").first.click()
    guest.get_by_label("Jak masz na imię?").wait_for()
    check_in_both_themes(guest)
    guest.get_by_label("Jak masz na imię?").fill("Daniel")
    guest.get_by_role("button", name="Zapisz").click()
    for page in (host, guest):
        expect(page.locator(".chairs li").nth(1)).to_contain_text("Daniel")
    expect(guest.get_by_label("Jak masz na imię?")).to_have_count(0)
    own_chair(guest)
    guest.locator(".paper input").fill("Danka")
    chip(host, "tylko z kodem")
    host.get_by_label("Widoczny dla wszystkich").check()  # what others do takes nothing away
    expect(guest.locator(".last")).to_have_text("Stolik widzą teraz wszyscy.")
    check_in_both_themes(guest)
    guest.get_by_role("button", name="Zapisz").click()
    expect(host.locator(".chairs li").nth(1)).to_contain_text("Danka")
    namesake = visit(host.url, name="Danka")
    namesake.get_by_role("button", name="Siadam").click()
    expect(host.locator(".chairs li").nth(2)).to_contain_text("Danka 2")


def test_people_get_up_and_change_seats_before_the_game(visit: Visit) -> None:
    host = visit(name="Alicja")
    guest = visit(friends_table(host), name="Daniel")
    chairs = host.locator(".chairs li")
    chairs.nth(2).get_by_role("button", name="Wolne miejsce").click()
    check_in_both_themes(host)
    host.get_by_role("button", name="Tu siadam").click()
    expect(chairs.nth(2)).to_contain_text("Alicja")
    expect(chairs.nth(2)).to_contain_text("gospodarz")
    expect(chairs.nth(0)).to_contain_text("Wolne miejsce")
    guest.get_by_role("button", name="Siadam").first.click()
    expect(chairs.nth(0)).to_contain_text("Daniel")
    guest.get_by_role("button", name="Wstań").click()
    expect(chairs.nth(0)).to_contain_text("Wolne miejsce")
    expect(guest.locator(".go")).to_contain_text("Patrzysz")


def test_a_host_frees_a_seat_and_removes_for_good_only_when_asked_twice(visit: Visit) -> None:
    host = visit(name="Alicja")
    guest = visit(friends_table(host), name="Daniel")
    for act in ("Zwolnij miejsce", "Wyproś na dobre"):
        guest.get_by_role("button", name="Siadam").first.click()
        host.get_by_role("button", name="Więcej: Daniel").click()
        if act == "Zwolnij miejsce":
            check_in_both_themes(host)
        host.get_by_role("button", name=act).click()
    expect(host.locator(".chairs li").nth(1)).to_contain_text("Daniel")
    host.get_by_role("button", name="Na pewno?").click()
    expect(guest.get_by_role("heading", level=1)).to_contain_text("Gospodarz zamknął")


def test_readiness_outlasts_what_does_not_change_the_game(visit: Visit) -> None:
    host = visit(name="Alicja")
    guest = visit(friends_table(host), name="Daniel")
    sit_and_be_ready(guest)
    chip(host, "tylko z kodem")
    host.get_by_label("Widoczny dla wszystkich").check()
    expect(guest.locator(".last")).to_have_text("Stolik widzą teraz wszyscy.")
    expect(host.get_by_role("button", name="Zaczynamy")).to_be_enabled()
    put_away(host)
    chip(host, "bez zegara")
    host.get_by_label("Za nieobecnych gra bot").uncheck()
    expect(guest.locator(".last")).to_contain_text("Wszyscy potwierdzają gotowość od nowa.")
    expect(host.get_by_role("button", name="Zaczynamy")).to_be_disabled()


def test_a_lobby_says_when_the_server_is_away(
    visit: Visit, server: Server, excused: set[str]
) -> None:
    excused |= LOST
    host = visit(name="Alicja")
    friends_table(host)
    server.stop()
    try:
        expect(host.get_by_role("alert")).to_contain_text("Łączę ponownie")
        check_in_both_themes(host)
    finally:
        server.start()
    expect(host.locator(".lost-note")).to_have_count(0)


def test_a_lobby_without_its_host_offers_to_take_it_over(visit: Visit) -> None:
    """The page is told that a minute has gone; the server knows better, and that can be read."""
    host = visit(name="Alicja")
    address = friends_table(host)
    guest = visit(name="Daniel", viewport=PHONE)

    def hurry(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            heard = json.loads(message)
            for told in (heard, heard.get("table") or {}):
                if told.get("take_over_in") is not None:
                    told["take_over_in"] = 0
            socket.send(json.dumps(heard))

        socket.connect_to_server().on_message(pass_on)

    guest.route_web_socket("**/socket*", hurry)
    guest.goto(address)
    sit_and_be_ready(guest)
    expect(guest.locator(".go")).to_contain_text("Czekamy na gospodarza.")
    host.goto("/")
    guest.get_by_role("button", name="Przejmij stolik").click()
    check_in_both_themes(guest)
    expect(guest.get_by_role("alert")).to_contain_text("Może to zrobić tylko gospodarz.")
    guest.get_by_role("alert").get_by_role("button", name="Zamknij").click()
    expect(guest.get_by_role("alert")).to_have_count(0)


def test_whoever_leaves_a_game_comes_back_to_their_seat(visit: Visit) -> None:
    host, guest = started(visit)
    address = guest.url
    menu(guest)
    guest.get_by_role("button", name="Wstań od stołu").click()
    guest.get_by_role("button", name="Na pewno?").click()
    guest.wait_for_url("**/")
    plate = host.locator(".opps .plate", has_text="Daniel")
    expect(plate.locator("svg[role=img]")).to_have_count(1)  # a bot plays
    expect(plate).not_to_contain_text("wraca")
    watcher = visit(address, name="Ewa")
    why = watcher.get_by_text("Nie możesz zastąpić gracza Daniel")  # the host has the same network
    expect(why).to_be_visible()
    expect(watcher.get_by_role("button", name="Siadam za bota")).to_have_count(0)
    check_in_both_themes(watcher)
    guest.goto(address)
    guest.get_by_role("button", name="Wracam na swoje miejsce").wait_for()
    check_in_both_themes(guest)
    guest.get_by_role("button", name="Wracam na swoje miejsce").click()
    expect(guest.locator(".hand .card").first).to_be_visible()
    expect(why).to_have_count(0)


def test_a_host_locks_hands_over_and_removes_in_mid_game(visit: Visit) -> None:
    host, guest = started(visit)
    menu(host)
    host.get_by_role("button", name="Zamknij stolik dla nowych osób").click()
    stranger = visit(host.url, name="Ewa")
    expect(stranger.get_by_role("heading", level=1)).to_contain_text("Gospodarz zamknął")
    menu(host)
    host.get_by_role("button", name="Przekaż stolik…").click()
    check_in_both_themes(host)
    host.get_by_role("button", name="Daniel", exact=True).click()
    expect(host.locator(".log")).to_contain_text("Gospodarzem jest teraz Daniel.")
    menu(guest)
    guest.get_by_role("button", name="Wyproś kogoś…").click()
    guest.get_by_role("button", name="Alicja", exact=True).click()
    check_in_both_themes(guest)
    guest.get_by_role("button", name="Na pewno? Alicja").click()
    expect(host.get_by_role("heading", level=1)).to_contain_text("Gospodarz zamknął")


def test_whoever_watches_is_counted_and_named_before_the_game_and_in_it(visit: Visit) -> None:
    host = visit(name="Alicja")
    watcher = visit(friends_table(host), name="Ewa", viewport=PHONE)
    for page in (host, watcher):
        page.get_by_role("button", name="Patrzy 1 osoba").click()
        expect(page.get_by_text("Widzowie: Ewa")).to_be_visible()
    host.get_by_role("button", name="Posadź boty").click()
    host.get_by_role("button", name="Zaczynamy").click()
    host.locator(".board").wait_for()
    host.get_by_role("button", name="Patrzy 1 osoba").click()
    expect(host.get_by_text("Widzowie: Ewa")).to_be_visible()
    watcher.goto("/")
    expect(host.get_by_role("button", name="Patrzy 1 osoba")).to_have_count(0)


def test_a_new_table_begins_with_the_choice_of_a_game(visit: Visit) -> None:
    page = visit(name="Alicja")
    page.get_by_role("link", name="Nowy stolik").click()
    expect(page.locator("main li")).to_have_count(5)
    page.get_by_role("link", name="Illusion").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Illusion")
    page.get_by_role("link", name="Inna gra").click()
    expect(page.locator("main li")).to_have_count(5)


def test_what_is_said_before_the_game_is_counted_on_a_phone_until_it_is_read(visit: Visit) -> None:
    host = visit(name="Alicja")
    guest = visit(friends_table(host), name="Daniel", viewport=PHONE)
    host.get_by_label("Napisz do stolika…").fill("Herbata czeka")
    host.get_by_label("Napisz do stolika…").press("Enter")
    expect(host.locator(".talk .msg")).to_contain_text("Herbata czeka")
    guest.get_by_role("button", name="Rozmowa, 1 nowa wiadomość").click()
    expect(guest.locator(".sheet .msg")).to_contain_text("Herbata czeka")
    check_in_both_themes(guest)
    guest.get_by_role("button", name="Zamknij").click()
    expect(guest.get_by_role("button", name="Rozmowa", exact=True)).to_be_visible()


SEEN = """() => { window.thrown = []; new MutationObserver(() => {
  for (const one of document.querySelectorAll('.thrown svg')) {
    const label = one.getAttribute('aria-label')
    if (!window.thrown.includes(label)) window.thrown.push(label)
  }
}).observe(document.body, { childList: true, subtree: true }) }"""


def react(page: Page, name: str) -> None:
    page.get_by_role("button", name="Reakcje", exact=True).click()
    page.get_by_role("button", name=name).click()


def test_reactions_fly_from_whoever_throws_them_until_they_are_muted(visit: Visit) -> None:
    host = visit(name="Alicja")
    guest = visit(friends_table(host), name="Daniel", viewport=PHONE)
    guest.get_by_role("button", name="Siadam").first.click()
    expect(host.locator(".chairs li").nth(1)).to_contain_text("Daniel")
    for page in (host, guest):
        page.evaluate(SEEN)
    react(host, "Herbata")
    for page in (host, guest):
        page.wait_for_function("() => window.thrown.includes('Alicja: Herbata')")
    guest.get_by_role("button", name="Reakcje", exact=True).click()
    check_in_both_themes(guest)
    guest.get_by_role("button", name="Alicja: reakcje").click()
    react(host, "Brawo!")
    host.wait_for_function("() => window.thrown.includes('Alicja: Brawo!')")
    guest.get_by_role("button", name="Ha, ha!").click()
    guest.wait_for_function("() => window.thrown.includes('Daniel: Ha, ha!')")
    assert guest.evaluate("window.thrown") == ["Alicja: Herbata", "Daniel: Ha, ha!"]
    expect(guest.get_by_role("button", name="Rozmowa", exact=True)).to_be_visible()  # no message
