"""Plays the chunks of a study on a Ray cluster and returns them in order.

The chunks are the same as everywhere, so their sums are too. Ray plays the chunks
of a lost node again elsewhere.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from stolik.arena.edition import Edition, edition_of
from stolik.arena.execution.chunk import Chunk, play_chunk
from stolik.arena.execution.parquet import MissingExtra
from stolik.arena.execution.pool import AHEAD, TICK
from stolik.arena.execution.study_player import StudyPlayer
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
    packs: dict[str, Any] | None
    """Packs from files that only this process has read."""


class Cluster:
    """A Ray cluster that plays studies; `nodes` are those whose chunks have come in."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.nodes: set[str] = set()

    def chunks(
        self, study: Study, first: int, has_rows: bool, tick: Callable[[], None]
    ) -> Iterator[Chunk]:
        """Yield the chunks from `first` on, in order, whichever is done first."""
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
    files = game.pack_files()
    packs = files.loaded() if files is not None else None
    return Order(msgspec.json.encode(study), edition_of(study.game), has_rows, packs)


def _play(order: Order, number: int) -> tuple[str, Chunk]:
    """Play one chunk; this runs in a worker, on any node."""
    ray: Any = import_module("ray")
    study = msgspec.json.decode(order.study, type=Study)
    game = load(study.game)
    own = edition_of(study.game)
    if own != order.edition:
        raise ValueError(f"a node has another version: {own}; not {order.edition}")
    files = game.pack_files()
    if files is not None and order.packs:
        files.adopt(order.packs)
    chunk = play_chunk(_player(order.study), number, order.has_rows)
    return ray.get_runtime_context().get_node_id(), chunk


@lru_cache(maxsize=1)
def _player(study: bytes) -> StudyPlayer:
    return StudyPlayer(msgspec.json.decode(study, type=Study))
