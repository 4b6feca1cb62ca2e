"""What learners use at the command line: datasets, and trained networks as players."""

import numpy as np
import pytest

from stolik.bots.network import Network, NetworkAbout
from stolik.kernel.registry import load

NUMBERS, HIDDEN = 524, 4


@pytest.fixture
def network(tmp_path):
    """A network for two players of Illusion that has learned nothing."""
    moves = len(load("illusion").moves)
    shapes = ((HIDDEN, NUMBERS), (HIDDEN,), (HIDDEN, HIDDEN), (HIDDEN,), (moves, HIDDEN), (moves,))
    parts = [np.ones(shape, np.float32) for shape in shapes]
    path = tmp_path / "novice.npz"
    Network(NetworkAbout("illusion", 1, 2, {}, NUMBERS), parts).save(path)
    return str(path)


def test_games_are_recorded_once(run, tmp_path):
    words = ("record", "cardline", "--games", "3", "--levels", "random", "--out",
             str(tmp_path / "games"), "--workers", "1")  # fmt: skip
    first, again = run(*words), run(*words)
    other = run(*words, "--seed", "5")

    assert first.code == again.code == 0
    assert "3 games in 1 file; 0 of them had been there before" in first.out
    assert "1 of them had been there before" in again.out
    assert other.code == 2
    assert "holds something else" in other.err


def test_what_cannot_be_recorded_is_told_before_anything_is_played(run, tmp_path):
    out = ("--out", str(tmp_path / "games"))
    for words, problem in (
        (("record", "cardline", "--levels", "genius", *out), "genius"),
        (("record", "cardline", "--seats", "99", *out), "99"),
        (("record", "cardline", "--set", "size=5", *out), "need 9 cards"),
        (("record", "cardline"), "--out"),
    ):
        said = run(*words)
        assert said.code == 2
        assert problem in said.err
    assert not (tmp_path / "games").exists()


def test_a_network_plays_in_a_tournament_and_is_called_by_its_name(run, network):
    said = run("tournament", "illusion", "--levels", "random", "--bot", network, "--games", "4",
                  "--workers", "1")  # fmt: skip
    assert said.code == 0
    assert "novice" in said.out


def test_a_network_sits_down_with_others_and_its_game_is_recorded(run, network, tmp_path):
    record = tmp_path / "game.stolik"
    said = run("play", "illusion", "--people", "0", "--bots", "random", "--bot", network,
                  "--record", str(record))  # fmt: skip
    assert said.code == 0
    assert "(novice)" in said.out
    assert f"bot {network}#" in record.read_text(encoding="utf-8")


def test_a_network_is_refused_where_it_cannot_play(run, network, tmp_path):
    for words, problem in (
        (("tournament", "cardline", "--levels", "random", "--bot", network), "plays illusion"),
        (("play", "illusion", "--people", "0", "--seats", "3", "--bot", network), "2 players"),
        (("simulate", "illusion", "--bot", str(tmp_path / "no.npz")), "No such file"),
    ):
        said = run(*words)
        assert said.code == 2
        assert problem in said.err
