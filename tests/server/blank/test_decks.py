"""BLANK's decks over the wire: founding, care, rewards, approval, and the next game."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from server.nodes import guests, served
from stolik.client import ServerError

DRAW_TWO = {
    "if": {"on": "played", "colour": ["shield"]},
    "then": [{"who": "next", "do": "draw", "n": 2}],
}
SHOUT = {"kind": "effect", "then": [{"who": "next", "do": "draw", "n": 1}]}
QUICK = {"tempo": "turns", "turn_limit": 20}
STRANGER = "not-found"
SHIELD = "Jeśli ktoś zagra TARCZĘ, to kolejny gracz dobiera 2 karty."


async def ask(client, method, path, body=None):
    return (await client.request(method, f"/api/blank/{path}", body)).json()


async def found(client, name="Czwartkowa", **more):
    return await ask(client, "POST", "decks", {"name": name, **more})


async def museum(client, deck):
    return await ask(client, "GET", f"decks/{deck}")


@asynccontextmanager
async def table_of(owner, friend, deck):
    """Two people at a table of the owner's deck."""
    table = await owner.make_table("blank", deck=deck, options=QUICK)
    async with owner.sit_at(table.id) as one, friend.sit_at(table.id) as two:
        await two.say("sit", seat=1)
        yield table, one, two


async def play_round(one, two):
    """Play until the game is over: whoever is asked does the first thing that is legal."""
    await two.ready()
    await one.start()
    seats = [one, two]
    row = [rule["text"]["pl"] for rule in one.view["row"]]
    while not one.is_over:
        asked = one.deciders
        mover = seats[asked[0]]
        while mover.seq < max(seat.seq for seat in seats) or not mover.legal:
            await mover.next()
        await mover.move(mover.legal[0].code)
        for seat in seats:
            while seat.seq < mover.seq:
                await seat.next()
    return one.table["outcome"]["winners"][0], row


async def rewards(client, table):
    for _ in range(200):
        got = (await ask(client, "GET", f"rewards?table={table}"))["rewards"]
        if got:
            return got
        await asyncio.sleep(0.05)
    raise AssertionError("nobody was rewarded")


async def until_lobby_has(seat, count):
    """Wait until the deck's newest revision lies on the table."""
    while (
        len(seat.table["options"].get("new_rules", ())) != count or seat.table["status"] != "lobby"
    ):
        await seat.next()


def test_a_deck_is_founded_named_and_marked_by_its_owner():
    """BLK-D3, BLK-111, BLK-112, BLK-D16: a fresh copy with a name and a mark of its own."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            deck = await found(ala)
            assert (deck["rules"], deck["blank_rules"], deck["effects"]) == (14, 24, 6)
            other = await found(ala, "Piątkowa")
            assert (other["symbol"], other["paint"]) != (deck["symbol"], deck["paint"])
            change = {"name": "Sobotnia", "symbol": "owl", "paint": "red"}
            shown = await ask(ala, "POST", f"decks/{deck['id']}", change)
            assert shown["deck"]["name"] == "Sobotnia"
            assert [entry["what"] for entry in shown["history"]] == ["created", "named", "marked"]
            with pytest.raises(ServerError, match="bad-options"):
                await ask(ala, "POST", f"decks/{other['id']}", {"symbol": "owl", "paint": "red"})
            for path in (f"decks/{deck['id']}", f"decks/{deck['id']}/export"):
                with pytest.raises(ServerError, match=STRANGER):
                    await ask(ben, "POST", path, {"name": "Moja"} if "export" not in path else None)
            with pytest.raises(ServerError, match=STRANGER):
                await museum(ben, deck["id"])
            assert (await ask(ben, "GET", "decks"))["decks"] == []

    scenario()


def test_nobody_plays_with_a_private_deck_of_somebody_else():
    """BLK-D18: only the owner sets up games with a private deck; anybody with a public one."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            deck = (await found(ala))["id"]
            with pytest.raises(ServerError, match="bad-options"):
                await ben.make_table("blank", deck=deck)
            await ask(ala, "POST", f"decks/{deck}", {"visibility": "public"})
            table = await ben.make_table("blank", deck=deck)
            assert len(table.options["rules"]) == 14
            with pytest.raises(ServerError, match="bad-options"):
                await ask(ben, "POST", f"decks/{deck}", {"name": "Bena"})

    scenario()


