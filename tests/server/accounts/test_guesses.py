"""Nobody finds a private table by guessing, and nobody who comes back is kept out."""

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from length import LONGEST
from server.nodes import guests, served
from stolik.server.guard import WRONG_KEYS_AT_ONCE, WRONG_KEYS_PER_SECOND
from stolik.server.tables.codes import WORDS, new_code, spellings


def test_codes_are_hopeless_to_guess_and_easy_to_say():
    assert len(set(WORDS)) == len(WORDS)
    assert len(WORDS) ** 2 * 10_000 > 10**9
    assert all(word.isascii() and word.isalpha() and word.isupper() for word in WORDS)
    assert max(len(word) for word in WORDS) * 2 + 6 <= 20, "the column has room for 20 signs"
    assert len({new_code() for _ in range(2000)}) > 1990


TYPED = ["szafa krakers 8934", "SzafaKrakers8934", " szafa--krakers–8934 ", "SZAFA KRAKERS8934"]


def test_a_code_is_known_however_it_was_typed():
    for typed in TYPED:
        assert "SZAFA-KRAKERS-8934" in spellings(typed)
    assert "WISNIA-SOKOL-0007" in spellings("Wiśnia Sokół 0007")
    assert "LIPA-0042" in spellings("lipa0042"), "older codes have one word"
    assert spellings("SZAFA-KRAKERS-8934")[0] == "SZAFA-KRAKERS-8934", (
        "the plain case costs one look"
    )
    assert max(len(spellings(f"{a}{b}1234")) for a in WORDS[::7] for b in WORDS[::5]) <= 4
    assert spellings("?") == ("",)


@served()
async def test_a_code_without_hyphens_leads_to_its_table(address):
    async with guests(address, "Ala", "Ewa") as (ala, ewa):
        table = await ala.make_table("cardline")
        for typed in (
            table.code.lower(),
            table.code.replace("-", " "),
            table.code.replace("-", ""),
        ):
            answer = await ewa.http.get(f"/api/tables/{typed}")
            assert answer.json()["id"] == table.id
        async with ewa.sit_at(table.code.replace("-", "").lower()) as watching:
            assert watching.table["id"] == table.id


async def closed_with(address, key, cookie):
    where = address.replace("http", "ws") + f"/api/tables/{key}/socket"
    cookies = {"cookie": f"stolik={cookie}"}
    async with connect(where, additional_headers=cookies, open_timeout=LONGEST) as socket:
        try:
            while '"welcome"' not in await socket.recv():
                pass
        except ConnectionClosed as closed:
            return closed.rcvd.code
        return None


@pytest.mark.usefixtures("nothing_refills")
@served()
async def test_guessed_codes_are_answered_only_a_few_times(address):
    async with guests(address, "Ala", "Zły") as (ala, evil):
        table = await ala.make_table("cardline")
        cookie = evil.http.cookies["stolik"]
        codes = []
        while 4429 not in codes:
            codes.append(await closed_with(address, f"LIPA-{len(codes):04}", cookie))
        assert set(codes) == {4404, 4429}
        assert codes.count(4404) == WRONG_KEYS_AT_ONCE
        assert await closed_with(address, table.code, cookie) == 4429, "a right one tells no more"
        answer = await evil.http.get(f"/api/tables/{table.code}")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) >= 1
        assert await closed_with(address, table.id, cookie) is None, "an id is no guess"


@pytest.mark.usefixtures("nothing_refills")
@served()
async def test_guesses_that_come_together_are_counted_too(address):
    async with guests(address, "Zły") as (evil,):
        paths = [f"/api/tables/SOWA-{number:04}/verify" for number in range(100)]
        answers = await asyncio.gather(*(evil.http.get(path) for path in paths))
        answer = await evil.http.get("/api/tables/SOWA-9999")
        assert answer.status_code == 429
        answered = sum(one.status_code == 404 for one in answers)
        owed = answered - WRONG_KEYS_AT_ONCE
        assert answer.json()["retry_after"] * WRONG_KEYS_PER_SECOND > min(owed, WRONG_KEYS_AT_ONCE)


@pytest.mark.usefixtures("nothing_refills")
@served(request_rate=2.0, sockets_per_address=40)
async def test_sockets_cannot_be_opened_as_fast_as_one_likes(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        cookie = ala.http.cookies["stolik"]
        codes = [await closed_with(address, table.id, cookie) for _ in range(60)]
        assert codes[:40] == [None] * 40, "as many as one address may hold come back at once"
        assert 4429 in codes[40:]


@served()
async def test_codes_of_one_word_still_lead_to_their_tables(address):
    async with guests(address, "Ala") as (ala,):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("stolik.server.routes.tables.new_code", lambda: "LIPA-4207")
            table = await ala.make_table("cardline")
        assert table.code == "LIPA-4207"
        for key in ("LIPA-4207", "lipa-4207"):
            assert (await ala.http.get(f"/api/tables/{key}")).json()["id"] == table.id
