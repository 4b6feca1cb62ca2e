"""BLANK's workshop in one's own words: read back, changed in place, kept, replayed, translated."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route, ViewportSize, expect

from browser.conftest import Server
from browser.hands import PHONE
from browser.test_blank import into_deck, to_workshop, won_table, write
from browser.test_screens import check, check_on_both_sizes

Visit = Callable[..., Page]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SIX = "jak ktos zagra 6 to nastepny bierze dwie karty"
NINE = "Jeśli ktoś zagra 9, wszyscy dobierają kartę"


def workshop(visit: Visit, server: Server, size: ViewportSize = PHONE) -> tuple[Page, str]:
    page = visit(name="Alicja", viewport=size)
    code, deck = won_table(page, server)
    to_workshop(page, code)
    return page, deck


def parts(page: Page) -> list[str]:
    return page.locator(".rc .chip").all_inner_texts()


def test_what_was_understood_is_read_back_and_a_part_is_changed_in_place(
    visit: Visit, server: Server
) -> None:
    """The sentence stays as it was typed, and brings its own meaning back."""
    page, _ = workshop(visit, server)
    check_on_both_sizes(page)
    write(page, SIX)
    expect(page.locator(".rc .chip")).to_have_text(
        ["ktoś zagra", "6", "kolejny gracz", "dobiera", "2 karty"]
    )
    expect(page.locator(".rc")).to_contain_text("dwie karty")
    page.get_by_role("button", name="2 karty").click()
    choices = page.get_by_role("group", name="Możliwości")
    expect(choices).to_be_in_viewport()
    check_on_both_sizes(page)
    choices.get_by_role("button", name="3 karty").click()
    expect(page.locator(".rc .chip").last).to_have_text("3 karty")
    expect(page.locator(".rc")).to_contain_text("dwie karty")
    expect(page.get_by_label("Napisz tak, jak mówisz")).to_have_value(SIX)
    page.get_by_role("button", name="Wróć do mojego zdania").click()
    expect(page.locator(".rc .chip").last).to_have_text("2 karty")
    page.get_by_role("button", name="ktoś zagra").click()
    choices.get_by_role("button", name="ktoś dobierze kartę").click()
    expect(page.locator(".rc .chip").first).to_have_text("ktoś dobierze kartę")


def test_what_it_will_do_is_told_from_the_last_game_and_from_trials(
    visit: Visit, server: Server
) -> None:
    page, _ = workshop(visit, server)
    write(page, "Jeśli zacznie się czyjaś tura, to kierunek gry się odwraca.")
    expect(page.locator(".last")).to_contain_text("W ostatniej partii zadziałałaby")
    assert page.locator(".last .hit").count() > 1
    expect(page.locator(".trial")).to_contain_text("Boty na próbę")
    check_on_both_sizes(page)
    write(page, "Kto się zaśmieje, dobiera kartę")
    expect(page.locator(".facts")).to_contain_text("Tego pilnujecie sami")
    expect(page.locator(".rc .chip.people")).to_contain_text("ktoś się zaśmieje")
    expect(page.locator(".facts :is(.trial, .last, .warn)")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Kto to zauważy, zgłasza przy stole")
    check_on_both_sizes(page)


def test_of_two_readings_one_is_chosen_and_the_sentence_stays(visit: Visit, server: Server) -> None:
    page, _ = workshop(visit, server)
    sentence = "Zagrasz trójkę, wymieniasz się ręką z sąsiadem"
    write(page, sentence)
    expect(page.locator(".read")).to_have_count(2)
    expect(page.locator(".read b")).to_have_text(["lewej.", "prawej."])
    check_on_both_sizes(page)
    page.locator(".read").last.click()
    expect(page.locator(".rc")).to_contain_text("z graczem po swojej prawej")
    expect(page.get_by_label("Napisz tak, jak mówisz")).to_have_value(sentence)
    page.get_by_role("button", name="Wróć do mojego zdania").click()
    expect(page.locator(".read")).to_have_count(2)


def test_what_is_beyond_is_marked_and_can_be_kept_in_own_words(
    visit: Visit, server: Server
) -> None:
    """At most three cards are near; people judge the own words, the game what it understands."""
    page, deck = workshop(visit, server)
    write(page, NINE)
    expect(page.locator("mark")).to_have_text("9")
    expect(page.locator("#understood")).to_contain_text("cyfry w BLANKU kończą się na 6")
    assert 1 <= page.locator(".read").count() <= 3
    check_on_both_sizes(page)
    page.locator(".read").first.click()
    expect(page.locator(".rc .chip").first).to_have_text("ktoś zagra")
    expect(page.get_by_label("Napisz tak, jak mówisz")).to_have_value(NINE)
    page.get_by_role("button", name="Wróć do mojego zdania").click()
    page.get_by_role("button", name="Zapisz moimi słowami, pilnują gracze").click()
    expect(page.locator(".rc .chip.people")).to_have_count(1)
    expect(page.locator(".rc .chip").last).to_have_text("po 1 karcie")
    expect(page.locator(".facts")).to_contain_text("Tego pilnujecie sami")
    expect(page.locator("#understood")).to_contain_text("“ktoś zagra 9”")
    check_on_both_sizes(page)
    into_deck(page)

    page.goto(f"/decks/{deck}")
    page.get_by_text("Dodaj po angielsku").click()
    page.get_by_placeholder("te słowa po angielsku").fill("someone plays a nine")
    check_on_both_sizes(page)
    page.get_by_role("button", name="Dodaj do karty").click()
    expect(page.locator(".life")).to_contain_text("Alicja tłumaczy słowa karty")
    expect(page.get_by_text("Dodaj po angielsku")).to_have_count(0)


def test_the_guide_to_writing_opens_beside_the_sheet(visit: Visit, server: Server) -> None:
    page, _ = workshop(visit, server, DESKTOP)
    page.get_by_role("button", name="Jak pisać zasady").first.click()
    guide = page.get_by_role("dialog", name="Jak pisać zasady")
    expect(guide).to_contain_text("Pisz tak, jak mówisz")
    check(page)
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)


def test_a_phone_on_its_side_shows_sentence_and_prompt_together(
    visit: Visit, server: Server
) -> None:
    page, _ = workshop(visit, server, SIDEWAYS)
    write(page, SIX)
    expect(page.locator(".rc .chip")).to_have_count(5)
    expect(page.get_by_label("Napisz tak, jak mówisz")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Pokaż przy stole")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="2 karty").click()
    expect(page.get_by_role("group", name="Możliwości")).to_be_in_viewport()
    check(page)


def test_what_was_read_of_an_older_sentence_is_never_shown_at_the_table(
    visit: Visit, server: Server
) -> None:
    """The last reading stays in sight while more is typed, but only the sentence's own is sent."""
    page, _ = workshop(visit, server)
    write(page, SIX)
    show = page.get_by_role("button", name="Pokaż przy stole")
    expect(show).to_be_enabled()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/blank/read", hold)
    write(page, SIX + ", chyba że ma jedną")
    expect(show).to_be_disabled()
    page.get_by_label("Napisz tak, jak mówisz").press("Enter")
    expect(page.locator(".prompt[data-stage=draft]")).to_be_visible()
    page.unroute("**/api/blank/read")
    for each in held:
        each.continue_()
    write(page, SIX)
    expect(show).to_be_enabled()