def test_a_winner_writes_a_rule_that_the_owner_accepts_and_the_next_game_starts_with():
    """BLK-95 to BLK-99, BLK-108, BLK-110, BLK-D8, BLK-D9: the whole cycle, and only once."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            deck = (await found(ala))["id"]
            async with table_of(ala, ben, deck) as (table, one, two):
                winner, _ = await play_round(one, two)
                author = (ala, ben)[winner]
                (reward,) = [found for found in await rewards(author, table.id) if found["is_mine"]]
                assert reward["stage"] == "draft"
                key = f"rewards/{reward['id']}"
                loser = (ben, ala)[winner]
                with pytest.raises(ServerError, match=STRANGER):
                    await ask(loser, "POST", key, {"card": DRAW_TWO, "author": "Ben"})
                with pytest.raises(ServerError, match="bad-options"):
                    idea = {"card": {"then": [{"who": "next", "do": "win"}]}, "author": "A"}
                    await ask(author, "POST", key, idea)
                idea = {"card": {"kind": "rule", **DRAW_TWO}, "author": "Ala", "title": "Tarcze"}
                trial = {"card": idea["card"], "seats": 2, "deck": deck}
                assert (await ask(author, "POST", "preview", trial))["after"]["games"] > 0
                shown = await ask(author, "POST", key, idea)
                assert shown["stage"] == "at the table"
                shown_text = shown["text"]["pl"]
                assert shown["text"]["pl"].startswith("Jeśli ktoś zagra TARCZĘ")
                nodded = await ask(loser, "POST", f"{key}/step", {"step": "nod"})
                assert len(nodded["nods"]) == 1
                with pytest.raises(ServerError):
                    await ask(ala, "POST", f"{key}/step", {"step": "accept"})
                await ask(author, "POST", f"{key}/step", {"step": "hand-in"})
                with pytest.raises(ServerError, match=STRANGER):
                    await ask(ben, "POST", f"{key}/step", {"step": "accept"})
                done = await ask(ala, "POST", f"{key}/step", {"step": "accept"})
                assert done["stage"] == "accepted"
                with pytest.raises(ServerError):
                    await ask(author, "POST", key, idea)

                shown = await museum(ala, deck)
                assert shown["deck"]["revision"] == 2
                card = next(card for card in shown["cards"] if card["revision"] == 2)
                assert (card["author"], card["game"]) == ("Ala", f"{table.code}-1")
                assert card["is_due"]

                await one.say("rematch")
                await until_lobby_has(one, 1)
                _, row = await play_round(one, two)
                assert row[2] == shown_text  # the third and last of the row (BLK-14)
                await rewards(ala, table.id)
                await one.say("rematch")
                await until_lobby_has(one, 0)
                shown = await museum(ala, deck)
                assert shown["deck"]["games"] == 2
                assert not any(card["is_due"] for card in shown["cards"])

    scenario()


def test_a_card_is_tried_in_the_next_game_if_all_players_agree():
    """BLK-D11: its author asks, the others nod; it is marked, and no part of the deck."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            deck = (await found(ala))["id"]
            async with table_of(ala, ben, deck) as (table, one, two):
                winner, _ = await play_round(one, two)
                author, other = (ala, ben)[winner], (ben, ala)[winner]
                (reward,) = [found for found in await rewards(author, table.id) if found["is_mine"]]
                key = f"rewards/{reward['id']}"
                idea = {"card": {"kind": "rule", **DRAW_TWO}, "author": "Ala", "title": "Tarcze"}
                shown = await ask(author, "POST", key, idea)
                assert shown["trial"] == "no"
                with pytest.raises(ServerError, match=STRANGER):
                    await ask(other, "POST", f"{key}/step", {"step": "try"})
                asked = await ask(author, "POST", f"{key}/step", {"step": "try"})
                assert (asked["trial"], asked["nods"]) == ("asked", [])
                await one.say("rematch")
                await until_lobby_has(one, 0)  # one of them has not agreed

                agreed = await ask(other, "POST", f"{key}/step", {"step": "nod"})
                assert agreed["trial"] == "agreed"
                await until_lobby_has(one, 1)
                assert one.table["options"]["trials"] == ["0"]
                _, row = await play_round(one, two)
                assert row[2] == shown["text"]["pl"]
                shown = await museum(ala, deck)
                assert shown["deck"]["revision"] == 1
                assert not any(card["is_due"] for card in shown["cards"])

                await ask(author, "POST", f"{key}/step", {"step": "hand-in"})
                await ask(ala, "POST", f"{key}/step", {"step": "accept"})
                await one.say("rematch")
                while one.table["options"].get("trials"):  # BLK-108: now it is in the deck
                    await one.next()
                await until_lobby_has(one, 1)

    scenario()


