"""Whether anybody waits for a table; if nobody does, its bots do not think."""

from __future__ import annotations

from typing import Final, Literal

from stolik.server.config import Config
from stolik.server.tables.live_table import LiveTable
from stolik.table.table import Table

LINGER: Final = 60_000
"""Milliseconds for which bots go on after the last connection closed: it may come back."""

LOST_AFTER: Final = 15_000
"""A table whose clocks no node served for this many milliseconds gets the lost time back."""

LOST_IN_DEAL: Final = 1_000
"""The same where the table waits for parts of the deal: players have only seconds to reveal."""

LOBBY_IDLE = 60_000
"""Milliseconds after which an empty lobby is unloaded."""

Attention = Literal["present", "clock", "absent"]


def attention_of(live: LiveTable, now: int) -> Attention:
    """Why this node should let the table's bots think.

    - `present`: somebody is connected here, as a player or to watch, or was a minute ago;
    - `clock`: nobody, but people's game goes on by the clock, and must not stop at a bot;
    - `absent`: nobody. Whoever is connected to another node is served by that one.
    """
    if live.subscribers or now < live.awake_until:
        return "present"
    table = live.table
    if table.clocks is not None and table.clocks.has_seat_clocks and has_player(table):
        return "clock"
    return "absent"


def is_suspended(live: LiveTable, now: int) -> bool:
    """Whether a table is suspended, clocks included: only bots play, and nobody watches anywhere.

    Its time is given back when somebody comes.
    """
    return (
        live.table.status == "playing"
        and attention_of(live, now) == "absent"
        and not has_player(live.table)
        and not live.present(now).players
    )


def note_presence_elsewhere(live: LiveTable, now: int) -> None:
    """Note that another node serves somebody who is connected there, clocks and bots included."""
    if any(node.players and node.until > now for node in live.elsewhere.values()):
        live.is_suspended = False
        live.awake_until = max(live.awake_until, now)


def has_player(table: Table) -> bool:
    """Whether a person plays one of the seats, and no bot in their place."""
    return any(chair.player is not None and chair.level is None for chair in table.chairs)


def lost_after(table: Table) -> int | None:
    """Milliseconds without service after which time is given back; None if no clock runs."""
    if table.status == "dealing":
        return LOST_IN_DEAL
    clocks = table.clocks
    if table.status != "playing" or table.is_held or clocks is None:
        return None
    return LOST_AFTER if clocks.has_seat_clocks or clocks.timers else None


def may_have_scheduled(live: LiveTable) -> bool:
    """Whether anything can become due at a table by itself."""
    table = live.table
    if table.clocks is None or table.status == "dealing":
        return table.status == "dealing"
    is_timed = table.clocks.has_seat_clocks or bool(table.clocks.timers)
    return is_timed or bool(live.away) or table.has_pending_duties


def idle_limit(live: LiveTable, config: Config) -> int:
    """Milliseconds after which a table without connections is unloaded."""
    most = config.idle_minutes * 60_000
    # In a lobby nothing runs, and it is quickly loaded again.
    return min(most, LOBBY_IDLE) if live.table.status == "lobby" else most
