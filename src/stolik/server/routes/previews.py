"""Previews of shared links: a picture, and the tags that name it."""

from __future__ import annotations

import re
from html import escape
from typing import Annotated, Any, Literal

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from stolik.kernel.record import Record
from stolik.kernel.registry import UnknownGame, load
from stolik.server.routes.base import (
    PROBLEMS,
    AnyRequest,
    Key,
    find_kept,
    find_table,
    services,
    share_of,
    while_connected,
)
from stolik.server.routes.replays import Round
from stolik.server.routes.web_client import Asset
from stolik.server.storage.faults import StorageDown
from stolik.server.tables.damaged import UnusableTable
from stolik.table.errors import TableError
from stolik.table.table import Table
from stolik.text import Speaker

Language = Annotated[Literal["pl", "en"], QueryParameter(name="lang")]
# Whatever is written behind a page's address, the client opens and says what is wrong with it.
AnyKey = Annotated[str, PathParameter()]
KEY = re.compile(r"[A-Za-z0-9_-]{1,60}")
NUMBER = re.compile(r"[1-9][0-9]{0,4}|")
LASTING = {"cache-control": "public, max-age=600"}


@get(
    "/api/tables/{key:str}/result.png",
    media_type="image/png",
    responses=PROBLEMS,
    tags=["replays"],
)
async def result_picture(
    request: AnyRequest, key: Key, number: Round = None, language: Language = "pl"
) -> Response[bytes]:
    """Draw the result of a finished game for a link; a private table's names nobody."""
    kept = await find_kept(request, key, number)
    previews, share = services(request).previews, await share_of(request)
    work = previews.of_result(kept.record, bool(kept.table.listed), language, share)
    image = await while_connected(request, work)
    return Response(image, media_type="image/png", headers=LASTING)


@get(
    "/api/tables/{key:str}/invitation.png",
    media_type="image/png",
    responses=PROBLEMS,
    tags=["tables"],
)
async def invitation_picture(
    request: AnyRequest, key: Key, language: Language = "pl"
) -> Response[bytes]:
    """Draw an invitation for a link: the game, for how many, and who invites to a listed table."""
    table = (await find_table(request, key)).table
    previews, share = services(request).previews, await share_of(request)
    work = previews.of_invitation(
        table.game_id, len(table.chairs), host_name(table), language, share
    )
    image = await while_connected(request, work)
    return Response(image, media_type="image/png", headers=LASTING)


@get(
    "/api/tables/{key:str}/question.png",
    media_type="image/png",
    responses=PROBLEMS,
    tags=["replays"],
)
async def question_picture(
    request: AnyRequest, key: Key, number: Round = None, language: Language = "pl"
) -> Response[bytes]:
    """Draw a question about a finished game for a link; nothing of the game is on it."""
    kept = await find_kept(request, key, number)
    previews, share = services(request).previews, await share_of(request)
    seats = Record.read(kept.record).seats
    work = previews.of_question(kept.table.game, seats, language, share)
    image = await while_connected(request, work)
    return Response(image, media_type="image/png", headers=LASTING)


def host_name(table: Table) -> str | None:
    """The host's name, if the table is listed."""
    seats = table.seats_of(table.host) if table.host is not None else ()
    is_public = table.listed and not table.locked
    return table.chairs[seats[0]].name if seats and is_public else None


@get("/t/{key:str}", include_in_schema=False)
async def table_page(request: AnyRequest, key: AnyKey) -> Response[bytes]:
    """Open the client at a table; the link is an invitation."""
    if not KEY.fullmatch(key):
        return _page(request, "")
    try:
        table = (await find_table(request, key)).table
        speaker = _speaker(request, table.game_id)
    except (TableError, UnusableTable, StorageDown, UnknownGame):
        return _page(request, "")
    host = host_name(table)
    title = speaker.say("preview-invited-by", name=host) if host else speaker.say("preview-invited")
    picture = f"/api/tables/{table.code}/invitation.png?lang={speaker.language}"
    about = speaker.say("preview-about", game=speaker.say("name"), count=len(table.chairs))
    return _page(request, _tags(request, title, f"{about}. {speaker.say('preview-come')}", picture))


@get("/replay/{key:str}", include_in_schema=False)
async def replay_page(request: AnyRequest, key: AnyKey) -> Response[bytes]:
    """Open the client at a replay; the link shows the result."""
    return await _game_page(request, key, "result", "preview-over", "preview-look")


@get("/question/{key:str}", include_in_schema=False)
async def question_page(request: AnyRequest, key: AnyKey) -> Response[bytes]:
    """Open the client at a question about a game; the link tells nothing of it."""
    return await _game_page(request, key, "question", "preview-question", "preview-answer")


async def _game_page(
    request: AnyRequest, key: str, picture: str, title: str, about: str
) -> Response[bytes]:
    """Open the client at a finished game; `title` and `about` are messages."""
    number = request.query_params.get("round", "")
    if not KEY.fullmatch(key) or not NUMBER.fullmatch(number):
        return _page(request, "")
    try:
        kept = await find_kept(request, key, int(number) if number else None)
        speaker = _speaker(request, kept.table.game)
    except (TableError, UnusableTable, StorageDown, UnknownGame):
        return _page(request, "")
    query = f"round={kept.round}&lang={speaker.language}"
    tags = _tags(
        request,
        f"{speaker.say('name')}: {speaker.say(title).lower()}",
        speaker.say(about),
        f"/api/tables/{kept.table.id}/{picture}.png?{query}",
    )
    return _page(request, tags)


def _speaker(request: AnyRequest, game: str) -> Speaker:
    wanted = request.headers.get("accept-language", "pl").lower()
    language = "pl" if "pl" in wanted or "en" not in wanted else "en"
    return Speaker(language, ["stolik.text", "stolik.table", load(game).package])


def _tags(request: AnyRequest, title: str, about: str, picture: str) -> str:
    """Meta tags for link previews; https where a proxy uses it."""
    scheme = request.headers.get("x-forwarded-proto", request.url.scheme)
    base = f"{'https' if scheme == 'https' else 'http'}://{request.headers.get('host', '')}"
    facts = {
        "og:site_name": "Stolik",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": base + request.url.path,
        "og:image": base + picture,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items()
    )


def _page(request: AnyRequest, tags: str) -> Response[bytes]:
    assets: dict[str, Asset] = request.app.state.assets
    index = assets.get("index.html")
    if index is None:
        raise TableError("not-found", "the web client was not built")
    content = index.content.replace(b"</head>", tags.encode() + b"</head>", 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(content, media_type="text/html; charset=utf-8", headers=headers)


ROUTES: list[Any] = [
    result_picture,
    invitation_picture,
    question_picture,
    table_page,
    replay_page,
    question_page,
]
