"""Steps per CPU second with observation and mask, in one core: VectorEnv beside other environments.

`VectorEnv` plays 256 games with random actions. Beside it our PettingZoo `env`, once with the
compiled encoder and once by way of views, as a game without an encoder is written; OpenSpiel's
`crazy_eights` by the cheapest loop of its documentation (`make_observation` writes the tensor into
a numpy array in place, the mask comes from the list of legal actions, uniform chance takes one
random index); and, where it is installed, RLCard's `uno`. Every round runs all of them once, in
rotating order; ratios are taken round by round, so that a busy machine slows both sides. Other
programs take caches away too, so beside the median of all there is what the quickest tenth of the
pieces (20 steps of 256 games, or a game) makes: about what a machine without others would.

    python bench/vector.py [--rounds 5] [--seconds 1] [--games 256] [--level casual]
    python bench/vector.py --workers 2    steps by the clock with two workers and with one
    python bench/vector.py --memory 10    the memory of the process over 10 million steps
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
import warnings
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import numpy as np
import peers
import playouts
from peers import PICK, Case

import stolik
from stolik.adapters.pettingzoo import env
from stolik.adapters.vector import VectorEnv
from stolik.kernel.observations import encoding

SPIEL = "OpenSpiel crazy_eights"
RLCARD = "RLCard uno"


def batched(game: str, count: int, level: str | None) -> Case:
    envs = VectorEnv(game, count, opponents=level, copy=False)
    envs.reset(seed=1)

    def play() -> int:
        for _ in range(20):
            envs.step(envs.random_actions)
        return 20 * count

    return play


def one_by_one(game: str, is_by_view: bool = False) -> Case:
    table = env(game)
    if is_by_view:
        table._observer._encoder = encoding.Encoder(table.rules)
    return peers.cycle(table)


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


class Speed(NamedTuple):
    """Steps for each second of this process's CPU: on the whole, and at the quickest."""

    whole: float
    quickest: float


def speed(play: Case, seconds: float) -> Speed:
    play()
    pieces: list[float] = []
    steps, begun = 0, time.process_time()
    before = begun
    while before < begun + seconds:
        played = play()
        now = time.process_time()
        pieces.append(played / (now - before))
        steps += played
        before = now
    return Speed(steps / (before - begun), sorted(pieces)[len(pieces) * 9 // 10])


def cases(count: int, level: str | None) -> dict[str, Case]:
    """All that can be measured here; what is missing is said and left out."""
    found: dict[str, Case] = {}
    for game in stolik.games():
        found[f"VectorEnv {game}"] = batched(game, count, level)
        found[f"PettingZoo {game}"] = one_by_one(game)
        found[f"PettingZoo {game} by views"] = one_by_one(game, is_by_view=True)
    for name, make in ((SPIEL, spiel), (RLCARD, peers.rlcard_env)):
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
    parser.add_argument("--workers", type=int, help="compare this many with one, by the clock")
    parser.add_argument("--memory", type=int, metavar="MILLIONS", help="of steps to watch it over")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    if asked.workers:
        compare_workers(asked)
        return
    if asked.memory:
        watch_memory(asked)
        return
    known = cases(asked.games, asked.level)
    figures = peers.in_rotation(
        asked.rounds,
        {name: partial(speed, play, asked.seconds) for name, play in known.items()},
    )
    print(peers.machine(asked.rounds))
    for name, found in figures.items():
        values = [one.whole for one in found]
        quickest = statistics.median(one.quickest for one in found)
        print(
            f"{name:40} {statistics.median(values):>11,.0f}/s ({min(values):,.0f}-"
            f"{max(values):,.0f}), at the quickest {quickest:,.0f}/s"
        )
    print()
    for game in stolik.games():
        pettingzoo = f"PettingZoo {game}"
        for other in (pettingzoo, f"{pettingzoo} by views", SPIEL, RLCARD):
            if other in figures:
                show(f"VectorEnv {game}", other, figures)


def compare_workers(asked: argparse.Namespace) -> None:
    """Steps by the clock, with some workers and with one in turn."""
    print(f"{asked.games} games, opponents: {asked.level or 'none'}; load {os.getloadavg()[0]:.1f}")
    for game in stolik.games():
        sides = {
            count: VectorEnv(game, asked.games, opponents=asked.level, workers=count, copy=False)
            for count in (1, asked.workers)
        }
        ratios: list[float] = []
        rates: dict[int, list[float]] = {count: [] for count in sides}
        for envs in sides.values():
            envs.reset(seed=1)
        for _ in range(asked.rounds):
            for count, envs in sides.items():
                rates[count].append(by_the_clock(envs, asked.seconds))
            ratios.append(rates[asked.workers][-1] / rates[1][-1])
        for envs in sides.values():
            envs.close()
        one, more = (statistics.median(rates[count]) for count in (1, asked.workers))
        low, high = min(ratios), max(ratios)
        print(
            f"{game:20} {one:>9,.0f}/s with one worker, {more:>9,.0f}/s with {asked.workers}:"
            f" x {statistics.median(ratios):.2f} ({low:.2f}-{high:.2f})"
        )


def by_the_clock(envs: VectorEnv, seconds: float) -> float:
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() < begun + seconds:
        for _ in range(5):
            envs.step(envs.random_actions)
        steps += 5 * envs.num_envs
    return steps / (time.perf_counter() - begun)


def watch_memory(asked: argparse.Namespace) -> None:
    """The resident memory after each tenth of the steps."""
    for game in stolik.games():
        envs = VectorEnv(game, asked.games, opponents=asked.level, copy=False)
        envs.reset(seed=1)
        found: list[str] = []
        for _ in range(10):
            for _ in range(asked.memory * 100_000 // asked.games):
                envs.step(envs.random_actions)
            found.append(f"{resident_megabytes():.1f}")
        print(f"{game:20} {asked.memory} million steps, MB: {' '.join(found)}", flush=True)
        envs.close()


def resident_megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def show(own: str, other: str, figures: dict[str, list[Speed]]) -> None:
    """One ratio with its lowest and highest round."""
    pairs = list(zip(figures[own], figures[other], strict=True))
    ratios = [one.whole / peer.whole for one, peer in pairs]
    quickest = statistics.median(one.quickest / peer.quickest for one, peer in pairs)
    print(
        f"{own:28} : {other:38} x {statistics.median(ratios):6.1f} "
        f"({min(ratios):.1f}-{max(ratios):.1f}), at the quickest x {quickest:.1f}"
    )


if __name__ == "__main__":
    main()
