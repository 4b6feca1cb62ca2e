"""Games: the list of them, their texts and their guides."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get
from litestar.params import PathParameter

from stolik import protocol
from stolik.kernel.game import Game
from stolik.kernel.registry import BrokenGame, UnknownGame, load, usable
from stolik.server.routes.base import PROBLEMS, Key
from stolik.server.routes.option_forms import describe_game
from stolik.table.errors import TableError
from stolik.text.translations import translation

FOR_AN_HOUR = {"cache-control": "public, max-age=3600"}

Language = Annotated[str, PathParameter(pattern="^(en|pl)$")]


def game_of(game_id: str) -> Game:
    """The game of this id; raises `not-found`."""
    try:
        return load(game_id)
    except (UnknownGame, BrokenGame):
        raise TableError("not-found") from None


@get("/api/games", responses=PROBLEMS, tags=["games"], sync_to_thread=False)
def all_games() -> list[protocol.GameInfo]:
    """List the games of this server, with the form of their options."""
    found, broken = usable()
    for error in broken:
        _say_once(str(error))
    return [describe_game(game) for game in found]


@cache
def _say_once(why: str) -> None:
    """Log once that a game cannot be offered."""
    logging.getLogger(__name__).warning(why)


@get(
    "/api/games/{game:str}/text/{language:str}",
    responses=PROBLEMS,
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def game_text(game: Key, language: Language) -> Response[str]:
    """Return a game's words as a Fluent file."""
    return _file(_folder(game), "text/{}.ftl", language)


@get(
    "/api/games/{game:str}/guide/{language:str}",
    responses=PROBLEMS,
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def game_guide(game: Key, language: Language) -> Response[str]:
    """Return a game's rules as players read them, in Markdown."""
    return _file(_folder(game), "guide.{}.md", language)


@get(
    "/api/games/{game:str}/writing/{language:str}",
    responses=PROBLEMS,
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def writing_guide(game: Key, language: Language) -> Response[str]:
    """Return the guide to writing cards for a game, in Markdown; few games have one."""
    return _file(_folder(game), "text/writing.{}.md", language)


@get(
    "/api/games/{game:str}/box/{language:str}",
    responses=PROBLEMS,
    tags=["games"],
    media_type=MediaType.JSON,
    sync_to_thread=False,
)
def game_box(game: Key, language: Language) -> Response[bytes]:
    """Return everything printed that a game's views name only by number, as JSON."""
    return Response(_box(game, language), headers=FOR_AN_HOUR, media_type=MediaType.JSON)


@get(
    "/api/text/{language:str}",
    responses=PROBLEMS,
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def common_text(language: Language) -> Response[str]:
    """Return the words that all games share as a Fluent file."""
    common = files("stolik.text") / f"{language}.ftl"
    tables = files("stolik.table") / "text" / f"{language}.ftl"
    both = common.read_text("utf-8") + "\n" + tables.read_text("utf-8")
    return Response(both, headers=FOR_AN_HOUR, media_type=MediaType.TEXT)


@cache
def _box(game_id: str, language: str) -> bytes:
    box = game_of(game_id).box(language)
    if box is None:
        raise TableError("not-found")
    return msgspec.json.encode(box)


def _folder(game_id: str) -> Traversable:
    return files(game_of(game_id).package)


def _file(folder: Traversable, name: str, language: str) -> Response[str]:
    found = translation(folder, name, language)
    if found is None:
        raise TableError("not-found")
    return Response(found[0].read_text("utf-8"), headers=FOR_AN_HOUR, media_type=MediaType.TEXT)


ROUTES = [all_games, game_text, game_guide, writing_guide, game_box, common_text]
