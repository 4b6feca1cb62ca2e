"""Whole games over the wire: sit, start, move, watch, reconnect, talk, play again."""

import asyncio

import pytest

import stolik
from server.nodes import accounts, guests, served
from stolik.client import ServerError
from stolik.kernel.record import Record
from stolik.table import fairness


async def seat_both(host, other):
    """The second player sits down and is ready; the host begins."""
    await other.say("sit", seat=1)
    await other.ready()
    await host.start()
    while other.seq < host.seq:
        await other.next()


async def play_on(*seats, moves=None):
    """Whoever is asked makes the first legal move, until the game is over."""
    made = 0
    while not any(seat.is_over for seat in seats) and made != moves:
        asked = next((seat for seat in seats if seat.legal), None)
        if asked is None:
            await seats[0].next()
            continue
        await asked.move(asked.legal[0].code)
        made += 1
        for seat in seats:
            while seat.seq < asked.seq:
                await seat.next()


async def move_unless_stale(seat, code):
    """Where several may act at once, somebody else can be quicker: then look again."""
    known = seat.seq
    try:
        await seat.move(code)
    except ServerError as error:
        assert error.code == "stale" or seat.seq > known, error
        await seat.sync()


def no(code):
    return pytest.raises(ServerError, match=code)


@served()
async def test_two_people_play_a_game_to_its_end_and_the_record_proves_itself(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.code) as other:
            await seat_both(host, other)
            await play_on(host, other)
            assert host.table["outcome"]["ranks"]
            assert host.table["fairness"]["commitment"] == table.fairness.commitment
        while True:  # the result is stored beside
            try:
                text = await ala.record(table.id)
                break
            except ServerError as error:
                assert error.code == "not-now"
                await asyncio.sleep(0.05)
    record = Record.read(text)
    record.verify()
    fairness.check(record)
    for client in (ala, ben):
        proof = client.seals.check(text, table.id, 1)
        assert (proof.protocol, proof.parts, proof.unrevealed) == (2, (0, 1), ())


@pytest.mark.parametrize("game_id", stolik.games())
def test_one_person_plays_every_game_against_bots(game_id):
    game = stolik.load(game_id)

    @served(bot_pause=0.0)
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            table = await ala.make_table(
                game_id, people=1, bots=max(game.seats[0], 2) - 1, level="random"
            )
            async with ala.sit_at(table.id) as seat:
                await seat.start()
                for _ in range(400):
                    if seat.is_over:
                        break
                    if seat.legal:
                        choice = seat.legal[0]
                        assert choice.phrase is not None and choice.phrase.id
                        assert seat.sides[0].question["id"]
                        await move_unless_stale(seat, choice.code)
                    else:
                        await seat.next()
                assert seat.seq > 5

    scenario()


