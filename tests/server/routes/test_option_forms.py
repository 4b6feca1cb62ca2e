"""A game's options as a form: whatever a person can set has words, and nothing raw is shown."""

import pytest

import stolik
from stolik.server.routes.option_forms import fields_of
from stolik.text import speaker

SHOWN = [
    pytest.param(stolik.load(game_id), field, id=f"{game_id}-{field.name}")
    for game_id in stolik.games()
    for field in fields_of(stolik.load(game_id))
    if field.kind != "other"
]


def field_of(game_id, name):
    return next(field for field in fields_of(stolik.load(game_id)) if field.name == name)


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("game, field", SHOWN)
def test_every_field_and_every_choice_has_words(game, field, language):
    voice = speaker(language, game.package)
    assert voice.knows(field.label) and voice.say(f"{field.label}.help")
    assert [one.value for one in field.choices if not voice.knows(one.label)] == []
    assert field.kind != "text", "nobody has to type what only the code knows"


@pytest.mark.parametrize("game, field", SHOWN)
def test_the_usual_choice_comes_first(game, field):
    if field.kind == "choice":
        assert field.choices[0].value == field.default
        assert len(field.choices) == len({one.value for one in field.choices}) > 1


@pytest.mark.parametrize("game_id", ["blank", "call-to-adventure"])
def test_who_starts_is_a_seat_and_not_a_number(game_id):
    first = field_of(game_id, "first")
    assert (first.kind, first.default, first.minimum) == ("seat", -1, -1)


def test_an_edition_is_offered_by_name_and_only_where_no_deck_is_kept():
    edition = field_of("blank", "edition")
    assert edition.kind == "choice" and edition.founding
    assert "option-edition-founding-1-strict" in [one.label for one in edition.choices]
    assert not field_of("blank", "mode").founding
