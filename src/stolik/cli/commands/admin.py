"""`stolik admin`: the tools of admins on the console of a running server.

Whoever can write the server's database may act as an admin: a command opens a session of the
console there, asks the server as the page for admins does, and ends the session.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple
from urllib.parse import quote, urlencode

import typer

from stolik.cli.extras import needs_extra
from stolik.cli.fault import USAGE, Fault
from stolik.cli.fault import reason as reason_of
from stolik.cli.terminal.command_group import CommandGroup
from stolik.cli.terminal.terminal import terminal_of

app = typer.Typer(cls=CommandGroup, add_completion=False, no_args_is_help=True, help="help-admin")

Player = Annotated[str, typer.Argument(metavar="meta-player", help="help-admin-player")]
Days = Annotated[float | None, typer.Option(help="help-admin-days")]
Reason = Annotated[str, typer.Option(help="help-admin-reason")]
What = Literal["people", "tables", "decks", "reports", "bans", "invitations", "settings", "audit"]


class Place(NamedTuple):
    """Where the server and its database are."""

    data_dir: str | None
    database_url: str | None
    server: str | None


@app.callback()
def admin(
    context: typer.Context,
    data_dir: Annotated[str | None, typer.Option(help="help-serve-data")] = None,
    database_url: Annotated[str | None, typer.Option(help="help-serve-database")] = None,
    server: Annotated[str | None, typer.Option(help="help-admin-server")] = None,
) -> None:
    """Commands for those who run a server."""
    context.meta["admin"] = Place(data_dir, database_url, server)


def _with_store(context: typer.Context, work: Callable[[Any, str], Any]) -> Any:  # noqa: ANN401
    """Do something with the server's database and address."""
    with needs_extra("server"):
        from stolik.cli.server_faults import server_faults, settings_from  # noqa: PLC0415
        from stolik.server.storage.faults import NoStorage  # noqa: PLC0415
        from stolik.server.storage.store import Store  # noqa: PLC0415

    place: Place = context.meta["admin"]
    config = settings_from(data_dir=place.data_dir, database_url=place.database_url)
    file = config.data_folder / "stolik.db"

    async def whole() -> Any:  # noqa: ANN401 - whatever the work gives
        if not config.database_url and not file.is_file():
            raise NoStorage(FileNotFoundError(2, str(file)))
        store = await Store.open(config.store_url)
        try:
            return await work(store, place.server or f"http://127.0.0.1:{config.port}")
        finally:
            await store.close()

    with server_faults(config):
        return asyncio.run(whole())


def _ask(context: typer.Context, method: str, path: str, body: object = None) -> bytes:
    """Ask the running server as an admin; a refusal is a fault."""
    with needs_extra("server"):
        import httpx  # noqa: PLC0415

        from stolik.client import Client, ServerError  # noqa: PLC0415
        from stolik.server.admin.admin_link import open_console  # noqa: PLC0415

    async def work(store: Any, address: str) -> bytes:  # noqa: ANN401 - a Store
        console = await open_console(store)
        try:
            async with Client(address, headers={"cookie": f"stolik={console.token}"}) as client:
                return bytes((await client.request(method, f"/api/admin{path}", body)).content)
        except ServerError as error:
            raise Fault("admin-refused", problem=error.code, detail=error.detail) from None
        except httpx.HTTPError:
            raise Fault("admin-no-server", address=address) from None
        finally:
            await console.end(store)

    return bytes(_with_store(context, work))


def _do(context: typer.Context, path: str, body: object = None) -> None:
    """Do something and print what the server answers."""
    answer = _ask(context, "POST", path, {} if body is None else body)
    if answer:
        sys.stdout.write(answer.decode() + "\n")


@app.command(help="help-admin-link")
def link(context: typer.Context) -> None:
    """Print a link by which an account becomes an admin, once and within a day."""
    with needs_extra("server"):
        from stolik.server.admin.admin_link import new_link  # noqa: PLC0415

    async def work(store: Any, address: str) -> str:  # noqa: ANN401 - a Store
        return address + await new_link(store)

    terminal = terminal_of(context)
    terminal.show_unbroken(str(_with_store(context, work)))
    terminal.show(terminal.say("admin-link"))


@app.command(help="help-admin-show")
def show(
    context: typer.Context,
    what: Annotated[What, typer.Argument(metavar="meta-what", help="help-admin-what")],
    words: Annotated[str, typer.Argument(metavar="meta-words", help="help-admin-words")] = "",
) -> None:
    """Print a list, one JSON object a line."""
    import msgspec  # noqa: PLC0415

    query = urlencode({"words": words}) if what in ("people", "tables", "decks") else ""
    found = msgspec.json.decode(_ask(context, "GET", f"/{what}?{query}"))
    lines = next((one for one in found.values() if isinstance(one, list)), [found])
    for line in lines:
        sys.stdout.write(msgspec.json.encode(line).decode() + "\n")


