"""A whole cycle of BLANK at a real terminal: play, win, write a card, play again with it."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from cli.keyboard import Keyboard
from cli.test_play import PROMPT
from stolik.games.blank.decks.deck import Deck
from stolik.games.blank.decks.files import read_text
from stolik.kernel.record import Record

WON = "210"  # with this seed the person wins by always taking the first answer
WHICH = {"en": "What would you like to write?", "pl": "Co chcesz napisać?"}
ASK = {"en": "Number:", "pl": "Numer:"}
HOW = {"en": "How do you want to write it?", "pl": "Jak chcesz pisać?"}
SENTENCE = {"en": "Your sentence:", "pl": "Twoje zdanie:"}
CONSIDER = {"en": "What do you think of it?", "pl": "Co o tym sądzisz?"}
RULE = {
    "en": "If someone plays a 2, then the next player draws 1 card.",
    "pl": "Jeśli ktoś zagra 2, to kolejny gracz dobiera 1 kartę.",
}
TABLE = ("--people", "Ala", "--bots", "random", "--seed", WON, "--set", "turn_limit=20")


@pytest.fixture
def deck_file(run, home: Path) -> Path:
    path = home / "our deck.json"
    assert run("deck", "blank", "new", str(path), "--name", "Kuchenny", "--owner", "Ela").code == 0
    return path


def play(deck_file: Path, home: Path, lang: str = "en", *words: str) -> Keyboard:
    """Play the game that Ala wins."""
    record = home / "first.stolik"
    keys = Keyboard(
        "play", "blank", "--deck", str(deck_file), "--record", str(record), *TABLE, *words,
        home=home, language=lang,
    )  # fmt: skip
    win(keys, lang)
    return keys


def win(keys: Keyboard, lang: str = "en") -> None:
    while keys.wait_for(PROMPT[lang], WHICH[lang]) == PROMPT[lang]:
        keys.type("1")


def answer(keys: Keyboard, question: str, number: int, lang: str = "en") -> None:
    keys.wait_for(question)
    keys.wait_for(ASK[lang])
    keys.type(str(number))


def choose(keys: Keyboard, number: int, lang: str = "en") -> None:
    keys.wait_for(ASK[lang])
    keys.type(str(number))


def deck_in(path: Path) -> Deck:
    return read_text(path.read_bytes())


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_winner_writes_a_rule_and_the_next_game_is_played_with_it(home, deck_file, lang):
    """BLK-95 to BLK-99, BLK-104, BLK-108, BLK-D8, BLK-D9: one whole cycle in one command."""
    keys = play(deck_file, home, lang)
    choose(keys, 1, lang)  # a rule
    answer(keys, HOW[lang], 1, lang)
    keys.wait_for(SENTENCE[lang])
    typo = {"en": "If someone plays a 2, then the next player draws 1 pebble.",
            "pl": "Jeśli ktoś zagra 2, to kolejny gracz dobiera 1 kamyk."}[lang]  # fmt: skip
    keys.type(typo)
    keys.wait_for(f"1  {RULE[lang]}")  # the nearest sentence, to be taken by its number
    keys.wait_for(SENTENCE[lang])
    keys.type("1")
    other = RULE["pl" if lang == "en" else "en"]
    keys.wait_for(RULE[lang])
    keys.wait_for(other)  # everybody can read it
    answer(keys, CONSIDER[lang], 2, lang)
    keys.wait_for({"en": "A game takes", "pl": "Partia trwa"}[lang])
    answer(keys, CONSIDER[lang], 1, lang)
    keys.wait_for({"en": "A nickname", "pl": "Przydomek"}[lang])
    keys.type("Dwójka")
    keys.wait_for({"en": "Signed (Enter: Ala)", "pl": "Podpis (Enter: Ala)"}[lang])
    keys.type("")
    keys.wait_for({"en": "Pass the keyboard to Ela", "pl": "talia należy do: Ela"}[lang])
    keys.type("")
    answer(keys, RULE[lang], 1, lang)  # Ela accepts
    keys.wait_for({"en": "revision 2", "pl": "wersję 2"}[lang])
    choose(keys, 1, lang)  # another game
    keys.wait_for(PROMPT[lang])

    assert RULE[lang] in keys.screen[keys.read - 6000 :]  # the new rule lies in the row
    keys.type({"en": "quit", "pl": "koniec"}[lang])
    assert keys.leave() == 0
    deck = deck_in(deck_file)
    assert deck.revision == 2
    assert deck.due == ("r15",)  # the game that it starts has not been finished
    assert deck.rule("r15").card.author == "Ala"
    whats = [entry.what for entry in deck.history]
    assert whats == ["created", "game played", "proposed", "accepted"]
    assert deck.history[-1].content["game"] == "first"
    second = next(path for path in home.glob("blank-*.stolik"))
    record = Record.read(second.read_text("utf-8"))
    assert json.loads(record.options["new_rules"][0])["name"] == {lang: "Dwójka"}


def test_a_card_can_be_picked_from_lists_for_a_game_card(home, deck_file):
    """BLK-L9, BLK-100, BLK-101, BLK-103: an effect, a title, and an owner who sends it back."""
    keys = play(deck_file, home)
    choose(keys, 2)  # an effect
    answer(keys, "Which colour", 2)
    answer(keys, "Which card gets", 2)
    answer(keys, HOW["en"], 2)
    answer(keys, "What happens then?", 10)  # more
    answer(keys, "you lose a turn", 13)
    keys.wait_for("you lose a turn.")
    answer(keys, "change: who", 2)
    answer(keys, "the next player loses a turn", 3)
    answer(keys, "Is it right like this?", 1)
    answer(keys, CONSIDER["en"], 1)
    keys.wait_for("Title of the card:")
    keys.type("")  # a game card needs a title
    keys.wait_for("Signed")
    keys.type("")
    keys.wait_for("BLK-")
    answer(keys, CONSIDER["en"], 1)
    keys.wait_for("Title of the card:")
    keys.type("Full stop")
    keys.wait_for("Signed")
    keys.type("Alicja")
    keys.wait_for("Pass the keyboard to Ela")
    keys.type("")
    answer(keys, "do you accept", 2)
    keys.wait_for("What should be different?")
    keys.type("the previous one")
    keys.wait_for("Sent back: the previous one")
    answer(keys, CONSIDER["en"], 1)
    keys.wait_for("Title of the card:")
    keys.type("Full stop")
    keys.wait_for("Signed")
    keys.type("Alicja")
    keys.wait_for("Pass the keyboard to Ela")
    keys.type("")
    answer(keys, "do you accept", 1)
    answer(keys, "Another game", 2)

    assert keys.leave() == 0
    written = [slot for slot in deck_in(deck_file).game if slot.accepted_in == 2]
    assert [slot.slot for slot in written] == ["circle-1-b"]
    assert (written[0].card.title.en, written[0].card.author) == ("Full stop", "Alicja")


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_whoever_stops_while_writing_loses_nothing(home, deck_file, key, code):
    """BLK-W16: the reward waits with what was written; the deck is as it was."""
    keys = play(deck_file, home)
    choose(keys, 1)
    answer(keys, HOW["en"], 1)
    keys.wait_for(SENTENCE["en"])
    keys.type(RULE["en"])
    keys.wait_for(CONSIDER["en"])
    keys.wait_for(ASK["en"])
    before = deck_file.read_text("utf-8")

    assert keys.stop_with(key) == code
    assert deck_file.read_text("utf-8") == before
    assert deck_in(deck_file).revision == 1
    command = re.search(r"stolik (play --resume .+)", keys.screen)[1]
    keys = Keyboard(*shlex.split(command), home=home)
    keys.wait_for(f"You had begun to write: {RULE['en']}")
    choose(keys, 1)
    answer(keys, CONSIDER["en"], 1)  # the sentence is there already
    for _ in range(2):
        keys.wait_for("):")
        keys.type("")
    keys.wait_for("Pass the keyboard to Ela")
    keys.type("")
    answer(keys, "do you accept", 3)  # refused: another proposal may follow (BLK-D10)
    choose(keys, 4)  # nothing at all
    answer(keys, "Another game", 2)
    assert keys.leave() == 0
    deck = deck_in(deck_file)
    assert deck.revision == 1
    assert [entry.what for entry in deck.history][-2:] == ["proposed", "refused"] or (
        deck.history[-1].what == "refused"
    )

    keys = Keyboard(*shlex.split(command), home=home)
    keys.wait_for("is over")
    assert keys.leave() == 2


def test_a_fresh_copy_belongs_to_who_wins_with_it(home):
    """BLK-D27: without a deck of one's own the winner takes the copy home."""
    words = ("play", "blank", *TABLE, "--record", str(home / "one.stolik"))
    keys = Keyboard(*words, home=home)
    win(keys)
    assert "The copy you have won with" in keys.screen
    choose(keys, 3)  # later
    answer(keys, "Another game", 2)
    assert keys.leave() == 0
    (path,) = (home / "decks").glob("*.json")
    assert deck_in(path).owner == "local"
    assert "stolik play --resume" in keys.screen


