"""Card files: how faulty data is refused."""

import random
import re
import shutil
from pathlib import Path

import pytest

from length import IS_LONG
from stolik.cli.fault import Explained
from stolik.games.call_to_adventure.cards.card_data_error import CardDataError, CardSetError
from stolik.games.call_to_adventure.cards.card_set import Catalogue
from stolik.games.call_to_adventure.cards.catalogue import (
    FOLDER,
    CardTable,
    checked,
    read_cards,
    read_folder,
    tables_of_folder,
)
from stolik.games.call_to_adventure.cards.validation.checks import problems


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "cards"))


def change(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("act1.toml", "difficulty = 3", "difficulty = 9", "difficulty: is spread"),
        ("act1.toml", "numbers = [47]", "numbers = [48]", "numbers: 48 is taken."),
        ("act1.toml", "plus = 1\n", "", "plus: 9 paths have it."),
        ("act1.toml", 'tests = ["dex", "wis"]', 'tests = ["dex", "con"]', "dex and wis: 0 times."),
        ("act2.toml", "points = { triumph = 2 }", "points = { triumph = 4 }", "Its budget is"),
        ("act2.toml", 'abilities = ["int"]\n', "", "int appears 3 times."),
        ("act2.toml", "{ spend_xp = 2 }", "{ spend_xp = 1 }", "requirements: ask the wrong amount"),
        ("act3.toml", "{ morality = 1 }", "{ morality = -1 }", "virtue appears 5 times."),
        ("act3.toml", "Bitwa o przełęcz", "Aureola", "“Aureola” repeats."),
        ("origins.toml", "Łowczyni", "Łowca", "“Łowczyni” is missing."),
        ("origins.toml", 'flags = ["linked_ally"]', "flags = []", "flags: link it wrongly."),
        ("heroes.toml", 'flags = ["self_target"]', "flags = []", "flags: misjudge itself."),
        ("heroes.toml", 'flags = ["refers_to_others"]', "flags = []", "misjudge others."),
        ("heroes.toml", "triumph = 1", "triumph = 2", "points: are wrong."),
        ("heroes.toml", "{ gain_xp = 2 }", "{ gain_xp = 3 }", "“any_time: gain_xp 2” is on 0"),
        ("antiheroes.toml", "numbers = [143, 144]", "numbers = [143]", "144 is missing."),
        (
            "allies.toml",
            "points = { triumph = 2 }",
            "points = { triumph = 3 }",
            "points: are wrong",
        ),
        ("adversaries.toml", "difficulty = 7", "difficulty = 8", "difficulty: is 8."),
        (
            "quests.toml",
            'adversary = "usurper"',
            'adversary = "ash_wyrm"',
            "0 quests for “usurper”",
        ),
        ("quests.toml", "{ adversary_xp = 1 }", "{ adversary_xp = 0 }", "CTA-R102"),
        ("quests.toml", "base = 5, each = 3", "base = 5, each = 0", "Two amounts above 0"),
        (
            "allies.toml",
            'cost = { one_of = [{ spend_xp = 1 }, "sacrifice_self"] }\n',
            "",
            "effect: can go on for ever.",
        ),
        ("motivations.toml", 'limit = "once_per_turn"\n', "", "Spend XP once per turn."),
        ("destinies.toml", "n = 5", "n = 6", "score_per, then score 5 if."),
        ("destinies.toml", "szum liści, a w nim znajomy śmiech.", "szum", "ends wrongly."),
    ],
)
def test_the_validator_names_what_breaks_the_set(folder, name, old, new, message):
    """CTA-R102 and the quotas: each deviation is found, with its remedy."""
    change(folder, name, old, new)

    assert any(message in str(problem) for problem in problems(read_folder(folder)))


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("heroes.toml", "gain_xp = 2", "gain_gold = 2", "'gain_gold' is not in the vocabulary."),
        ("heroes.toml", "{ gain_xp = 2 }", '{ gain_xp = "two" }', "is not a whole number."),
        ("heroes.toml", 'timing = "any_time"', 'timing = "sometimes"', "'sometimes' is not in"),
        (
            "heroes.toml",
            "[[card.effect]]\n",
            "[[card.effect]]\nwhen = 1\n",
            "effect.when: is unknown",
        ),
        ("act1.toml", 'tests = ["dex", "wis"]', 'tests = ["luck"]', "tests: 'luck' is not in"),
        ("act1.toml", 'source = "own design"\n', "", "source: is missing."),
        ("act1.toml", 'source = "own design"\n', 'source = "guess"\n', "'guess' is not in"),
        ("act1.toml", "{ draw_hero = 1 }", '"auto_success"', "rewards: are one-shot gains."),
        ("act1.toml", "plus = 1", "plus = 1\nprice = 2", "path.price: is unknown."),
        ("act1.toml", "numbers = [47]\n", "", "numbers: are missing."),
        ("act1.toml", 'name = { pl = "Akademia", ', "name = { ", "name: is incomplete."),
        ("act1.toml", 'id = "academy"', "", "id: is missing."),
        ("act1.toml", "[[card]]", "[[card", "is not TOML"),
        ("adversaries.toml", 'timing = "on_event"', 'timing = "my_turn"', "timing disagree."),
        ("adversaries.toml", "{ n = 1, cards", "{ n = 1, colour = 1, cards", "colour: is unknown."),
    ],
)
def test_unreadable_card_data_is_refused_with_its_place(folder, name, old, new, message):
    change(folder, name, old, new)

    with pytest.raises(CardDataError) as refused:
        read_folder(folder)

    assert message in str(refused.value)
    assert refused.value.where.startswith(name)
    assert refused.value.remedy("pl")


