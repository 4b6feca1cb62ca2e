"""Secrets of pictures: what comes with one tells nothing about the card."""

from contextlib import asynccontextmanager

import pytest

import stolik
from server.nodes import guests, served
from stolik.client import ServerError


@asynccontextmanager
async def illusion_begun(address):
    """A game of Illusion on both seats of one person: the person, the table, what lies open."""
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("illusion")
        async with ala.sit_at(table.id) as seat:
            await seat.say("sit", seat=1)
            await seat.start()
            yield ala, table, [*seat.view["row"], seat.view["next_picture"]]


@pytest.mark.skipif("illusion" not in stolik.games(), reason="Illusion is not installed")
def test_pictures_are_served_only_once_they_have_come_to_light():
    """ILL-11: an id is the place in which a picture came to light, and means nothing elsewhere."""

    @served()
    async def scenario(address):
        async with illusion_begun(address) as (ala, table, shown):
            sizes = set()
            for style in ("plain", "safe"):
                for picture in shown:
                    path = f"/api/tables/{table.id}/pictures/{picture}?style={style}"
                    answer = await ala.request("GET", path)
                    assert answer.headers["content-type"] == "image/png"
                    sizes.add((style, len(answer.content)))
            assert len(sizes) == 2, "the size tells pictures apart"
            for hidden in (max(shown) + 1, max(shown) + 40, 99_999):
                with pytest.raises(ServerError, match="not-found"):
                    await ala.request("GET", f"/api/tables/{table.id}/pictures/{hidden}")

    scenario()


PICTURE_HEADERS = {
    "cache-control": "private",
    "content-type": "image/png",
}


@pytest.mark.skipif("illusion" not in stolik.games(), reason="Illusion is not installed")
def test_headers_of_a_picture_tell_nothing_about_the_card():
    """ILL-11: no fingerprint, date or name of a file; all pictures have the same headers."""

    @served()
    async def scenario(address):
        async with illusion_begun(address) as (ala, table, shown):
            reported = []
            for picture in shown:
                answer = await ala.request("GET", f"/api/tables/{table.id}/pictures/{picture}")
                heads = {name.lower(): value for name, value in answer.headers.items()}
                for name, value in PICTURE_HEADERS.items():
                    assert heads[name] == value
                assert "nosniff" in heads["x-content-type-options"]
                for telling in ("etag", "last-modified", "content-disposition", "set-cookie"):
                    assert telling not in heads
                reported.append({name: value for name, value in heads.items() if name != "date"})
            assert len(reported) > 1 and all(one == reported[0] for one in reported)
            late = {"if-none-match": "*", "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT"}
            path = f"/api/tables/{table.id}/pictures/{shown[0]}"
            assert (await ala.http.get(path, headers=late)).status_code == 200

    scenario()
