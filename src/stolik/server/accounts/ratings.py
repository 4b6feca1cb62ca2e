"""Ratings: which players a finished game counts for, and with which result.

A game counts for everybody who sat at its start, on their first seat:

- A player who still has the seats counts with the first one's result, even if a
  bot played them in the end because the player was away or out of time.
- A player who left counts behind everybody who stayed, whatever a bot or a
  newcomer made of the seat. So does a player who was removed after the table
  had waited for them for three days.
- Other removed players are not rated, so that no host can hurt anybody. For the
  others the seat goes on counting with that person's rating. Whoever removed
  them counts as having lost to them and gains nothing, so that nobody gets
  rid of somebody who is about to win.
- A player who sat down in the middle of the game is not rated.
- A game that the table called friendly counts for nobody.
- Guests are not rated, and count for nobody: only accounts keep what they win.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce

from stolik.server.storage import schema
from stolik.server.storage.store import Store
from stolik.table.table import Table

MODEL = PlackettLuce()

BASE = 1500
"""What a rating is shown as before the first game."""

POINTS = 30
"""Shown points for one of openskill's: between settled players about those of Elo."""

SETTLED_GAMES = 10
"""Until this many games a rating is provisional."""

FIRST = 0
"""Ahead of every rank of a game, which begin at 1."""


class Rated(msgspec.Struct, frozen=True):
    """A person for whom a game counts; ranks begin at 1 and may be shared."""

    player: str
    rank: int
    is_removed: bool = False
    removed_by: str | None = None
    seat: int = 0


class Change(msgspec.Struct, frozen=True):
    """How a game changed somebody's rating, who sat on `seat`; `games` counts it too."""

    seat: int
    before: float
    after: float
    games: int


class Known(msgspec.Struct, frozen=True):
    """What is known of a player before a game; None until the first one."""

    mu: float | None = None
    sigma: float | None = None
    games: int = 0


def rated_of(table: Table) -> tuple[Rated, ...]:
    """For whom the round that has just ended counts; nobody in a friendly game, or if only one
    person played."""
    if table.friendly:
        return ()
    outcome = table.outcome
    assert outcome is not None
    seats: dict[str, list[int]] = {}
    for seat, player in sorted(table.started_by.items()):
        seats.setdefault(player, []).append(seat)
    behind = max(outcome.ranks) + 1
    rated = []
    for player, own in seats.items():
        rank = outcome.ranks[own[0]]
        if player in table.removed_by:
            rated.append(Rated(player, rank, True, table.removed_by[player], own[0]))
        else:
            stayed = all(table.chairs[seat].player == player for seat in own)
            rated.append(Rated(player, rank if stayed else behind, seat=own[0]))
    return tuple(rated) if len(rated) > 1 else ()


def points_of(mu: float) -> int:
    """A rating as it is shown.

    >>> points_of(25.0), points_of(26.5)
    (1500, 1545)
    """
    return round(BASE + POINTS * (mu - MODEL.mu))


def is_provisional(games: int) -> bool:
    """Whether a rating is provisional, because it rests on few games."""
    return games < SETTLED_GAMES


def rate(
    store: Store, connection: sa.Connection, game: str, rated: Sequence[Rated]
) -> list[Change]:
    """Change the ratings of everybody for whom a game counts."""
    known = _known(connection, game, [one.player for one in rated])
    rated = [one for one in rated if one.player in known]
    if len(rated) < 2:
        return []
    changes = []
    for one in rated:
        if one.is_removed:
            continue
        mu, sigma = _after(one, rated, known)
        games = known[one.player].games + 1
        ordinal = MODEL.rating(mu, sigma).ordinal()
        values = {"mu": mu, "sigma": sigma, "ordinal": ordinal, "games": games}
        row = store.insert(schema.ratings).values(player=one.player, game=game, **values)
        connection.execute(
            row.on_conflict_do_update(index_elements=["player", "game"], set_=values)
        )
        before = known[one.player].mu
        changes.append(Change(one.seat, MODEL.mu if before is None else before, mu, games))
    return changes


def _after(one: Rated, rated: Sequence[Rated], known: dict[str, Known]) -> tuple[float, float]:
    """What somebody's rating becomes."""
    ranks = [FIRST if other.removed_by == one.player else other.rank for other in rated]
    teams = [[MODEL.rating(known[other.player].mu, known[other.player].sigma)] for other in rated]
    place = rated.index(one)
    before = teams[place][0].mu
    (after,) = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])[place]
    has_removed = any(other.removed_by == one.player for other in rated)
    return min(before, after.mu) if has_removed else after.mu, after.sigma


def _known(connection: sa.Connection, game: str, players: Sequence[str]) -> dict[str, Known]:
    """What is known of these players, without guests and those who have deleted themselves."""
    people, ratings = schema.players, schema.ratings
    alive = sa.select(people.c.id).where(people.c.id.in_(players), people.c.login.is_not(None))
    if connection.dialect.name == "postgresql":
        alive = alive.order_by(people.c.id).with_for_update()  # two games may end at once
    known = {row.id: Known() for row in connection.execute(alive)}
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.player.in_(known))
    for row in connection.execute(query):
        known[row.player] = Known(row.mu, row.sigma, row.games)
    return known
