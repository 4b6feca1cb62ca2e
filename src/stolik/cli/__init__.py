"""The `stolik` command.

Words come from `text/*.ftl`, help included: commands and parameters carry
message ids where typer expects help, and `translate_help` replaces them. Each
game draws its own board (`Game.board`).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    from stolik.cli.run import run  # noqa: PLC0415 - typer and rich only load when they are used

    return run(list(sys.argv[1:] if argv is None else argv))