def test_an_effect_goes_on_a_card_without_one_with_title_and_drawing():
    """BLK-100 to BLK-102: title, author and picture; a card that has an effect is refused."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            deck = (await found(ala))["id"]
            async with table_of(ala, ben, deck) as (table, one, two):
                winner, _ = await play_round(one, two)
                author = (ala, ben)[winner]
                found_rewards = await rewards(author, table.id)
                key = f"rewards/{next(r['id'] for r in found_rewards if r['is_mine'])}"
                idea = {"card": SHOUT, "author": "Ala", "title": "Hop", "slot": "square-1-a"}
                with pytest.raises(ServerError, match="bad-options"):
                    await ask(author, "POST", key, idea)
                strokes = [{"ink": 2, "width": 4, "points": [10, 10, 90, 90]}]
                idea |= {"slot": "square-2-b", "drawing": strokes}
                shown = await ask(author, "POST", key, idea)
                picture = await ala.request("GET", f"/api/blank/drawings/{shown['picture']}")
                assert "10,10 90,90" in picture.text
                await ask(author, "POST", f"{key}/step", {"step": "hand-in"})
                back = {"step": "send-back", "remarks": "Krócej."}
                assert (await ask(ala, "POST", f"{key}/step", back))["remarks"] == "Krócej."
                await ask(author, "POST", f"{key}/step", {"step": "hand-in"})
                await ask(ala, "POST", f"{key}/step", {"step": "accept"})
                await one.say("rematch")
                while not one.table["options"].get("pictures"):
                    await one.next()
                assert one.table["options"]["pictures"] == [["square-2-b", shown["picture"]]]

    scenario()


def test_decks_travel_as_files_and_mix_without_changing():
    """BLK-D20, BLK-D21, BLK-D19, BLK-D23: export, import, fork, and a mixed table."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala_<b>", "Ben") as (ala, ben):
            deck = (await found(ala))["id"]
            file = (await ask(ala, "POST", f"decks/{deck}/export"))["file"]
            assert ala.me.player not in file
            mine = await ask(ben, "POST", "decks/import", {"file": file})
            assert mine["mine"] and mine["name"] == "Czwartkowa"
            for bad in (
                file.replace("Czwartkowa", "Inna", 1).replace('"revision": 1', '"revision": 9'),
                "{}",
                "[" * 5000,
            ):
                with pytest.raises(ServerError, match="bad-options"):
                    await ask(ben, "POST", "decks/import", {"file": bad})
            fork = await ask(ben, "POST", f"decks/{mine['id']}/fork", {"name": "Nowa"})
            strict = await found(ben, "Ścisła", edition="founding/1-strict")
            both = f"{fork['id']},{strict['id']}"
            table = await ben.make_table("blank", deck=both)
            assert len(table.options["rules"]) == 19  # identical founding cards count once
            stacked = await ben.make_table("blank", deck=both, options={"decks": 2})
            assert stacked.options["decks"] == 2

    scenario()


