"""Cards that are none: refused with a reason, by every route that reads cards."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.blank.builders import deck as new_deck
from games.blank.decks.test_decks import full
from server.blank.test_decks import DRAW_TWO
from server.nodes import guests, served, serving
from stolik import protocol
from stolik.games.blank.cards.random_cards import random_card
from stolik.games.blank.language import checker
from stolik.games.blank.language.checker import check
from stolik.server.blank import rewards

SCALARS = st.none() | st.booleans() | st.integers(-5, 10) | st.text(max_size=6) | st.floats(0, 1)
WORDS = st.sampled_from(
    ["kind", "if", "then", "when", "react", "on", "do", "who", "n", "anyOf", "not", "lang", "title",
     "name", "author", "rule", "effect", "played", "draw", "next", "colour", "contest", "cancel"]
)  # fmt: skip
ANYTHING = st.recursive(
    SCALARS | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
CARDS = st.dictionaries(WORDS | st.text(max_size=4), ANYTHING, max_size=6)


@pytest.mark.parametrize(
    "card", [{}, {"kind": "rule"}, {"kind": []}, {"kind": "effect", "then": {}}, {"lang": 7}]
)
def test_a_malformed_card_is_not_tried_out_and_told_why(card):
    """`{}` answered 500."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            body = {"card": card, "seats": 2, "language": "en"}
            answer = await ala.http.post("/api/blank/preview", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-options")
            assert answer.json()["detail"].count(" ") > 3, "what is wrong, where, what to do"
            assert "$" in answer.json()["detail"]

    scenario()


def test_no_card_makes_a_route_fail():
    """Whatever stands in a card: an answer that says why, and never 500."""
    loop = asyncio.new_event_loop()

    async def opened(stack):
        address = await stack.enter_async_context(serving())
        (ala,) = await stack.enter_async_context(guests(address, "Ala"))
        return ala

    @settings(
        max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
    )
    @given(CARDS)
    def attack(card):
        async def send():
            text = msgspec.json.encode(card).decode()
            seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
            for path, body in (
                ("blank/read", {"card": card}),
                ("blank/preview", {"card": card, "seats": 2}),
                ("blank/choices", {"card": card, "place": "then[0].n"}),
                ("blank/last-game", {"card": card, "reward": "w-none"}),
                ("blank/rewards/w-none", {"card": card, "author": "A"}),
                ("tables", {"game": "blank", "seats": seats, "options": {"rules": [text]}}),
                ("blank/decks/import", {"file": text}),
            ):
                answer = await ala.http.post(f"/api/{path}", json=body)
                assert answer.status_code < 500, (path, card, answer.text)
                if answer.status_code >= 400:
                    assert answer.json()["phrase"]["id"]

        loop.run_until_complete(send())

    stack = AsyncExitStack()
    ala = loop.run_until_complete(opened(stack))
    try:
        attack()
    finally:
        loop.run_until_complete(stack.aclose())
        loop.close()


def test_a_card_with_thousands_of_faults_is_told_of_a_few():
    """Every unknown key was compared with every known one: seconds of work for 16 kB."""
    card = {"lang": 1, "kind": "rule", "author": "A", **{f"k{n}": n for n in range(3000)}}
    _, faults = checker.examine(card)
    assert len(faults) <= 40


# --- what a winner's card says ---------------------------------------------------------------


def test_a_card_is_signed_by_its_winner_whatever_stands_in_it():
    """Author, name and title come from the request's own fields, never from the card."""
    forged = {"kind": "rule", "lang": 1, "author": "Ben", "name": {"en": "Ben's"}, **DRAW_TWO}
    idea = protocol.RewardIdea(card=forged, author="Ala")
    signed = rewards.signed_data(idea)
    assert signed["author"] == "Ala" and "name" not in signed
    titled = protocol.RewardIdea(card=forged, author="Ala", title="Tarcze", language="pl")
    assert rewards.signed_data(titled)["name"] == {"pl": "Tarcze"}
    effect = {"kind": "effect", "title": {"en": "?"}, "then": []}
    titled = protocol.RewardIdea(card=effect, author="Ala", title="Hop", language="en")
    assert rewards.signed_data(titled)["title"] == {"en": "Hop"}


def test_a_card_without_a_place_goes_on_the_first_that_is_free():
    complete = full()
    luck = random.Random(3)
    rule, effect = (check(random_card(luck, kind)) for kind in ("rule", "effect"))
    assert rewards.slot_for(new_deck(), rule) == "r15"
    assert rewards.slot_for(new_deck(), effect) == new_deck().open_cards[0].slot
    assert rewards.slot_for(complete, rule) == "r38"
    assert rewards.slot_for(complete, effect) == complete.game[-1].slot
