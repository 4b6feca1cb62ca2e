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
from random import Random
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

FORMAT = 2  # 1 held observations with all their zeros
PART = 100  # games in a file
MIXED = 1 << 15  # decisions that are shuffled together
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
        self.seen: NDArray[np.float32] = np.empty(self.observer.size, np.float32)
        self.columns: dict[str, list[Any]] = {name: [] for name in schema(about)}
        self.last: dict[Seat, int] = {}

    def begin(self, index: int, seed: int, levels: tuple[str, ...]) -> None:
        """A new game begins."""
        self.index, self.seed, self.levels, self.step = index, str(seed), levels, 0
        self.last.clear()

    def watch(self, state: State, seat: Seat, legal: list[Move], move: Move) -> None:
        """Note a decision."""
        self.observer.write(state, seat, self.seen)
        places = self.seen.nonzero()[0]
        self.last[seat] = len(self.columns["game"])
        row = (self.index, self.step, self.seed, seat, self.levels[seat], places.tolist(),
               self.seen[places].tolist(), sorted(one.code for one in legal), move.code, 0.0,
               False)  # fmt: skip
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
        # Observations are mostly zeros: these are the places of all other numbers, and they.
        "places": pl.List(pl.UInt16),
        "numbers": pl.List(pl.Float32),
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
    path = _part(folder, number)
    fresh = path.with_suffix(".new")
    held = pl.DataFrame(columns.columns, schema=schema(about))
    held.write_parquet(fresh, compression="zstd")
    fresh.replace(path)


class Trajectories:
    """A dataset, read part by part: it may be larger than the memory."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.about = read_about(self.folder)

    def parts(self, shuffle: int | None = None) -> Iterator[pl.DataFrame]:
        """The parts in order, or in the order of a seed; one that is not yet recorded is left out.

        Beside the recorded columns they have `return`: what the game was worth to the seat.
        """
        paths = [_part(self.folder, number) for number in range(self.about.study.chunks)]
        if shuffle is not None:
            Random(shuffle).shuffle(paths)
        worth = pl.col("reward").sum().over("game", "seat").alias("return")
        for path in paths:
            if path.exists():
                yield pl.read_parquet(path).with_columns(worth)

    def batches(
        self,
        size: int,
        shuffle: int | None = None,
        *,
        is_sparse: bool = False,
        least_legal: int = 1,
    ) -> Iterator[dict[str, NDArray[Any]]]:
        """The decisions as arrays of at most `size` rows, in order or shuffled by a seed.

        Shuffled, the parts come in any order and about MIXED decisions are mixed at a time.

        With `is_sparse`, `observation` and `action_mask` are not spread out: `places` are the
        places of all numbers that are not 0 and `numbers` these numbers, row after row, as many
        as `place_counts` says; `legal` and `legal_counts` are the codes of legal moves likewise.
        Decisions with less than `least_legal` moves are left out: with 2, the forced ones are.
        """
        if size < 1:
            raise ValueError(f"a batch has at least one row, not {size}")
        for rows in self.parts() if shuffle is None else self._mixed(shuffle):
            chosen = rows.filter(pl.col("legal").list.len() >= least_legal)
            for batch in chosen.iter_slices(size):
                yield self._arrays(batch, is_sparse)

    def _mixed(self, seed: int) -> Iterator[pl.DataFrame]:
        held: list[pl.DataFrame] = []
        for part in self.parts(seed):
            held.append(part)
            if sum(map(len, held)) >= MIXED:
                yield pl.concat(held).sample(fraction=1, shuffle=True, seed=seed)
                held = []
        if held:
            yield pl.concat(held).sample(fraction=1, shuffle=True, seed=seed)

    def _arrays(self, rows: pl.DataFrame, is_sparse: bool) -> dict[str, NDArray[Any]]:
        plain = ("game", "step", "seat", "level", "action", "reward", "is_last", "return")
        found = {name: rows[name].to_numpy() for name in plain}
        sparse = {
            "places": _flat(rows, "places"),
            "numbers": _flat(rows, "numbers"),
            "place_counts": _lengths(rows, "places"),
            "legal": _flat(rows, "legal"),
            "legal_counts": _lengths(rows, "legal"),
        }
        if is_sparse:
            return found | sparse
        seen = np.zeros((len(rows), self.about.numbers), np.float32)
        mask = np.zeros((len(rows), self.about.moves), np.int8)
        numbers = np.arange(len(rows))
        seen[np.repeat(numbers, sparse["place_counts"]), sparse["places"]] = sparse["numbers"]
        mask[np.repeat(numbers, sparse["legal_counts"]), sparse["legal"]] = 1
        return {**found, "observation": seen, "action_mask": mask}


def _flat(rows: pl.DataFrame, name: str) -> NDArray[Any]:
    """What the lists of a column hold, row after row."""
    return rows[name].explode().drop_nulls().to_numpy()  # an empty list leaves a null


def _lengths(rows: pl.DataFrame, name: str) -> NDArray[Any]:
    return rows[name].list.len().to_numpy()
