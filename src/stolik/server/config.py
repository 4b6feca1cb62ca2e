"""Settings of a server, from the environment; `stolik serve --help` lists them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from stolik.server.limits.addresses import AddressList

Rate = Annotated[float, Meta(ge=0.1, le=1_000_000)]
"""Ten seconds' worth is one at least."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host can set; each field is `STOLIK_<NAME>` in the environment."""

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    """Port to listen on; 0 takes a free one."""
    data_dir: str = ""
    """Folder of the SQLite database; the user's data folder when empty."""
    database_url: str = ""
    """postgresql://user:password@host/name, or sqlite:///path; SQLite in `data_dir` when empty."""
    redis_url: str = ""
    """redis://host:port/0: lets several servers share their tables."""
    origins: str = ""
    """Origins of web pages that may connect, besides the server's own; separated by commas."""
    public_url: str = ""
    """http://192.168.1.7:8000: the address that invitations carry when made on this machine."""
    secure_cookies: bool = False
    """Send cookies over TLS only; set it behind a proxy that speaks TLS."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses or networks of proxies whose X-Forwarded-For is believed; * for all."""
    metrics_from: str = "127.0.0.1,::1"
    """Addresses or networks that may read /metrics; * for all."""
    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 1
    """Processes in which bots think."""
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.6
    """Seconds a bot seems to think at least, so that people can follow."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """debug, info, warning or error."""
    request_rate: Rate = 20.0
    """Requests a second that one address may make without a session; ten seconds' worth at once."""
    socket_rate: Rate = 20.0
    """Messages and requests a second of one person together; five seconds' worth at once."""
    sockets_per_address: Annotated[int, Meta(ge=1, le=1_000_000)] = 200
    """Sockets at tables that one address may hold."""
    connections_per_address: Annotated[int, Meta(ge=1, le=1_000_000)] = 100
    """TCP connections that one address may hold besides its sockets; proxies any number."""
    header_lines: Annotated[int, Meta(ge=10, le=10_000)] = 100
    """Headers that a request may have."""
    header_bytes: Annotated[int, Meta(ge=1024, le=1_048_576)] = 32_768
    """Bytes that a request's target and headers may have together."""
    header_seconds: Annotated[float, Meta(ge=0.1, le=3600)] = 10.0
    """Seconds in which the head of a request has to arrive, a socket's too."""
    body_seconds: Annotated[float, Meta(ge=0.1, le=3600)] = 30.0
    """Seconds in which the body of a request has to arrive."""
    tables_per_hour: Annotated[int, Meta(ge=1, le=1_000_000)] = 240
    """Tables that one address may make an hour, a quarter of them at once; one person a third."""
    chat_rate: Rate = 1.0
    """Lines of chat a second that one player may say at a table; ten seconds' worth at once."""
    session_days: Annotated[float, Meta(ge=0.01, le=36_500)] = 180.0
    """A session that nobody used for this many days ends; every visit renews it."""
    guest_days: Annotated[int, Meta(ge=2, le=36_500)] = 180
    """A guest who was away for this many days is forgotten; one who never sat down after two."""
    lobby_days: Annotated[int, Meta(ge=2, le=36_500)] = 7
    """A table that waits for its game is cleared away when nobody used it for this many days."""
    table_days: Annotated[int, Meta(ge=2, le=36_500)] = 90
    """A table with a game, running or over, is cleared away when nobody used it for this long."""
    record_days: Annotated[int, Meta(ge=2, le=36_500)] = 365
    """Records are kept this many days, and as long as one of their players is still here."""
    idle_minutes: Annotated[int, Meta(ge=1, le=1_000_000)] = 30
    """A table without connections is unloaded after this long; a lobby in a minute."""
    notify_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 20.0
    """So long after a table began to wait for somebody who is not there they are told."""
    web_push: bool = True
    """Tell people by Web Push; this makes the server send requests to push services."""
    push_anywhere: bool = False
    """Allow push services without TLS and in private networks; for tests and closed networks."""
    smtp_url: str = ""
    """smtp://user:password@host:587, or smtps:// for TLS from the start; no e-mail when empty."""
    mail_from: str = ""
    """Stolik <stolik@example.org>: who e-mails come from; the user of `smtp_url` when empty."""

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
    def can_mail(self) -> bool:
        """Whether e-mails can be sent: they need a server that takes them, and links to here."""
        return bool(self.smtp_url and self.public_url)

    @property
    def store_place(self) -> str:
        """The same for people to read: the file, or the address without its password."""
        if not self.database_url:
            return str(self.data_folder / "stolik.db")
        scheme, _, rest = self.database_url.partition("://")
        return f"{scheme}://{rest.rpartition('@')[2]}"

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


