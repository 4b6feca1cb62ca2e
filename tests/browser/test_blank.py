"""BLANK in real browsers: whole games, the workshop, the next game, call-outs and votes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.hands import PATIENT, PHONE, play, point, type_keys
from browser.test_screens import check
from browser.wire import become, by_api, client_of, hand_over, token
from length import LONGEST
from stolik.client import Client, Seat

Visit = Callable[..., Page]
SHORT = {"rules": ["RC1", "RC3", "NR1"], "turn_limit": 20}
"""Three rules that make games neither long nor slow."""


TRIED = {
    "kind": "rule",
    "if": {"on": "played", "colour": ["shield"]},
    "then": [{"who": "next", "do": "draw", "n": 2}],
}


def make_table(page: Page, **body: object) -> str:
    data = {"game": "blank", **body}
    answer = page.request.post("/api/tables", data=data, timeout=PATIENT)
    assert answer.ok, answer.text()
    return str(answer.json()["code"])


def blank_point(page: Page) -> None:
    """The first thing that the board offers, else the first button of the prompt."""
    offers = page.locator(".board :is(.hand button.can, button.seer, button.value, button.over)")
    if offers.count():
        offers.first.dispatch_event("click")
        page.locator(".prompt .primary").click()
    else:
        point(page)


def test_two_people_and_a_bot_play_blank_to_the_end(visit: Visit) -> None:
    host = visit(name="Alicja")
    become(host, "Alicja")
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}]
    code = make_table(host, seats=seats, options=SHORT)
    host.goto(f"/t/{code}")
    guest = visit(f"/t/{code}", name="Daniel", viewport=PHONE, color_scheme="dark")
    guest.get_by_role("button", name="Siadam").click()
    guest.get_by_role("button", name="Możemy grać").click()
    host.get_by_role("button", name="Zaczynamy").click()
    expect(host.locator(".rules li .rule")).to_have_count(3)
    for page in (host, guest):
        page.locator(".rules .rule").first.wait_for()
        check(page)
    play([host, guest], blank_point)
    for page in (host, guest):
        expect(page.locator(".end h2")).to_contain_text("Wygrywa")


def test_blank_needs_no_pointer(visit: Visit) -> None:
    page = visit(name="Alicja")
    become(page, "Alicja")
    seats = [{"kind": "person"}, {"kind": "bot"}]
    page.goto(f"/t/{make_table(page, seats=seats, options=SHORT)}?go=1")
    page.locator(".table .board").wait_for()
    play([page], type_keys)
    expect(page.locator(".end")).to_be_visible()


def test_the_hand_works_on_every_turn_also_when_it_comes_twice(visit: Visit) -> None:
    """One plays again, or the other is skipped; the next card is clicked all the same."""
    page = visit(name="Alicja")
    become(page, "Alicja")
    again = {"on": "played", "parity": "even"}, {"who": "actor", "do": "again"}
    skip = {"on": "played", "parity": "odd"}, {"who": "next", "do": "skip"}
    rules = [
        json.dumps({"lang": 1, "kind": "rule", "author": "Alicja", "if": event, "then": [effect]})
        for event, effect in (again, skip)
    ]
    seats = [{"kind": "person"}, {"kind": "bot"}]
    options = {"rules": [*rules, "NR1"], "first": 0, "turn_limit": 20}
    page.goto(f"/t/{make_table(page, seats=seats, options=options)}?go=1")
    page.locator(".table .board").wait_for()
    play([page], blank_point)
    lines = page.locator(".log li").all_inner_texts()
    plays = [line.split()[0] for line in lines if " zagrywa" in line]
    assert ("Alicja", "Alicja") in pairwise(plays), lines


def table_with_a_pair(page: Page) -> tuple[str, str]:
    """Deal until two playable cards go together; give their names."""
    seats = [{"kind": "person"}, {"kind": "bot"}]
    options = {"rules": ["RC1", "RC3", "NR1"], "first": 0}
    for _ in range(30):
        page.goto(f"/t/{make_table(page, seats=seats, options=options)}?go=1")
        page.locator(".prompt[data-asked=true]").wait_for()
        page.locator(":is(.hand button.can, .prompt .primary)").first.wait_for()
        labels = page.locator(".hand button.can .hidden-label").all_inner_texts()
        names = [label.split(",")[0] for label in labels]
        for one, two in combinations(dict.fromkeys(names), 2):
            if set(one.split()) & set(two.split()):
                return one, two
    raise AssertionError("no deal had two cards that go together")


def test_several_cards_are_planned_in_their_order_and_played_at_once(visit: Visit) -> None:
    """BLK-27, BLK-31: the last card of the plan ends on top; the order can be turned round."""
    page = visit(name="Alicja")
    become(page, "Alicja")
    one, two = table_with_a_pair(page)
    for name in (one, two):  # lit in the hand, they are not said again beside the question
        expect(page.locator(".prompt:not(:has(.primary))")).not_to_contain_text(name)
    for name in (one, two):
        page.locator(".hand button.can", has_text=name).first.dispatch_event("click")
    expect(page.locator(".hand button.pick")).to_have_count(2)
    page.get_by_role("button", name="Odwróć kolejność").click()
    page.get_by_role("button", name="Zagraj 2 karty").click()
    played = page.locator(".log li", has_text="Alicja zagrywa karty").first
    expect(played).to_contain_text(f"{two} i {one}")


async def play_round(client: Client, table: str) -> None:
    """Play a game on all seats at once, the first legal move each time."""
    async with client.sit_at(table) as seat:
        if seat.table["status"] == "lobby":
            if len(seat.you["seats"]) < 2:
                await seat.say("sit", seat=1, name="Daniel")
            await seat.start()
        while not seat.is_over:
            side = next(side for side in seat.sides if side.legal)
            await seat.move(side.legal[0].code, seat=side.seat)


def won_table(page: Page, server: Server) -> tuple[str, str]:
    """A game at a deck of one's own that one has won on both seats; its code, and the deck."""
    become(page, "Alicja")
    deck = page.request.post("/api/blank/decks", data={"name": "Czwartkowa"}).json()["id"]
    seats = [{"kind": "person"}, {"kind": "person"}]
    options = {"tempo": "turns", "turn_limit": 20}
    code = make_table(page, seats=seats, options=options, deck=deck)
    replay(page, server, code)
    return code, deck


