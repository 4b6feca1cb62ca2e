"""What a message says: built up from what the list of tables says, which holds no secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stolik.kernel.registry import UnknownGame, load
from stolik.server.notifications.preferences import Kind, NotificationPreferences
from stolik.server.storage.store import TableRow
from stolik.table.names import LONGEST_NAME
from stolik.text import Speaker

HOUR = 3_600_000

PACKAGES = ["stolik.text", "stolik.server.notifications"]


class Content(msgspec.Struct, frozen=True):
    """A message, in the words of its reader."""

    kind: Kind
    title: str
    body: str
    action: str
    """What its link is called."""
    path: str
    """Where it leads, on this server."""


class Question(msgspec.Struct, frozen=True):
    """Since which entry a table waits for a seat, and when its time is out, if it has any."""

    seat: int
    since: int
    flag: int | None = None


def questions_for(standing: Mapping[str, Any] | None, player: str) -> list[Question]:
    """What a table asks somebody, by its row."""
    if standing is None:
        return []
    chairs = standing["chairs"]
    asked = msgspec.convert(standing.get("questions", []), list[Question])
    return [one for one in asked if chairs[one.seat]["player"] == player]


def content_of(
    row: TableRow,
    kind: Kind,
    preferences: NotificationPreferences,
    *,
    left: int | None = None,
    names: Sequence[str] = (),
) -> Content:
    """What somebody is told about a table.

    `left` is the time they have for their move, `names` are who sits there beside them.
    """
    speaker = speaker_for(preferences.language, row.game)
    game = speaker.say("name") if speaker.knows("name") else row.game
    facts: dict[str, str | int] = {
        "game": game,
        "names": _listed(speaker, names),
        "count": len(names),
    }
    facts["hours"] = max(1, round((left or 0) / HOUR))
    body = speaker.say(f"told-{kind}.body", **facts)
    if row.title and (row.listed or preferences.titles):
        body = speaker.say("told-title", title=row.title, body=body)
    action = speaker.say(f"told-{kind}.action")
    return Content(kind, speaker.say(f"told-{kind}", **facts), body, action, f"/t/{row.code}")


def speaker_for(language: str, game: str | None = None) -> Speaker:
    """Who speaks to people that are away, about a game if it is given and known here."""
    try:
        packages = [*PACKAGES, load(game).package] if game else PACKAGES
    except UnknownGame:
        packages = PACKAGES
    return Speaker(language, packages)


def others_at(standing: Mapping[str, Any] | None, player: str) -> list[str]:
    """The names of the other people at a table, by its row."""
    chairs = [] if standing is None else standing["chairs"]
    return [one["name"] for one in chairs if one["player"] not in (None, player) and one["name"]]


def _listed(speaker: Speaker, names: Sequence[str]) -> str:
    shown = [name[:LONGEST_NAME] for name in names]
    if len(shown) < 2:
        return "".join(shown)
    return speaker.say("list", most=", ".join(shown[:-1]), last=shown[-1])


def push_message(content: Content, *, tag: str, waiting: int) -> bytes:
    """The message for a browser; `waiting` is how many tables wait for the reader."""
    return msgspec.json.encode(
        {
            "title": content.title,
            "body": content.body,
            "path": content.path,
            "tag": tag,
            "waiting": waiting,
        }
    )
