"""Parts of the program that need libraries of an extra, which may not be installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from stolik.cli.fault import FAILED, Fault


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Around imports: turn a missing library into a fault that names its extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library in ("", "stolik"):  # a bug of ours, not a missing library
            raise
        raise Fault("missing-extra", FAILED, None, library=library, extra=extra) from None
