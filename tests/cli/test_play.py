"""Whole games at a real terminal: people, bots, stopping and going on."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from cli.keyboard import Keyboard
from stolik.kernel.record import Record

PROMPT = {"en": "(? for help):", "pl": "(? – pomoc):"}


def play_to_the_end(keys: Keyboard, lang: str = "en") -> None:
    """Always take the first answer."""
    end = {"en": "The record is in", "pl": "Zapis gry jest w pliku"}[lang]
    curtain = {"en": "press Enter when", "pl": "naciśnij Enter, gdy"}[lang]
    while True:
        found = keys.wait_for(PROMPT[lang], curtain, end)
        if found == end:
            return
        keys.type("1" if found == PROMPT[lang] else "")


def record_in(home: Path) -> Record:
    (path,) = (home / "games").glob("*.stolik")
    return Record.read(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_person_and_a_bot_play_a_whole_game(home: Path, lang):
    keys = Keyboard("play", "cardline", "--seed", "4", home=home, language=lang)
    play_to_the_end(keys, lang)

    assert keys.leave() == 0
    record = record_in(home)
    assert record.verify().is_over
    assert record.seed == 4
    assert record.headers["seat-1"] == "bot skilled: Bot 2"
    assert ("Result" if lang == "en" else "Wynik") in keys.screen


def test_without_a_seed_nobody_can_foresee_the_deal(home: Path):
    keys = Keyboard("play", "cardline", home=home)
    keys.wait_for(PROMPT["en"])
    keys.type("quit")

    assert keys.leave() == 0
    seed = record_in(home).seed
    assert isinstance(seed, bytes)
    assert len(seed) == 32


def test_between_two_people_the_screen_is_cleared(home: Path):
    keys = Keyboard("play", "cardline", "--people", "Ala,Olek", "--seed", "4", home=home)
    first = "Ala" if keys.wait_for("to Ala.", "to Olek.") == "to Ala." else "Olek"
    keys.type("")
    keys.wait_for(PROMPT["en"])
    keys.type("place 0@0")
    other = "Olek" if first == "Ala" else "Ala"
    keys.wait_for(f"Pass the keyboard to {other}.")
    before = keys.raw.count("\x1b[2J\x1b[3J")
    keys.type("")
    keys.wait_for(PROMPT["en"])

    assert before == 1
    assert keys.raw.count("\x1b[2J\x1b[3J") == 2
    assert f"{first} places" in keys.screen.partition("Pass the keyboard to " + other)[2]
    keys.type("quit")
    assert keys.leave() == 0


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(home: Path):
    path = home / "my game.stolik"
    keys = Keyboard("play", "cardline", "--seed", "4", "--record", str(path), home=home)
    keys.wait_for(PROMPT["en"])
    keys.type("1")
    keys.wait_for(PROMPT["en"])

    assert keys.stop_with("\x03") == 130
    assert f"stolik play --resume {shlex.quote(str(path))}" in keys.screen
    assert Record.read(path.read_text()).replay().is_over is False


def test_end_of_input_keeps_the_game_too(home: Path):
    keys = Keyboard("play", "cardline", "--seed", "4", home=home)
    keys.wait_for(PROMPT["en"])
    keys.press("\x04")

    assert keys.leave() == 0
    assert "stolik play --resume" in keys.screen


def test_a_resumed_game_goes_on_exactly_as_it_would_have(home: Path):
    """Bots draw from the record's header, so the break changes nothing."""
    whole, broken = home / "whole.stolik", home / "broken.stolik"
    words = ("--seed", "4", "--bots", "casual,random", "--record")
    keys = Keyboard("play", "cardline", *words, str(whole), home=home)
    play_to_the_end(keys)
    assert keys.leave() == 0

    keys = Keyboard("play", "cardline", *words, str(broken), home=home)
    keys.wait_for(PROMPT["en"])
    for answer in "111":
        keys.type(answer)
        keys.wait_for(PROMPT["en"])
    assert keys.stop_with("\x03") == 130
    command = re.search(r"stolik (play --resume .+)", keys.screen)[1]
    keys = Keyboard(*shlex.split(command), home=home)
    play_to_the_end(keys)
    assert keys.leave() == 0

    assert broken.read_text() == whole.read_text()


