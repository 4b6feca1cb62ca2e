"""Answers that cross on the way: good for the question they were given to, and for no other."""

import random
from typing import Any

import pytest

import stolik
from stolik.kernel.options import read_options
from stolik.table.actions.moves import Moved
from stolik.table.errors import TableError
from table import requests
from table.tables import playing

GAMES_PLAYED = 24
PLAYERS = ("ala", "ben")


class Crossings:
    """Plays at random; after each move it gives the answers that the others had in hand."""

    def __init__(self) -> None:
        self.accepted = 0
        self.stale = 0

    def play(self, game: str, options: dict[str, Any], luck: int) -> None:
        live = playing(game=game, secret=f"{luck:064x}", options=options)
        chance = random.Random(luck)
        for _ in range(400):
            table = live.table
            if table.status != "playing":
                return
            asked = table.deciders()
            offered = {seat: table.state.legal(seat) for seat in asked if seat >= 0}
            key, seen = table.state.rules.question_key(table.state), table.seq
            seat = chance.choice(asked)
            live.happen(Moved(seat, chance.choice(table.state.legal(seat)).code))
            if table.status != "playing":
                return
            same = key == table.state.rules.question_key(table.state)
            for other, legal in offered.items():
                if other != seat:
                    stands = other in table.deciders() and legal == table.state.legal(other)
                    self.judge(table, other, seen, same and stands)

    def judge(self, table, seat, seen, stands):
        try:
            requests.check_turn(table, PLAYERS[seat], seat, seen)
        except TableError as error:
            assert error.code == "stale"
            assert not stands, "the question still stands"
            self.stale += 1
        else:
            assert stands, "the answer was meant for a question that has gone"
            self.accepted += 1


@pytest.mark.parametrize("game", stolik.games())
def test_an_answer_counts_only_for_the_question_it_was_given_to(game):
    crossings = Crossings()
    loaded = stolik.load(game)
    variants = [
        options
        for options in loaded.variants()
        if 2 in loaded.seats_for(read_options(loaded.Options, options))
    ]
    for luck in range(GAMES_PLAYED):
        crossings.play(game, variants[luck % len(variants)], luck)
    if game in ("all-in", "blank"):
        assert crossings.accepted, "answers of several players may cross"
    if game == "blank":
        assert crossings.stale, "a question may go while somebody answers it"
