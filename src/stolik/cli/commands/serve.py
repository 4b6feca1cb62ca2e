"""`stolik serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from stolik.cli.extras import needs_extra
from stolik.cli.terminal.terminal import terminal_of

app = typer.Typer(add_completion=False)


@app.command(help="help-serve")
def serve(  # noqa: PLR0913, PLR0917 - every option of a host
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help="help-serve-host")] = None,
    port: Annotated[int | None, typer.Option(help="help-serve-port")] = None,
    data_dir: Annotated[str | None, typer.Option(help="help-serve-data")] = None,
    database_url: Annotated[str | None, typer.Option(help="help-serve-database")] = None,
    redis_url: Annotated[str | None, typer.Option(help="help-serve-redis")] = None,
    origins: Annotated[str | None, typer.Option(help="help-serve-origins")] = None,
    public_url: Annotated[str | None, typer.Option(help="help-serve-public")] = None,
    secure_cookies: Annotated[bool | None, typer.Option(help="help-serve-secure")] = None,
    trusted_proxies: Annotated[str | None, typer.Option(help="help-serve-proxies")] = None,
    metrics_from: Annotated[str | None, typer.Option(help="help-serve-metrics")] = None,
    bot_workers: Annotated[int | None, typer.Option(help="help-serve-workers")] = None,
    bot_pause: Annotated[float | None, typer.Option(help="help-serve-pause")] = None,
    request_rate: Annotated[float | None, typer.Option(help="help-serve-requests")] = None,
    socket_rate: Annotated[float | None, typer.Option(help="help-serve-messages")] = None,
    sockets_per_address: Annotated[int | None, typer.Option(help="help-serve-sockets")] = None,
    connections_per_address: Annotated[
        int | None, typer.Option(help="help-serve-connections")
    ] = None,
    header_lines: Annotated[int | None, typer.Option(help="help-serve-header-lines")] = None,
    header_bytes: Annotated[int | None, typer.Option(help="help-serve-header-bytes")] = None,
    header_seconds: Annotated[float | None, typer.Option(help="help-serve-header-time")] = None,
    body_seconds: Annotated[float | None, typer.Option(help="help-serve-body-time")] = None,
    tables_per_hour: Annotated[int | None, typer.Option(help="help-serve-tables")] = None,
    chat_rate: Annotated[float | None, typer.Option(help="help-serve-chat")] = None,
    session_days: Annotated[float | None, typer.Option(help="help-serve-session")] = None,
    guest_days: Annotated[int | None, typer.Option(help="help-serve-guests")] = None,
    lobby_days: Annotated[int | None, typer.Option(help="help-serve-lobbies")] = None,
    table_days: Annotated[int | None, typer.Option(help="help-serve-table-days")] = None,
    record_days: Annotated[int | None, typer.Option(help="help-serve-records")] = None,
    idle_minutes: Annotated[int | None, typer.Option(help="help-serve-idle")] = None,
    notify_seconds: Annotated[float | None, typer.Option(help="help-serve-notify")] = None,
    web_push: Annotated[bool | None, typer.Option(help="help-serve-push")] = None,
    push_anywhere: Annotated[bool | None, typer.Option(help="help-serve-anywhere")] = None,
    smtp_url: Annotated[str | None, typer.Option(help="help-serve-smtp")] = None,
    mail_from: Annotated[str | None, typer.Option(help="help-serve-mail")] = None,
    log_level: Annotated[str | None, typer.Option(help="help-serve-log")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="help-serve-open")] = False,
) -> None:
    """Serve tables until interrupted."""
    with needs_extra("server"):
        from stolik.cli import server_faults as faults  # noqa: PLC0415
        from stolik.server.run import run  # noqa: PLC0415

    given = {name: value for name, value in context.params.items() if name != "browser"}
    config = faults.settings_from(**given)

    def ready(port: int) -> None:
        address = f"http://{_shown(config.host)}:{port}"
        sys.stdout.write(f"Stolik: {address}\n")
        sys.stdout.flush()
        faults.tell_of_missing_client(terminal_of(context))
        if browser and has_desktop():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    with faults.server_faults(config):
        run(config, ready)


def _shown(host: str) -> str:
    """The address for a browser on this machine."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def has_desktop() -> bool:
    """Whether this machine has a screen on which a browser could open."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
