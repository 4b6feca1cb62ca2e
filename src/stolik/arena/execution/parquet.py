"""Rows as Parquet."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from stolik.arena.execution.chunk import COLUMNS
from stolik.arena.execution.disk import to_disk

TEXTS = ("variant", "level")
FLOATS = ("score", "win")


class MissingExtra(ImportError):  # noqa: N818 - reads as what it is
    """A library of `stolik[arena]` is not installed; `name` says which."""


def is_parquet(path: Path) -> bool:
    """Whether a file's name asks for Parquet."""
    return path.suffix.lower() in (".parquet", ".pq")


def need(library: str) -> None:
    """Raise MissingExtra before any game is played."""
    if find_spec(library) is None:
        raise MissingExtra(f"{library} is missing: pip install 'stolik[arena]'", name=library)


def write_parquet(rows: Path, path: Path) -> None:
    """Turn rows into Parquet, as a stream: the file may be larger than the memory."""
    polars: Any = import_module("polars")
    schema = {
        name: polars.String if name in TEXTS else polars.Float64 if name in FLOATS else polars.Int64
        for name in COLUMNS
    }
    fresh = path.with_name(f"{path.name}.new")
    # An empty variant is the default rules, not something unknown.
    variant = polars.col("variant").fill_null("")
    polars.scan_csv(rows, schema=schema).with_columns(variant).sink_parquet(fresh)
    with fresh.open("rb+") as written:
        to_disk(written)  # the rows it was made from may go now
    fresh.replace(path)