def test_nobody_tries_a_card_out_on_a_deck_they_may_not_see():
    """BLK-D18: a private deck tells strangers nothing, not even how its games go."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben") as (ala, ben):
            mine = await found(ala, "Moja")
            card = (await ask(ala, "POST", "read", {"sentence": SHIELD}))["card"]
            trial = {"card": card, "seats": 2, "deck": mine["id"]}
            assert (await ask(ala, "POST", "preview", trial))["after"]["games"] > 0
            with pytest.raises(ServerError, match=STRANGER):
                await ask(ben, "POST", "preview", trial)

    scenario()


def test_a_sentence_is_read_in_both_languages_or_answered_with_what_would_fit():
    """BLK-L8, BLK-L1: readings; the place and near sentences; never on the event loop."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            read = await ask(ala, "POST", "read", {"sentence": SHIELD})
            assert (
                read["text"]["en"]
                == "If someone plays a SHIELD, then the next player draws 2 cards."
            )
            assert (read["kind"], read["sign"]) == ("rule", "shield")
            same = await ask(ala, "POST", "read", {"card": read["card"]})
            assert same["text"] == read["text"]
            own = await ask(ala, "POST", "read", {"sentence": "Jeśli ktoś zagra koło, to tańczy!"})
            assert own["judged"] == ["duty"] and own["card"]["then"][0]["do"] == "act"
            seven = {"sentence": "Jeśli zagrano 7, następny traci turę", "kind": "rule"}
            wrong = await ask(ala, "POST", "read", seven)
            assert (wrong["trouble"]["place"], wrong["trouble"]["length"]) == (14, 1)
            assert wrong["suggestions"]
            open_one = {"sentence": "Jeśli zagrano 4, sąsiad dobiera kartę.", "kind": "rule"}
            asked = await ask(ala, "POST", "read", open_one)
            assert asked["card"] is None and len(asked["readings"]) == 2 and asked["question"]
            bad = await ask(ala, "POST", "read", {"card": {"kind": "rule", "if": {"on": "x"}}})
            assert bad["trouble"]["told"]
            tried = await ask(ala, "POST", "preview", {"card": read["card"], "seats": 2})
            assert tried["before"]["games"] == tried["after"]["games"] > 0
            grammar = await ask(ala, "GET", "grammar")
            assert {"played", "social"} <= {part["name"] for part in grammar["triggers"]}
            assert next(p for p in grammar["effects"] if p["name"] == "reverse")["who"] == ["table"]

    scenario()


async def lose_to_a_bot(client, deck):
    """Play against a bot until it wins; give the table."""
    for _ in range(20):
        table = await client.make_table("blank", people=1, bots=1, deck=deck, options=QUICK)
        async with client.sit_at(table.id) as seat:
            await seat.start()
            while not seat.is_over:
                if seat.legal:
                    now = [one for one in seat.legal if not one.can_wait]
                    await seat.move(now[0].code)
                else:
                    await seat.next()
            if seat.table["outcome"]["winners"] == [1]:
                return table
    raise AssertionError("the bot never wins")


def test_a_bot_that_wins_proposes_a_card_and_a_person_has_the_last_word():
    """BLK-R72: taken as it is, or written anew; without people nothing is written."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            deck = (await found(ala))["id"]
            table = await lose_to_a_bot(ala, deck)
            (reward,) = await rewards(ala, table.id)
            assert (reward["stage"], reward["is_mine"]) == ("at the table", True)
            assert reward["bot"] == reward["author"] != "Ala"
            assert reward["text"]["pl"].startswith("Jeśli")
            assert (await museum(ala, deck))["deck"]["revision"] == 1
            key = f"rewards/{reward['id']}"
            await ask(ala, "POST", f"{key}/step", {"step": "hand-in"})
            assert (await ask(ala, "POST", f"{key}/step", {"step": "accept"}))["bot"]
            cards = (await museum(ala, deck))["cards"]
            (taken,) = (one for one in cards if one["revision"] == 2)
            assert (taken["author"], taken["is_mine"]) == (reward["bot"], False)

            table = await lose_to_a_bot(ala, deck)
            (reward,) = await rewards(ala, table.id)
            idea = {"card": {"kind": "rule", **DRAW_TWO}, "author": "Ala"}
            mine = await ask(ala, "POST", f"rewards/{reward['id']}", idea)
            assert (mine["bot"], mine["author"]) == (None, "Ala")

    scenario()