@served()
async def test_hot_seats_share_a_connection_and_each_has_its_own_side(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            await seat.say("sit", seat=1, name="Zosia")
            await seat.start()
            assert [side.seat for side in seat.sides] == [0, 1]
            assert seat.table["chairs"][1]["name"] == "Zosia"
            await play_on(seat)
            assert seat.is_over


@served()
async def test_a_spectator_sees_the_game_and_may_not_move(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        table = await ala.make_table("cardline", people=1, bots=1)
        async with ala.sit_at(table.id) as seat, ewa.sit_at(table.id) as watching:
            await seat.start()
            while not watching.sides:
                await watching.next()
            assert watching.sides[0].seat is None
            assert watching.sides[0].legal == []
            with no("not-your-seat"):
                await watching.say("move", seq=watching.seq, code=0)


@served()
async def test_coming_back_with_the_last_seq_gives_exactly_what_was_missed(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host:
            async with ben.sit_at(table.id) as other:
                await seat_both(host, other)
                await play_on(host, other, moves=2)
                seen = other.seq
            await host.say("say", text="jesteś?")
            if host.legal:
                await host.move(host.legal[0].code)
            async with ben.sit_at(table.id, seen=seen) as back:
                log = [line["seq"] for line in back.welcome["log"]]
                chat = [line["seq"] for line in back.welcome["chat"]]
                assert sorted(log + chat) == list(range(seen + 1, host.seq + 1))
                assert back.seq == host.seq
            async with ben.sit_at(table.id) as anew:
                assert anew.welcome["log"][0]["seq"] < seen


@served()
async def test_a_message_sent_twice_is_carried_out_once(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat:
            await seat.say("sit", seat=1)
            await seat.start()
            first = await seat.move(seat.legal[0].code, id="same")
            again = await seat.say("move", seq=seat.seq, code=0, id="same")
            assert again == {"type": "done", "re": "same", "seq": first["seq"]}
            assert seat.seq == first["seq"]


@served()
async def test_a_move_that_the_rules_refuse_is_explained(address):
    """CRD-17: only the player whose turn it is places a card."""
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            waiting = other if host.legal else host
            await waiting.send({"type": "move", "id": "x", "seq": waiting.seq, "code": 0})
            answer = await waiting.until("refused")
            assert answer["rule"].startswith("CRD")
            assert answer["phrase"]["id"].startswith("refusal-")
            assert answer["instead"]["id"].endswith(".instead")
            with no("bad-move"):
                await waiting.say("move", seq=waiting.seq, code=10**9)
            with no("bad-move"):
                await waiting.say("move", seq=waiting.seq, notation="plcae 1@1")
            with no("stale"):
                await waiting.say("move", seq=1, code=0)


@served()
async def test_a_rematch_plays_on_at_the_same_table_with_a_new_commitment(address):
    async with accounts(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            await play_on(host, other)
            await host.say("rematch")
            assert host.table["fairness"]["commitment"] != table.fairness.commitment
            with no("not-ready"):
                await host.start()
            await other.ready()
            await host.start()
            while other.seq < host.seq:
                await other.next()
            await play_on(host, other)
            assert host.table["round"] == 2
        while True:  # results are stored beside
            history = (await ala.request("GET", f"/api/players/{ala.me.player}/history")).json()
            if len(history["results"]) == 2:
                break
            await asyncio.sleep(0.05)
        assert [line["round"] for line in history["results"]] == [2, 1]
        rating = (await ala.request("GET", f"/api/players/{ala.me.player}")).json()["ratings"]
        assert rating[0]["games"] == 2


@served()
async def test_a_rematch_with_people_is_an_offer_and_begins_by_itself_when_all_took_it(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            await play_on(host, other)
            await other.say("rematch")
            assert (other.table["status"], other.table["rematch"]) == ("lobby", True)
            await other.ready()
            assert other.table["status"] == "lobby", "Ala has not answered"
            await host.ready()
            while host.table["status"] != "playing":
                await host.next()
            assert (host.table["round"], host.table["rematch"]) == (2, False)
            assert all(part["revealed"] for part in host.table["fairness"]["parts"])


@served()
async def test_a_rematch_begins_without_those_who_leave_it(address):
    async with guests(address, "Ala", "Ben", "Cyd") as (ala, ben, cyd):
        table = await ala.make_table("cardline", people=3)
        async with (
            ala.sit_at(table.id) as host,
            ben.sit_at(table.id) as other,
            cyd.sit_at(table.id) as third,
        ):
            await third.say("sit", seat=2)
            await third.ready()
            await seat_both(host, other)
            await play_on(host, other, third)
            await host.say("rematch")
            await host.ready()
            await other.ready()
            await third.say("leave")
            while host.table["status"] != "playing":
                await host.next()
            assert len(host.table["chairs"]) == 2


@served(bot_pause=0.0)
async def test_a_rematch_against_bots_begins_at_once(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline", people=1, bots=1, level="random")
        async with ala.sit_at(table.id) as host:
            await host.start()
            while not host.is_over:
                if host.legal:
                    await host.move(host.legal[0].code)
                else:
                    await host.next()
            await host.say("rematch")
            await host.ready()
            while host.table["status"] != "playing":
                await host.next()
            assert host.table["round"] == 2


@served()
async def test_chat_and_quick_phrases_reach_everybody_as_plain_text(address):
    async with guests(address, "Ala", "<b>Ewa") as (ala, ewa):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as seat, ewa.sit_at(table.id) as watching:
            await watching.say("say", text="<script>\u202e hej")
            heard = await seat.until("update")
            assert heard["chat"]["text"] == "<script> hej"
            assert heard["chat"]["name"] == "<b>Ewa"
            await seat.say("quick", phrase="well-played")
            assert (await watching.until("update"))["chat"]["quick"] == "well-played"


@served()
async def test_the_host_removes_locks_and_hands_over(address):
    async with guests(address, "Ala", "Ben", "Ewa") as (ala, ben, ewa):
        table = await ala.make_table("cardline", people=3)
        async with ala.sit_at(table.id) as host:
            async with ben.sit_at(table.id) as other, ewa.sit_at(table.id) as third:
                await other.say("sit", seat=1)
                await third.say("sit", seat=2)
                with no("not-host"):
                    await other.say("lock", locked=True)
                await host.say("remove", player=ewa.me.player)
                assert (await third.until("goodbye"))["code"] == "removed"
                await host.say("lock", locked=True)
                await host.say("hand-over", player=ben.me.player)
                await other.say("set-seat", seat=2, kind="bot", level="random")
            async with ewa.sit_at(table.id) as back:
                assert back.heard[0] == {"type": "goodbye", "code": "removed"}


@served()
async def test_a_bot_takes_an_absent_seat_and_gives_it_back(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        absence = {"kind": "bot", "grace": 5, "level": "random"}
        table = await ala.make_table("cardline", options={"cards": 8}, absence=absence)
        async with ala.sit_at(table.id) as host:
            async with ben.sit_at(table.id) as other:
                await seat_both(host, other)
            while not host.table["chairs"][1]["stand_in"]:
                await host.next()
            async with ben.sit_at(table.id) as back:
                while back.table["chairs"][1]["stand_in"] and not back.is_over:
                    await back.next()
                assert back.you["seats"] == [1]


@served()
async def test_a_seat_whose_time_is_out_makes_a_default_move(address):
    async with guests(address, "Ala") as (ala,):
        clock = {"kind": "move", "seconds": 1}
        table = await ala.make_table("cardline", clock=clock)
        async with ala.sit_at(table.id) as seat:
            await seat.say("sit", seat=1)
            await seat.start()
            update = await seat.until("update")
            assert update["told"][0]["phrase"]["id"] == "table-time-out"
            assert update["clocks"]["left"] is not None


@served()
async def test_a_bot_plays_for_somebody_who_dozes_until_they_stir(address):
    """BLK-R13: after three turns in a row that ran out; any message brings the seat back."""
    async with guests(address, "Ala") as (ala,):
        clock = {"kind": "move", "seconds": 1}
        options = {"cards": 8}
        table = await ala.make_table(
            "cardline", people=1, bots=1, level="random", clock=clock, options=options
        )
        async with ala.sit_at(table.id) as seat:
            await seat.start()
            while not seat.table["chairs"][0]["stand_in"]:
                await seat.next()
            assert sum(one.get("by") == 0 for one in seat.heard) == 3
            await seat.say("say", text="już jestem")
            while seat.table["chairs"][0]["stand_in"] and not seat.is_over:
                await seat.next()


@served()
async def test_players_vote_on_a_case_that_no_rule_covers(address):
    """BLK-W18, BLK-R73."""
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("blank")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            await other.say("ask-ruling", text="Czy szept to mowa?")
            await host.say("vote", yes=True)
            assert host.table["ruling"]["is_open"]
            await other.say("vote", yes=True)
            ruling = other.table["ruling"]
            assert (ruling["carried"], ruling["is_open"], ruling["yes"]) == (True, False, 2)


@served()
async def test_a_pause_needs_everybody_and_stops_the_moves(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            await host.say("pause")
            assert not host.table["pause"]["in_force"]
            await other.say("pause")
            await host.until("update")
            assert host.table["pause"]["in_force"]
            with no("paused"):
                await host.move(0)
            await host.say("resume")


@served()
async def test_the_lobby_lists_only_what_is_meant_to_be_seen(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        await ala.make_table("cardline", title="tajny")
        shown = await ala.make_table("cardline", title="Wieczór", listed=True)
        lobby = (await ben.request("GET", "/api/tables")).json()
        assert [line["id"] for line in lobby["tables"]] == [shown.id]
        assert lobby["tables"][0]["free"] == 1
