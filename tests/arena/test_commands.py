"""`stolik simulate` and `stolik tournament` as they are typed."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import stolik
from length import LONGEST
from stolik.arena import study
from stolik.arena.execution.cluster import ClusterLost
from stolik.arena.execution.journal import Journal
from stolik.arena.execution.pool import WorkerLost
from stolik.cli import main
from stolik.kernel import entropy

SOURCE = Path(stolik.__file__).parents[1]


@pytest.fixture
def said(capsys, monkeypatch):
    """Run a command in this process; gives its code, output and errors."""
    monkeypatch.setenv("COLUMNS", "140")

    def runner(*words: str) -> tuple[int, str, str]:
        code = main([*words, "--lang", "en"])
        printed = capsys.readouterr()
        return code, printed.out, " ".join(printed.err.split())

    return runner


def test_simulate_shows_win_rates_and_writes_both_files(said, tmp_path):
    out, page = tmp_path / "rows.csv", tmp_path / "report.html"
    code, shown, _ = said(
        "simulate", "all-in", "--games", "8", "--levels", "casual,random", "--seats", "2",
        "--set", "side=A", "--set", "side=B", "--out", str(out), "--report", str(page),
        "--workers", "2",
    )  # fmt: skip

    assert code == 0
    assert "side B, for experts" in shown
    assert "decisions a second" in shown
    assert len(out.read_text().splitlines()) == 17
    assert "Sides A and B compared" in page.read_text(encoding="utf-8")


def test_tournament_shows_ratings(said):
    code, shown, _ = said(
        "tournament", "illusion", "--games", "4", "--levels", "random,skilled", "--workers", "1"
    )

    assert code == 0
    assert "rating" in shown
    assert "> skilled" in shown


@pytest.mark.parametrize("language", ["en", "pl"])
def test_four_levels_fit_into_eighty_columns(said, monkeypatch, language):
    monkeypatch.setenv("COLUMNS", "80")
    code, shown, _ = said(
        "tournament", "cardline", "--games", "2", "--workers", "1", "--lang", language
    )

    lines = shown.splitlines()
    assert code == 0
    assert "…" not in shown and max(map(len, lines)) <= 80
    assert sum(line.startswith("e") for line in lines) == 2, "expert ranks, and is compared"
    assert [line for line in lines if line.startswith(" ")] == [], "no row needs a second line"


def test_tournament_names_the_rules_it_was_played_by(said, tmp_path):
    page = tmp_path / "page.html"
    code, shown, _ = said(
        "tournament", "all-in", "--games", "2", "--levels", "random,casual", "--set", "side=B",
        "--report", str(page), "--workers", "1",
    )  # fmt: skip

    assert code == 0
    assert shown.startswith("All In: Visionaries – 2 players, Help cards: side B, for experts\n")
    assert "Played by these rules: Help cards: side B, for experts." in page.read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize("language", ["en", "pl"])
def test_variants_with_long_names_keep_to_a_line_each_on_a_narrow_terminal(
    capsys, monkeypatch, language
):
    monkeypatch.setenv("COLUMNS", "80")
    words = [
        "simulate", "call-to-adventure", "--seats", "2", "--games", "4", "--workers", "1",
        "--set", "cooperative=yes", "--set", "cooperative=no", "--set", "first_game=yes",
        "--set", "first_game=no", "--set", "extended=yes",
    ]  # fmt: skip
    assert main([*words, "--lang", language]) == 0
    shown = capsys.readouterr().out.splitlines()

    legend = [line for line in shown if line[1:3] == ": "]
    sheet = [line for line in shown if line[:1].isdigit() and line[1:3] == "  "]
    assert [line[0] for line in legend] == ["1", "2", "3", "4"]
    assert [line[0] for line in sheet] == ["1", "1", "2", "2", "3", "3", "4", "4"]
    assert all("(" in line and len(line) <= 80 for line in sheet)


@pytest.mark.parametrize(
    ("words", "reported"),
    [
        (["simulate", "chess"], "no game"),
        (["simulate", "cardline", "--games", "many"], "--games"),
        (["simulate", "cardline", "--games", "0"], "--games"),
        (["simulate", "cardline", "--seats", "99"], "players"),
        (["simulate", "cardline", "--levels", "genius"], "genius"),
        (["simulate", "cardline", "--seats", "2", "--levels", "random,random,casual"], "2 seats"),
        (["simulate", "cardline", "--set", "cards=99"], "4–8"),
        (["simulate", "cardline", "--set", "attribute=luck"], "luck"),
        (["simulate", "cardline", "--out", "rows.xlsx"], ".parquet"),
        (["simulate", "cardline", "--resume"], "--out"),
        (["simulate", "cardline", "--out", "nowhere/rows.csv"], "nowhere"),
        (["simulate", "cardline", "--out", "rows.csv", "--resume"], "--resume"),
        (["simulate", "cardline", "--report", "nowhere/page.html"], "with --report FILE"),
        (["simulate", "cardline", "--report", "."], "folder. Choose another place with --report"),
        (["simulate", "cardline", "--out", "nowhere/rows.csv"], "another place with --out FILE"),
        (["simulate", "cardline", "--out", "x.csv", "--report", "x.csv"], "both the rows and"),
        (["simulate", "cardline", "--out", "x.csv", "--report", "./x.csv.progress"], "both the"),
        (["simulate", "cardline", "--workers", "0"], "--workers"),
        (["tournament", "cardline", "--levels", "random"], "two different"),
        (["tournament", "cardline", "--seats", "1"], "players"),
        (["tournament", "all-in", "--set", "side=A", "--set", "side=B"], "one set of rules"),
        (["tournament", "cardline", "--pack", "classics", "--pack", "animals"], "one set of rules"),
        (["simulate", "cardline", "--set", "pack=marvel", "--pack", "animals"], "Two packs"),
        (["simulate", "all-in", "--cards", "a.toml", "--set", "cards=b.toml"], "Two files"),
        (["simulate", "all-in", "--set", "cards=none.toml"], "none.toml cannot be read"),
        (["simulate", "cardline", "--cards", "cards.toml"], "no card data from a file"),
        (["tournament", "illusion", "--deck", "deck.json"], "no decks"),
        (["simulate", "blank", "--deck", "none.json"], "none.json"),
        (["simulate", "call-to-adventure", "--set", "first=3"], "first=3 names a seat"),
        (["tournament", "blank", "--seats", "3", "--set", "first=3"], "from 0 to 2 here"),
        (["simulate", "blank", "--seats", "8"], "2 to 6 players, not 8"),
        (
            ["simulate", "blank", "--seats", "8", "--set", "crowded=yes", "--set", "crowded=no"],
            "2 to 6 players, not 8",
        ),
        (["simulate", "blank", "--set", "new_rules=rule-7"], """'new_rules=["…", …]'"""),
        (["simulate", "cardline", "--seed", "99999999999999999999999"], "from 0 to 999999999"),
        (["simulate", "cardline", "--levels", ",".join(["random"] * 9)], "2 to 8 players, not 9"),
    ],
)
def test_what_cannot_be_done_is_told_before_anything_is_played(
    said, words, reported, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    code, shown, error = said(*words)

    assert code in (1, 2)
    assert reported in error
    assert not shown
    assert not list(tmp_path.iterdir())


def test_looking_at_a_report_before_the_work_does_not_change_it(said, tmp_path):
    page = tmp_path / "page.html"
    page.write_text("the last one")
    code, _, _ = said("simulate", "cardline", "--report", str(page), "--workers", "0")

    assert code == 2
    assert page.read_text() == "the last one"


def test_rows_that_would_end_in_a_folder_are_refused_before_the_work(said, tmp_path):
    folder = tmp_path / "rows.parquet"
    folder.mkdir()
    code, shown, error = said("simulate", "cardline", "--games", "2", "--out", str(folder))

    assert code == 1
    assert "it is a folder" in error
    assert not shown


def test_a_report_that_fails_costs_no_study(said, tmp_path, monkeypatch):
    """The results are on disk before it begins; the same command makes it again."""
    page = tmp_path / "page.html"
    words = ["simulate", "cardline", "--games", "6", "--workers", "1", "--report", str(page)]
    whole = said(*words)[1]
    expected = page.read_text("utf-8")
    page.unlink()
    with monkeypatch.context() as patch:
        patch.setattr("stolik.arena.report.html_report.sentences", lambda *_: [1 / 0])
        code, _, error = said(*words)
    assert code == 1
    assert "could not be made: ZeroDivisionError: division by zero (test_commands.py:" in error
    assert f"kept in {page}.progress. Repeat the command with --resume" in error

    with monkeypatch.context() as patch:
        patch.setattr(
            "stolik.arena.execution.pool.play_chunk", lambda *_: 1 / 0
        )  # nothing is played
        code, shown, error = said(*words, "--resume")
    assert code == 0, error
    assert page.read_text("utf-8") == expected
    assert shown.split("decisions.")[0] == whole.split("decisions.")[0]
    assert not [path for path in tmp_path.iterdir() if path != page]


@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
def test_what_cannot_be_shown_can_be_shown_later(said, tmp_path, monkeypatch, name):
    rows = tmp_path / name
    words = ["tournament", "illusion", "--games", "2", "--levels", "random,casual"]
    words += ["--workers", "1", "--out", str(rows)]
    with monkeypatch.context() as patch:
        patch.setattr("stolik.cli.commands.tournament.sentences", lambda *_: [1 / 0])
        assert said(*words)[0] == 1
    before = rows.read_bytes()
    assert said(*words)[0] == 2, "a new run would write over the results"

    assert said(*words, "--resume")[0] == 0
    assert rows.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_what_was_only_to_be_shown_is_kept_when_that_fails(said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    words = ["simulate", "cardline", "--games", "6", "--workers", "1", "--seed", "5"]
    with monkeypatch.context() as patch:
        patch.setattr("stolik.cli.commands.simulate.sentences", lambda *_: [1 / 0])
        code, _, error = said(*words)
    assert code == 1
    assert "with “--report cardline-5.html --resume”" in error

    assert said(*words, "--report", "cardline-5.html", "--resume")[0] == 0
    assert [path.name for path in tmp_path.iterdir()] == ["cardline-5.html"]


def test_a_report_that_finds_no_room_costs_no_study(said, tmp_path, monkeypatch):
    page = tmp_path / "page.html"
    words = ["simulate", "cardline", "--games", "6", "--workers", "1", "--report", str(page)]

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("stolik.cli.studies.study_run.report", full)
        code, _, error = said(*words)
    assert code == 1 and f"{page}.progress" in error and "ZeroDivision" not in error
    assert said(*words, "--resume")[0] == 0
    assert page.exists()


@pytest.mark.parametrize("lost", [WorkerLost("gone"), ClusterLost("gone")])
def test_only_who_writes_rows_is_told_to_resume(said, tmp_path, monkeypatch, lost):
    def dies(*_args, **_more):
        raise lost

    monkeypatch.setattr("stolik.cli.studies.study_run.run", dies)
    words = ["simulate", "cardline", "--games", "2"]
    _, _, without = said(*words)
    _, _, with_rows = said(*words, "--out", str(tmp_path / "rows.csv"))

    assert "--resume" not in without and "with --out FILE" in without.replace("With", "with")
    assert "What is finished is kept; go on with --resume" in with_rows


# Long enough to be stopped in the middle, whether the rules run compiled or interpreted.
GAMES = 1200 if entropy.__file__.endswith(".so") else 160
WORDS = ("simulate", "cardline", "--games", str(GAMES), "--levels", "casual")


def begun(out: Path) -> subprocess.Popen[str]:
    """A run with two workers that has finished its first games."""
    words = [*WORDS, "--out", str(out), "--workers", "2", "--lang", "en"]
    process = subprocess.Popen(
        [sys.executable, "-m", "stolik", *words],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not (out.exists() and out.stat().st_size > 100) and process.poll() is None:
        time.sleep(0.02)
    return process


def test_ctrl_c_at_the_terminal_keeps_what_is_finished(said, tmp_path):
    out = tmp_path / "rows.csv"
    process = begun(out)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: everybody hears it
    shown, errors = process.communicate(timeout=LONGEST)

    assert process.returncode == 130, errors
    assert "What is finished is kept" in shown
    assert "Traceback" not in errors
    kept = out.read_bytes()
    assert kept.endswith(b"\n")
    code, _, _ = said(*WORDS, "--out", str(out), "--resume", "--workers", "1")
    assert code == 0
    assert out.read_bytes().startswith(kept)
    assert out.read_bytes().count(b"\n") == 2 * GAMES + 1


def test_another_version_is_told_by_its_numbers(said, tmp_path, capsys, monkeypatch):
    out = tmp_path / "rows.csv"
    Journal(study("cardline", [2], games=4), out, resume=False).close()
    monkeypatch.setattr("stolik.arena.edition.MINDS", 99)
    words = ["simulate", "cardline", "--seats", "2", "--games", "4", "--out", str(out), "--resume"]

    code, _, error = said(*words)
    assert code == 2
    assert f"Here: Stolik {stolik.__version__}, rules " in error
    assert "bots 99, arena " in error
    assert main([*words, "--lang", "pl"]) == 2
    assert "boty 99, arena " in " ".join(capsys.readouterr().err.split())


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads /proc")
def test_a_run_that_is_killed_leaves_no_worker_and_can_be_resumed(said, tmp_path):
    out = tmp_path / "rows.csv"
    process = begun(out)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    process.kill()
    process.communicate(timeout=LONGEST)
    until = time.monotonic() + LONGEST
    while any(is_running(int(child)) for child in children) and time.monotonic() < until:
        time.sleep(0.02)

    assert len(children) == 2
    assert not any(is_running(int(child)) for child in children)
    code, _, _ = said(*WORDS, "--out", str(out), "--resume", "--workers", "1")
    assert code == 0
    assert out.read_bytes().count(b"\n") == 2 * GAMES + 1