def test_a_deck_that_cannot_be_read_is_told_about(run, home):
    """BLK-D21: with every fault, before anything is dealt."""
    (home / "bad.json").write_text('{"format": "blank-deck/1"}', "utf-8")
    for words in (("missing.json",), ("bad.json",)):
        said = run("play", "blank", "--people", "0", "--deck", str(home / words[0]))
        assert said.code == 1
        assert words[0] in said.err
    said = run("play", "cardline", "--people", "0", "--deck", "x.json")
    assert said.code == 2
    assert not (home / "games").exists()


def test_bots_alone_leave_an_entry_in_the_deck(run, home, deck_file):
    """BLK-D15, BLK-R72: a game is noted with its winner; bots earn no reward."""
    words = ("--people", "0", "--bots", "random", "--set", "turn_limit=20", "--seed", "3")
    said = run("play", "blank", "--deck", str(deck_file), *words)
    assert said.code == 0
    deck = deck_in(deck_file)
    assert [entry.what for entry in deck.history] == ["created", "game played"]
    assert deck.revision == 1


def test_a_deck_brings_its_own_cards(run, home, deck_file):
    words = ("--deck", str(deck_file), "--set", 'rules=["RC1"]')
    said = run("play", "blank", "--people", "0", *words)
    assert said.code == 2
    assert "rules" in said.err
