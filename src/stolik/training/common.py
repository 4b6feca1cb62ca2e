"""What the training scripts share: their arguments, checkpoints, and the examination at the end."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from stolik.adapters.observer import Observer
from stolik.adapters.vector import VectorEnv
from stolik.arena.interval import Interval, wilson
from stolik.bots.network import NetworkAbout
from stolik.kernel.registry import load
from stolik.training.policy import Policy, legal_codes


def parser_for_game(description: str) -> argparse.ArgumentParser:
    """The arguments of a script that learns by playing."""
    parser = parser_for(description)
    parser.add_argument("game", help="the game to learn, such as cardline")
    parser.add_argument("--seats", type=int, help="players at the table; the fewest who compete")
    parser.add_argument("--set", default="{}", metavar="JSON", help="the game's options")
    parser.add_argument("--begin", type=Path, metavar="FILE.pt", help="begin with what another"
                        " run has learned")  # fmt: skip
    return parser


def parser_for(description: str) -> argparse.ArgumentParser:
    """The arguments of every script."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--out", type=Path, required=True, help="the network's file, name.npz")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--updates", type=int, default=1000, help="updates in all, over all runs")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this time; the same"
                        " command goes on from there")  # fmt: skip
    parser.add_argument("--hidden", type=int, default=128, help="the size of the hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="the first learning rate")
    parser.add_argument("--envs", type=int, default=64, help="games played side by side")
    parser.add_argument("--against", default="casual", help="who it is examined against")
    parser.add_argument("--games", type=int, default=1000, help="games of the examination")
    parser.add_argument("--sampled", action="store_true", help="the network draws its moves by"
                        " their probability instead of making the likeliest")  # fmt: skip
    return parser


class Choice(NamedTuple):
    """What a policy chose in each game, and what it thought of it."""

    actions: NDArray[np.int64]
    legal: Tensor  # the codes of the legal moves, padded with -1
    places: Tensor  # of the actions among them
    chances: Tensor  # the logarithm of each action's probability
    values: Tensor  # the expected returns


class Training:
    """A policy on its way: where it stands, how it is stored, how it is examined."""

    def __init__(self, asked: argparse.Namespace) -> None:
        for name in ("updates", "envs", "hidden", "games"):
            if getattr(asked, name) < 1:
                raise SystemExit(f"--{name} is at least 1, not {getattr(asked, name)}")
        if asked.out.suffix != ".npz":
            raise SystemExit(f"--out: a network is stored in a file name.npz, not {asked.out}")
        torch.set_num_threads(1)  # small matrices: more threads would wait for each other
        torch.manual_seed(asked.seed)
        self.asked = asked
        self.options: dict[str, Any] = json.loads(asked.set)
        self.game = load(asked.game)
        self.seats = self.game.default_seats(self.options) if asked.seats is None else asked.seats
        self.numbers = Observer(self.game.rules(self.seats, self.options)).size
        self.policy = Policy(self.numbers, len(self.game.moves), asked.hidden)
        self.optimizer = torch.optim.Adam(self.policy.parts.parameters(), lr=asked.rate, eps=1e-5)
        self.update = 0
        self._checkpoint = asked.out.with_suffix(".pt")
        if self._checkpoint.exists():
            self._go_on()
        elif getattr(asked, "begin", None) is not None:
            self._begin_with(asked.begin)

    def envs(self, count: int, opponents: str | None, reward: str = "win") -> VectorEnv:
        """Games of the table that is learned."""
        return VectorEnv(
            self.asked.game, count, self.seats, self.options, opponents, reward=reward, copy=False
        )

    def _settings(self) -> str:
        """What must be the same for a run to go on."""
        # What is recorded is stored with the games, which are refused where they are others.
        left_out = {
            "out",
            "seconds",
            "against",
            "games",
            "sampled",
            "record",
            "teacher",
            "recorded",
        }
        kept = {name: value for name, value in vars(self.asked).items() if name not in left_out}
        return json.dumps(kept, sort_keys=True, default=str)

    def _begin_with(self, path: Path) -> None:
        try:
            held = torch.load(path, weights_only=True)
            self.policy.parts.load_state_dict(held["policy"])
        except OSError as error:
            raise SystemExit(f"--begin: {path}: {error.strerror}") from None
        except (RuntimeError, KeyError, UnpicklingError) as error:
            raise SystemExit(f"--begin: {path} holds no such network: {error}") from None

    def _go_on(self) -> None:
        # weights_only: a checkpoint is data, and loading it runs no code.
        held = torch.load(self._checkpoint, weights_only=True)
        if held["settings"] != self._settings():
            raise SystemExit(
                f"{self._checkpoint} is from a run with other settings:\n{held['settings']}\n"
                "Give another --out, or delete it to begin anew."
            )
        self.policy.parts.load_state_dict(held["policy"])
        self.optimizer.load_state_dict(held["optimizer"])
        self.update = held["update"]

    def save(self) -> None:
        """Store checkpoint and network, each whole or not at all."""
        held = {
            "settings": self._settings(),
            "policy": self.policy.parts.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "update": self.update,
        }
        self.asked.out.parent.mkdir(parents=True, exist_ok=True)
        beside = self._checkpoint.with_suffix(".tmp")
        torch.save(held, beside)
        beside.replace(self._checkpoint)
        about = NetworkAbout(
            self.game.id, self.game.version, self.seats, self.options, self.numbers,
            self.asked.sampled,
        )  # fmt: skip
        self.policy.network(about).save(self.asked.out)

    def run(self, update: Callable[[], str]) -> None:
        """Update until all updates are made or the time is up; then save and examine."""
        begun = reported = time.monotonic()
        while self.update < self.asked.updates and time.monotonic() - begun < self.asked.seconds:
            for group in self.optimizer.param_groups:
                group["lr"] = self.asked.rate * (1 - self.update / self.asked.updates)
            line = update()
            self.update += 1
            if time.monotonic() - reported > 30:
                reported = time.monotonic()
                print(f"update {self.update} of {self.asked.updates}: {line}", flush=True)  # noqa: T201
                self.save()
        self.save()
        share = self.examined()
        print(  # noqa: T201
            f"{self.asked.game}: after {self.update} updates the network wins "
            f"{100 * share.value:.1f} % ({100 * share.low:.1f}-{100 * share.high:.1f}) of "
            f"{self.asked.games} games against {self.asked.against}; stored in {self.asked.out}"
        )

    def examined(self) -> Interval:
        """How often the network wins against a level, in games that it has not learned from."""
        asked = self.asked
        slots = min(asked.envs, asked.games)
        envs = self.envs(slots, asked.against)
        quota = np.full(slots, asked.games // slots)
        quota[: asked.games % slots] += 1  # so that quick games do not count more often
        seen, _ = envs.reset(seed=1_000_000_007 + asked.seed)
        won = 0.0
        while quota.any():
            chosen = self.choose(seen, is_best=not asked.sampled)
            seen, rewards, is_over, _, _ = envs.step(chosen.actions)
            counted = is_over & (quota > 0)
            quota -= counted
            won += float(rewards[counted].sum())
        return wilson(won, asked.games)

    def choose(self, seen: dict[str, Any], is_best: bool) -> Choice:
        """Choose an action for each game, the likeliest or by its probability."""
        legal = legal_codes(seen["action_mask"])
        with torch.no_grad():
            chances, values = self.policy(torch.tensor(seen["observation"]), legal)
        # Where a game is over nothing is legal; whatever is chosen there is not looked at.
        places = chances.argmax(1) if is_best else torch.multinomial(chances.exp(), 1).squeeze(1)
        actions = legal.gather(1, places.unsqueeze(1)).squeeze(1).clamp(min=0)
        chance = chances.gather(1, places.unsqueeze(1)).squeeze(1)
        return Choice(actions.numpy(), legal, places, chance, values)
