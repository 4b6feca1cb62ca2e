"""Plays the chunks of a study in several processes and returns them in order."""

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

from stolik.arena.execution.chunk import Chunk, play_chunk
from stolik.arena.execution.study_player import StudyPlayer
from stolik.arena.study import Study

AHEAD: Final = 3
"""Chunks that each worker may be ahead of the oldest unfinished one; bounds the memory."""
TICK: Final = 0.25

_player: StudyPlayer | None = None


class WorkerLost(RuntimeError):  # noqa: N818 - reads as what it is
    """A worker process died, most likely because memory ran out."""


def chunks(
    study: Study, first: int, workers: int, has_rows: bool, tick: Callable[[], None]
) -> Iterator[Chunk]:
    """Yield the chunks from `first` on, in order, whichever is done first."""
    if workers == 1:
        player = StudyPlayer(study)
        for number in range(first, study.chunks):
            yield play_chunk(player, number, has_rows)
    else:
        yield from _pooled(study, first, workers, has_rows, tick)


def _pooled(
    study: Study, first: int, workers: int, has_rows: bool, tick: Callable[[], None]
) -> Iterator[Chunk]:
    # A forked worker has the games and packs that only this process has loaded.
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
        if waiting:  # interrupted: games in progress are lost anyway
            # SIGKILL, not SIGTERM: forked workers inherit this program's handler of SIGTERM.
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
    global _player  # noqa: PLW0603 - a worker process has one study
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    Thread(target=_leave_with_parent, daemon=True).start()
    _player = StudyPlayer(study)


def _leave_with_parent() -> None:
    """End a worker when its parent process is gone: a killed pool cannot do that itself."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(number: int, has_rows: bool) -> Chunk:
    assert _player is not None
    return play_chunk(_player, number, has_rows)