_SCHEMES = {
    "database_url": (*(given for given, _ in _DRIVERS), *(driver for _, driver in _DRIVERS)),
    "redis_url": ("redis://", "rediss://", "unix://"),
    "public_url": ("http://", "https://"),
    "smtp_url": ("smtp://", "smtps://"),
}

_LISTS = ("trusted_proxies", "metrics_from")
"""Settings that list addresses."""

_TYPES = {field.name: field for field in msgspec.structs.fields(Config)}


class ConfigError(ValueError):
    """An invalid setting: which one, and what is wanted instead (`wanted` of `details`)."""

    def __init__(self, setting: str, value: object) -> None:
        self.setting = setting
        self.variable = f"STOLIK_{setting.upper()}"
        # An address may hold a password, which belongs on no screen and in no log.
        self.value = str(value).partition(":")[0] if setting in _SCHEMES else str(value)
        self.wanted, self.details = _wanted(setting)
        wanted = " ".join((self.wanted, *self.details.values()))
        super().__init__(f"{self.variable} cannot be {self.value!r}; wanted: {wanted}")


Wanted = Literal["scheme", "addresses", "choice", "number", "flag"]


def _wanted(setting: str) -> tuple[Wanted, dict[str, str]]:
    kind = inspect.type_info(_TYPES[setting].type)
    if setting in _SCHEMES:
        plain = (one for one in _SCHEMES[setting] if "+" not in one)
        return "scheme", {"known": ", ".join(plain)}
    if setting in _LISTS:
        return "addresses", {}
    if isinstance(kind, inspect.LiteralType):
        return "choice", {"known": ", ".join(str(one) for one in kind.values)}
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return "number", {"low": f"{kind.ge:g}", "high": f"{kind.le:.0f}"}
    return "flag", {}


def config_from(environment: Mapping[str, str] | None = None, **given: object) -> Config:
    """Read the settings; what is given and not None wins over the environment."""
    environment = os.environ if environment is None else environment
    fields: dict[str, object] = {}
    for name in Config.__struct_fields__:
        variable = f"STOLIK_{name.upper()}"
        if environment.get(variable):
            fields[name] = environment[variable]
    fields |= {name: value for name, value in given.items() if value is not None}
    return Config(**{name: _read(name, value) for name, value in fields.items()})


def _is_address(setting: str, value: str) -> bool:
    """Whether the driver that gets this address can read it."""
    try:
        port = make_url(value).port if setting == "database_url" else urlsplit(value).port
    except (ValueError, ArgumentError):
        return False
    return value.startswith(_SCHEMES[setting]) and port != 0


def _is_list(value: str) -> bool:
    try:
        AddressList(value)
    except ValueError:
        return False
    return True


def _read(name: str, value: object) -> Any:  # noqa: ANN401 - whatever the setting is
    if name == "log_level":
        value = str(value).lower()
    if name in _SCHEMES and value and not _is_address(name, str(value)):
        raise ConfigError(name, value)
    if name in _LISTS and not _is_list(str(value)):
        raise ConfigError(name, value)
    try:
        return msgspec.convert(value, _TYPES[name].type, strict=False)
    except msgspec.ValidationError:
        raise ConfigError(name, value) from None
