"""Every property of the contract, on every registered game, seat count and variant."""

from __future__ import annotations

import pytest

import stolik
from contract.players import Table
from contract.properties import PROPERTIES


def tables() -> list[Table]:
    return [
        Table(game, seats, options)
        for game in map(stolik.load, stolik.games())
        for options in game.variants()
        for seats in game.seats
    ]


def _name(value: object) -> str:
    if isinstance(value, Table):
        options = ",".join(f"{name}={chosen}" for name, chosen in value.options.items())
        return f"{value.game.id}-{value.seats}-{options or 'default'}"
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("table", tables(), ids=_name)
@pytest.mark.parametrize("check", PROPERTIES, ids=_name)
def test_every_game_keeps_the_contract(check, table):
    for seed in (1, 2):
        check(table, seed)
