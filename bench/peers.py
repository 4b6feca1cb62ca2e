"""Decisions per CPU second beside RLCard, boardgame.io and PettingZoo's own environments.

Every round runs all of them once, in rotating order, on one core; ratios are taken round by
round. `simulate` is the arena with one worker and random bots, statistics included. RLCard is
used as its users do (`env.step`, which encodes an observation), and its bare game object is
shown too. PettingZoo's environments, ours and theirs, are stepped as `raw_env`, without the
wrappers that only check the calls. boardgame.io plays crazy eights through its headless client:

    (cd bench/server/boardgameio && npm install)
    python bench/peers.py [--rounds 5] [--seconds 1]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TypeVar

import stolik
from stolik.arena import study
from stolik.arena.execution.chunk import play_chunk
from stolik.arena.execution.study_player import StudyPlayer
from stolik.kernel import entropy

BOARDGAME = Path(__file__).with_name("server") / "boardgameio"
PICK = Random(7).random
Figure = TypeVar("Figure")
Case = Callable[[], int]
"""Plays something and says how many decisions that were."""


def simulated(game: str, seats: int) -> Case:
    """A chunk of a study at a time: what every worker of `simulate` does."""
    bench = StudyPlayer(study(game, [seats], games=10**9))
    at = iter(range(10**9))
    small = type(bench.study)(game, bench.study.tables, 10**9, chunk=50)
    bench.study = small
    return lambda: play_chunk(bench, next(at), False).totals.decisions


def rlcard_env() -> Case:
    table = import_module("rlcard").make("uno", config={"seed": 1})

    def play() -> int:
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[int(PICK() * len(legal))])
            decisions += 1
        return decisions

    return play


def rlcard_game() -> Case:
    game = import_module("rlcard").make("uno", config={"seed": 1}).game

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(PICK() * len(legal))])
            decisions += 1
        return decisions

    return play


def cycle(table) -> Case:
    """A PettingZoo environment, ours or theirs."""
    table.reset(seed=1)

    def play() -> int:
        table.reset()
        decisions = 0
        for _ in table.agent_iter():
            observation, _, is_over, is_cut, _ = table.last()
            if is_over or is_cut:
                table.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            table.step(int(legal[int(PICK() * len(legal))]))
            decisions += 1
        return decisions

    return play


def classic(name: str) -> Case:
    return cycle(import_module(f"pettingzoo.classic.{name}").raw_env())


def ours(name: str, seats: int) -> Case:
    return cycle(import_module("stolik.adapters.pettingzoo").raw_env(name, seats))


def speed(play: Case, seconds: float) -> float:
    """Decisions for each second of this process's CPU."""
    play()
    decisions, cpu = 0, time.process_time()
    while time.process_time() < cpu + seconds:
        decisions += play()
    return decisions / (time.process_time() - cpu)


def boardgame(seconds: float) -> float:
    done = subprocess.run(
        ["node", "playouts.js", str(seconds)],
        cwd=BOARDGAME,
        env={**os.environ, "NODE_ENV": "production"},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    return told["moves"] / told["seconds"]


def in_rotation(rounds: int, known: dict[str, Callable[[], Figure]]) -> dict[str, list[Figure]]:
    """Measure every case once in each round, each time beginning with another one."""
    names = list(known)
    figures: dict[str, list[Figure]] = {name: [] for name in names}
    for number in range(rounds):
        turn = number * 3 % len(names)
        for name in names[turn:] + names[:turn]:
            figures[name].append(known[name]())
    return figures


def machine(rounds: int) -> str:
    """What figures were measured with: version, compiled or not, load."""
    mode = "compiled" if entropy.__file__.endswith(".so") else "interpreted"
    return (
        f"Stolik {stolik.__version__}, {mode}; Python {platform.python_version()};"
        f" {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {rounds} rounds"
    )


def cases(seconds: float) -> dict[str, Callable[[], float]]:
    """All cases that can be measured here; missing libraries are reported and left out."""
    found: dict[str, Callable[[], float]] = {}

    def offer(name: str, make: Callable[[], Case]) -> None:
        try:
            play = make()
        except ImportError as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
            return
        found[name] = lambda: speed(play, seconds)

    for game in stolik.games():
        offer(f"simulate {game} 4p", lambda game=game: simulated(game, 4))
    offer("RLCard uno 2p", rlcard_env)
    offer("RLCard uno 2p, game object", rlcard_game)
    if shutil.which("node") and (BOARDGAME / "node_modules").exists():
        found["boardgame.io client, eights 4p"] = lambda: boardgame(seconds)
    else:
        print("boardgame.io is left out: npm install in bench/server/boardgameio", file=sys.stderr)
    for game in stolik.games():
        offer(f"PettingZoo: our {game} 2p", lambda game=game: ours(game, 2))
    for name in ("tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4"):
        offer(f"PettingZoo classic: {name}", lambda name=name: classic(name))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    figures = in_rotation(asked.rounds, cases(asked.seconds))
    print(machine(asked.rounds))
    for name, values in figures.items():
        low, high = min(values), max(values)
        print(f"{name:36} {statistics.median(values):>11,.0f}/s ({low:,.0f}-{high:,.0f})")
    print()
    for peer, group in (("RLCard uno 2p", "simulate"), ("boardgame.io", "simulate")):
        for own in figures:
            for other in figures:
                if own.startswith(group) and other.startswith(peer):
                    show(own, other, figures)
    for own in figures:
        if own.startswith("PettingZoo: our"):
            for other in figures:
                if other.startswith("PettingZoo classic"):
                    show(own, other, figures)


def show(own: str, other: str, figures: dict[str, list[float]]) -> None:
    """One ratio with its lowest and highest round."""
    ratios = [a / b for a, b in zip(figures[own], figures[other], strict=True)]
    middle = statistics.median(ratios)
    print(f"{own:28} : {other:34} x {middle:6.1f} ({min(ratios):.1f}-{max(ratios):.1f})")


if __name__ == "__main__":
    main()
