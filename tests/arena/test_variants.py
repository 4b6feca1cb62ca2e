"""What a study compares, from the command line, and what its variants are called."""

from __future__ import annotations

import csv
import shutil

import pytest

from stolik.arena import run, study
from stolik.arena.execution.chunk import tables_of_variants
from stolik.arena.execution.journal import Journal
from stolik.arena.report.words import GameSpeaker, variant_name
from stolik.cli import main
from stolik.games.all_in.cards.pack import standard_text
from stolik.kernel.registry import load


@pytest.fixture
def rows(tmp_path, capsys):
    """Run a study of some games on one process and give its rows."""

    def runner(*words: str) -> list[dict[str, str]]:
        out = tmp_path / "rows.csv"
        code = main([*words, "--workers", "1", "--out", str(out), "--lang", "en"])
        assert code == 0, capsys.readouterr().err
        with out.open(newline="") as stream:
            return list(csv.DictReader(stream))

    return runner


@pytest.fixture
def mine(tmp_path):
    """Cards of All In of one's own."""
    path = tmp_path / "mine.toml"
    path.write_text(standard_text().replace('en = "Visionaries"', 'en = "Mine"'), "utf-8")
    return str(path)


def variants(rows: list[dict[str, str]]) -> set[str]:
    return {row["variant"] for row in rows}


def test_packs_that_are_given_several_times_are_compared(rows):
    played = rows("simulate", "cardline", "--games", "4", "--pack", "classics", "--pack", "animals")

    assert variants(played) == {"pack=classics", "pack=animals"}


def test_packs_are_compared_by_every_other_option(rows):
    played = rows(
        "simulate", "cardline", "--games", "8", "--pack", "classics", "--pack", "animals",
        "--set", "cards=4", "--set", "cards=5",
    )  # fmt: skip

    assert len(variants(played)) == 4


@pytest.mark.parametrize("how", ["--cards={}", "--set=cards={}"])
def test_cards_from_a_file_are_played(rows, mine, how):
    """AIN-R11: the option itself is the text of the file."""
    reported = variants(rows("simulate", "all-in", "--games", "2", how.format(mine)))

    assert len(reported) == 1
    assert reported.pop().startswith("cards=#")


def test_cards_of_ones_own_are_compared_with_those_of_the_box(rows, mine):
    played = rows("simulate", "all-in", "--games", "2", "--cards", "", "--cards", mine)

    assert {reported[:7] for reported in variants(played)} == {"", "cards=#"}


