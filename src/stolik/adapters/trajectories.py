"""Games of bots as a dataset of decisions: Parquet files, a card, and a loader that streams.

    from stolik.adapters.trajectories import Trajectories

    for batch in Trajectories("cardline-games").batches(1024):
        batch["observation"], batch["action_mask"], batch["action"], batch["reward"]

A dataset is a folder. A part holds PART games in a row and depends on nothing but the study, so any
number of workers writes the same bytes, and a recording that was stopped goes on with the parts
that are missing. `stolik record` writes one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
from numpy.typing import NDArray

import stolik
from stolik.adapters.observer import Observer
from stolik.adapters.trajectory_card import card_text
from stolik.arena.execution.study_player import DEAL, StudyPlayer
from stolik.arena.study import Study
from stolik.bots import MINDS
from stolik.kernel.move import Move
from stolik.kernel.registry import load
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

FORMAT = 1
PART = 100  # games in a file
ABOUT = "dataset.json"
CARD = "README.md"


class OtherDataset(ValueError):  # noqa: N818 - reads as what it is
    """A folder that holds something else than was asked for."""


class DatasetAbout(msgspec.Struct, frozen=True):
    """What a dataset was made of: enough to make it again."""

    study: Study
    rules_version: int
    numbers: int
    moves: int
    stolik: str = stolik.__version__
    minds: int = MINDS
    format: int = FORMAT


def about_of(study: Study) -> DatasetAbout:
    """Describe the dataset of a study of one table; it is cut into parts of its own."""
    if len(study.tables) != 1:
        raise ValueError("a dataset has one number of players and one set of options")
    game, table = load(study.game), study.tables[0]
    observer = Observer(game.rules(table.seats, table.options))
    in_parts = msgspec.structs.replace(study, chunk=PART)
    return DatasetAbout(in_parts, game.version, observer.size, len(game.moves))


def record(
    about: DatasetAbout, folder: Path, workers: int = 1, tick: Callable[[], None] | None = None
) -> int:
    """Play all games that the folder does not hold yet, and return how many parts were written.

    `tick` is called after each part. Raises OtherDataset if the folder holds other games.
    """
    _claim(about, folder)
    missing = [part for part in range(about.study.chunks) if not _part(folder, part).exists()]
    write = partial(write_part, about, folder)
    if workers == 1 or len(missing) < 2:
        for part in missing:
            write(part)
            _call(tick)
        return len(missing)
    files = load(about.study.game).pack_files()
    packs = None if files is None else files.loaded()
    # Threads of Parquet's writer do not survive a fork.
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, context, _adopt, (about.study.game, packs)) as pool:
        for _ in pool.map(write, missing):
            _call(tick)
    return len(missing)


def _adopt(game: str, packs: Any) -> None:  # noqa: ANN401 - as each game loads them
    """Register the packs that only the recording process has loaded."""
    files = load(game).pack_files()
    if files is not None:
        files.adopt(packs)


def _call(tick: Callable[[], None] | None) -> None:
    if tick is not None:
        tick()


def _claim(about: DatasetAbout, folder: Path) -> None:
    """Write what the dataset is; refuse a folder that holds anything else."""
    path = folder / ABOUT
    if path.exists():
        if read_about(folder) != about:
            raise OtherDataset(f"{folder} holds other games; see {ABOUT} there")
        return
    if folder.exists() and any(folder.iterdir()):
        raise OtherDataset(f"{folder} is not empty and holds no {ABOUT}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / CARD).write_text(card_text(about, load(about.study.game)), encoding="utf-8")
    fresh = folder / f"{ABOUT}.new"
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(about, order="sorted")) + b"\n")
    fresh.replace(path)


def read_about(folder: Path) -> DatasetAbout:
    """What a folder holds; raises OtherDataset if it is no dataset."""
    try:
        return msgspec.json.decode((folder / ABOUT).read_bytes(), type=DatasetAbout)
    except (OSError, msgspec.MsgspecError) as error:
        raise OtherDataset(f"{folder} holds no dataset: {error}") from None


def _part(folder: Path, number: int) -> Path:
    return folder / f"part-{number:05}.parquet"


class _Columns:
    """The decisions of a part, column by column."""

    def __init__(self, about: DatasetAbout) -> None:
        study = about.study
        table = study.tables[0]
        self.rules = load(study.game).rules(table.seats, table.options)
        self.observer = Observer(self.rules)
        self.columns: dict[str, list[Any]] = {name: [] for name in schema(about)}
        self.last: dict[Seat, int] = {}

    def begin(self, index: int, seed: int, levels: tuple[str, ...]) -> None:
        """A new game begins."""
        self.index, self.seed, self.levels, self.step = index, str(seed), levels, 0
        self.last.clear()

    def watch(self, state: State, seat: Seat, legal: list[Move], move: Move) -> None:
        """Note a decision."""
        seen: NDArray[np.float32] = np.empty(self.observer.size, np.float32)
        self.observer.write(state, seat, seen)
        self.last[seat] = len(self.columns["game"])
        row = (self.index, self.step, self.seed, seat, self.levels[seat], seen,
               sorted(one.code for one in legal), move.code, 0.0, False)  # fmt: skip
        for column, value in zip(self.columns.values(), row, strict=True):
            column.append(value)
        self.step += 1

    def end(self, returns: list[float]) -> None:
        """Note at each seat's last decision what the game was worth to it."""
        for seat, place in self.last.items():
            self.columns["reward"][place] = returns[seat]
            self.columns["is_last"][place] = True


