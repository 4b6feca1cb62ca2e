"""Studies: the same for any number of workers, stopped and resumed, in constant memory."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import msgspec
import polars
import pytest

import stolik
from stolik.arena import run, study, tournament
from stolik.arena.execution.chunk import COLUMNS
from stolik.arena.execution.journal import CannotResume, Journal
from stolik.arena.execution.pool import WorkerLost
from stolik.arena.execution.study_player import StudyPlayer
from stolik.arena.statistics.totals import encode
from stolik.games.all_in.mind import TRIALS
from stolik.kernel.options import OptionError

SOURCE = Path(stolik.__file__).parents[1]


def small(asked, chunk: int):
    """The same study in smaller pieces."""
    return msgspec.structs.replace(asked, chunk=chunk)


STUDIES = {
    "random": small(study("cardline", [2, 4], games=130, seed=7), 20),
    "levels": small(study("illusion", [3], ["skilled", "casual", "random"], games=24), 5),
    "variants": small(study("all-in", [2], ["casual"], [{"side": "A"}, {"side": "B"}], games=8), 3),
    "rated": small(tournament("cardline", ["random", "casual", "skilled"], 2, games=8), 5),
}


@pytest.mark.parametrize("name", STUDIES)
def test_one_two_and_three_workers_give_the_same_bits(name, tmp_path):
    found = []
    for workers in (1, 2, 3):
        out = tmp_path / f"{workers}.csv"
        done = run(STUDIES[name], out, workers=workers)
        assert done.is_finished
        found.append((encode(done.totals), encode(done.ratings), out.read_bytes()))

    assert found[0] == found[1] == found[2]


def test_the_size_of_the_pieces_does_not_matter():
    sizes = [run(small(STUDIES["random"], chunk)).totals for chunk in (1, 7, 130, 500)]

    assert len({encode(totals) for totals in sizes}) == 1


def test_a_game_depends_on_the_study_and_its_number_alone():
    asked = STUDIES["levels"]
    forwards = [StudyPlayer(asked).play(index) for index in range(6)]
    bench = StudyPlayer(asked)
    backwards = [bench.play(index) for index in reversed(range(6))]

    assert forwards == backwards[::-1]
    assert StudyPlayer(msgspec.structs.replace(asked, seed=1)).play(0) != forwards[0]


def test_players_move_on_so_that_levels_meet_every_seat_equally():
    totals = run(STUDIES["levels"]).totals

    assert {line.games for line in totals.lines.values()} == {8}
    assert len(totals.lines) == 9
    fixed = run(study("illusion", [3], ["casual", "random"], games=6, is_rotated=False)).totals
    assert sorted(fixed.lines) == ["0/0/casual", "0/1/random", "0/2/random"]


def test_every_table_of_a_study_gets_its_turn():
    totals = run(STUDIES["variants"]).totals

    assert {table: length.count for table, length in totals.lengths.items()} == {0: 4, 1: 4}


def test_every_game_has_a_deal_of_its_own():
    """Variants too: figures that take several tables together count games, not deals twice."""
    asked = STUDIES["variants"]
    seeds = [asked.seed_of(index, use) for index in range(asked.games) for use in range(8)]

    assert len(set(seeds)) == len(seeds)


def test_csv_and_parquet_agree(tmp_path):
    asked = STUDIES["variants"]
    run(asked, tmp_path / "rows.csv")
    run(asked, tmp_path / "rows.parquet")
    table = polars.read_parquet(tmp_path / "rows.parquet")

    assert tuple(table.columns) == COLUMNS
    assert table.equals(polars.read_csv(tmp_path / "rows.csv", schema=table.schema))
    assert table.height == 2 * asked.games
    assert sorted(path.name for path in tmp_path.iterdir()) == ["rows.csv", "rows.parquet"]


def test_the_rows_say_what_the_statistics_say(tmp_path):
    asked = STUDIES["levels"]
    totals = run(asked, tmp_path / "rows.csv").totals
    table = polars.read_csv(tmp_path / "rows.csv")
    for level in asked.levels:
        rows = table.filter(polars.col("level") == level)
        line = totals.line(lambda one, level=level: one.level == level)
        assert line.games == rows.height
        assert line.wins.value == pytest.approx(rows["win"].mean())
        assert line.scores.mean.value == pytest.approx(rows["score"].mean())
    assert totals.decisions == table.filter(polars.col("seat") == 1)["decisions"].sum()


def stop_at(games: int):
    """A watcher that presses Ctrl-C once so many games are finished."""

    def watch(finished: int) -> None:
        if finished >= games:
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.01)

    return watch


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", ["random", "rated"])
def test_a_run_that_is_stopped_and_resumed_is_as_if_unbroken(name, workers, suffix, tmp_path):
    whole, broken = tmp_path / f"whole.{suffix}", tmp_path / f"broken.{suffix}"
    asked = STUDIES[name]
    expected = run(asked, whole)

    stopped = run(asked, broken, workers=workers, watch=stop_at(asked.games // 3))
    assert not stopped.is_finished
    assert asked.games // 3 <= stopped.totals.games < asked.games
    assert broken.exists(), "what is finished can be read"
    resumed = run(asked, broken, workers=workers, resume=True)

    assert resumed.is_finished
    assert encode(resumed.totals) == encode(expected.totals)
    assert encode(resumed.ratings) == encode(expected.ratings)
    assert broken.read_bytes() == whole.read_bytes()
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("game", "level", "games"),
    [
        ("all-in", "expert", 1),
        ("blank", "expert", 1),
        ("call-to-adventure", "expert", 1),
        ("illusion", "expert", 8),
        ("cardline", "casual", 8),
        ("cardline", "random", 1000),
    ],
)
def test_games_of_bots_that_search_are_kept_one_by_one(game, level, games):
    assert study(game, [2], [level]).chunk == games
    rated = tournament(game, [level, "random" if level != "random" else "casual"], 2)
    assert rated.chunk == min(games, 8)


def test_ctrl_c_keeps_the_first_game_of_bots_that_search(tmp_path, monkeypatch):
    """Seconds for a game: nobody waits for eight of them, and nobody loses seven."""
    monkeypatch.setitem(TRIALS, "expert", 2)
    out = tmp_path / "rows.csv"
    stopped = run(study("all-in", [2], ["expert"], games=4), out, watch=stop_at(1))

    assert stopped.totals.games == 1
    assert out.read_bytes().count(b"\n") == 3, "the header and two players"


def test_workers_that_cannot_be_asked_to_end_do_not_hold_up_a_stop(tmp_path):
    """Forked workers inherit handlers; those of some libraries hang in a forked process."""
    before = signal.signal(signal.SIGTERM, lambda *_: time.sleep(3600))
    try:
        asked = STUDIES["random"]
        stopped = run(asked, tmp_path / "rows.csv", workers=2, watch=stop_at(asked.games // 3))
    finally:
        signal.signal(signal.SIGTERM, before)
    assert not stopped.is_finished
    assert not active_children()


def test_rows_after_the_last_note_are_played_again(tmp_path):
    """A power cut can leave half a chunk behind."""
    whole, broken = tmp_path / "whole.csv", tmp_path / "broken.csv"
    asked = STUDIES["random"]
    run(asked, whole)
    run(asked, broken, watch=stop_at(40))
    with broken.open("ab") as rows:
        rows.write(b"torn,row")
    run(asked, broken, resume=True)

    assert broken.read_bytes() == whole.read_bytes()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="reads /proc")
def test_notes_reach_the_disk_after_the_rows_they_speak_of(tmp_path, monkeypatch):
    """Else a power cut could leave notes of rows that are not there: nothing to go on with."""
    seen: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def synced(handle: int) -> None:
        seen.append(Path(f"/proc/self/fd/{handle}").readlink().name)
        fsync(handle)

    def replaced(self, target):
        seen.append(f"{self.name} > {target.name}")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", replaced)
    run(study("cardline", [2], games=2), tmp_path / "rows.parquet")

    notes = "rows.parquet.progress"
    saved = ["rows.parquet.rows", f"{notes}.new", f"{notes}.new > {notes}"]
    assert seen[:3] == saved, "at the beginning"
    assert seen[-5:-2] == saved, "at the end"
    assert seen[-2:] == ["rows.parquet.new", "rows.parquet.new > rows.parquet"]


def test_what_is_finished_reaches_the_disk_while_others_still_think(tmp_path, monkeypatch):
    """A chunk that comes in right after a save does not wait for the next one."""
    monkeypatch.setattr("stolik.arena.execution.journal.SAVE_EVERY", 3600.0)
    journal = Journal(STUDIES["random"], tmp_path / "rows.csv", resume=False)
    notes = tmp_path / "rows.csv.progress"
    before = notes.read_bytes()
    journal.add(b"a row\n")
    assert notes.read_bytes() == before
    monkeypatch.setattr("stolik.arena.execution.journal.SAVE_EVERY", 0.0)
    journal.save_if_due()
    after = notes.read_bytes()
    journal.close()

    assert after != before


def reason_of(asked, out: Path, resume: bool) -> str:
    with pytest.raises(CannotResume) as caught:
        run(asked, out, resume=resume)
    return caught.value.reason


def test_only_the_same_study_goes_on_and_nothing_is_overwritten(tmp_path):
    asked, out = STUDIES["random"], tmp_path / "rows.csv"
    assert reason_of(asked, out, resume=True) == "nothing"
    run(asked, out, watch=stop_at(40))
    assert reason_of(asked, out, resume=False) == "unfinished"
    assert reason_of(msgspec.structs.replace(asked, seed=8), out, resume=True) == "other"
    out.write_bytes(b"")
    assert reason_of(asked, out, resume=True) == "damaged"
    (tmp_path / "rows.csv.progress").write_bytes(b"{")
    assert reason_of(asked, out, resume=True) == "damaged"


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("stolik.__version__", "0.0.1"),
        ("stolik.arena.edition.MINDS", 99),
        ("stolik.arena.edition.ARENA", 1),
        ("rules", 99),
    ],
)
def test_a_run_goes_on_only_with_the_same_versions(what, value, tmp_path, monkeypatch):
    asked, out = STUDIES["random"], tmp_path / "rows.csv"
    run(asked, out, watch=stop_at(40))
    if what == "rules":
        monkeypatch.setattr(stolik.load(asked.game), "version", value)
    else:
        monkeypatch.setattr(what, value)

    assert reason_of(asked, out, resume=True) == "edition"
    monkeypatch.undo()
    assert run(asked, out, resume=True).is_finished


def test_figures_of_an_older_kind_are_another_edition_and_not_damage(tmp_path):
    """Before there were pooled, points were counted by whole numbers only."""
    asked, out = STUDIES["random"], tmp_path / "rows.csv"
    run(asked, out, watch=stop_at(40))
    notes = out.with_name("rows.csv.progress")
    found = msgspec.json.decode(notes.read_bytes())
    found["edition"]["arena"] = 2
    del found["totals"]["crews"]
    for line in found["totals"]["lines"].values():
        line["scores"] = {"count": 3, "total": "1", "squares": "1", "bins": {"0": 2, "1": 1}}
    notes.write_bytes(msgspec.json.encode(found))

    assert reason_of(asked, out, resume=True) == "edition"


def test_a_lost_worker_is_told_and_what_is_finished_stays(tmp_path, monkeypatch):
    out = tmp_path / "rows.csv"
    asked = STUDIES["random"]
    play = StudyPlayer.play

    def dies(self, index):
        if index == 70:
            os._exit(9)
        return play(self, index)

    monkeypatch.setattr(StudyPlayer, "play", dies)
    with pytest.raises(WorkerLost):
        run(asked, out, workers=2)
    monkeypatch.undo()
    resumed = run(asked, out, resume=True)

    assert encode(resumed.totals) == encode(run(asked).totals)


@pytest.mark.parametrize(
    "wrong",
    [
        {"levels": ["grandmaster"]},
        {"seats": [99]},
        {"games": 0},
        {"levels": ["random"] * 3, "seats": [2]},
    ],
)
def test_a_study_that_cannot_be_played_is_refused_before_it_begins(wrong):
    with pytest.raises(ValueError, match=r"\w"):
        study("cardline", **wrong)


def test_an_unknown_option_is_refused_before_a_study_begins():
    with pytest.raises(OptionError):
        study("cardline", variants=[{"colour": "red"}])


def test_a_tournament_brings_everybody_together_on_every_seat():
    two = tournament("cardline", seats=2, games=2)
    four = tournament("cardline", seats=4, games=4)
    crowd = tournament("cardline", ["random", "expert"], 5, games=5)

    assert len(two.tables) == 6
    assert four.tables[0].levels == ("random", "casual", "skilled", "expert")
    assert crowd.tables[0].levels == ("random", "expert", "random", "expert", "random")
    with pytest.raises(ValueError, match="two different levels"):
        tournament("cardline", ["expert", "expert"])


def test_the_ratings_put_a_stronger_level_higher():
    ratings = run(tournament("illusion", ["random", "expert"], 2, games=30)).ratings

    assert ratings["expert"][0] > 25 > ratings["random"][0]


MEMORY = """
import resource, sys
from multiprocessing import active_children
from pathlib import Path
from stolik.arena import run, study
peaks = []
def watch(games):
    peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
run(study("cardline", [2], games=9000), Path(sys.argv[1]), watch=watch)
print(peaks[len(peaks) // 4], peaks[-1])
"""


def test_memory_does_not_grow_with_the_games(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", MEMORY, str(tmp_path / "rows.csv")],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        check=True,
    )
    quarter, end = map(int, done.stdout.split())

    assert end - quarter < 1024, "kilobytes for three quarters of the games"


def test_the_core_does_without_the_libraries_of_the_arena():
    script = "import sys, stolik.cli.app, stolik.arena; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        check=True,
    )

    assert not {"polars", "openskill", "numpy"} & set(done.stdout.split())