def test_a_refused_move_names_the_rule_and_what_to_do(home: Path):
    """CRD-16, CRD-17: an own card, into a place that exists."""
    keys = Keyboard("play", "cardline", "--seed", "4", home=home, language="pl")
    keys.wait_for(PROMPT["pl"])
    keys.type("place 7@0")
    keys.wait_for("CRD-16: Masz tylko 4 karty. Wybierz jedną z kart przed sobą.")
    keys.type("place 0@9")
    keys.wait_for("CRD-17: W szeregu")
    keys.type("plac 0@1")
    keys.wait_for("Może chodziło o: place 0@1")
    keys.type("99")
    keys.wait_for("Nie ma odpowiedzi 99")
    keys.type("koniec")

    assert keys.leave() == 0


def test_the_prompt_answers_questions(home: Path):
    keys = Keyboard("play", "cardline", "--seed", "4", home=home)
    keys.wait_for("Which card?")
    keys.wait_for(PROMPT["en"])
    keys.type("?")
    keys.wait_for("back: the question before")
    keys.type("rules crd-28")
    keys.wait_for("▸ CRD-28")
    keys.type("rules")
    keys.wait_for("The cards")
    keys.wait_for(PROMPT["en"])
    keys.type("rules 5")
    keys.wait_for("has no rule")
    keys.type("log")
    keys.wait_for("Which card?")
    keys.type("board")
    keys.wait_for("Deck:")
    keys.type("2")
    keys.wait_for("Where does")
    keys.type("back")
    keys.wait_for("Which card?")
    keys.type("time")
    keys.wait_for("No clock is running")
    keys.type("")
    keys.wait_for("Type a number")
    keys.press("\xff\n")
    keys.wait_for(PROMPT["en"])
    keys.type("quit")

    assert keys.leave() == 0


def test_bots_alone_play_while_one_watches(run, home: Path):
    said = run("play", "cardline", "--people", "0", "--seats", "5", "--bots", "random,expert")

    assert said.code == 0
    record = record_in(home)
    assert record.seats == 5
    levels = [record.headers[f"seat-{seat}"].split()[1] for seat in range(5)]
    assert levels == ["random:", "expert:", "expert:", "expert:", "expert:"]
    assert record.verify().is_over


def test_the_same_seed_gives_the_same_bots(run, home: Path):
    for name in "ab":
        run("play", "cardline", "--people", "0", "--seed", "9", "--record", str(home / name))

    assert (home / "a").read_text() == (home / "b").read_text()


def test_levels_can_be_named_in_the_language(run, home: Path):
    said = run("play", "cardline", "--people", "0", "--bots", "ekspert,swobodny", "--lang", "pl")

    assert said.code == 0
    assert record_in(home).headers["seat-0"] == "bot expert: Bot 1"


def test_options_of_the_game_reach_the_table(run, home: Path):
    words = ("--set", "cards=6", "--set", "attribute=length", "--pack", "animals")
    said = run("play", "cardline", "--people", "0", *words)

    assert said.code == 0
    assert record_in(home).options == {"cards": 6, "attribute": "length", "pack": "animals"}


def test_a_record_is_never_half_written(home: Path):
    """After every move the file is whole, and nothing else is left lying about."""
    path = home / "game.stolik"
    keys = Keyboard("play", "cardline", "--seed", "4", "--record", str(path), home=home)
    keys.wait_for(PROMPT["en"])
    seen = len(Record.read(path.read_text()).turns)
    keys.type("place 0@0")
    keys.wait_for(PROMPT["en"])
    assert len(Record.read(path.read_text()).turns) > seen
    keys.process.kill()
    keys.leave()

    assert Record.read(path.read_text()).replay().is_over is False
    assert [one.name for one in home.iterdir()] == [path.name]
