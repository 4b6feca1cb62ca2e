"""Random playouts through the public API, one core, next to OpenSpiel in the same run.

Every round plays all cases in turn, so that a slow moment of the machine hits
them alike; figures are medians of work per CPU second, ratios are taken round by
round. OpenSpiel gets the cheapest loop that its Python interface allows: one `current_player`
for "is it over", "is it chance" and "who", `legal_actions` and one random index for chance
as well (all chance of these games is uniform, which `check_uniform` makes sure of), methods
looked up once a game. Its `apply_action` trusts its caller; ours is the loop for simulations of
docs/api.md, which asks the rules of the table and whose `perform` trusts its caller as well. Both
are measured once more with the check of every move: our `apply`, which raises `IllegalMove`, beside
`apply_action_with_legality_check`.

Usage: python bench/playouts.py [--rounds 7] [--seconds 1] [--game ID]; with a game
named, all its variants and numbers of players are measured instead.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable

import stolik
from stolik.kernel import entropy
from stolik.kernel.entropy import FastStream

try:
    import pyspiel
except ImportError:
    pyspiel = None

Case = Callable[[float], float]
SEATS = 4
PEERS = {
    "OpenSpiel crazy_eights 4p": f"crazy_eights(players={SEATS})",
    "OpenSpiel hearts 4p": "hearts",
}
PEER = "OpenSpiel crazy_eights 4p"
PEER_CLONE = f"{PEER}, clone"
PEER_CHECKED = f"{PEER}, checked"
EPS = 1e-9
OVER = -4  # OpenSpiel's `PlayerId.TERMINAL`; chance is another number below zero


def ours(game_id: str, seats: int = SEATS, options: dict[str, object] | None = None) -> Case:
    """Decisions per CPU second of random games, by the loop for simulations of docs/api.md."""
    game = stolik.load(game_id)
    chosen = game.Options(**options) if options else None
    rules = game.rules(min(seats, game.seats[-1]), chosen)
    deciders, legal, perform = rules.deciders, rules.legal, rules.perform
    luck = random.Random(1).random

    def run(seconds: float) -> float:
        decisions = seed = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            seed += 1
            state = rules.setup(FastStream(seed))
            while asked := deciders(state):
                seat = asked[0]
                moves = legal(state, seat)
                perform(state, seat, moves[int(luck() * len(moves))])
                decisions += 1
        return decisions / (time.process_time() - begin)

    return run


def ours_checked(game_id: str) -> Case:
    """The same by the state's own methods, as a first program would write it; moves are checked."""
    game = stolik.load(game_id)
    seats = min(SEATS, game.seats[-1])
    luck = random.Random(1).random

    def run(seconds: float) -> float:
        decisions = seed = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            seed += 1
            state = game.new(seats, seed)
            deciders, legal, apply = state.deciders, state.legal, state.apply
            while not state.is_over:
                seat = deciders()[0]
                moves = legal(seat)
                apply(seat, moves[int(luck() * len(moves))])
                decisions += 1
        return decisions / (time.process_time() - begin)

    return run


def every_mode(game_id: str) -> dict[str, Case]:
    """Name every variant of a game at every number of players."""
    game = stolik.load(game_id)
    cases = {}
    for options in game.variants():
        for seats in game.seats:
            told = ", ".join(f"{name}={value}" for name, value in options.items())
            cases[f"Stolik {game_id} {seats}p {told}".strip()] = ours(game_id, seats, options)
    return cases


def peer(name: str = PEER, way: str = "apply_action") -> Case:
    """The same around OpenSpiel's Python interface; deals cost time but do not count."""
    game = pyspiel.load_game(PEERS[name])
    check_uniform(game)
    luck = random.Random(1).random

    def run(seconds: float) -> float:
        decisions = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            state = game.new_initial_state()
            current, legal, apply = state.current_player, state.legal_actions, getattr(state, way)
            while (player := current()) != OVER:
                actions = legal()
                apply(actions[int(luck() * len(actions))])
                if player >= 0:
                    decisions += 1
        return decisions / (time.process_time() - begin)

    return run


