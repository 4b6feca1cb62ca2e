"""Plays the chunks of a study on a Ray cluster and gives them back in order.

The chunks are the same as everywhere, so their sums are too. A node that is lost
takes nothing along: Ray plays its chunks again elsewhere.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from stolik.arena.chunk import Chunk, play_chunk
from stolik.arena.edition import Edition, edition_of
from stolik.arena.parquet import MissingExtra
from stolik.arena.play import Bench
from stolik.arena.pool import AHEAD, TICK
from stolik.arena.study import Study
from stolik.kernel.registry import load

FOR_EVER: Final = -1


class ClusterLost(RuntimeError):  # noqa: N818 - reads as what it is
    """The cluster cannot be reached, or has other games than we have; the text says which."""


class Order(msgspec.Struct, frozen=True):
    """What every node must know to play chunks of a study."""

    study: bytes
    edition: Edition
    has_rows: bool
    packs: object
    """Packs from files that only this process has read."""


class Cluster:
    """A Ray cluster that plays studies; `nodes` are those whose chunks have come in."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.nodes: set[str] = set()

    def chunks(
        self, study: Study, first: int, has_rows: bool, tick: Callable[[], None]
    ) -> Iterator[Chunk]:
        """Give the chunks from `first` on, in order, whoever is done when."""
        ray = self._joined()
        waiting: deque[Any] = deque()
        try:
            order = ray.put(_order(study, has_rows))
            task = ray.remote(_play).options(num_cpus=1, max_retries=FOR_EVER)
            for number in range(first, study.chunks):
                waiting.append(task.remote(order, number))
                if len(waiting) >= AHEAD * _cores(ray):
                    yield self._oldest(ray, waiting, tick)
            while waiting:
                yield self._oldest(ray, waiting, tick)
        except ray.exceptions.RayError as error:
            raise ClusterLost(str(error).strip().splitlines()[-1]) from None
        finally:
            for task in waiting:
                ray.cancel(task, force=True)
            ray.shutdown()

    def _joined(self) -> Any:  # noqa: ANN401 - Ray is an extra
        if find_spec("ray") is None:
            raise MissingExtra("ray is missing: pip install 'stolik[cluster]'", name="ray")
        ray: Any = import_module("ray")
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise ClusterLost(str(error).strip().splitlines()[0]) from None
        return ray

    def _oldest(self, ray: Any, waiting: deque[Any], tick: Callable[[], None]) -> Chunk:  # noqa: ANN401
        while not ray.wait([waiting[0]], timeout=TICK)[0]:
            tick()
        node, chunk = ray.get(waiting[0])
        waiting.popleft()
        self.nodes.add(node)
        assert isinstance(chunk, Chunk)
        return chunk


def _cores(ray: Any) -> int:  # noqa: ANN401 - Ray is an extra
    """How many chunks can be played at once; nodes come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _order(study: Study, has_rows: bool) -> Order:
    game = load(study.game)
    packs = _pack_module(game.package)
    offered = packs.offered() if packs is not None else None
    return Order(msgspec.json.encode(study), edition_of(study.game), has_rows, offered)


def _pack_module(package: str) -> Any:  # noqa: ANN401 - a game's own module, if it has one
    name = f"{package}.pack"
    found = import_module(name) if find_spec(name) is not None else None
    return found if hasattr(found, "accept") else None


def _play(order: Order, number: int) -> tuple[str, Chunk]:
    """What a worker does, in a process of its own on any node."""
    ray: Any = import_module("ray")
    study = msgspec.json.decode(order.study, type=Study)
    game = load(study.game)
    own = edition_of(study.game)
    if own != order.edition:
        raise ValueError(f"a node has another version: {own}; not {order.edition}")
    packs = _pack_module(game.package)
    if packs is not None and order.packs:
        packs.accept(order.packs)
    chunk = play_chunk(_bench(order.study), number, order.has_rows)
    return ray.get_runtime_context().get_node_id(), chunk


@lru_cache(maxsize=1)
def _bench(study: bytes) -> Bench:
    return Bench(msgspec.json.decode(study, type=Study))