def replay(page: Page, server: Server, code: str) -> None:
    """Play the table's next game over the wire."""
    cookie = token(page)

    async def work() -> None:
        async with client_of(server.address, cookie) as client:
            await play_round(client, code)

    by_api(work)


def to_workshop(page: Page, code: str) -> None:
    page.goto(f"/t/{code}")
    # Whoever holds both seats may have won on both, and then writes twice.
    page.get_by_role("link", name="Napisz zasadę").first.click()
    page.locator(".sheet").wait_for()


def into_deck(page: Page) -> None:
    """Show the card, and accept it as the deck's owner."""
    page.get_by_role("button", name="Pokaż przy stole").click()
    page.get_by_role("button", name="Wpisz do talii").click()
    expect(page.locator(".sheet .hd h2")).to_have_text("Karta jest w talii")
    page.locator(".prompt").get_by_role("link", name="Wróć do stolika").click()


def next_game(page: Page) -> None:
    """Ask for another game and look at its row behind the curtain."""
    page.get_by_role("button", name="Rewanż").click()
    expect(page.locator(".where")).to_contain_text(re.compile(r"[Pp]artia \d"))
    page.locator(".curtain button, .rules .rule").first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()


def write(page: Page, sentence: str) -> None:
    """Write a sentence in place of the last one."""
    page.get_by_label("Napisz tak, jak mówisz").fill(sentence)


