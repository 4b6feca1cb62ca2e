"""Everything that players read is there, in both languages."""

import re
from importlib.resources import files
from io import StringIO

import pytest
from fluent.syntax import parse
from rich.console import Console

from games.all_in.tables import GAME, do, predicting, table
from stolik.kernel.entropy import FastStream
from stolik.text import LANGUAGES, Speaker

PACKAGE = files("stolik.games.all_in")


def messages(language):
    """Every message with its attributes."""
    text = (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    junk = [entry for entry in body if type(entry).__name__ == "Junk"]
    assert not junk, junk
    found = [entry for entry in body if type(entry).__name__ == "Message"]
    return {entry.id.name: {a.id.name for a in entry.attributes} for entry in found}


def test_both_languages_say_the_same_things():
    assert messages("en") == messages("pl")


def test_refusals_say_what_to_do_instead():
    for name, attributes in messages("pl").items():
        if name.startswith("refusal-"):
            assert attributes == {"instead"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_an_anchor_for_every_rule_of_the_ledger(language):
    """AIN-01 to AIN-121 and AIN-R1 to AIN-R49, each exactly once."""
    text = (PACKAGE / f"guide.{language}.md").read_text(encoding="utf-8")
    anchors = re.findall(r'<a id="(AIN-R?\d+)"></a>', text)
    wanted = [f"AIN-{n:02}" for n in range(1, 122)] + [f"AIN-R{n}" for n in range(1, 50)]
    assert sorted(anchors) == sorted(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_every_moment(language):
    """AIN-30, AIN-41: what a seat sees fits a terminal of 100 columns."""
    voice = Speaker(language, ["stolik.text", GAME.package], ["Alicja", "Daniel", "Filip"])
    console = Console(width=100, record=True, file=StringIO())
    luck = FastStream(4)
    for options in GAME.variants():
        state = GAME.new(3, 4, options)
        while not state.is_over:
            seat = state.deciders()[0]
            console.print(GAME.board().draw(state.view(seat), voice))
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))])
        console.print(GAME.board().draw(state.view(None), voice))
    text = console.export_text()
    assert "{" not in text and "Alicja" in text
    assert max(map(len, text.splitlines())) <= 100


def test_a_turn_reads_well_in_polish():
    """The log speaks in the present tense, with cards in the right case."""
    voice = Speaker("pl", ["stolik.text", GAME.package], ["Alicja", "Daniel", "Filip"])
    state = table(3, {0: "Jm 7c 7m 10t Ru1"}, area="7t Qc 4s", deck="2c")
    notices = []
    do(state, "play Jm", "take 7t", "resolve", "discard Ru1", notices=notices)
    said = [voice.tell(GAME.narrate(notice.for_seat(1))) for notice in notices]
    assert said == [
        "Alicja zagrywa waleta masek.",
        "Alicja bierze siódemkę drzew z obszaru gry.",
        "Alicja dobiera kartę.",
        "Alicja odrzuca kartę run.",
        "Do obszaru gry trafia walet masek.",
    ]


def test_a_scoring_reads_well_in_english():
    """AIN-67, AIN-68, AIN-73, AIN-74 in words."""
    voice = Speaker("en", ["stolik.text", GAME.package], ["Alice", "Daniel", "Filip"])
    held = {0: "4c 5m 6s 7t 8c", 1: "Ac 2m 3s 4t 5c", 2: "9c 9m 9s Jt Ru1"}
    notices = []
    do(predicting(3, held, pot=7, last=2), "name 2", "name 0", "name 0", notices=notices)
    said = [voice.tell(GAME.narrate(notice.event)) for notice in notices]
    assert (
        "Alice has the strongest hand. Daniel and Filip foresaw it and take 3 runes each." in said
    )
    assert "Filip gets 3 runes for the hand and 2 runes for rune cards." in said
    assert said[-1] == "Round 2: Alice begins, the pot holds 7."


def test_a_scoring_reads_well_in_polish():
    """AIN-51, AIN-63, AIN-70, AIN-73, AIN-74, AIN-79: numbers and cards in the right case."""
    voice = Speaker("pl", ["stolik.text", GAME.package], ["Alicja", "Daniel", "Filip"])
    held = {0: "4c 5m 6s 7t 8c", 1: "Ac 2m 3s 4t Ru2", 2: "9c 9m 9s Jt Ru1"}
    notices = []
    do(predicting(3, held, pot=7, last=2), "name 2", "name 1", "name 1", notices=notices)
    said = [voice.tell(GAME.narrate(notice.event)) for notice in notices]
    assert said[:3] == [
        "Alicja wskazuje: Filip.", "Daniel wskazuje siebie.", "Filip wskazuje: Daniel."
    ]  # fmt: skip
    assert "Najsilniejszy układ ma Alicja, ale nikt go nie wskazuje. W puli zostaje 7 run." in said
    assert any(text.startswith("Daniel nie ma żadnego układu (") for text in said)
    assert "Alicja dostaje za układ 4 runy." in said
    assert "Daniel nie dostaje nic za układ, ale za karty run 2 runy." in said
    assert "Filip dostaje za układ 3 runy, a za karty run 2 runy." in said

    state = table(3, {0: "9m 7c 7m 10t Ru1"}, area="7t Qc 4s", deck="Ks Ru2 Jc")
    notices = []
    do(state, "play 9m", notices=notices)
    reported = voice.tell(GAME.narrate(notices[-1].event))
    assert reported == "Alicja odkrywa króla skarabeuszy, kartę run i waleta zegarów."
