"""Where the games of a `VectorEnv` are played: in this process, or in several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stolik.adapters.batch import Batch
from stolik.adapters.settings import TableSetting
from stolik.adapters.vectors import layout
from stolik.kernel.registry import load


def batch_of(setting: TableSetting, count: int) -> Batch:
    """Make so many places for games."""
    game = load(setting.game)
    rules = game.rules(setting.seats, setting.options)
    size = sum(field.size for field in layout(rules))
    return Batch(rules, game.encoder(rules), size, setting.levels, count, setting.is_scored)


class GameArrays(NamedTuple):
    """What is known about every game after a step, a row each."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    samples: NDArray[np.int32]
    rewards: NDArray[np.float64]
    returns: NDArray[np.float64]
    terminations: NDArray[np.bool_]


def arrays_of(batch: Batch, count: int) -> GameArrays:
    """The memory of a batch as numpy sees it: nothing is copied, and it changes with each step."""
    return GameArrays(
        _array(batch.rows.observations, "f4", (count, -1)),
        _array(batch.rows.masks, "i1", (count, -1)),
        _array(batch.seats, "i4", (count,)),
        _array(batch.samples, "i4", (count,)),
        _array(batch.rewards, "f8", (count,)),
        _array(batch.returns, "f8", (count, -1)),
        _array(batch.terminations, "?", (count,)),
    )


class LocalGames:
    """Games in this process."""

    def __init__(self, setting: TableSetting, count: int) -> None:
        self._batch = batch_of(setting, count)
        self.arrays = arrays_of(self._batch, count)

    def reset(self, seeds: list[int]) -> None:
        """Begin anew everywhere."""
        self._batch.reset(seeds)

    def renew(self, seeds: dict[int, int | None]) -> None:
        """Deal anew in some places, from a seed where there is one."""
        for number, seed in seeds.items():
            self._batch.renew(number, seed)

    def step(self, actions: NDArray[np.int64], is_renewing: bool) -> None:
        """Make a legal move in every game."""
        self._batch.step(actions.tolist(), is_renewing)

    def close(self) -> None:
        """Nothing is held open."""


class GamesInProcesses:
    """The same in several processes, each with its part of the games.

    They write into memory that all share, and every game has streams of its own, so the
    results are those of one process.
    """

    def __init__(self, setting: TableSetting, count: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")  # threads of learners do not survive a fork
        shapes = arrays_of(batch_of(setting, 1), 1)
        memory = [
            (context.RawArray("B", count * one.nbytes), one.dtype.str, (count, *one.shape[1:]))
            for one in shapes
        ]
        self.arrays = GameArrays(*(_array(*one) for one in memory))
        self._bounds = [count * part // workers for part in range(workers + 1)]
        self._workers: list[tuple[Connection, Any]] = []
        for part in range(workers):
            ours, theirs = context.Pipe()
            place = slice(self._bounds[part], self._bounds[part + 1])
            process = context.Process(
                target=_work, args=(theirs, setting, memory, place), daemon=True
            )
            process.start()
            theirs.close()
            self._workers.append((ours, process))

    def _ask(self, orders: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
        for (pipe, _), order in zip(self._workers, orders, strict=True):
            pipe.send(order)
        for pipe, process in self._workers:
            try:
                pipe.recv()
            except EOFError:
                process.join()
                raise RuntimeError(
                    f"a worker of the environment has ended with code {process.exitcode}; "
                    "what went wrong stands above, in its own output"
                ) from None

    def reset(self, seeds: list[int]) -> None:
        """Begin anew everywhere."""
        self._ask([("reset", (seeds[low:high],)) for low, high in pairwise(self._bounds)])

    def renew(self, seeds: dict[int, int | None]) -> None:
        """Deal anew in some places, from a seed where there is one."""
        self._ask(
            [
                ("renew", ({at - low: seed for at, seed in seeds.items() if low <= at < high},))
                for low, high in pairwise(self._bounds)
            ]
        )

    def step(self, actions: NDArray[np.int64], is_renewing: bool) -> None:
        """Make a legal move in every game."""
        self._ask(
            [("step", (actions[low:high], is_renewing)) for low, high in pairwise(self._bounds)]
        )

    def close(self) -> None:
        """End the processes."""
        for pipe, process in self._workers:
            pipe.close()
            process.join()
        self._workers = []


def _array(memory: Any, kind: str, shape: tuple[int, ...]) -> NDArray[Any]:  # noqa: ANN401
    return np.frombuffer(memory, kind).reshape(shape)


def _work(
    pipe: Connection, setting: TableSetting, memory: list[tuple[Any, ...]], place: slice
) -> None:
    """Play a part of the games until the pipe is closed."""
    shared = GameArrays(*(_array(*one)[place] for one in memory))
    games = LocalGames(setting, place.stop - place.start)
    while True:
        try:
            order, arguments = pipe.recv()
        except EOFError:
            return
        getattr(games, order)(*arguments)
        for name, array in games.arrays._asdict().items():
            np.copyto(getattr(shared, name), array)
        pipe.send(None)
