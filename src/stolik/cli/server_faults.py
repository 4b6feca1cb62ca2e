"""Errors of a starting server or of a backup, as faults."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from stolik.cli.fault import USAGE, Fault, reason
from stolik.cli.terminal.terminal import Terminal
from stolik.kernel.phrase import Argument, Words
from stolik.server.config import Config, ConfigError, config_from
from stolik.server.routes.web_client import load_assets
from stolik.server.run import NoAddress
from stolik.server.storage.backup import BackupError
from stolik.server.storage.faults import DatabaseInUse, NewerDatabase, NoStorage


def settings_from(**given: object) -> Config:
    """The settings from options and environment; a wrong one is a fault."""
    try:
        return config_from(None, **given)
    except ConfigError as error:
        raise Fault(
            "server-setting",
            USAGE,
            option="--" + error.setting.replace("_", "-"),
            variable=error.variable,
            value=error.value,
            wanted=Words(f"wanted-{error.wanted}", dict(error.details)),
        ) from None


@contextmanager
def server_faults(config: Config) -> Iterator[None]:
    """Turn errors of a server and its storage into faults."""
    try:
        yield
    except NoAddress as error:
        raise Fault("server-address", address=str(error)) from None
    except DatabaseInUse:
        raise Fault("server-database-in-use", place=config.store_place) from None
    except NewerDatabase:
        raise Fault("server-database-newer", place=config.store_place) from None
    except NoStorage as error:
        raise Fault("server-storage", place=config.store_place, reason=_why(error)) from None
    except BackupError as error:
        raise _backup_fault(error) from None


def tell_of_missing_client(terminal: Terminal) -> None:
    """Say so where the package was built without the web client: browsers get no page."""
    if not load_assets():
        terminal.show_fault(Fault("no-web-client"))


def _backup_fault(error: BackupError) -> Fault:
    why: Argument = ""
    if isinstance(error.error, OSError):
        why = reason(error.error)
    elif error.error is not None:
        why = str(error.error)
    return Fault(f"backup-{error.what}", file=str(error.place or ""), reason=why)


def _why(error: NoStorage) -> Argument:
    return str(error) if error.errno is None else reason(OSError(error.errno, str(error)))
