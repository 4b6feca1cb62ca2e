"""Settings of a server, from the environment; `stolik serve --help` lists them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host can set; each field is `STOLIK_<NAME>` in the environment."""

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = 8000
    """Port to listen on; 0 takes a free one."""
    data_dir: str = ""
    """Folder of the SQLite database; the user's data folder when empty."""
    database_url: str = ""
    """postgresql://user:password@host/name, or sqlite:///path; SQLite in `data_dir` when empty."""
    redis_url: str = ""
    """redis://host:port/0: lets several servers share their tables."""
    origins: str = ""
    """Origins of web pages that may connect, beside the server's own; separated by commas."""
    secure_cookies: bool = False
    """Send cookies over TLS only; set it behind a proxy that speaks TLS."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded headers are believed; * for all."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_pause: float = 0.6
    """Seconds a bot seems to think at least, so that people can follow."""
    log_level: str = "info"
    """debug, info, warning or error."""
    request_rate: float = 20.0
    """Requests a second that one address may make; it may save up ten seconds' worth."""
    socket_rate: float = 20.0
    """Socket messages a second that one connection may send; five seconds' worth at once."""
    sockets_per_address: int = 200
    """Connections that one address may hold."""
    chat_rate: float = 1.0
    """Lines of chat a second that one player may say at a table; ten seconds' worth at once."""
    session_days: float = 180.0
    """A session that nobody used for so many days ends; every visit renews it."""
    idle_minutes: int = 30
    """A table that nobody is connected to leaves the memory after so long."""

    @property
    def store_url(self) -> str:
        """The database for SQLAlchemy, with the asynchronous driver."""
        url = self.database_url
        if not url:
            return f"sqlite+aiosqlite:///{self.data_folder / 'stolik.db'}"
        for given, driver in _DRIVERS:
            if url.startswith(given):
                return driver + url.removeprefix(given)
        return url

    @property
    def data_folder(self) -> Path:
        """Where files of this server are kept."""
        if self.data_dir:
            return Path(self.data_dir)
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(base) / "stolik"


_DRIVERS = (
    ("postgresql://", "postgresql+asyncpg://"),
    ("postgres://", "postgresql+asyncpg://"),
    ("sqlite://", "sqlite+aiosqlite://"),
)


class ConfigError(ValueError):
    """A setting that cannot be read: which one, and what is wrong."""


def config_from(environment: Mapping[str, str] | None = None, **given: object) -> Config:
    """Read the settings; what is given and not None wins over the environment."""
    environment = os.environ if environment is None else environment
    fields: dict[str, object] = {}
    for name in Config.__struct_fields__:
        variable = f"STOLIK_{name.upper()}"
        if environment.get(variable):
            fields[name] = environment[variable]
    fields |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(fields, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(f"A setting is wrong: {error}. See `stolik serve --help`.") from None
