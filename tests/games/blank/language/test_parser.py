"""The parser: a typed sentence becomes the card that reads like it."""

from __future__ import annotations

import pytest

from games.blank.builders import faults, printed
from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.language.fault_text import advice_lines
from stolik.games.blank.language.faults import CardRefused
from stolik.games.blank.language.parser import NotUnderstood, compile_card, parse
from stolik.games.blank.language.reader import hear, read, write_out
from stolik.games.blank.language.spoken import carried

LANGUAGES = ("en", "pl")
SKIP = {"kind": "rule", "if": {"on": "played", "digit": [3]}}
SKIP["then"] = [{"who": "next", "do": "skip"}]


def advice(sentence: str, language: str | None = None) -> NotUnderstood:
    with pytest.raises(NotUnderstood) as caught:
        parse(sentence, language)
    return caught.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "card", "sentences"), printed(), ids=lambda value: str(value)[:4])
def test_every_printed_sentence_is_read_back_as_its_card(name, card, sentences, language):
    """BLK-107: what a card says can be typed in plain words, in either language."""
    assert parse(sentences[language], language) == carried(card, language)
    assert compile_card(write_out(card, language), language) == card


@pytest.mark.parametrize(
    "typed",
    [
        "if someone plays a 3, then the next player loses a turn",
        "IF SOMEONE PLAYS A 3, THEN THE NEXT PLAYER LOSES A TURN.",
        "If\u00a0someone plays a\u00a03, then the next player loses a turn. ",
        "  If someone  plays a 3,\nthen the next player loses a turn",
        "Jeśli ktoś zagra 3, to kolejny gracz pomija turę",
        "jeśli ktoś zagra 3, to kolejny gracz pomija turę.",
    ],
)
def test_case_spaces_and_the_final_stop_do_not_matter(typed):
    """BLK-107: people type as they like."""
    assert parse(typed) == SKIP


@pytest.mark.parametrize(
    ("sentence", "before", "now"),
    [
        ("Jeśli ktoś zagra 3, to kolejny gracz {}.", "traci turę", "pomija turę"),
        ("Jeśli ktoś zagra 3, to ten gracz może {}.", "stracić 2 tury", "pominąć 2 tury"),
        ("Jeśli ktoś {}, to ten gracz dobiera 1 kartę.", "straci turę", "pominie turę"),
        ("Jeśli ktoś zagra 5, to kierunek gry się {}.", "odwraca", "zmienia"),
    ],
)
def test_cards_say_the_manuals_words_and_those_of_before_are_still_read(sentence, before, now):
    """BLK-107: the manual's cards say "pomija turę" and "zmienić kierunek"."""
    card = compile_card(f"{sentence.format(before)}\nAutor: Ala", "pl")
    assert compile_card(f"{sentence.format(now)}\nAutor: Ala", "pl") == card
    assert read(card, "pl") == sentence.format(now)


def test_any_kind_of_quotes_and_dashes_will_do():
    """BLK-107: straight quotes and hyphens are heard as curly ones and dashes."""
    typed = 'If someone\'s hand reaches 1 card, then that player must say "Blank!"'
    assert parse(typed) == carried(catalogue()["NR3"].card, "en")
    typed = (
        "Jeśli ktoś będzie mieć na ręce dokładnie 1 kartę, to ten gracz musi powiedzieć “Blank!”"
    )
    assert parse(typed) == carried(catalogue()["NR3"].card, "pl")
    assert hear("If someone's hand reaches 1 card, then that player draws 1 card", "en")
    die = "If someone plays a 1 and a die shows 5-6, then that player may discard 1 card"
    assert parse(die)["when"] == [{"is": "die", "n": {"min": 5}}]


def test_must_draw_is_heard_as_draws():
    """BLK-107: effects are compulsory anyway, so "must draw" is the same card."""
    typed = "If someone plays a 3, then the next player must draw 2 cards"
    assert parse(typed)["then"] == [{"who": "next", "do": "draw", "n": 2}]


