"""`stolik backup` and `--restore`: everything the server keeps, in one file."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.extras import needs_extra

app = typer.Typer(add_completion=False)


@app.command(help="help-backup")
def backup(
    file: Annotated[str, typer.Argument(metavar="meta-file", help="help-backup-file")],
    restore: Annotated[bool, typer.Option("--restore", help="help-backup-restore")] = False,
    data_dir: Annotated[str | None, typer.Option(help="help-serve-data")] = None,
    database_url: Annotated[str | None, typer.Option(help="help-serve-database")] = None,
) -> None:
    """Write a backup while the server runs, or restore one into an empty database."""
    with needs_extra("server"):
        from stolik.cli.server_faults import server_faults, settings_from  # noqa: PLC0415
        from stolik.server.storage import backup as storage  # noqa: PLC0415

    config = settings_from(data_dir=data_dir, database_url=database_url)
    with server_faults(config):
        if restore:
            count = asyncio.run(storage.restore(Path(file), config.store_url))
        else:
            count = asyncio.run(storage.backup(config.store_url, Path(file)))
    sys.stdout.write(f"{file}: {count}\n")
