"""`stolik cards check`: the card set of Call to Adventure and files of edited cards."""

from __future__ import annotations

import pytest

from stolik.cli import main
from stolik.games.call_to_adventure.cards.catalogue import FOLDER


def edited(tmp_path, name, old, new):
    """A copy of a card file with one value changed."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "192 cards of 173 designs: nothing is wrong."), ("pl", "Wszystko w porządku.")],
)
def test_the_own_cards_are_sound(capsys, language, words):
    assert main(["cards", "check", "--lang", language]) == 0
    assert words in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["is not in the vocabulary", "Use one of: str, dex", "One problem."]),
        ("pl", ["słownik nie zna wartości", "Użyj jednej z wartości: str, dex", "Jeden błąd."]),
    ],
)
def test_a_problem_is_told_with_file_line_card_field_and_remedy(capsys, tmp_path, language, words):
    file = edited(tmp_path, "act1.toml", 'tests = ["dex", "wis"]', 'tests = ["luck"]')

    assert main(["cards", "check", file, "--lang", language]) == 1
    reported = capsys.readouterr().out
    assert reported.startswith("mine.toml:5 deep_forest: tests: ")
    assert all(word in reported for word in words)


@pytest.mark.parametrize(
    ("old", "new", "reported"),
    [
        ('kind = "hero"\n', "", "mine.toml:4 bears_strength: kind: is missing."),
        ('id = "bears_strength"\n', "", "mine.toml:3: id: is missing."),
        ("{hero}'s", "{hero's", "mine.toml:4 bears_strength: tale.en: has a brace"),
        (
            "n = 1 }",
            "n = 9 }",
            "mine.toml:4 bears_strength: effect: “before_own_challenge: add_rune",
        ),
    ],
)
def test_the_place_is_that_of_the_faulty_card(capsys, tmp_path, old, new, reported):
    file = edited(tmp_path, "heroes.toml", old, new)

    assert main(["cards", "check", file, "--lang", "en"]) == 1
    assert reported in capsys.readouterr().out


def test_edited_cards_take_the_place_of_those_with_their_ids(capsys, tmp_path):
    """One file is enough: the rest of the set is the game's own."""
    file = edited(tmp_path, "heroes.toml", "triumph = 1", "triumph = 2")

    assert main(["cards", "check", file, "--lang", "en"]) == 1
    reported = capsys.readouterr().out
    assert "points: are wrong." in reported
    assert reported.endswith("One problem.\n")


def test_a_card_with_a_number_of_its_own_is_no_card_of_the_set(capsys, tmp_path):
    file = edited(tmp_path, "act1.toml", 'id = "academy"', 'id = "other_school"')

    assert main(["cards", "check", file, "--lang", "en"]) == 1
    assert "is taken." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "remedy"),
    [
        (("act1.toml", "act = 1", "act = 9"), "Use one of: 1, 2, 3."),
        (("heroes.toml", 'kind = "hero"', 'kind = "hero"\nact = 2'), "Leave the act out."),
    ],
)
def test_an_act_that_cards_of_a_kind_cannot_have_is_named(capsys, tmp_path, change, remedy):
    assert main(["cards", "check", edited(tmp_path, *change), "--lang", "en"]) == 1
    shown = capsys.readouterr().out
    assert "act: no card of its kind is of act" in shown and remedy in shown


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"[[card", "is not TOML"),
        (b"card = 3", "is not a table"),
        (b"[[card]]\nid = 3\n", "id: is missing."),
        (b"[[card]]\nid = 'x'\nnumbers = 'y'\nkind = 'hero'\n", "numbers: are missing."),
        (b"a = " + b"[" * 5000, "nested too deeply"),
        (b"a = " + b"9" * 5000, "is not TOML"),
        (b"", "has no cards"),
        (b"[[deck]]\nid = 'x'\n", "deck: is unknown."),
        (b"[[card]]\nid = 'x'\n[[card]]\nid = 'x'\n", ":4 x: id: x is used 2 times."),
    ],
)
def test_what_is_no_card_file_is_refused(capsys, tmp_path, content, words):
    file = tmp_path / "odd.toml"
    file.write_bytes(content)

    assert main(["cards", "check", str(file), "--lang", "en"]) == 1
    reported = capsys.readouterr().out
    assert reported.startswith("odd.toml") and words in reported


@pytest.mark.parametrize(
    ("content", "words"),
    [(None, "it does not exist"), (b"\xff\xfe", "UTF-8"), (b"#" * 2_000_001, "too large")],
)
def test_a_file_that_cannot_be_read_is_told(capsys, tmp_path, content, words):
    file = tmp_path / "odd.toml"
    if content is not None:
        file.write_bytes(content)

    assert main(["cards", "check", str(file), "--lang", "en"]) != 0
    assert words in capsys.readouterr().err
