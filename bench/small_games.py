"""Small games: exact sizes, and how far CFR and MCCFR are from an equilibrium.

    python bench/small_games.py
    python bench/small_games.py --game illusion --set '{"pictures": 5, "arrows": 1}'

The whole tree of a game, every draw of chance a node of its own, is walked once through the
OpenSpiel adapter and counted. Then it is handed to OpenSpiel as a Gambit tree, which its C++
solvers work on quickly; `--check` also asks OpenSpiel for the exploitability of uniform play on
the game itself and compares.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from stolik.adapters.openspiel import WHOLE_TREE, options_text, short_name

ONE_TURN = {"rounds": 1, "tempo": "turns", "rules": ["RC1"]}
GAMES = (
    ("illusion", {"pictures": 2, "arrows": 1}),
    ("illusion", {"pictures": 3, "arrows": 1}),
    ("illusion", {"pictures": 4, "arrows": 1}),
    ("cardline", {"size": 4, "hand": 1, "rounds": 1}),
    ("cardline", {"size": 4, "hand": 1, "rounds": 2}),
    ("cardline", {"size": 5, "hand": 1, "rounds": 1}),
    ("blank", {"cards": 4, "hand": 1, **ONE_TURN}),
    ("blank", {"cards": 6, "hand": 2, **ONE_TURN}),
)
CFR = (10, 100, 1000)
MCCFR = (1_000, 10_000, 100_000)


class Tree:
    """The whole tree of a game: counted, and written as a Gambit file."""

    def __init__(self, game):
        self.chance = self.decisions = self.ends = self.longest = 0
        self.infosets: tuple[dict[str, int], ...] = ({}, {})
        self._lines = ['EFG 2 R "game" { "0" "1" }']
        self._walk(game.new_initial_state(), 0)

    def _walk(self, state, depth):
        self.longest = max(self.longest, depth)
        if state.is_terminal():
            self.ends += 1
            one, other = state.returns()
            self._lines.append(f't "" {self.ends} "" {{ {one} {other} }}')
            return
        if state.is_chance_node():
            self.chance += 1
            outcomes = state.chance_outcomes()
            shares = " ".join(f'"{action}" 1/{len(outcomes)}' for action, _ in outcomes)
            self._lines.append(f'c "" {self.chance} "" {{ {shares} }} 0')
            actions = [action for action, _ in outcomes]
        else:
            self.decisions += 1
            player = state.current_player()
            known = self.infosets[player]
            number = known.setdefault(state.information_state_string(), len(known) + 1)
            actions = state.legal_actions()
            names = " ".join(f'"{action}"' for action in actions)
            self._lines.append(f'p "" {player + 1} {number} "" {{ {names} }} 0')
        for action in actions:
            self._walk(state.child(action), depth + 1)

    def solvable(self, folder: str):
        """The same game inside OpenSpiel's C++."""
        path = Path(folder, "game.efg")
        path.write_text("\n".join(self._lines) + "\n", encoding="utf-8")
        return pyspiel.load_game("efg_game", {"filename": str(path)})


def study(name: str, options: dict[str, object], asked: argparse.Namespace) -> None:
    game = pyspiel.load_game(
        short_name(name), {"options": options_text(options), "deals": WHOLE_TREE}
    )
    begun = time.perf_counter()
    tree = Tree(game)
    known = [len(infosets) for infosets in tree.infosets]
    print(f"\n{name} {json.dumps(options)}, two players")
    print(
        f"  nodes {tree.chance + tree.decisions + tree.ends}: {tree.decisions} decisions, "
        f"{tree.chance} of chance, {tree.ends} ends; information sets {known[0]} + {known[1]}; "
        f"longest history {tree.longest}; walked in {time.perf_counter() - begun:.0f} s"
    )
    with tempfile.TemporaryDirectory() as folder:
        solved = tree.solvable(folder)
        uniform = pyspiel.exploitability(solved, pyspiel.UniformRandomPolicy(solved))
        print(f"  exploitability of uniform play: {uniform:.6f}")
        if asked.check:
            same = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
            print(f"  the same from the game itself: {same:.6f}")
            if abs(same - uniform) > 1e-9:
                sys.exit("the Gambit tree is not the game")
        cfr = pyspiel.CFRSolver(solved)
        for line in progress(cfr, cfr.evaluate_and_update_policy, solved, CFR, asked.most):
            print(f"  CFR, {line}")
        sampled = pyspiel.ExternalSamplingMCCFRSolver(solved, asked.seed)
        for line in progress(sampled, sampled.run_iteration, solved, MCCFR, asked.most):
            print(f"  external sampling MCCFR, {line}")


def progress(solver, run, game, marks, most: float):
    """Run a solver up to each mark and tell how far it is; stop after some seconds."""
    done, begun = 0, time.perf_counter()
    for mark in marks:
        while done < mark and time.perf_counter() - begun < most:
            run()
            done += 1
        distance = pyspiel.exploitability(game, solver.average_policy())
        yield f"{done} iterations: {distance:.6f}"
        if done < mark:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", help="one game instead of the published ones")
    parser.add_argument("--set", default="{}", help="its options as JSON")
    parser.add_argument("--most", type=float, default=60, help="seconds for each solver")
    parser.add_argument("--seed", type=int, default=7, help="of the sampling")
    parser.add_argument("--check", action="store_true", help="compare with the game itself")
    asked = parser.parse_args()
    sys.setrecursionlimit(100_000)
    chosen = [(asked.game, json.loads(asked.set))] if asked.game else GAMES
    for name, options in chosen:
        study(name, options, asked)


if __name__ == "__main__":
    main()
