"""Whatever goes wrong is told with place and remedy, in both languages, without a traceback."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from cli.example import played
from cli.keyboard import command, environment
from stolik.cli.fault import FAILED, USAGE

# Words of the command line, what both languages must name, and the exit code.
WRONG_WORDS = {
    "unknown command": (["shuffle"], "shuffle", USAGE),
    "near command": (["gamse"], "games", USAGE),
    "unknown option": (["games", "--colour"], "--colour", USAGE),
    "missing argument": (["verify"], "stolik verify --help", USAGE),
    "missing value": (["play", "cardline", "--seed"], "--seed", USAGE),
    "too many words": (["about", "it", "all"], "it all", USAGE),
    "unknown game": (["play", "chess"], "cardline", USAGE),
    "unknown game's rules": (["rules", "chess"], "cardline", USAGE),
    "no game": (["play"], "cardline", USAGE),
    "unknown rule": (["rules", "cardline", "CRD-99"], "CRD-99", USAGE),
    "too few seats": (["play", "cardline", "--seats", "1"], "2", USAGE),
    "too many seats": (["play", "cardline", "--seats", "9"], "8", USAGE),
    "too many people": (["play", "cardline", "--people", "9"], "8", USAGE),
    "a crowd": (["play", "cardline", "--people", "5000"], "5000", USAGE),
    "no room": (["play", "cardline", "--people", "3", "--seats", "2"], "--seats", USAGE),
    "no number": (["play", "cardline", "--seats", "two"], "999999999", USAGE),
    "no seed": (["play", "cardline", "--seed", "0x"], "0x", USAGE),
    "no level": (["play", "cardline", "--bots", "clever"], "expert", USAGE),
    "same name": (["play", "cardline", "--people", "Ala,Ala"], "Ala", USAGE),
    "no name": (["play", "cardline", "--people", "Ala,"], "24", USAGE),
    "unknown setting": (["play", "cardline", "--set", "colour=red"], "attribute", USAGE),
    "no setting": (["play", "cardline", "--set", "cards"], "--set", USAGE),
    "value out of range": (["play", "cardline", "--set", "cards=9"], "4–8", USAGE),
    "value of another kind": (["play", "cardline", "--set", "cards=many"], "many", USAGE),
    "no characteristic": (["play", "cardline", "--set", "attribute=mood"], "fighting", USAGE),
    "unknown pack": (["play", "cardline", "--pack", "heroes"], "classics", FAILED),
    "no pack file": (["play", "cardline", "--pack", "heroes.csv"], "heroes.csv", FAILED),
    "two packs": (["play", "cardline", "--pack", "animals", "--set", "pack=marvel"], "animals", 2),
    "no terminal": (["play", "cardline"], "--people 0", USAGE),
    "no file to resume": (["play", "--resume", "gone.stolik"], "gone.stolik", FAILED),
    "no file to verify": (["verify", "gone.stolik"], "gone.stolik", FAILED),
    "a folder": (["replay", "."], ".", FAILED),
}

# A line of a whole record, by its beginning, and what it is replaced with.
WRONG_LINES = {
    "another file": ("# Stolik", "# Diary", 1),
    "unknown game": ("game =", "game = chess", 2),
    "no such version": ("version =", "version = 99", 3),
    "version in words": ("version =", "version = one", 3),
    "too many seats": ("seats =", "seats = 12", 4),
    "no seed": ("seed =", "seed = tomorrow", 5),
    "not a header": ("seed =", "seed: 5", 5),
    "unknown seat": ("end after", "7: place 0@0", -1),
    "no move": ("end after", "0: jump", -1),
    "no turn": ("end after", "place 0@0", -1),
    "wrong count": ("end after", "end after 3 moves", -1),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("case", WRONG_WORDS)
def test_wrong_words_get_an_answer_with_a_remedy(run, case, lang):
    words, hint, code = WRONG_WORDS[case]

    said = run("--lang", lang, *words)

    assert said.code == code
    assert hint in said.err
    assert said.err.startswith("Error:" if lang == "en" else "Błąd:")


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("case", WRONG_LINES)
def test_a_wrong_line_of_a_record_is_named(run, finished: Path, case, lang):
    start, wrong, number = WRONG_LINES[case]
    lines = finished.read_text().splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith(start))
    lines[place] = wrong
    finished.write_text("\n".join(lines) + "\n")

    said = run("verify", str(finished), "--lang", lang)

    assert said.code == FAILED
    word = "line" if lang == "en" else "wiersz"
    assert f"{finished}, {word} {number if number > 0 else place + 1}:" in said.err


@pytest.mark.parametrize("name", ["verify", "replay"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_an_illegal_move_is_told_with_line_rule_and_reason(run, unfinished: Path, name, lang):
    """CRD-16: one can only place a card that one has."""
    text = unfinished.read_text()
    unfinished.write_text(re.sub(r"place \d@\d+\nend", "place 7@0\nend", text))

    said = run(name, str(unfinished), "--lang", lang)

    assert said.code == FAILED
    assert ("line 10" if lang == "en" else "wiersz 10") in said.err
    assert "CRD-16" in said.err
    assert (
        "You have only 3 cards. Correct" if lang == "en" else "Masz tylko 3 karty. Popraw"
    ) in said.err


def test_a_truncated_record_tells_what_is_left(run, finished: Path):
    text = finished.read_text()
    finished.write_text(text[: text.index("end after")].rpartition("result")[0])

    said = run("verify", str(finished))

    assert said.code == FAILED
    count = len(played().turns)
    assert f"cut off after {count} moves" in said.err
    assert f"'end after {count} moves'" in said.err


@pytest.mark.parametrize("bytes_left", range(0, 120, 7))
def test_no_cut_of_a_record_ends_in_a_traceback(run, finished: Path, bytes_left):
    finished.write_bytes(finished.read_bytes()[:bytes_left])

    assert run("verify", str(finished)).code == FAILED


def test_a_record_of_other_bytes_is_no_text(run, home: Path):
    path = home / "picture.stolik"
    path.write_bytes(b"# Stolik record, format 1\ngame = \xff\xfe\x00")

    said = run("replay", str(path))

    assert said.code == FAILED
    assert "line 2" in said.err


def test_a_false_result_is_found(run, finished: Path):
    text = finished.read_text()
    right = re.search(r"result = (\d) (\d)", text)
    finished.write_text(text.replace(right[0], f"result = {right[2]} {right[1]}"))

    said = run("verify", str(finished))

    assert said.code == FAILED
    assert "do not trust it" in said.err


def test_an_existing_file_is_not_overwritten(run, finished: Path):
    before = finished.read_text()

    said = run("play", "cardline", "--people", "0", "--record", str(finished))

    assert said.code == USAGE
    assert f"--resume {finished}" in said.err
    assert finished.read_text() == before


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_place_that_cannot_be_written_is_told_before_the_game(run, home: Path, lang):
    path = home / "no such folder" / "game.stolik"

    said = run("play", "cardline", "--people", "0", "--record", str(path), "--lang", lang)

    assert said.code == FAILED
    assert ("does not exist" if lang == "en" else "nie istnieje") in said.err
    assert "--record" in said.err
    assert said.out == ""


def test_a_finished_game_cannot_be_resumed(run, finished: Path):
    said = run("play", "--resume", str(finished))

    assert said.code == USAGE
    assert f"stolik replay {finished}" in said.err


@pytest.mark.parametrize("flag", ["--seed=3", "--people=2", "--bots=expert", "--set=cards=5"])
def test_a_begun_game_cannot_be_changed(run, unfinished: Path, flag):
    said = run("play", "--resume", str(unfinished), flag)

    assert said.code == USAGE
    assert flag.partition("=")[0] in said.err


def test_a_record_of_one_game_does_not_resume_another(run, unfinished: Path):
    said = run("play", "chess", "--resume", str(unfinished))

    assert said.code == USAGE
    assert "cardline" in said.err


@pytest.mark.parametrize(
    ("upto", "reported"),
    [("99", "99"), ("-1", "--upto takes a whole number"), ("all", "--upto takes")],
)
def test_replay_only_goes_to_moves_that_exist(run, finished: Path, upto, reported):
    said = run("replay", str(finished), f"--upto={upto}")

    assert said.code in (FAILED, USAGE)
    assert reported in said.err


def test_replay_knows_only_the_players_of_the_record(run, finished: Path):
    assert run("replay", str(finished), "--seat", "3", "--all").code == USAGE


def test_stepping_needs_a_terminal(run, finished: Path):
    said = run("replay", str(finished))

    assert said.code == USAGE
    assert "--all" in said.err


def test_an_unknown_language_is_refused(run):
    said = run("games", "--lang", "tlh")

    assert said.code == USAGE
    assert "en, pl" in said.err


def test_what_a_file_says_cannot_steer_the_terminal(run, home: Path):
    path = home / "evil.stolik"
    path.write_text("# Stolik record, format 1\n\x1b[2Jgame\n\n")

    said = run("verify", str(path))

    assert "\x1b[2J" not in said.err
    assert "?[2Jgame" in said.err


def test_no_failure_of_a_real_process_is_a_traceback(home: Path):
    done = subprocess.run(
        command("verify", str(home)),
        capture_output=True,
        text=True,
        env=environment(home, "pl"),
        check=False,
        stdin=subprocess.DEVNULL,
    )

    assert done.returncode == FAILED
    assert "to folder" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_who_leaves_early_gets_no_traceback(home: Path):
    process = subprocess.Popen(
        command("rules", "cardline"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
    )
    process.stdout.close()
    errors = process.stderr.read()
    process.wait()
    process.stderr.close()

    assert b"Traceback" not in errors