def check_uniform(game: pyspiel.Game) -> None:
    """Stop unless all chance of a few random games is uniform over the legal actions."""
    luck = random.Random(2)
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                shares = [share for _, share in outcomes]
                if len(actions) != len(shares) or max(shares) - min(shares) > EPS:
                    raise ValueError(f"{game}: its chance is not uniform, weigh it")
            state.apply_action(luck.choice(actions))


def copies(middle: object, name: str) -> Case:
    """Copies per CPU second of a state in the middle of a game."""
    copy = getattr(middle, name)

    def run(seconds: float) -> float:
        count = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            for _ in range(500):
                copy()
            count += 500
        return count / (time.process_time() - begin)

    return run


def middle_of(game_id: str) -> object:
    """A state after thirty random moves."""
    game = stolik.load(game_id)
    seed = 0
    while True:
        seed += 1
        luck = random.Random(seed)
        state = game.new(min(SEATS, game.seats[-1]), seed)
        for _ in range(30):
            if state.is_over:
                break
            seat = state.deciders()[0]
            state.apply(seat, luck.choice(state.legal(seat)))
        else:
            return state


def peer_middle(name: str) -> object:
    """OpenSpiel's state after its deal and thirty random moves."""
    game = pyspiel.load_game(PEERS[name])
    seed = 0
    while True:
        seed += 1
        luck = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                if decisions == 30:
                    return state
                decisions += 1
            state.apply_action(luck.choice(state.legal_actions()))


def measure(cases: dict[str, Case], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Run every case once a round, in rotating order."""
    figures: dict[str, list[float]] = {name: [] for name in cases}
    names = list(cases)
    for number in range(rounds):
        for name in names[number % len(names) :] + names[: number % len(names)]:
            figures[name].append(cases[name](seconds))
    return figures


def report(figures: dict[str, list[float]], base: str) -> None:
    """Print medians and the median ratio to the base case of the same round."""
    width = max(map(len, figures))
    for name, values in figures.items():
        line = f"{name:{width}}  {statistics.median(values):>12,.0f}/s"
        if base in figures and name != base:
            ratios = [own / other for own, other in zip(values, figures[base], strict=True)]
            line += f"  x {statistics.median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})"
        print(line)


def main() -> None:
    """Measure decisions and copies."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--game", default="", help="measure every mode of this game")
    chosen = parser.parse_args()
    mode = "compiled" if entropy.__file__.endswith(".so") else "interpreted"
    print(f"Stolik {stolik.__version__}, {mode}; Python {platform.python_version()}")
    playing = {f"Stolik {game} {SEATS}p": ours(game) for game in stolik.games()}
    if chosen.game:
        playing = every_mode(chosen.game)
    checking = {f"Stolik {game} {SEATS}p, checked": ours_checked(game) for game in stolik.games()}
    copying = {
        f"Stolik {game} 4p, copy": copies(middle_of(game), "copy") for game in stolik.games()
    }
    if pyspiel is None:
        print(
            "OpenSpiel is not installed: no ratios (pip install 'stolik[bench]')", file=sys.stderr
        )
    else:
        checking[PEER_CHECKED] = peer(PEER, "apply_action_with_legality_check")
        for name in PEERS:
            playing[name] = peer(name)
            copying[f"{name}, clone"] = copies(peer_middle(name), "clone")
    print("\nDecisions per CPU second, and as a ratio to OpenSpiel's crazy_eights")
    report(measure(playing, chosen.rounds, chosen.seconds), PEER)
    print("\nThe same with every move checked, and as a ratio to OpenSpiel's check")
    report(measure(checking, chosen.rounds, chosen.seconds / 2), PEER_CHECKED)
    print("\nCopies per CPU second, and as a ratio to OpenSpiel's clone")
    report(measure(copying, chosen.rounds, chosen.seconds / 2), PEER_CLONE)


if __name__ == "__main__":
    main()