def test_winners_write_rules_from_lists_and_in_words_and_meet_them(
    visit: Visit, server: Server
) -> None:
    """BLK-95 to BLK-108: from the win to the card on the table, twice."""
    page = visit(name="Alicja")
    code, deck = won_table(page, server)
    to_workshop(page, code)
    page.get_by_role("button", name="Z list").click()
    page.get_by_role("button", name="tarcza", exact=True).click()
    page.get_by_role("group", name="Możliwości").get_by_role("button", name="romb").click()
    page.get_by_role("group", name="Możliwości").get_by_role("button", name="tarcza").click()
    page.get_by_role("button", name="dobrać", exact=True).click()
    page.get_by_role("group", name="Możliwości").get_by_role("button", name="pominąć turę").click()
    expect(page.locator(".rc")).to_contain_text("ROMB")
    expect(page.locator("#understood")).to_contain_text("If someone plays a RHOMBUS")
    expect(page.locator(".facts .trial")).to_be_visible()
    check(page)
    into_deck(page)
    next_game(page)
    expect(page.locator(".rules li").last).to_contain_text("ktoś zagra ROMB")
    expect(page.locator(".rules li").last).to_contain_text("nowa")

    replay(page, server, code)
    to_workshop(page, code)
    write(page, "If someone plays a SHIELD, then all players draw 1 card.")
    expect(page.locator(".rc")).to_contain_text("TARCZĘ")
    page.get_by_label("Przydomek zasady").fill("Tarcze w górę")
    into_deck(page)
    next_game(page)
    expect(page.locator(".rules li").last).to_contain_text("Tarcze w górę")

    page.goto(f"/decks/{deck}")
    expect(page.locator(".museum .rules > li")).to_have_count(16)
    expect(page.locator(".museum")).to_contain_text(f"po partii {code}-1")
    check(page)


def test_a_card_is_tried_before_anybody_decides(visit: Visit, server: Server) -> None:
    """BLK-D11: the next game opens with it, marked; it stays at the table until it is decided."""
    page = visit(name="Alicja", viewport=PHONE)
    code, deck = won_table(page, server)
    page.goto(f"/t/{code}")
    for reward in page.request.get("/api/blank/rewards").json()[
        "rewards"
    ]:  # whoever holds both seats may have won on both
        page.request.post(f"/api/blank/rewards/{reward['id']}", data={"card": TRIED, "author": "A"})
    page.get_by_role("button", name="Najpierw na próbę").first.click()
    expect(page.locator(".after[role=status]")).to_contain_text("W następnej partii na próbę.")
    check(page)
    next_game(page)
    expect(page.locator(".read-out")).to_contain_text("na próbę")
    check(page)
    page.locator(".prompt .cover").click()
    expect(page.locator(".rules li").last).to_contain_text("na próbę")
    shown = page.request.get(f"/api/blank/decks/{deck}").json()
    assert shown["deck"]["revision"] == 1


def test_an_effect_is_drawn_on_a_card_and_the_phone_has_room_for_it(
    visit: Visit, server: Server
) -> None:
    """BLK-100 to BLK-102: a blank card gets title, effect and a picture of vector strokes."""
    page = visit(name="Alicja", viewport=PHONE)
    code, deck = won_table(page, server)
    to_workshop(page, code)
    page.get_by_role("button", name="Efekt na karcie").click()
    write(page, "następny gracz bierze dwie karty")
    page.locator(".slot:not(:has(i))").first.click()
    page.get_by_label("Tytuł karty").fill("Hop")
    pad = page.locator(".pad svg[role=img]")
    pad.scroll_into_view_if_needed()
    box = pad.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 110, steps=5)
    page.mouse.up()
    expect(pad.locator("polyline")).to_have_count(1)
    into_deck(page)
    page.goto(f"/decks/{deck}")
    expect(page.locator(".effects img.drawn")).to_be_visible()
    check(page)


