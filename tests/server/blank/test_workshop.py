"""BLANK's workshop over the wire: parts and their choices, the last game, translations."""

import asyncio
import gc

import pytest

from server.blank.test_decks import ask, found, museum, play_round, rewards, table_of
from server.nodes import guests, served
from stolik.client import ServerError
from stolik.server.blank.card_readings import load_reader
from stolik.server.workers.processes import Workers

SIX = "jak ktos zagra 6 to nastepny bierze dwie karty"
SING = {"who": "next", "do": "act", "what": {"pl": "zaśpiewać"}}
SONG = {"kind": "rule", "if": {"on": "played", "colour": ["shield"]}, "then": [SING]}
STRANGER = "not-found"


async def won(ala, ben):
    """A game at Ala's deck: the winner, the loser, the reward and the deck."""
    deck = (await found(ala))["id"]
    async with table_of(ala, ben, deck) as (table, one, two):
        winner, _ = await play_round(one, two)
        (reward, *_) = await rewards(ala, table.id)
        people = (ala, ben) if winner == 0 else (ben, ala)
        return *people, reward["id"], deck


def test_a_sentence_comes_back_part_by_part_and_each_part_has_choices():
    """What was understood is read back; the choices are whole cards of the language."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            read = await ask(ala, "POST", "read", {"sentence": SIX, "kind": "rule"})
            parts = [part for line in read["lines"] for part in line["parts"]]
            assert [(line["lead"]) for line in read["lines"]] == ["Jeśli", "to"]
            assert [(part["text"], part["words"]) for part in parts] == [
                ("ktoś zagra", "ktos zagra"),
                ("6", ""),
                ("kolejny gracz", "nastepny"),
                ("dobiera", "bierze"),
                ("2 karty", "dwie karty"),
            ]
            asked = {"card": read["card"], "place": "then/0/n", "language": "pl"}
            choices = (await ask(ala, "POST", "choices", asked))["choices"]
            three = next(one for one in choices if one["text"] == "3 karty")
            again = await ask(ala, "POST", "read", {"card": three["card"]})
            assert again["text"]["pl"] == "Jeśli ktoś zagra 6, to kolejny gracz dobiera 3 karty."
            answer = await ala.http.post("/api/blank/choices", json={"card": {}, "place": "x"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-options")

    scenario()


def test_any_sentence_can_be_kept_in_own_words_and_says_what_people_judge():
    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            nine = "Jeśli ktoś zagra 9, wszyscy dobierają kartę"
            read = await ask(ala, "POST", "read", {"sentence": nine, "kind": "rule"})
            assert read["card"] is None and 0 < len(read["suggestions"]) <= 3
            own = await ask(ala, "POST", "read", {"card": read["own_words"]["card"]})
            assert own["judged"] == ["trigger"] and not own["by_play"]
            marked = [p["by_people"] for line in own["lines"] for p in line["parts"]]
            assert marked == [True, False, False, False]

    scenario()


def test_the_last_game_is_replayed_for_those_who_sat_there_only():
    """A finished game is open to its players, and closed to everybody else."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben", "Cyd") as (ala, ben, cyd):
            winner, loser, reward, _ = await won(ala, ben)
            turns = {"kind": "rule", "if": {"on": "turnEnd"}, "then": [SING]}
            body = {"card": turns, "reward": reward}
            found_in = await ask(winner, "POST", "last-game", body)
            assert found_in["uncounted"] is None
            assert 0 < len(found_in["fired"]) <= found_in["turns"]
            assert await ask(loser, "POST", "last-game", body) == found_in
            for bad in (body | {"reward": "w-0"}, body):
                with pytest.raises(ServerError, match=STRANGER):
                    await ask(cyd, "POST", "last-game", bad)
            laugh = {"on": "social", "event": {"pl": "się zaśmieje"}}
            social = body | {"card": turns | {"if": laugh}}
            assert (await ask(winner, "POST", "last-game", social))["uncounted"] == "people"
            answer = await winner.http.post("/api/blank/last-game", json=body | {"card": {}})
            assert answer.status_code == 400

    scenario()


def test_owner_and_author_translate_own_words_and_nobody_else_does():
    """BLK-D13, BLK-L8: a quotation until somebody who may adds the other language."""

    @served()
    async def scenario(address):
        async with guests(address, "Ala", "Ben", "Cyd") as (ala, ben, cyd):
            deck = (await found(ala, "Nasza"))["id"]
            async with table_of(ala, ben, deck) as (table, one, two):
                winner, _ = await play_round(one, two)
                (reward, *_) = await rewards(ala, table.id)
                author = (ala, ben)[winner]
                idea = {"card": SONG, "author": "Autor", "language": "pl"}
                await ask(author, "POST", f"rewards/{reward['id']}", idea)
                for person, step in ((author, "hand-in"), (ala, "accept")):
                    await ask(person, "POST", f"rewards/{reward['id']}/step", {"step": step})
                card = next(c for c in (await museum(ala, deck))["cards"] if c["own_texts"])
                assert card["text"]["en"].endswith("must do this: “zaśpiewać”.")
                assert card["own_texts"] == [{"en": "", "pl": "zaśpiewać"}]
                assert card["can_translate"]
                words = {"slot": card["slot"], "language": "en", "texts": ["sing"]}
                path = f"decks/{deck}/translate"
                with pytest.raises(ServerError, match=STRANGER):
                    await ask(cyd, "POST", path, words)
                other = (ala, ben)[1 - winner]
                if other is not ala:  # who only played may look at the table's deck, no more
                    with pytest.raises(ServerError):
                        await ask(other, "POST", f"{path}?table={table.id}", words)
                shown = await ask(author, "POST", f"{path}?table={table.id}", words)
                card = next(c for c in shown["cards"] if c["own_texts"])
                assert card["text"]["en"].endswith("must sing.")
                assert not card["can_translate"]
                assert [c["slot"] for c in shown["cards"] if c["is_mine"]] == [card["slot"]]
                assert shown["history"][-1]["what"] == "translated"
                with pytest.raises(ServerError, match="bad-options"):
                    await ask(ala, "POST", path, words)
                assert card["can_correct"] is (author is ala)
                mended = words | {"texts": ["sing aloud"], "is_correction": True}
                if author is ala:
                    shown = await ask(ala, "POST", path, mended)
                    card = next(c for c in shown["cards"] if c["own_texts"])
                    assert card["text"]["en"].endswith("must sing aloud.")
                else:  # the owner has not written it
                    with pytest.raises(ServerError, match="bad-options"):
                        await ask(ala, "POST", path, mended)

    scenario()


def test_the_guide_to_writing_is_served_in_both_languages():
    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            for language, opening in (("pl", "# Jak"), ("en", "# How")):
                answer = await ala.http.get(f"/api/games/blank/writing/{language}")
                assert answer.status_code == 200 and answer.text.startswith(opening)
            assert (await ala.http.get("/api/games/cardline/writing/en")).status_code == 404

    scenario()


def test_the_reader_s_words_are_left_out_of_garbage_collection():
    """In its worker only: the server's own process is not frozen by a reading."""

    async def scenario():
        workers = Workers(1)
        try:
            before = await workers.run(gc.get_freeze_count)
            await workers.run(load_reader)
            return before, await workers.run(gc.get_freeze_count)
        finally:
            await workers.close()

    before, after = asyncio.run(scenario())
    own = gc.get_freeze_count()
    load_reader()

    assert after - before > 10_000
    assert gc.get_freeze_count() == own
