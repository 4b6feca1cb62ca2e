"""What a table must bear: lost connections, other languages, shared screens, guests who watch."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import stolik
from browser.conftest import Server
from browser.hands import ASKED, LOST, PHONE, play, point, quick_game
from browser.test_blank import make_table, won_table
from browser.test_screens import RESTED, check_in_both_themes, check_in_every_look
from browser.wire import become, by_api, client_of, token
from stolik.client import Seat

Visit = Callable[..., Page]


def test_a_table_comes_back_after_the_server_was_away(
    visit: Visit, server: Server, excused: set[str]
) -> None:
    excused |= LOST
    page = visit(name="Alicja")
    quick_game(page, "cardline")
    page.locator(ASKED).wait_for()
    page.evaluate(RESTED)
    hand = page.locator(".hand .card").all_inner_texts()
    server.stop()
    try:
        expect(page.get_by_role("alert")).to_contain_text("Łączę ponownie")
        check_in_both_themes(page)
    finally:
        server.start()
    expect(page.locator(".lost-note")).to_have_count(0)
    page.locator(ASKED).wait_for()
    assert page.locator(".hand .card").all_inner_texts() == hand
    point(page)
    expect(page.locator(".log li").first).to_be_visible()


def test_the_language_changes_in_mid_game_without_a_reload(visit: Visit) -> None:
    page = visit(name="Alicja")
    quick_game(page, "cardline")
    page.locator(ASKED).wait_for()
    page.evaluate("window.sameDocument = true")
    page.get_by_role("button", name="Więcej").click()
    page.get_by_role("button", name="Switch to English").last.click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Rules")).to_be_visible()
    expect(page.locator(".prompt-t b")).to_contain_text("?")
    assert page.evaluate("window.sameDocument")
    point(page)
    play([page])
    expect(page.locator(".end h2")).to_contain_text("win")


def test_two_people_share_a_screen_behind_a_curtain(visit: Visit) -> None:
    page = visit("/play/all-in", name="Alicja")
    page.locator(".lines .seg").first.get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Stolik dla znajomych").click()
    page.get_by_role("button", name="Wolne miejsce").click()
    page.get_by_role("button", name="Na tym ekranie").click()
    page.locator(".paper input").fill("Daniel")
    page.locator(".paper .btn").click()
    page.get_by_role("button", name="Zaczynamy").click()
    seen = set()
    curtain = page.locator(".curtain")
    curtain.wait_for()
    check_in_both_themes(page)
    for _ in range(4):
        curtain.wait_for()
        assert page.locator(".hand .card").count() == 0  # nothing shows through
        seen.add(curtain.get_by_role("button").inner_text())
        curtain.get_by_role("button").click()
        page.locator(ASKED).wait_for()
        page.locator(".prompt .acts .btn", has_text=re.compile("Spasuj")).click()
    assert seen == {"To ja, Daniel", "To ja, Alicja"}


async def play_for_both(seat: Seat, until: Callable[[Seat], bool]) -> None:
    """Make any moves on both seats, but no card leaves a hand that can stay there."""
    chance = random.Random(1)
    while not until(seat):
        side = next(side for side in seat.sides if side.legal)
        kept = [move for move in side.legal if not move.notation.startswith("play ")]
        await seat.move(chance.choice(kept or side.legal).code, seat=side.seat)


ARRIVED = "(seq) => Number(document.querySelector('.play')?.dataset.seq) >= seq"
"""The page shows everything up to this entry of the log."""


def is_main(seat: Seat) -> bool:
    """A turn's own question, with a choice: a page makes forced moves silently."""
    is_choice = any(len(side.legal) > 1 for side in seat.sides)
    return is_choice and seat.view["question"]["kind"] == "main"


def both_have_drawn(seat: Seat) -> bool:
    assert not seat.is_over, "nobody drew a card"
    told = [told["event"] for message in seat.heard for side in message.get("sides", ())
            for told in side["told"]]  # fmt: skip
    drawn = {event["seat"] for event in told if event and event["event"] == "card-drawn"}
    return drawn == {0, 1} and is_main(seat)


def shared_adventure(page: Page, server: Server) -> str:
    """Ola and Piotr share a screen, and each has drawn a card; the table's address."""
    become(page, "Ola")
    cookie = token(page)

    async def work() -> str:
        async with client_of(server.address, cookie) as client:
            table = await client.make_table("call-to-adventure")
            async with client.sit_at(table.id) as seat:
                await seat.say("sit", seat=1, name="Piotr")
                await seat.start()
                await play_for_both(seat, both_have_drawn)
            return f"/t/{table.code}"

    return by_api(work)


def pass_the_screen(page: Page, server: Server) -> None:
    """Play over the wire until the turn is the other's."""
    cookie, code = token(page), page.url.rsplit("/", 1)[1]

    async def work() -> int:
        async with client_of(server.address, cookie) as client, client.sit_at(code) as seat:
            before = seat.deciders

            def is_other(seat: Seat) -> bool:
                return seat.deciders != before and is_main(seat)

            await play_for_both(seat, is_other)
            return seat.seq

    page.wait_for_function(ARRIVED, arg=by_api(work))


