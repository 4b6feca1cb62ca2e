"""What was understood is shown part by part, and whatever is beyond can be kept in own words."""

import pytest

from games.blank.test_understanding import more, rows
from stolik.games.blank.language import understand
from stolik.games.blank.language.checker import check
from stolik.games.blank.language.parser import signed
from stolik.games.blank.language.reader import read

CHILD = "jak dasz czerwoną to musisz oddać jedną kartę temu co siedzi po lewej"


def words_of(answer, sentence):
    return [(part.role, sentence[part.start : part.start + part.length]) for part in answer.parts]


def test_each_part_names_the_words_it_came_from():
    answer = understand(CHILD, "pl", "rule")
    assert words_of(answer, CHILD) == [
        ("trigger", "dasz czerwoną"),
        ("who", ""),
        ("what", "musisz oddać jedną kartę temu co siedzi po lewej"),
        ("who", "temu co siedzi po lewej"),
        ("amount", "jedną kartę"),
    ]
    assert answer.parts[0].said == "ktoś zagra SZEŚCIOKĄT"
    assert answer.parts[1].said == "ten gracz"


def test_a_choice_changes_one_part_and_nothing_else():
    answer = understand(CHILD, "pl", "rule")
    (amount,) = [part for part in answer.parts if part.role == "amount"]
    two = next(choice for choice in amount.choices if choice.card["then"][0]["n"] == 2)
    assert two.card == {**answer.card, "then": [{**answer.card["then"][0], "n": 2}]}
    assert "oddaje 2 karty" in two.text


def test_parts_lie_inside_the_sentence_and_their_choices_are_cards():
    for row in rows():
        answer = understand(row["sentence"], row["language"], row["kind"])
        for part in answer.parts:
            assert 0 <= part.start <= part.start + part.length <= len(row["sentence"])
            assert part.said
            for choice in part.choices:
                card = check(signed(choice.card))
                assert choice.text == read(card, row["language"])
                assert choice.card != answer.card


def test_what_only_people_can_judge_is_said_so():
    answer = understand("Gdy usłyszycie karetkę, wszyscy łapią się za nos.", "pl", "rule")
    assert answer.judged == ("trigger", "duty")
    assert [part.role for part in answer.parts if part.by_people] == ["trigger", "what"]


@pytest.mark.parametrize(
    ("language", "sentence", "judged", "text"),
    [
        (
            "pl",
            "Jeśli zagrano 4, najmłodszy gracz dobiera kartę.",
            ("duty",),
            "Jeśli ktoś zagra 4, to ten gracz musi zrobić tak: najmłodszy gracz dobiera kartę.",
        ),
        (
            "en",
            "If someone drops a card, the next player picks a snack.",
            ("trigger", "duty"),
            "If this happens: someone drops a card, then the next player must pick a snack.",
        ),
        (
            "pl",
            "Gdy ktoś poprosi o powtórzenie zasad, dobiera kartę.",
            ("trigger",),
            "Jeśli zdarzy się: ktoś poprosi o powtórzenie zasad, to ten gracz dobiera 1 kartę.",
        ),
        (
            "en",
            "First one to touch the table discards a card.",
            ("trigger",),
            "If this happens: First one to touch the table, then that player discards 1 card.",
        ),
        (
            "pl",
            "Kiedy tura się kończy, każdy gracz, który nie śpi, odrzuca kartę.",
            ("duty",),
            "Jeśli skończy się czyjaś tura, to ten gracz musi zrobić tak: "
            "każdy gracz, który nie śpi, odrzuca kartę.",
        ),
    ],
)
def test_any_sentence_can_be_kept_in_ones_own_words(language, sentence, judged, text):
    kept = understand(sentence, language, "rule").own_words
    assert kept is not None
    assert (kept.judged, kept.text) == (judged, text)


def test_suggestions_are_whole_cards_three_at_most():
    for language, kind, sentence, expected in more():
        answer = understand(sentence, language, kind)
        assert len(answer.suggestions) <= 3
        if expected == "beyond":
            assert answer.suggestions
        for offer in answer.suggestions:
            assert offer.text == read(check(signed(offer.card)), language)


@pytest.mark.parametrize(
    ("language", "sentence", "marked", "first"),
    [
        (
            "pl",
            "Jeśli ktoś zagra 3, nieszczęśnik dobiera trzy karty.",
            "nieszczęśnik",
            "Jeśli ktoś zagra 3, to ten gracz dobiera 3 karty.",
        ),
        (
            "pl",
            "Kto chapnie czerwoną, ten ciągnie dwie.",
            "chapnie czerwoną",
            "Jeśli ktoś zagra SZEŚCIOKĄT, to ten gracz dobiera 2 karty.",
        ),
        (
            "en",
            "If someone plays a black card everyone draws one.",
            "black",
            "If someone plays a HEXAGON, then all players draw 1 card.",
        ),
    ],
)
def test_only_what_is_not_read_is_marked_and_suggestions_keep_the_rest(
    language, sentence, marked, first
):
    answer = understand(sentence, language, "rule")
    assert answer.trouble is not None and answer.trouble.found == marked
    assert answer.suggestions[0].text == first


def test_a_ban_that_lasts_too_long_is_offered_with_the_longest_that_may_be():
    answer = understand("Do końca gry nikt nie może zagrywać piątek.", "pl", "effect")
    assert [offer.card["then"][0]["until"] for offer in answer.suggestions] == [
        "yourNextTurn",
        "nextCard",
    ]


@pytest.mark.parametrize(
    "sentence",
    [
        "Jeśli zagrano blorpa, następny gracz traci turę.",
        "Kto ciapnie czerwoną, dobiera kartę.",
        "Jeśli ktoś rzuci cokolwiek szafirowego w kolorze, traci turę.",
        "Jeśli ktoś blorpi 3, to kolejny gracz traci turę.",
        "Jeśli zagrano 1, poprzedni gracz blorpi całą rękę na nową.",
    ],
)
def test_an_unknown_word_in_talk_of_the_game_is_not_left_to_people(sentence):
    """A misspelt card must not become an event that nobody will ever report."""
    assert understand(sentence, "pl", "rule").card is None