@app.command(help="help-admin-rename")
def rename(
    context: typer.Context,
    player: Player,
    name: Annotated[str, typer.Argument(metavar="meta-name", help="help-admin-name")],
) -> None:
    """Give somebody another name, wherever it stands."""
    _do(context, f"/people/{quote(player)}/name", {"name": name})


@app.command(help="help-admin-silence")
def silence(context: typer.Context, player: Player, days: Days = None, reason: Reason = "") -> None:
    """Take away somebody's chat."""
    body = {"kind": "silence", "days": days, "reason": reason}
    _do(context, f"/people/{quote(player)}/ban", body)


@app.command(help="help-admin-ban")
def ban(
    context: typer.Context,
    target: Annotated[str, typer.Argument(metavar="meta-target", help="help-admin-target")],
    days: Days = None,
    reason: Reason = "",
) -> None:
    """Ban a player, or a range of addresses."""
    if target.startswith("p_"):
        body = {"kind": "ban", "days": days, "reason": reason}
        _do(context, f"/people/{quote(target)}/ban", body)
    else:
        _do(context, "/bans", {"network": target, "days": days, "reason": reason})


@app.command("end-ban", help="help-admin-end-ban")
def end_ban(
    context: typer.Context,
    ban_id: Annotated[str, typer.Argument(metavar="meta-ban", help="help-admin-ban-id")],
) -> None:
    """End a ban or a silence."""
    _do(context, f"/bans/{quote(ban_id)}/end")


@app.command("end-sessions", help="help-admin-end-sessions")
def end_sessions(context: typer.Context, player: Player) -> None:
    """End all sessions of somebody."""
    _do(context, f"/people/{quote(player)}/sessions/end")


@app.command("delete-tables", help="help-admin-delete-tables")
def delete_tables(
    context: typer.Context,
    tables: Annotated[list[str], typer.Argument(metavar="meta-tables", help="help-admin-tables")],
) -> None:
    """Delete tables."""
    _do(context, "/tables/delete", {"tables": tables})


@app.command("remove-words", help="help-admin-remove-words")
def remove_words(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="meta-table", help="help-admin-table")],
    line: Annotated[int, typer.Argument(metavar="meta-line", help="help-admin-line")],
) -> None:
    """Remove what was said in a line, or the title."""
    _do(context, f"/tables/{quote(table)}/words", {"line": line})


@app.command("export", help="help-admin-export")
def export(
    context: typer.Context,
    player: Player,
    file: Annotated[Path, typer.Argument(metavar="meta-file", help="help-admin-export-file")],
) -> None:
    """Write everything that is stored about somebody into a file."""
    content = _ask(context, "GET", f"/people/{quote(player)}/export")
    try:
        with file.open("xb") as out:
            out.write(content)
    except OSError as error:
        raise Fault("unwritable", file=str(file), reason=reason_of(error)) from None


@app.command(help="help-admin-erase")
def erase(context: typer.Context, player: Player) -> None:
    """Delete somebody with their words, and their name wherever it stands."""
    _do(context, f"/people/{quote(player)}/erase")


@app.command(help="help-admin-invite")
def invite(
    context: typer.Context,
    uses: Annotated[int, typer.Option(min=1, max=1000, help="help-admin-uses")] = 1,
    days: Annotated[int, typer.Option(min=1, max=365, help="help-admin-invite-days")] = 14,
    note: Annotated[str, typer.Option(help="help-admin-note")] = "",
) -> None:
    """Make an invitation and print its path."""
    _do(context, "/invitations", {"uses": uses, "days": days, "note": note})


@app.command("set", help="help-admin-set")
def set_settings(
    context: typer.Context,
    settings: Annotated[
        list[str], typer.Argument(metavar="meta-settings", help="help-admin-settings")
    ],
) -> None:
    """Change settings of the server: NAME=VALUE, where the value is JSON or a plain text."""
    import msgspec  # noqa: PLC0415

    found = msgspec.json.decode(_ask(context, "GET", "/settings"))["settings"]
    for one in settings:
        name, sign, value = one.partition("=")
        if not sign or name not in found:
            raise Fault("admin-setting", USAGE, setting=one, known=", ".join(found))
        found[name] = _value(value)
    _do(context, "/settings", found)


def _value(text: str) -> object:
    import msgspec  # noqa: PLC0415

    try:
        return msgspec.json.decode(text.encode())
    except msgspec.DecodeError:
        return text