def test_play_takes_the_cards_of_a_setting_from_a_file_too(mine, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("STOLIK_HOME", str(tmp_path))
    words = ["play", "all-in", "--people", "0", "--bots", "random", "--seed", "4"]

    assert main([*words, "--set", f"cards={mine}"]) == 0, capsys.readouterr().err


def test_the_text_of_the_cards_may_be_a_setting_itself(rows):
    text = standard_text()

    assert len(rows("simulate", "all-in", "--games", "1", "--set", f"cards={text}")) == 2


def test_the_games_page_says_that_cards_are_a_file(capsys):
    assert main(["games", "all-in", "--lang", "en"]) == 0
    assert "in the form of cards.toml. Values: FILE." in " ".join(capsys.readouterr().out.split())


def founded(folder, name: str, *more: str) -> str:
    file = str(folder / f"{name}.json")
    assert main(["deck", "blank", "new", file, "--name", name, "--owner", "Ann", *more]) == 0
    return file


def test_decks_are_compared_by_the_names_on_their_boxes_and_stay_as_they_are(
    tmp_path, capsys, monkeypatch
):
    """BLK-D5: a study plays with what a deck holds; no game of it is noted."""
    monkeypatch.setenv("COLUMNS", "100")
    one = founded(tmp_path, "Evening")
    other = founded(tmp_path, "Attic", "--edition", "founding/1-strict")
    before = (tmp_path / "Evening.json").read_bytes()
    capsys.readouterr()
    words = ["simulate", "blank", "--games", "4", "--deck", one, "--deck", other]

    assert main([*words, "--workers", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "1: Boxes of the decks: Evening\n2: Boxes of the decks: Attic\n" in shown
    assert (tmp_path / "Evening.json").read_bytes() == before


def test_two_revisions_of_one_deck_are_compared(tmp_path, capsys, monkeypatch):
    """They have one name, and yet they are two variants."""
    monkeypatch.setenv("COLUMNS", "140")
    one, page = founded(tmp_path, "Evening"), tmp_path / "report.html"
    other = str(tmp_path / "later.json")
    shutil.copy(one, other)
    rule = "If someone plays a 4, then the previous player draws 2 cards"
    assert main(["deck", "blank", "add", other, rule, "--author", "Ann"]) == 0
    capsys.readouterr()
    words = ["simulate", "blank", "--games", "60", "--deck", one, "--deck", other, "--lang", "en"]

    assert main([*words, "--workers", "1", "--report", str(page)]) == 0
    shown = capsys.readouterr().out
    assert "1: Boxes of the decks: Evening (1)\n2: Boxes of the decks: Evening (2)\n" in shown
    assert page.read_text("utf-8").count("Evening (2)") > 1


def test_variants_with_long_texts_are_not_told_apart_by_their_fingerprints(monkeypatch):
    """A fingerprint of four bytes is for reading: two texts may share one."""
    monkeypatch.setattr("stolik.arena.execution.chunk.value_text", lambda value: "#same")
    decks = [{"new_rules": ["RC7"]}, {"new_rules": ["RC6"]}]

    assert tables_of_variants(study("blank", 2, variants=decks)) == [[0], [1]]


def test_a_study_whose_options_are_lists_can_be_resumed(tmp_path):
    """The notes on disk know no tuples, and a deck's cards are tuples."""
    out = tmp_path / "rows.csv"
    asked = study("blank", variants=[{"new_rules": ("RC7",)}], games=2)
    Journal(asked, out, resume=False).close()

    assert run(asked, out, resume=True).is_finished


@pytest.mark.parametrize(
    ("setting", "reported"),
    [
        ('new_rules=["rule-7"]', "„rule-7” to ani karta z katalogu, ani karta jako JSON. Karty"),
        ('new_rules=["GC1"]', "to efekt, a nie karta zasady"),
        ('effects=[["hexagon-6-b", "RC1"]]', "to karta zasady, a nie efekt"),
        ('effects=[["hexagon", "GC1"]]', "„hexagon” nie jest kartą gry. Podaj kolor"),
        ("edition=third", "Nie ma wydania „third”. Wydania: founding/1, founding/1-strict."),
    ],
)
def test_cards_that_do_not_exist_are_refused_in_the_language_of_the_reader(
    setting, reported, capsys
):
    assert main(["simulate", "blank", "--set", setting, "--lang", "pl"]) == 2
    assert reported in " ".join(capsys.readouterr().err.split())


def test_a_crowded_table_seats_eight(rows):
    """BLK-R2."""
    played = rows("simulate", "blank", "--games", "1", "--seats", "8", "--set", "crowded=yes")

    assert {row["players"] for row in played} == {"8"}


@pytest.mark.parametrize(
    ("more", "players"),
    [
        ([], {"2"}),
        (["--seats", "1"], {"1"}),
        (["--set", "cooperative=yes"], {"2"}),
        (["--levels", "random,random,random"], {"3"}),
    ],
)
def test_without_a_number_the_fewest_play_who_compete(rows, more, players):
    """CTA-05: one player alone has nobody to compete with."""
    played = rows("simulate", "call-to-adventure", "--games", "1", *more)

    assert {row["players"] for row in played} == players


@pytest.mark.parametrize(
    ("game", "options", "english", "polish"),
    [
        ("cardline", {"attribute": "strength"}, "Characteristic: Strength", "Cecha: Siła"),
        ("cardline", {"attribute": "random"}, "Characteristic: random", "Cecha: losowa"),
        (
            "cardline",
            {"pack": "animals", "attribute": "second"},
            "Cards: Animals; Characteristic: Life span",
            "Karty: Zwierzęta; Cecha: Długość życia",
        ),
        ("call-to-adventure", {"first": -1}, "Who starts: at random", "Kto zaczyna: losowo"),
        ("call-to-adventure", {"first": 1}, "Who starts: seat 2", "Kto zaczyna: miejsce 2"),
        ("blank", {"first": 0}, "First player: seat 1", "Pierwszy gracz: miejsce 1"),
        ("blank", {"decks": 2}, "Stacked decks: 2", "Połączone talie: 2"),
        ("blank", {"edition": "founding/1-strict"}, "Edition: strict", "Wydanie: ścisłe"),
        ("blank", {"new_rules": ["RC7"]}, 'New rules: ["RC7"]', 'Nowe zasady: ["RC7"]'),
        (
            "all-in",
            {"pile": "plain", "heirs": True},
            "Discard pile: plain rules; Heirs of the seers: yes",
            "Stos kart odrzuconych: zwykłe zasady; Spadkobiercy wróżbitów: tak",
        ),
        ("illusion", {"deck": 0}, "Deck: standard", "Talia: podstawowa"),
        ("all-in", {}, "default rules", "zasady domyślne"),
    ],
)
def test_variants_have_names_in_both_languages(game, options, english, polish):
    reported = [variant_name(GameSpeaker(lang, load(game)), options) for lang in ("en", "pl")]

    assert reported == [english, polish]


def test_cards_of_ones_own_bear_the_name_in_the_file():
    text = standard_text().replace('en = "Visionaries"', 'en = "Mine"')

    name = variant_name(GameSpeaker("en", load("all-in")), {"cards": text})
    assert name.startswith("Card data: Mine (#")
    other = variant_name(GameSpeaker("en", load("all-in")), {"cards": text + "\n"})
    assert other != name, "two versions of a file are told apart"
