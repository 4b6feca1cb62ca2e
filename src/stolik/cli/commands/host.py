"""`stolik host`: a game night in the home network, with an address that phones can scan."""

from __future__ import annotations

import ipaddress
import os
import socket
import threading
import webbrowser
from contextlib import ExitStack
from typing import Annotated

import typer
from rich.text import Text

from stolik.cli.commands.serve import has_desktop
from stolik.cli.extras import needs_extra
from stolik.cli.fault import USAGE, Fault
from stolik.cli.terminal.terminal import Terminal, terminal_of

app = typer.Typer(add_completion=False)

EVERYWHERE = "0.0.0.0"
DEFAULT_PORT = 8000


@app.command(help="help-host")
def host(  # noqa: PLR0913, PLR0917 - the options of a game night
    context: typer.Context,
    port: Annotated[int | None, typer.Option(help="help-host-port")] = None,
    address: Annotated[str | None, typer.Option(help="help-host-address")] = None,
    data_dir: Annotated[str | None, typer.Option(help="help-host-data")] = None,
    announce: Annotated[bool, typer.Option(help="help-host-announce")] = True,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="help-host-open")] = True,
) -> None:
    """Serve tables to the home network until interrupted."""
    with needs_extra("server"):
        from stolik.cli import home_network  # noqa: PLC0415
        from stolik.cli.server_faults import (  # noqa: PLC0415
            server_faults,
            settings_from,
            tell_of_missing_client,
        )
        from stolik.server.run import run  # noqa: PLC0415

    terminal = terminal_of(context)
    own = home_network.network_address() if address is None else _checked(address)
    if own is None:
        raise Fault("no-network")
    port = _free_port() if port == 0 else port or DEFAULT_PORT
    url = f"http://{own}:{port}"
    config = settings_from(
        host=EVERYWHERE,
        port=port,
        data_dir=data_dir,
        public_url=url,
        log_level=_log_level(terminal),
    )

    with ExitStack() as announcements, server_faults(config):

        def announce_server() -> None:
            # Not in the server's own thread: the library would use its event loop.
            name = announcements.enter_context(home_network.announced(own, port))
            _show_name(terminal, name, port)

        def ready(port: int) -> None:
            _show(terminal, url)
            tell_of_missing_client(terminal)
            if announce:
                threading.Thread(target=announce_server, daemon=True).start()
            if browser and has_desktop():
                local = f"http://localhost:{port}"
                threading.Thread(target=webbrowser.open, args=[local], daemon=True).start()

        run(config, ready)


def _log_level(terminal: Terminal) -> str | None:
    """In a terminal a line for each request would push the code that phones scan away."""
    is_chosen = "STOLIK_LOG_LEVEL" in os.environ
    return "warning" if terminal.console.is_terminal and not is_chosen else None


def _checked(address: str) -> str:
    try:
        return str(ipaddress.IPv4Address(address))
    except ValueError:
        raise Fault("host-address", USAGE, address=address) from None


def _free_port() -> int:
    """A free port; the address that is printed and scanned has to name it before it is opened."""
    with socket.socket() as probe:
        probe.bind((EVERYWHERE, 0))
        return int(probe.getsockname()[1])


def _show(terminal: Terminal, url: str) -> None:
    if terminal.console.is_terminal:  # nobody scans a log
        terminal.show("", terminal.say("host-scan"), qr_code(url))
    terminal.show_unbroken(f"Stolik: {url}")
    terminal.show_unbroken(terminal.say("host-television", address=url))
    terminal.console.file.flush()


def _show_name(terminal: Terminal, name: str | None, port: int) -> None:
    if name is None:
        terminal.show(terminal.say("host-not-announced"))
    else:
        terminal.show_unbroken(terminal.say("host-name", address=f"http://{name}:{port}"))
    terminal.console.file.flush()


def qr_code(text: str) -> Text:
    """A QR code in half blocks: dark on light, whatever the terminal's colours are."""
    import segno  # noqa: PLC0415 - part of the server's extra

    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append(bytes(len(rows[0])))
    lines = (
        "".join(_BLOCKS[above > 0, below > 0] for above, below in zip(top, bottom, strict=True))
        for top, bottom in zip(rows[::2], rows[1::2], strict=True)
    )
    return Text("\n".join(lines), "black on white", no_wrap=True)


_BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