def test_a_refusal_names_file_line_card_and_field(folder):
    change(folder, "act1.toml", 'tests = ["dex", "wis"]', 'tests = ["luck"]')

    with pytest.raises(CardDataError) as refused:
        read_folder(folder)

    assert refused.value.where == "act1.toml:5 deep_forest"
    assert refused.value.field == "tests"
    assert refused.value.remedy("en") == "Use one of: str, dex, con, int, wis, cha."


ADDED_CARD = """
[[card]]
id = "stray_trial"
numbers = [193]
name = { pl = "Zbłąkana próba", en = "Stray Trial" }
kind = "challenge"
act = 3
source = "own design"
difficulty = 7
tests = ["dex", "wis"]

[[card.path]]
name = { pl = "Idź dalej", en = "Go On" }
tale = { pl = "Droga trwa.", en = "The road goes on." }
points = { triumph = 5 }

[[card.path]]
name = { pl = "Zawróć", en = "Turn Back" }
tale = { pl = "Droga trwa.", en = "The road goes on." }
points = { tragedy = 5 }
"""


def test_a_card_beyond_the_set_is_refused_when_cards_are_loaded(folder):
    """CTA-07: observations and views know 192 cards; one more is told with its place."""
    file = folder / "act3.toml"
    file.write_text(file.read_text(encoding="utf-8") + ADDED_CARD, encoding="utf-8")

    with pytest.raises(CardSetError) as refused:
        checked(read_folder(folder))

    (problem,) = refused.value.problems
    assert problem.where.endswith("stray_trial") and problem.field == "numbers"
    assert "193 is not its deck's. Use 96 to 120." in str(refused.value)
    assert isinstance(refused.value, Explained), "the command line tells it as a fault"


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("act1.toml", "numbers = [47]", "numbers = [48]", "48 is taken"),
        ("act1.toml", "difficulty = 3\n", "", "difficulty: is 0."),
        ("act1.toml", 'tests = ["dex", "wis"]\n', "", "tests: has 0."),
        ("act1.toml", 'id = "academy"', 'id = "deep_forest"', "deep_forest is used 2 times."),
        ("quests.toml", "goal = { base = 5, each = 3 }", "goal = [5]", "Two amounts above 0"),
        ("quests.toml", 'adversary = "usurper"', 'adversary = "nobody"', "“nobody” is unknown."),
        ("quests.toml", "{ adversary_xp = 1 }", "{ adversary_xp = 0 }", "CTA-R102"),
        ("motivations.toml", 'cost = { spend_xp = 1 }\nlimit = "once_per_turn"\n', "", "for ever"),
    ],
)
def test_cards_that_would_break_a_game_are_refused_when_they_are_loaded(
    folder, name, old, new, message
):
    """What rules, views and observations rely on; the rest is a matter of taste."""
    change(folder, name, old, new)

    with pytest.raises(CardSetError, match=re.escape(message)):
        checked(read_folder(folder))


def test_a_corrected_value_may_leave_the_budget(folder):
    """Whoever owns the physical game corrects values; only the full check compares budgets."""
    change(folder, "act2.toml", "points = { triumph = 2 }", "points = { triumph = 4 }")

    assert checked(read_folder(folder)).cards
    assert any("Its budget is" in str(problem) for problem in problems(read_folder(folder)))


JUNK = [None, True, -3, 10**30, 0.5, "", "x", "ł" * 99, [], {}, [[]], [{}], {"n": {}}, ["dex", 1]]


def mutated(table: object, luck: random.Random) -> object:
    """The same table with something else in one place."""
    if isinstance(table, dict) and table and luck.random() < 0.9:
        key = luck.choice(sorted(table))
        return {**table, key: mutated(table[key], luck)}
    if isinstance(table, list) and table and luck.random() < 0.8:
        place = luck.randrange(len(table))
        return [*table[:place], mutated(table[place], luck), *table[place + 1 :]]
    return luck.choice(JUNK)


def test_whatever_stands_in_a_card_file_it_is_read_or_refused():
    """No value of the wrong type or size gets past the reader, or breaks the checks."""
    luck = random.Random(9)
    tables = tables_of_folder(FOLDER)
    refused = 0
    for number in range(6000 if IS_LONG else 1500):
        place = luck.randrange(len(tables))
        fields = mutated(tables[place].fields, luck)
        if not isinstance(fields, dict):
            continue
        spoilt = CardTable(tables[place].place, tables[place].key, fields)
        cards, errors = read_cards([spoilt])
        refused += len(errors)
        for error in errors:
            assert error.problem("pl") and error.remedy("pl") and str(error)
        if cards and number % 25 == 0:
            everything, _ = read_cards([*tables[:place], spoilt, *tables[place + 1 :]])
            for problem in problems(Catalogue(tuple(everything))):
                assert str(problem)
    assert refused > 700
