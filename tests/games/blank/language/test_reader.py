"""The reader: cards as natural sentences in Polish and English."""

from __future__ import annotations

import pytest

from games.blank.builders import clause, effect, printed, rule
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.reader import read

LANGUAGES = ("en", "pl")


def says(raw: dict, language: str) -> str:
    return read(check(raw), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "card", "sentences"), printed(), ids=lambda value: str(value)[:4])
def test_every_sentence_the_ledger_prints_is_read_word_for_word(name, card, sentences, language):
    """BLK-L8, BLK-105, BLK-106: the formal part is rendered in the reader's language."""
    assert read(card, language) == sentences[language]


def test_a_text_in_one_language_only_is_shown_as_written_with_a_language_tag():
    """BLK-L8: free texts are never translated."""
    raw = rule(**{"if": {"on": "social", "event": {"pl": "zakaszle"}}})

    assert says(raw, "pl") == "Jeśli ktoś zakaszle, to kolejny gracz dobiera 1 kartę."
    assert says(raw, "en") == "If someone [pl: zakaszle], then the next player draws 1 card."


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(30, "minie 30 sekund"), (32, "miną 32 sekundy"), (112, "minie 112 sekund")],
)
def test_polish_verbs_agree_with_the_count_of_seconds(seconds, words):
    """BLK-L8: 2–4 take the plural, 12–14 do not."""
    raw = rule(**{"if": {"on": "clock", "seconds": seconds}})
    assert says(raw, "pl") == f"Jeśli {words} gry, to kolejny gracz dobiera 1 kartę."


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 kartę"), (2, "2 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty")],
)
def test_polish_counts_have_three_forms(count, words):
    """BLK-L8: 1 kartę, 2 karty, 5 kart, 12 kart, 22 karty."""
    raw = rule(**{"if": {"on": "drawn", "cards": {"min": count}}})
    assert f"ktoś dobierze co najmniej {words}," in says(raw, "pl")


@pytest.mark.parametrize(
    ("verb", "words"),
    [
        ({"do": "draw", "n": 1}, "dobierają po 1 karcie"),
        ({"do": "draw", "n": 2}, "dobierają po 2 karty"),
        ({"do": "draw", "n": 5}, "dobierają po 5 kart"),
        ({"do": "penalty", "n": 1}, "ponoszą po 1 karze"),
        ({"do": "skip", "turns": 2}, "pomijają po 2 tury"),
        ({"do": "draw", "n": 1, "may": True}, "mogą dobrać po 1 karcie"),
    ],
)
def test_counts_of_several_performers_are_distributive_in_polish(verb, words):
    """BLK-L8: po 1 karcie, po 2 karty, po 5 kart."""
    assert says(clause(who="all", **verb), "pl").endswith(f"wszyscy gracze {words}.")


def test_the_shield_alone_changes_its_name_after_zagra():
    """BLK-L8: TARCZĘ; the other five names do not change."""
    colours = ["circle", "shield"]
    raw = rule(**{"if": {"on": "played", "colour": colours}})
    assert "ktoś zagra KOŁO lub TARCZĘ," in says(raw, "pl")


@pytest.mark.parametrize(
    ("colour", "words"),
    [("hexagon", "SZEŚCIOKĄTA"), ("rhombus", "ROMBU"), ("shield", "TARCZY"), ("circle", "KOŁA")],
)
def test_a_banned_colour_stands_in_the_genitive(colour, words):
    """BLK-L8: nikt nie może zagrać … (dopełniacz)."""
    raw = clause(who="actor", do="ban", what="colour", value=colour, until="nextCard")
    assert f"nikt nie może zagrać {words} do zagrania następnej karty" in says(raw, "pl")


@pytest.mark.parametrize(
    ("who", "words"),
    [
        ("actor", "that player takes 1 card from the next player"),
        ("all", "all players take 1 card from the player after them"),
        ("most", "the player with the most cards takes 1 card from the player after them"),
    ],
)
def test_others_are_seen_from_the_performers_own_seat(who, words):
    """BLK-L13: in `from`, `to`, `with`, `of` and `against` positions are the performer's own."""
    assert says(clause(who=who, do="take", n=1, **{"from": "next"}), "en").endswith(f"{words}.")


def test_polish_says_po_swojej_lewej_and_who_plays_after_them():
    """BLK-L13: gracz po swojej lewej; gracz, który gra przed nimi."""
    left = clause(who="all", do="give", to="left", n=1)
    before = clause(who="all", do="give", to="previous", n=1)

    assert says(left, "pl").endswith("oddają po 1 karcie graczowi po swojej lewej.")
    assert says(before, "pl").endswith("oddają po 1 karcie graczowi, który gra przed nimi.")


def test_the_actor_of_a_game_card_is_you_in_english_and_zagrywajacy_in_polish():
    """BLK-106: when this card is played, TARGET + EFFECT."""
    raw = effect(then=[{"who": "others", "do": "give", "to": "actor", "n": 1}])

    assert says(raw, "en").endswith("all other players give 1 card to you.")
    assert says(raw, "pl").endswith("wszyscy pozostali gracze oddają po 1 karcie zagrywającemu.")


def test_say_and_act_with_the_same_words_read_differently():
    """BLK-L1: different cards read differently; a duty to speak is told by its verb."""
    bark = {"en": "bark", "pl": "zaszczekać"}
    said = says(clause(who="next", do="say", what=bark), "en")
    done = says(clause(who="next", do="act", what=bark), "en")

    assert said.endswith("the next player must bark.")
    assert done.endswith("the next player must (by deed) bark.")


def test_words_that_would_be_heard_as_something_else_stand_in_brackets():
    """BLK-L8, BLK-I21: a free text is never taken for a part of the language."""
    reported = {"en": "bark 3 times"}
    assert "must [en: bark 3 times]." in says(clause(who="next", do="say", what=reported), "en")


def test_a_range_of_exactly_one_card_is_one_card_however_it_is_written():
    """BLK-L1: an event never concerns no cards, so {max: 1} and {min: 1, max: 1} are one card."""
    at_most = check(rule(**{"if": {"on": "played", "cards": {"max": 1}}}))
    exactly = check(rule(**{"if": {"on": "played", "cards": {"min": 1, "max": 1}}}))
    assert at_most == exactly


def test_an_optional_act_of_the_table_is_the_actors_decision():
    """BLK-L8: with `table` it is the actor who may decide, and the sentence says so."""
    raw = clause(who="table", do="reverse", may=True)
    assert says(raw, "en").endswith("that player may decide that the direction of play changes.")
    assert says(raw, "pl").endswith("ten gracz może zdecydować, że kierunek gry się zmienia.")