def schema(about: DatasetAbout) -> dict[str, Any]:
    """The columns of a part."""
    return {
        "game": pl.UInt32,
        "step": pl.UInt32,
        "seed": pl.String,
        "seat": pl.UInt8,
        "level": pl.String,
        "observation": pl.Array(pl.Float32, about.numbers),
        "legal": pl.List(pl.UInt16),
        "action": pl.UInt16,
        "reward": pl.Float32,
        "is_last": pl.Boolean,
    }


def write_part(about: DatasetAbout, folder: Path, number: int) -> None:
    """Play the games of a part and write its file, whole or not at all."""
    study = about.study
    player, columns = StudyPlayer(study), _Columns(about)
    for index in study.indices(number):
        columns.begin(index, study.seed_of(index, DEAL), study.seated(index))
        result = player.play(index, columns.watch)
        share = 1.0 / max(1, len(result.winners))
        columns.end([share if seat in result.winners else 0.0 for seat in range(len(result.ranks))])
    held = columns.columns
    held["observation"] = np.stack(held["observation"])  # type: ignore[assignment]
    path = _part(folder, number)
    fresh = path.with_suffix(".new")
    pl.DataFrame(held, schema=schema(about)).write_parquet(fresh, compression="zstd")
    fresh.replace(path)


class Trajectories:
    """A dataset, read part by part: it may be larger than the memory."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.about = read_about(self.folder)

    def parts(self) -> Iterator[pl.DataFrame]:
        """The parts in order; a recording that is still going on may lack some."""
        for number in range(self.about.study.chunks):
            path = _part(self.folder, number)
            if path.exists():
                yield pl.read_parquet(path)

    def batches(self, size: int) -> Iterator[dict[str, NDArray[Any]]]:
        """The decisions in order, as arrays of at most `size` rows; a batch is of one part."""
        if size < 1:
            raise ValueError(f"a batch has at least one row, not {size}")
        for part in self.parts():
            for rows in part.iter_slices(size):
                yield self._arrays(rows)

    def _arrays(self, rows: pl.DataFrame) -> dict[str, NDArray[Any]]:
        plain = ("game", "step", "seat", "level", "action", "reward", "is_last")
        found = {name: rows[name].to_numpy() for name in plain}
        mask = np.zeros((len(rows), self.about.moves), np.int8)
        counts = rows["legal"].list.len().to_numpy()
        mask[np.repeat(np.arange(len(rows)), counts), rows["legal"].explode().to_numpy()] = 1
        return {**found, "observation": rows["observation"].to_numpy(), "action_mask": mask}
