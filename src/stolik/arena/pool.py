"""Plays the chunks of a study in several processes and gives them back in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_all_start_methods, get_context, parent_process
from threading import Thread
from typing import Final

from stolik.arena.chunk import Chunk, play_chunk
from stolik.arena.play import Bench
from stolik.arena.study import Study

AHEAD: Final = 3
"""Chunks that each worker may be ahead of the oldest unfinished one; bounds the memory."""
TICK: Final = 0.25

_bench: Bench | None = None


class WorkerLost(RuntimeError):  # noqa: N818 - reads as what it is
    """A worker process died, most likely for want of memory."""


def chunks(
    study: Study, first: int, workers: int, has_rows: bool, tick: Callable[[], None]
) -> Iterator[Chunk]:
    """Give the chunks from `first` on, in order, whoever is done when."""
    if workers == 1:
        bench = Bench(study)
        for number in range(first, study.chunks):
            yield play_chunk(bench, number, has_rows)
    else:
        yield from _pooled(study, first, workers, has_rows, tick)


def _pooled(
    study: Study, first: int, workers: int, has_rows: bool, tick: Callable[[], None]
) -> Iterator[Chunk]:
    # A forked worker has the games and packs that only this process was told of.
    method = "fork" if "fork" in get_all_start_methods() else None
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context(method), _begin, (study,))
    waiting: deque[Future[Chunk]] = deque()
    try:
        for number in range(first, study.chunks):
            waiting.append(pool.submit(_play, number, has_rows))
            if len(waiting) >= AHEAD * workers:
                yield _oldest(waiting, tick)
        while waiting:
            yield _oldest(waiting, tick)
    except BrokenProcessPool:
        raise WorkerLost("a worker process died") from None
    finally:
        if waiting:  # somebody wants to stop: what is still played is lost anyway
            # Killed, not asked: forked workers inherit what this program does at a SIGTERM.
            for child in set(active_children()) - others:
                child.kill()
        pool.shutdown(cancel_futures=True)


def _oldest(waiting: deque[Future[Chunk]], tick: Callable[[], None]) -> Chunk:
    while not wait((waiting[0],), TICK).done:
        tick()
    chunk = waiting[0].result()
    waiting.popleft()
    return chunk


def _begin(study: Study) -> None:
    global _bench  # noqa: PLW0603 - a worker process has one study
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides what is kept
    Thread(target=_leave_with_parent, daemon=True).start()
    _bench = Bench(study)


def _leave_with_parent() -> None:
    """A pool that was killed outright cannot send its workers home."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(number: int, has_rows: bool) -> Chunk:
    assert _bench is not None
    return play_chunk(_bench, number, has_rows)
