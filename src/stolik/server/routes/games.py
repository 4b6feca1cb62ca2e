"""Games: what there is, their words and their guides."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get
from litestar.params import PathParameter

from stolik.kernel.game import Game
from stolik.kernel.registry import UnknownGame, games, load
from stolik.server import protocol
from stolik.server.forms import describe_game
from stolik.server.routes.base import PROBLEMS, Key
from stolik.table.errors import TableError

FOR_AN_HOUR = {"cache-control": "public, max-age=3600"}

Language = Annotated[str, PathParameter(pattern="^(en|pl)$")]


def game_of(game_id: str) -> Game:
    """The game of this id; raises `not-found`."""
    try:
        return load(game_id)
    except UnknownGame:
        raise TableError("not-found") from None


@get("/api/games", responses=PROBLEMS, tags=["games"], sync_to_thread=False)
def all_games() -> list[protocol.GameInfo]:
    """List the games of this server, with the form of their options."""
    return [describe_game(load(game_id)) for game_id in games()]


@get(
    "/api/games/{game:str}/text/{language:str}",
    responses=PROBLEMS,
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def game_text(game: Key, language: Language) -> Response[str]:
    """Give a game's words as a Fluent file."""
    return _file(_folder(game) / "text" / f"{language}.ftl")


@get(
    "/api/games/{game:str}/guide/{language:str}",
    responses=PROBLEMS,
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def game_guide(game: Key, language: Language) -> Response[str]:
    """Give a game's rules as players read them, in Markdown."""
    return _file(_folder(game) / f"guide.{language}.md")


@get(
    "/api/games/{game:str}/box/{language:str}",
    responses=PROBLEMS,
    tags=["games"],
    media_type=MediaType.JSON,
    sync_to_thread=False,
)
def game_box(game: Key, language: Language) -> Response[bytes]:
    """Give everything printed that a game's views name only by number, as JSON."""
    return Response(_box(game, language), headers=FOR_AN_HOUR, media_type=MediaType.JSON)


@get(
    "/api/text/{language:str}",
    responses=PROBLEMS,
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def common_text(language: Language) -> Response[str]:
    """Give the words that all games share as a Fluent file."""
    common = files("stolik.text") / f"{language}.ftl"
    tables = files("stolik.table") / "text" / f"{language}.ftl"
    both = common.read_text("utf-8") + "\n" + tables.read_text("utf-8")
    return Response(both, headers=FOR_AN_HOUR, media_type=MediaType.TEXT)


@cache
def _box(game_id: str, language: str) -> bytes:
    name = f"{game_of(game_id).package}.box"
    if find_spec(name) is None:
        raise TableError("not-found")
    return msgspec.json.encode(import_module(name).contents(language))


def _folder(game_id: str) -> Traversable:
    return files(type(game_of(game_id)).__module__.rpartition(".")[0])


def _file(path: Traversable) -> Response[str]:
    if not path.is_file():
        raise TableError("not-found")
    return Response(path.read_text("utf-8"), headers=FOR_AN_HOUR, media_type=MediaType.TEXT)


ROUTES = [all_games, game_text, game_guide, game_box, common_text]
