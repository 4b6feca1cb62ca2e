"""A card part by part: the parts are its sentence, and each can be another of the language."""

import re
from random import Random

import pytest

from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.language import understand
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.document import to_data
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.parts.choices import choices_of
from stolik.games.blank.language.parts.lines import (
    is_triggered_by_play,
    judged_by_people,
    lines_of,
)
from stolik.games.blank.language.parts.words import words_of_parts
from stolik.games.blank.language.quotation import read_to_players

LANGUAGES = ("pl", "en")


def card_of(sentence, language="pl", kind="rule"):
    answer = understand(sentence, language, kind)
    assert answer.card is not None, answer
    return check(signed(answer.card))


def reported(card, language="pl"):
    return [(line.lead, [part.text for part in line.parts]) for line in lines_of(card, language)]


def letters(text):
    """The words without marks and brackets, in order."""
    return re.findall(r"\w+", re.sub(r"\[(pl|en): ?", " ", text))


def many_cards():
    yield from (entry.card for entry in catalogue().values())
    rng = Random(11)
    for _ in range(150):
        yield check(random_card(rng))


def test_a_sentence_is_shown_in_its_parts():
    card = card_of("jak ktos zagra 6 to nastepny bierze dwie karty")
    assert reported(card) == [
        ("Jeśli", ["ktoś zagra", "6"]),
        ("to", ["kolejny gracz", "dobiera", "2 karty"]),
    ]
    assert reported(card, "en") == [
        ("If", ["someone plays", "a 6"]),
        ("then", ["the next player", "draws", "2 cards"]),
    ]
    roles = [part.role for line in lines_of(card, "pl") for part in line.parts]
    assert roles == ["trigger", "trigger", "who", "what", "amount"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_card_are_its_whole_sentence(language):
    """Nothing of the sentence is lost or added but subjects that a second clause leaves out."""
    for card in many_cards():
        single = check(to_data(card) | {"then": to_data(card)["then"][:1]})
        lines = lines_of(single, language)
        parts = " ".join(f"{line.lead} {line.text}" for line in lines)
        assert letters(parts) == letters(read_to_players(single, language))


def test_each_clause_names_its_own_player():
    card = card_of("whoever laughs may draw a card, then discards two", "en")
    assert reported(card, "en")[1:] == [
        ("then", ["that player", "may draw", "1 card"]),
        ("then", ["that player", "discards", "2 cards"]),
    ]


def test_what_people_judge_is_one_part_and_marked():
    card = card_of("Gdy usłyszycie karetkę, wszyscy łapią się za nos.")
    marked = [part for line in lines_of(card, "pl") for part in line.parts if part.by_people]
    assert [part.role for part in marked] == ["trigger", "what"]
    assert judged_by_people(card) == ("trigger", "duty")
    assert not is_triggered_by_play(card)


def test_cards_that_the_game_activates_can_be_tried_out():
    assert is_triggered_by_play(card_of("jak ktoś zagra 6, wszyscy klaszczą"))
    assert is_triggered_by_play(card_of("następny gracz dobiera 2 karty", kind="effect"))
    assert judged_by_people(card_of("Jeśli ktoś zagra 3, to kolejny gracz traci turę.")) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_a_card_in_which_one_line_is_another(language):
    """The answers come from the language's tables; the rest of the card stays."""
    for entry in catalogue().values():
        lines = lines_of(entry.card, language)
        for number, line in enumerate(lines):
            for part in line.parts:
                for choice in choices_of(entry.card, part.place, language):
                    other = lines_of(check(signed(choice.card)), language)
                    same = [one for at, one in enumerate(lines) if at != number]
                    assert [one for at, one in enumerate(other) if at != number] == same
                    assert other[number] != line


def test_a_number_is_offered_in_its_form():
    card = card_of("jak ktos zagra 6 to nastepny bierze dwie karty")
    texts = [choice.text for choice in choices_of(card, "then/0/n", "pl")]
    assert texts[:3] == ["1 kartę", "3 karty", "4 karty"]
    three = next(one for one in choices_of(card, "then/0/n", "pl") if one.text == "3 karty")
    assert three.card["then"] == [{"who": "next", "do": "draw", "n": 3}]


@pytest.mark.parametrize(
    "place", ["then/7/n", "when/0/n", "x", "then/0/", "then/-1/n", "if/0/nope"]
)
def test_a_place_that_is_not_there_has_no_choices(place):
    card = card_of("jak ktos zagra 6 to nastepny bierze dwie karty")
    assert choices_of(card, place, "pl") == ()


@pytest.mark.parametrize(
    ("language", "sentence", "words"),
    [
        (
            "pl",
            "jak ktos zagra 6 to nastepny bierze dwie karty",
            {"if/0/on": "ktos zagra", "then/0/who": "nastepny", "then/0/do": "bierze",
             "then/0/n": "dwie karty"},
        ),
        (
            "en",
            "if someone plays a red card the next player draws two",
            {"if/0/colour": "a red card", "then/0/n": "two"},
        ),
        ("pl", "Jeśli ktoś zagra 6, to kolejny gracz dobiera 2 karty.", {}),
        (
            "pl",
            "Jeśli ktoś zagra 6, to kolejny gracz bierze 2 karty, chyba że ma już pięć kart",
            {"then/0/do": "bierze", "only/0/of": "ma już pięć kart"},
        ),
        (
            "en",
            "If someone plays a 6, then the next player, if they hold five cards, throws away 2",
            {"then/0/do": "throws away", "only/0/of": "they hold five cards"},
        ),
    ],
)  # fmt: skip
def test_the_words_of_the_writer_stand_below_what_they_became(language, sentence, words):
    answer = understand(sentence, language, "rule")
    lines = lines_of(check(signed(answer.card)), language)
    assert words_of_parts(lines, answer.parts, answer.card, sentence) == words


def test_a_clause_s_own_condition_is_a_line_whose_parts_can_be_changed():
    card = card_of("Jeśli zagrano 6, następny dobiera dwie karty, chyba że ma już pięć kart")
    assert reported(card)[2:] == [("chyba że", ["kolejny gracz ma", "dokładnie 5 kart"])]
    assert [part.place for part in lines_of(card, "pl")[2].parts] == ["only/0/of", "only/0/n"]
    sizes = choices_of(card, "only/0/n", "pl")
    assert "co najmniej 6 kart" in [choice.text for choice in sizes]
    changed = next(choice.card for choice in sizes if choice.text == "co najmniej 6 kart")
    assert changed["then"][0]["only"] == {"not": {"is": "hand", "of": "next", "n": {"min": 6}}}
    assert choices_of(card, "only/0/of", "pl")
    assert choices_of(card, "only/1/n", "pl") == ()
