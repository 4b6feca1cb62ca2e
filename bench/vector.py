"""Steps per CPU second with observation and mask, in one core: VectorEnv beside other environments.

`VectorEnv` plays 256 games with random actions. Beside it our PettingZoo `env`, OpenSpiel's
`crazy_eights` by the cheapest loop of its documentation (`make_observation` writes the tensor into
a numpy array in place, the mask comes from the list of legal actions, uniform chance takes one
random index) and, where it is installed, RLCard's `uno`. Every round runs all of them once, in
rotating order; ratios are taken round by round, so that a busy machine slows both sides.

    python bench/vector.py [--rounds 5] [--seconds 1] [--games 256] [--level casual]
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random

import numpy as np
import playouts

import stolik
from stolik.adapters.pettingzoo import env
from stolik.adapters.vector import VectorEnv
from stolik.kernel.observations import encoding

PICK = Random(7).random
SPIEL = "OpenSpiel crazy_eights"
RLCARD = "RLCard uno"
Case = Callable[[], int]
"""Plays something and says how many steps that were."""


def batched(game: str, count: int, level: str | None) -> Case:
    envs = VectorEnv(game, count, opponents=level, copy=False)
    envs.reset(seed=1)

    def play() -> int:
        for _ in range(20):
            envs.step(envs.random_actions)
        return 20 * count

    return play


def one_by_one(game: str) -> Case:
    table = env(game)
    table.reset(seed=1)

    def play() -> int:
        table.reset()
        steps = 0
        for _ in table.agent_iter():
            observation, _, is_over, is_cut, _ = table.last()
            if is_over or is_cut:
                table.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            table.step(int(legal[int(PICK() * len(legal))]))
            steps += 1
        return steps

    return play


def spiel() -> Case:
    pyspiel = import_module("pyspiel")
    observations = import_module("open_spiel.python.observation")
    game = pyspiel.load_game("crazy_eights(players=2)")
    observation = observations.make_observation(game)
    mask = np.zeros(game.num_distinct_actions(), np.int8)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while (player := state.current_player()) != playouts.OVER:
            legal = state.legal_actions()
            if player >= 0:
                observation.set_from(state, player)
                mask[:] = 0
                mask[legal] = 1
                steps += 1
            state.apply_action(legal[int(PICK() * len(legal))])
        return steps

    return play


def rlcard() -> Case:
    table = import_module("rlcard").make("uno", config={"seed": 1})

    def play() -> int:
        state, _ = table.reset()
        steps = 0
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[int(PICK() * len(legal))])
            steps += 1
        return steps

    return play


def speed(play: Case, seconds: float) -> float:
    """Steps for each second of this process's CPU."""
    play()
    steps, cpu = 0, time.process_time()
    while time.process_time() < cpu + seconds:
        steps += play()
    return steps / (time.process_time() - cpu)


def cases(count: int, level: str | None) -> dict[str, Case]:
    """All that can be measured here; what is missing is said and left out."""
    found: dict[str, Case] = {}
    for game in stolik.games():
        found[f"VectorEnv {game}"] = batched(game, count, level)
        found[f"PettingZoo {game}"] = one_by_one(game)
    for name, make in ((SPIEL, spiel), (RLCARD, rlcard)):
        try:
            found[name] = make()
        except ImportError as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--level", help="opponents of one learner; without, every seat learns")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    known = cases(asked.games, asked.level)
    names = list(known)
    figures: dict[str, list[float]] = {name: [] for name in names}
    for number in range(asked.rounds):
        turn = number * 3 % len(names)
        for name in names[turn:] + names[:turn]:
            figures[name].append(speed(known[name], asked.seconds))
    mode = "compiled" if encoding.__file__.endswith(".so") else "interpreted"
    print(
        f"Stolik {stolik.__version__}, {mode}; Python {platform.python_version()};"
        f" {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {asked.rounds} rounds"
    )
    for name, values in figures.items():
        low, high = min(values), max(values)
        print(f"{name:30} {statistics.median(values):>11,.0f}/s ({low:,.0f}-{high:,.0f})")
    print()
    for game in stolik.games():
        for other in (f"PettingZoo {game}", SPIEL, RLCARD):
            if other in figures:
                show(f"VectorEnv {game}", other, figures)


def show(own: str, other: str, figures: dict[str, list[float]]) -> None:
    """One ratio with its lowest and highest round."""
    ratios = [a / b for a, b in zip(figures[own], figures[other], strict=True)]
    middle = statistics.median(ratios)
    print(f"{own:28} : {other:28} x {middle:6.1f} ({min(ratios):.1f}-{max(ratios):.1f})")


if __name__ == "__main__":
    main()
