"""`stolik serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Annotated

import typer

app = typer.Typer(add_completion=False)


@app.command(help="help-serve")
def serve(  # noqa: PLR0913, PLR0917 - every option of a host
    host: Annotated[str | None, typer.Option(help="help-serve-host")] = None,
    port: Annotated[int | None, typer.Option(help="help-serve-port")] = None,
    data_dir: Annotated[str | None, typer.Option(help="help-serve-data")] = None,
    database_url: Annotated[str | None, typer.Option(help="help-serve-database")] = None,
    redis_url: Annotated[str | None, typer.Option(help="help-serve-redis")] = None,
    origins: Annotated[str | None, typer.Option(help="help-serve-origins")] = None,
    secure_cookies: Annotated[bool | None, typer.Option(help="help-serve-secure")] = None,
    trusted_proxies: Annotated[str | None, typer.Option(help="help-serve-proxies")] = None,
    bot_workers: Annotated[int | None, typer.Option(help="help-serve-workers")] = None,
    bot_pause: Annotated[float | None, typer.Option(help="help-serve-pause")] = None,
    request_rate: Annotated[float | None, typer.Option(help="help-serve-requests")] = None,
    socket_rate: Annotated[float | None, typer.Option(help="help-serve-messages")] = None,
    sockets_per_address: Annotated[int | None, typer.Option(help="help-serve-sockets")] = None,
    chat_rate: Annotated[float | None, typer.Option(help="help-serve-chat")] = None,
    session_days: Annotated[float | None, typer.Option(help="help-serve-session")] = None,
    idle_minutes: Annotated[int | None, typer.Option(help="help-serve-idle")] = None,
    log_level: Annotated[str | None, typer.Option(help="help-serve-log")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="help-serve-open")] = False,
) -> None:
    """Serve tables until interrupted."""
    from stolik.cli.server_fault import server_faults, settings_from  # noqa: PLC0415 - an extra
    from stolik.server.run import run  # noqa: PLC0415

    config = settings_from(
        host=host,
        port=port,
        data_dir=data_dir,
        database_url=database_url,
        redis_url=redis_url,
        origins=origins,
        secure_cookies=secure_cookies,
        trusted_proxies=trusted_proxies,
        bot_workers=bot_workers,
        bot_pause=bot_pause,
        request_rate=request_rate,
        socket_rate=socket_rate,
        sockets_per_address=sockets_per_address,
        chat_rate=chat_rate,
        session_days=session_days,
        idle_minutes=idle_minutes,
        log_level=log_level,
    )

    def ready(port: int) -> None:
        address = f"http://{_shown(config.host)}:{port}"
        sys.stdout.write(f"Stolik: {address}\n")
        sys.stdout.flush()
        if browser and _has_desktop():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    with server_faults(config):
        run(config, ready)


def _shown(host: str) -> str:
    """How a browser on this machine calls the address."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _has_desktop() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
