"""At one keyboard, nobody's screen shows what is another's."""

from __future__ import annotations

import re
from pathlib import Path

from cli.keyboard import Keyboard, command_with_higher

CLEARED = "\x1b[2J\x1b[3J\x1b[H"
PROMPT = "(? for help):"


def test_what_one_person_saw_is_gone_before_the_next_one_looks(home: Path):
    path = home / "game.stolik"
    words = ("play", "higher", "--people", "Ala,Olek", "--seed", "4", "--record", str(path))
    keys = Keyboard(*words, home=home, program=command_with_higher)
    keys.wait_for("Pass the keyboard to Ala.")
    keys.type("")
    keys.wait_for(PROMPT)
    keys.type("1")
    keys.wait_for("Ala, press Enter to hide your cards.")
    keys.type("")
    keys.wait_for("Pass the keyboard to Olek.")
    keys.type("")
    keys.wait_for(PROMPT)
    screens = keys.raw.split(CLEARED)
    keys.type("log")
    keys.wait_for(PROMPT)
    keys.type("quit")
    assert keys.leave() == 0

    before, alas, between, oleks = screens
    assert "leaked" in alas
    for screen in (before, between, oleks, keys.raw.rpartition(CLEARED)[2]):
        assert "leaked" not in screen
    assert "chosen" in oleks, "that a card was chosen is no secret"


def test_games_with_simultaneous_choices_are_played_to_the_end(home: Path):
    path = home / "game.stolik"
    words = ("play", "higher", "--people", "Ala,Olek", "--bots", "random", "--record", str(path))
    keys = Keyboard(*words, home=home, program=command_with_higher)
    while True:
        found = keys.wait_for(PROMPT, "press Enter", "The record is in")
        if found == "The record is in":
            break
        keys.type("1" if found == PROMPT else "")

    assert keys.leave() == 0
    text = path.read_text()
    assert re.search(r"^end after 9 moves$", text, re.MULTILINE)
    assert "result = " in text