def read_drawn_cards(page: Page) -> str:
    """Lift the curtain, read in the log who drew which card, and give who reads."""
    mine = page.locator(".curtain button")
    mine.wait_for()
    assert page.locator(".log li").count() == 0, "the log shows through the curtain"
    me = mine.inner_text().removeprefix("To ja, ")
    mine.click()
    page.locator(ASKED).wait_for()
    drawn = set()
    for line in page.locator(".log li").all_inner_texts():
        for who, card in re.findall(r"(Ola|Piotr) dobiera [^.]*?bohatera([^.]*)", line):
            drawn.add(who)
            assert (": " in card) == (who == me), line
    assert drawn == {"Ola", "Piotr"}
    return me


def test_the_log_of_a_shared_screen_keeps_what_one_of_them_drew_from_the_other(
    visit: Visit, server: Server
) -> None:
    page = visit("/", name="Ola")
    page.goto(shared_adventure(page, server))
    first = read_drawn_cards(page)
    pass_the_screen(page, server)
    assert read_drawn_cards(page) != first


def test_whoever_played_on_two_seats_finds_both_in_the_history(
    visit: Visit, server: Server
) -> None:
    page = visit(name="Alicja")
    code, _ = won_table(page, server)
    page.goto(f"/t/{code}")
    page.locator(".end").wait_for()
    page.goto("/history")
    expect(page.locator("main li .place")).to_have_count(2)


def test_a_spectator_sees_the_table_and_no_hand_that_is_secret(visit: Visit) -> None:
    host = visit(name="Alicja")
    quick_game(host, "all-in")
    guest = visit(host.url, name="Widz")
    expect(guest.get_by_text("Patrzysz")).to_be_visible()
    expect(guest.locator(".hand .card")).to_have_count(0)
    expect(guest.locator(ASKED)).to_have_count(0)
    expect(guest.locator(".area li")).to_have_count(host.locator(".area li").count())


def test_a_finished_game_is_replayed_shared_and_verified(visit: Visit) -> None:
    page = visit(name="Alicja")
    quick_game(page, "cardline")
    play([page])
    page.get_by_role("link", name="Powtórka", exact=True).click()
    counter = page.locator(".bar .num")
    expect(counter).to_have_text(re.compile(r"^0 / \d+$"))
    page.get_by_role("button", name="Krok dalej").click()
    expect(counter).to_have_text(re.compile(r"^1 / "))
    expect(page.locator(".log li").first).to_be_visible()
    check_in_every_look(page)
    page.get_by_role("button", name="Koniec").click()
    page.get_by_label("Widok").select_option(label="wszystkie karty")
    page.get_by_role("button", name="Sprawdź uczciwość").click()
    expect(page.locator(".bar [role=status]")).to_contain_text("Zgadza się")
    check_in_every_look(page)
    page.get_by_role("button", name="Skopiuj link do tego ruchu").click()
    friend = visit(page.url)
    expect(friend.locator(".bar .num")).not_to_have_text(re.compile("^0 "))


def test_chat_reaches_the_others_as_text(visit: Visit) -> None:
    host = visit(name="Alicja")
    quick_game(host, "cardline")
    guest = visit(host.url, name="Widz")
    guest.locator(".board").wait_for()
    host.get_by_label("Napisz do stolika…").fill("<b>hej</b>")
    host.get_by_label("Napisz do stolika…").press("Enter")
    expect(guest.locator(".msg").last).to_contain_text("<b>hej</b>")


def test_every_game_has_its_rules_on_a_sheet_and_the_long_text_behind_it(visit: Visit) -> None:
    page = visit(name="Alicja")
    for game in stolik.games():
        page.goto(f"/play/{game}")
        page.get_by_role("button", name="Zasady").click()
        expect(page.locator(".rules .parts > section")).to_have_count(6)
        check_in_both_themes(page)
        page.locator(".key li button").last.click()
        page.locator(".key").get_by_role("button", name="Więcej").click()
        expect(page.locator(".rules .here").first).to_be_in_viewport()
        page.get_by_role("button", name="O co chodzi").click()
        expect(page.locator("#sheet-1")).to_be_in_viewport()
        page.get_by_label("Szukaj w zasadach").fill("koniec")
        expect(page.locator(".rules .text", has_text=re.compile("koniec", re.I))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".rules")).to_have_count(0)


def test_a_host_sets_the_variants_in_the_lobby_and_guests_see_them(visit: Visit) -> None:
    host = visit(name="Alicja")
    become(host, "Alicja")
    address = f"/t/{make_table(host, seats=[{'kind': 'person'}] * 2)}"
    host.goto(address)
    guest = visit(address, name="Daniel", viewport=PHONE)
    for page in (host, guest):
        page.get_by_role("button", name="Wszystkie warianty").click()
    host.locator(".paper").get_by_text("ścisłe").click()
    host.get_by_label("Pierwszy gracz").select_option("Alicja")
    turns = host.get_by_label("Tury na gracza")
    turns.fill("500")
    turns.press("Enter")
    expect(turns).to_have_value("200")
    expect(host.get_by_label("ścisłe")).to_be_checked()
    expect(host.get_by_label("Pierwszy gracz").locator(":checked")).to_have_text("Alicja")
    for label, value in (("Pierwszy gracz", "Alicja"), ("Tury na gracza", "200")):
        expect(guest.locator("dl div", has_text=label).locator("dd")).to_have_text(value)
    expect(guest.locator("dl")).to_contain_text("ścisłe")
    expect(guest.locator(".paper :is(input, select)")).to_have_count(0)
    check_in_both_themes(host)
    check_in_both_themes(guest)