def test_the_lines_below_a_sentence_carry_the_rest_of_the_card():
    """BLK-97, BLK-101: author, title, chat words, stand-in and the other language."""
    text = (
        "When this card is played, the next player must bark 3 times.\n"
        "Author: Ala\nTitle (en): Woof\nText 1 (pl): zaszczekać\nChat 1: hau, woof"
    )

    card = compile_card(text, "en")

    assert write_out(card, "en") == text
    assert read(card, "pl").endswith("kolejny gracz musi zaszczekać 3 razy.")


def test_a_card_without_author_or_title_is_refused():
    """BLK-97, BLK-101: a rule bears its author's name, an effect a title too."""
    with pytest.raises(CardRefused) as caught:
        compile_card("When this card is played, you draw 1 card.", "en")
    assert {fault.args["key"] for fault in caught.value.faults} == {"author", "title"}


def test_a_line_that_says_nothing_known_is_refused():
    """BLK-L1: never partly accepted."""
    with pytest.raises(NotUnderstood):
        compile_card("If a turn ends, then that player draws 1 card.\nColour: red", "en", "Ala")


def test_a_misspelt_word_is_pointed_at_and_mended():
    """BLK-L1: the place, what was expected, and the nearest sentences that would do."""
    error = advice("If somone plays a 3, then the next player loses a turn", "en")

    assert (error.place, error.found.split()[0]) == (3, "somone")
    assert error.expected[0] == "someone plays"
    assert error.suggestions[0] == "If someone plays a 3, then the next player loses a turn."


def test_polish_without_accents_is_understood_as_a_suggestion():
    """BLK-L1: "Jesli … karte" is no sentence, but the nearest one is offered."""
    error = advice("Jesli ktos zagra KOŁO, to ten gracz dobiera 1 karte", "pl")
    assert error.suggestions[0] == "Jeśli ktoś zagra KOŁO, to ten gracz dobiera 1 kartę."


def test_a_digit_that_no_card_has_is_not_taken_for_an_event_of_the_players():
    """BLK-04: digits run from 1 to 6; "plays a 7" is a mistake and not a free text."""
    error = advice("If someone plays a 7, then that player draws 1 card", "en")

    assert error.place == len("If someone plays a ")
    assert "1" in error.expected
    assert all(parse(sentence) for sentence in error.suggestions)


@pytest.mark.parametrize("typed", ["", ".", "hello", "[", "If", "Jeśli ktoś", "x" * 5000, "\x00\n"])
def test_nonsense_is_answered_with_sentences_that_parse(typed):
    """BLK-L1: whatever is typed, three things that would do are offered."""
    error = advice(typed)

    assert len(error.suggestions) == 3
    assert all(parse(sentence) for sentence in error.suggestions)


def test_a_sentence_against_a_limit_names_the_rule():
    """BLK-L52: a sentence that reads well may still be no card."""
    error = advice("If a turn ends, then all players play next", "en")

    assert [fault.rule for fault in error.faults] == ["BLK-L52"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_told_in_the_readers_language(language):
    """BLK-L1: place, reason and remedy in words."""
    reported = advice_lines(advice("If a turn ends, that player draws 1 card", "en"), language)
    assert len(reported) >= 4


def test_a_long_hostile_sentence_is_answered_quickly_and_with_a_bound():
    """BLK-I21: the work grows with the text, not with its readings."""
    typed = "If someone " + "or someone x and, then that player must until " * 60
    assert advice(typed, "en").suggestions


def test_everything_parsed_passes_the_checker():
    """BLK-I21: a card outside the grammar never reaches a game."""
    for _, _, sentences in printed():
        heard = parse(sentences["en"], "en") | {"lang": 1, "author": "Ala"}
        if heard["kind"] == "effect":
            heard["title"] = {"en": "Title"}
        assert not faults(heard)
