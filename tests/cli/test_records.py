"""Replaying and verifying records."""

from __future__ import annotations

from pathlib import Path

import pytest

import stolik
from cli.example import played
from cli.keyboard import Keyboard
from stolik.games.cardline import pack
from stolik.kernel.record import Record


def test_a_good_record_is_verified_with_its_result(run, finished: Path):
    said = run("verify", str(finished))

    assert said.code == 0
    assert f"All {len(played().turns)} moves are legal." in said.out
    assert "The result is what the moves lead to." in said.out


def test_an_unfinished_record_is_verified_as_far_as_it_goes(run, unfinished: Path):
    said = run("verify", str(unfinished), "--lang", "pl")

    assert said.code == 0
    assert "Wszystkie 4 ruchy są zgodne z zasadami." in said.out
    assert "Gra nie jest skończona" in said.out


def test_replay_prints_every_move_and_the_end(run, finished: Path):
    said = run("replay", str(finished), "--all")

    assert said.code == 0
    for number, turn in enumerate(played().turns, start=1):
        assert f"{number:>4}  {turn.move}" in said.out
    assert "Player 1 places" in said.out
    assert "Result" in said.out


def test_replay_shows_a_single_moment(run, finished: Path):
    said = run("replay", str(finished), "--upto", "0", "--lang", "pl")

    assert said.code == 0
    assert "ruch 0 z" in said.out
    assert "runda 1" in said.out


@pytest.mark.parametrize("seat", ["1", "2"])
def test_replay_can_borrow_a_players_eyes(run, finished: Path, seat):
    assert run("replay", str(finished), "--upto", "3", "--seat", seat).code == 0


def test_one_can_step_through_a_record(finished: Path, home: Path):
    last = len(played().turns)
    keys = Keyboard("replay", str(finished), home=home)
    keys.wait_for(f"move 0 of {last}")
    keys.type("")
    keys.wait_for(f"move 1 of {last}")
    keys.type("b")
    keys.wait_for(f"move 0 of {last}")
    keys.type("5")
    keys.wait_for(f"move 5 of {last}")
    keys.type("banana")
    keys.wait_for("Press Enter, or type")
    keys.type(str(last))
    keys.wait_for("Result")
    keys.type("")

    assert keys.leave() == 0


def test_a_pack_from_a_file_is_remembered_and_found_again(run, home: Path, own_pack: Path):
    path = home / "game.stolik"
    words = ("--people", "0", "--seed", "3", "--record", str(path))
    assert run("play", "cardline", "--pack", str(own_pack), *words).code == 0

    record = Record.read(path.read_text())
    assert record.options["pack"].startswith("my-pack#")
    assert record.headers["pack-file"] == str(own_pack)
    said = run("verify", str(path))
    assert said.code == 0
    assert "The pack is the one the game was played with." in said.out


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", ["verify", "replay"])
def test_a_record_whose_pack_changed_is_refused(run, home: Path, own_pack: Path, name, lang):
    path = home / "game.stolik"
    run("play", "cardline", "--pack", str(own_pack), "--people", "0", "--record", str(path))
    own_pack.write_text(own_pack.read_text() + "\n# a remark\n")

    said = run(name, str(path), "--lang", lang)

    assert said.code == 1
    assert str(own_pack) in said.err
    assert "--pack" in said.err


def test_a_record_whose_pack_is_gone_is_refused_until_it_is_found(run, home: Path, own_pack: Path):
    path = home / "game.stolik"
    run("play", "cardline", "--pack", str(own_pack), "--people", "0", "--record", str(path))
    away = home / "elsewhere" / "cards.toml"
    away.parent.mkdir()
    own_pack.rename(away)

    said = run("verify", str(path))
    assert said.code == 1
    assert f"{own_pack} is not there" in said.err
    assert run("verify", str(path), "--pack", str(away)).code == 0

    own_pack.parent.rmdir()
    away.rename(home / own_pack.name)
    assert run("verify", str(path)).code == 0, "beside the record it is found"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_bad_pack_is_refused_with_line_and_remedy(run, own_pack: Path, lang):
    text = own_pack.read_text()
    own_pack.write_text(text.replace('en = "Adam Warlock"', 'en = "Abomination"'))

    said = run("play", "cardline", "--pack", str(own_pack), "--people", "0", "--lang", lang)

    assert said.code == 1
    line = text[: text.index('en = "Adam Warlock"')].count("\n") + 1
    assert ("line" if lang == "en" else "wiersz") in said.err
    assert str(line) in said.err
    assert "Abomination" in said.err


def test_a_pack_named_for_a_record_without_one_is_a_mistake(run, finished: Path, own_pack: Path):
    assert run("verify", str(finished), "--pack", str(own_pack)).code == 2


def test_names_of_a_live_table_are_read(run, home: Path):
    record = played()
    record.headers |= {"player-0": "Zofia", "player-1": "bot (expert)"}
    path = home / "live.stolik"
    path.write_text(record.text())

    said = run("replay", str(path), "--all")

    assert "Zofia places" in said.out
    assert "Bot 2 (expert)" in said.out


@pytest.fixture
def own_pack(home: Path) -> Path:
    """A player's own file, made from ours."""
    source = Path(pack.__file__).parent / "packs" / "marvel.toml"
    path = home / "packs" / "my pack.toml"
    path.parent.mkdir()
    text = source.read_text(encoding="utf-8").replace('id = "marvel"', 'id = "my-pack"', 1)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_record_of_rules_that_are_gone_is_shown_as_text(run, tmp_path, language):
    state = stolik.load("cardline").new(2, 3)
    record = Record.begin(state, 3)
    seat = state.deciders()[0]
    record.add(seat, state.legal(seat)[0])
    path = tmp_path / "old.stolik"
    path.write_text(record.text().replace("version = 1", "version = 99"), encoding="utf-8")

    shown = run("replay", str(path), "--all", "--lang", language)
    refused = run("verify", str(path), "--lang", language)

    assert shown.code == 0
    assert "99" in shown.out and str(record.turns[0].move) in shown.out
    assert refused.code != 0 and "--all" in refused.err
