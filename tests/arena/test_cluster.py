"""`--ray`: the same figures from a real cluster of two nodes, even when one is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import stolik
from length import LONGEST
from stolik.arena import run, study
from stolik.arena.execution.cluster import Cluster, ClusterLost, _order, _play, _player
from stolik.cli import main
from stolik.games.cardline.pack import CardlinePackFiles
from stolik.kernel import entropy

SOURCE = Path(stolik.__file__).parents[1]
SCRIPT = Path(__file__).with_name("cluster_on_loopback.py")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE), "RAY_USAGE_STATS_ENABLED": "0"}
# Long enough for a node to be killed in the middle, whether the rules run compiled or not.
GAMES = 200_000 if entropy.__file__.endswith(".so") else 60_000
WORDS = ["simulate", "cardline", "--seats", "2", "--games", str(GAMES)]
A_FEW_CHUNKS = 300_000  # bytes


@pytest.fixture(scope="module")
def cluster() -> Iterator[subprocess.Popen[str]]:
    """The process that holds a cluster; closing its input ends it."""
    holder = subprocess.Popen(
        [sys.executable, str(SCRIPT)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=ENVIRONMENT,
    )
    yield holder
    assert holder.stdin is not None
    holder.stdin.close()
    holder.wait(timeout=LONGEST)
    holder.stdout.close()


@pytest.fixture(scope="module")
def address(cluster) -> str:
    """Where the cluster can be joined."""
    found = reported(cluster)
    assert found, "the cluster did not start"
    return found


def reported(holder: subprocess.Popen[str]) -> str:
    assert holder.stdout is not None
    return holder.stdout.readline().strip()


def sent(address: str, out: Path, *more: str) -> subprocess.Popen[str]:
    """A run on the cluster, in a process of its own."""
    words = [*WORDS, "--lang", "en", "--ray", address, "--out", str(out), *more]
    return subprocess.Popen(
        [sys.executable, "-m", "stolik", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**ENVIRONMENT, "COLUMNS": "140"},
    )


def wait_for_chunks(player: subprocess.Popen[str], out: Path) -> None:
    """Let a few chunks come in: each node has one core, and chunks wait, so both are at work."""
    while not (out.exists() and out.stat().st_size > A_FEW_CHUNKS) and player.poll() is None:
        time.sleep(0.05)
    assert player.poll() is None, "the run was over before anything could happen to it"


def test_a_run_that_is_stopped_goes_on_at_the_cluster_as_if_unbroken(address, tmp_path):
    """Ctrl-C keeps what is finished; `--ray --resume` plays the rest and nothing twice."""
    far, near = tmp_path / "far.csv", tmp_path / "near.csv"
    player = sent(address, far)
    wait_for_chunks(player, far)
    player.send_signal(signal.SIGINT)
    player.communicate(timeout=LONGEST)
    kept = far.read_bytes()
    assert far.with_name("far.csv.progress").exists(), "the run was over before it was stopped"

    player = sent(address, far, "--resume")
    shown, errors = player.communicate(timeout=LONGEST)
    assert player.returncode == 0, errors
    assert "Played on 2 nodes" in shown
    assert not far.with_name("far.csv.progress").exists()
    assert main([*WORDS, "--workers", "2", "--out", str(near), "--lang", "en"]) == 0
    assert far.read_bytes() == near.read_bytes()
    assert near.read_bytes().startswith(kept) and A_FEW_CHUNKS < len(kept) < near.stat().st_size


def test_a_killed_node_costs_time_and_nothing_else(cluster, address, tmp_path, capsys):
    far, near = tmp_path / "far.csv", tmp_path / "near.csv"
    player = sent(address, far)
    wait_for_chunks(player, far)
    cluster.stdin.write("kill\n")
    cluster.stdin.flush()
    assert reported(cluster) == "killed"
    at_kill = far.stat().st_size
    shown, errors = player.communicate(timeout=LONGEST)

    assert player.returncode == 0, errors
    assert at_kill < far.stat().st_size, "the node was killed after the last game"
    assert "Played on" in shown  # one node or two: it may have died over its first chunk
    assert main([*WORDS, "--workers", "2", "--out", str(near), "--lang", "en"]) == 0
    assert far.read_bytes() == near.read_bytes()
    here = [line.split() for line in capsys.readouterr().out.splitlines() if "Seat" in line]
    assert here == [line.split() for line in shown.splitlines() if "Seat" in line]


def test_a_node_plays_the_chunk_that_any_process_would(tmp_path, monkeypatch):
    """Packs from a file travel along, and rules of another version are refused."""
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "get_runtime_context", lambda: type("", (), {"get_node_id": str}))
    bundled = Path(stolik.__file__).parent / "games" / "cardline" / "packs" / "animals.toml"
    file = tmp_path / "mine.toml"
    file.write_bytes(bundled.read_bytes())
    asked = study("cardline", [2], variants=[{"pack": CardlinePackFiles().load(file)}], games=20)
    order = _order(asked, False)
    _player.cache_clear()
    monkeypatch.setattr("stolik.games.cardline.pack._loaded", {})
    stolik.load("cardline")._rules.clear()

    assert _play(order, 0)[1].totals == run(asked).totals
    for other in ({"stolik": "0.0.1"}, {"rules": 99}, {"minds": 99}, {"arena": 1}):
        edition = msgspec.structs.replace(order.edition, **other)
        with pytest.raises(ValueError, match="another version"):
            _play(msgspec.structs.replace(order, edition=edition), 0)


def test_a_cluster_that_is_not_there_is_told(capsys):
    with pytest.raises(ClusterLost):
        list(Cluster("nobody").chunks(study("cardline", [2], games=2), 0, False, lambda: None))
    assert main(["simulate", "cardline", "--ray", "nobody", "--lang", "en"]) == 1
    assert "ray start --head" in " ".join(capsys.readouterr().err.split())


def test_workers_are_the_cluster_s_business(capsys):
    assert main(["simulate", "cardline", "--ray", "auto", "--workers", "2", "--lang", "en"]) == 2
    assert "--workers" in capsys.readouterr().err