def test_decks_are_founded_saved_to_a_file_and_read_back(visit: Visit) -> None:
    """BLK-D3, BLK-D20, BLK-D21: the shelf and one readable file."""
    page = visit("/decks", name="Alicja")
    page.get_by_label("Nazwa na pudełku").fill("Piątkowa")
    page.get_by_role("button", name="Załóż talię").click()
    page.get_by_role("link", name="Muzeum").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Zapisz do pliku").click()
    page.goto("/decks")
    page.locator("input[type=file]").set_input_files(str(download.value.path()))
    expect(page.locator(".boxes li")).to_have_count(2)
    for tick in page.locator(".tick input").all():
        tick.check()
    check(page)
    page.get_by_role("button", name="Zagraj wybranymi taliami").click()
    expect(page.locator(".picker option").first).to_have_text("Piątkowa + Piątkowa")


class Three:
    """Three guests at a strict table, over the wire, with a breach to be called out."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.clients: list[Client] = []
        self.code = ""

    async def prepare(self) -> None:
        for name in ("Alicja", "Daniel", "Ewa"):
            client = Client(self.address, timeout=LONGEST)
            await client.be_guest(name)
            self.clients.append(client)
        try:
            for _ in range(20):
                if await self._breach():
                    return
            raise AssertionError("nobody could play")
        finally:
            for client in self.clients:
                await client.http.aclose()

    async def _breach(self) -> bool:
        """Alicja plays one card, draws nothing for the lonely-card rule, and Daniel plays on."""
        host = self.clients[0]
        options = {"mode": "B", "tempo": "turns", "first": 0, "rules": ["RC4", "RC5", "RC1"]}
        table = await host.make_table("blank", people=3, options=options)
        self.code = table.code
        for place, client in enumerate(self.clients[1:], 1):
            async with client.sit_at(table.id) as seat:
                await seat.say("sit", seat=place)
                await seat.ready()
        async with host.sit_at(table.id) as seat:
            await seat.start()
        for client in self.clients[:2]:
            async with client.sit_at(table.id) as seat:
                if not await self._play_one(seat):
                    return False
        return True

    async def _say(self, seat: Seat, notation: str) -> None:
        await seat.say("move", seq=seat.seq, notation=notation, seat=seat.you["seats"][0])

    async def _play_one(self, seat: Seat) -> bool:
        view: dict[str, Any] = seat.view
        top = view["top"]
        for card in view["hand"]:
            is_harmless = card["digit"] != 3 and card["title"] is None
            if is_harmless and (card["colour"] == top["colour"] or card["digit"] == top["digit"]):
                await self._say(seat, f"lay {card['name']}")
                await self._say(seat, "done")
                return True
        return False


def test_strict_memory_has_a_call_out_and_a_vote(visit: Visit, server: Server) -> None:
    """BLK-74, BLK-80, BLK-L40: a rightful call-out costs two cards; a report goes to the vote."""
    three = Three(server.address)
    by_api(three.prepare)
    pages = []
    for client in three.clients:
        page = visit()
        hand_over(page, client, server.address)
        page.goto(f"/t/{three.code}")
        page.locator(".board .rules").wait_for()
        pages.append(page)
    alicja, daniel, ewa = pages

    expect(ewa.locator(".plate.is-turn")).to_have_count(0)  # nobody is told who is due
    ewa.get_by_role("button", name="Przyłap: Alicja").click()
    charges = ewa.get_by_role("group", name="Przyłap: Alicja")
    check(ewa)
    charges.get_by_role("button", name="Samotna karta").click()
    expect(ewa.locator(".log")).to_contain_text("Ewa ma rację.")
    expect(alicja.locator(".notes .hot").first).to_contain_text("Alicja ponosi karę")

    ewa.get_by_role("button", name="Odezwij się").click()
    check(ewa)
    reports = ewa.get_by_role("group", name="Widać to u: Kaszel")
    reports.get_by_role("button", name="Daniel").click()
    daniel.get_by_role("button", name="To nieprawda").click()
    alicja.get_by_role("button", name="Tak, to się stało").click()
    expect(ewa.locator(".log")).to_contain_text("Głosowanie: za 1, przeciw 0.")
