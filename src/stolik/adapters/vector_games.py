"""Where the games of a `VectorEnv` are played: in this process, or in several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, wait
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


Order = tuple[str, tuple[Any, ...]]
"""What a worker has to do: a method of `LocalGames` with its arguments."""


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


class SharedGames:
    """Games in several workers, each with its part of them; the first worker is the caller itself.

    Every game has streams of its own, so the results are those of one process.
    """

    arrays: GameArrays

    def __init__(self, setting: TableSetting, count: int, workers: int) -> None:
        self._bounds = [count * part // workers for part in range(workers + 1)]
        self._own = LocalGames(setting, self._bounds[1])

    def _carry_out_first(self, order: Order) -> None:
        _carry_out(self._own, order, _part_of(self.arrays, self._places()[0]))

    def _places(self) -> list[slice]:
        return [slice(low, high) for low, high in pairwise(self._bounds)]

    def _ask(self, orders: Sequence[Order]) -> None:
        """Have each worker carry out one order, and wait for all."""
        raise NotImplementedError

    def reset(self, seeds: list[int]) -> None:
        """Begin anew everywhere."""
        self._ask([("reset", (seeds[place],)) for place in self._places()])

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
        self._ask([("step", (actions[place], is_renewing)) for place in self._places()])

    def close(self) -> None:
        """End the workers."""
        raise NotImplementedError


class GamesInThreads(SharedGames):
    """Worker threads: quick to start, but side by side only without an interpreter's lock."""

    def __init__(self, setting: TableSetting, count: int, workers: int) -> None:
        super().__init__(setting, count, workers)
        self._others = [LocalGames(setting, one.stop - one.start) for one in self._places()[1:]]
        self.arrays = GameArrays(
            *(np.zeros((count, *one.shape[1:]), one.dtype) for one in self._own.arrays)
        )
        self._pool = ThreadPoolExecutor(workers - 1, "stolik-games")

    def _ask(self, orders: Sequence[Order]) -> None:
        done = [
            self._pool.submit(_carry_out, part, order, _part_of(self.arrays, place))
            for part, order, place in zip(self._others, orders[1:], self._places()[1:], strict=True)
        ]
        try:
            self._carry_out_first(orders[0])
        finally:
            wait(done)
        for one in done:
            one.result()

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()


class GamesInProcesses(SharedGames):
    """Worker processes, which write into memory that all share."""

    def __init__(self, setting: TableSetting, count: int, workers: int) -> None:
        super().__init__(setting, count, workers)
        context = multiprocessing.get_context("spawn")  # threads of learners do not survive a fork
        memory = [
            (context.RawArray("B", count * one[0].nbytes), one.dtype.str, (count, *one.shape[1:]))
            for one in self._own.arrays
        ]
        self.arrays = GameArrays(*(_array(*one) for one in memory))
        self._workers: list[tuple[Connection, Any]] = []
        for place in self._places()[1:]:
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_work, args=(theirs, setting, memory, place), daemon=True
            )
            process.start()
            theirs.close()
            self._workers.append((ours, process))

    def _ask(self, orders: Sequence[Order]) -> None:
        for (pipe, process), order in zip(self._workers, orders[1:], strict=True):
            try:
                pipe.send(order)
            except OSError:
                raise _ended(process) from None
        try:
            self._carry_out_first(orders[0])
        finally:
            for pipe, process in self._workers:
                try:
                    pipe.recv()
                except (EOFError, OSError):
                    raise _ended(process) from None

    def close(self) -> None:
        """End the processes."""
        for pipe, process in self._workers:
            pipe.close()
            process.join()
        self._workers = []


def _ended(process: Any) -> RuntimeError:  # noqa: ANN401 - a process of some context
    process.join()
    return RuntimeError(
        f"a worker of the environment has ended with code {process.exitcode}; "
        "what went wrong stands above, in its own output"
    )


def _array(memory: Any, kind: str, shape: tuple[int, ...]) -> NDArray[Any]:  # noqa: ANN401
    return np.frombuffer(memory, kind).reshape(shape)


def _work(
    pipe: Connection, setting: TableSetting, memory: list[tuple[Any, ...]], place: slice
) -> None:
    """Play a part of the games until the pipe is closed."""
    shared = _part_of(GameArrays(*(_array(*one) for one in memory)), place)
    games = LocalGames(setting, place.stop - place.start)
    while True:
        try:
            order = pipe.recv()
        except EOFError:
            return
        _carry_out(games, order, shared)
        pipe.send(None)


def _part_of(arrays: GameArrays, place: slice) -> GameArrays:
    parts: list[Any] = [one[place] for one in arrays]
    return GameArrays(*parts)


def _carry_out(games: LocalGames, order: Order, shared: GameArrays) -> None:
    name, arguments = order
    getattr(games, name)(*arguments)
    for field, own in games.arrays._asdict().items():
        np.copyto(getattr(shared, field), own)
