"""Decks that are kept from game to game: owned, put into the options, changed by games."""

import asyncio
from typing import Any

import msgspec
import pytest

from server.nodes import guests, served
from stolik.client import ServerError
from stolik.games.cardline.game import Cardline
from stolik.games.cardline.options import CardlineOptions
from stolik.kernel.options import Options
from stolik.kernel.registry import _loaded, register
from stolik.kernel.rules import Rules


class Deck(msgspec.Struct, frozen=True):
    """How often it was played."""

    played: int = 0


class DeckOptions(CardlineOptions, frozen=True):
    """Cardline, as if it had a deck that remembers how often it was played."""

    deck: Deck = Deck()


class Remembering(Cardline):
    """A game whose deck changes with every game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "remembering"
        self.Options = DeckOptions

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Cardline's rules; the deck is only carried along."""
        return super().rules_for(seats, options)

    def deck_after(self, state) -> dict[str, Any]:
        """The deck, played once more."""
        return {"played": state.rules.options.deck.played + 1}


@pytest.fixture
def remembering():
    game = Remembering()
    register(game)
    yield game
    del _loaded["remembering"]


def test_a_game_leaves_a_new_version_of_its_deck(remembering):
    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            body = {"game": "remembering", "name": "Czwartkowa", "data": {"played": 4}}
            deck = (await ala.request("POST", "/api/decks", body)).json()
            with pytest.raises(ServerError, match="bad-options"):
                await ala.request("POST", "/api/decks", body | {"game": "cardline"})
            assert (await ben.request("GET", "/api/decks")).json() == {"decks": []}
            table = await ala.make_table("remembering", deck=deck["id"])
            assert table.options["deck"] == {"played": 4}
            async with ala.sit_at(table.id) as seat:
                await seat.say("sit", seat=1)
                await seat.start()
                while not seat.is_over:
                    await seat.move(seat.legal[0].code)
            for _ in range(100):
                (kept,) = (await ala.request("GET", "/api/decks")).json()["decks"]
                if kept["version"] == 2:
                    break
                await asyncio.sleep(0.05)
            assert (kept["version"], kept["data"]) == (2, {"played": 5})

    scenario()
