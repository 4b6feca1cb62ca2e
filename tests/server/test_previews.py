"""Pictures and tags of shared links: what they show, and what they never tell."""

import struct
from pathlib import Path

import pytest

from server.nodes import guests, served
from server.sockets.test_play import play_on, seat_both
from stolik.client import ServerError
from stolik.kernel.record import Record
from stolik.server.previews import card, drawing, rendering
from stolik.table.names import BOT_NAMES

WEB = Path(__file__).resolve().parents[2] / "web" / "src"


async def stored(client, table, path, patience=200):
    """Ask until the result is stored."""
    await client.request("GET", f"/api/tables/{table}/result")  # waits for it
    return await client.request("GET", path)


def size_of(png):
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", png[16:24])


async def finished(ala, ben, listed):
    """A finished game of two; gives its table."""
    table = await ala.make_table("cardline", options={"cards": 4}, listed=listed)
    async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
        await seat_both(host, other)
        await play_on(host, other)
    return table


@pytest.mark.parametrize("listed", [True, False])
def test_a_result_is_drawn_and_only_a_listed_table_names_people(listed):
    @served()
    async def scenario(address):
        async with guests(address, "Alicja", "Bożena") as (ala, ben):
            table = await finished(ala, ben, listed)
            answer = await stored(ben, table.id, f"/api/tables/{table.id}/result.png?lang=en")
            assert size_of(answer.content) == (1200, 630)
            again = await ala.request("GET", f"/api/tables/{table.id}/result.png?lang=en")
            assert again.content == answer.content
            record = Record.read(await ala.record(table.id))
        for language in ("pl", "en"):
            svg = drawing.draw(card.result(record, listed, language))
            assert ("Alicja" in svg and "Bożena" in svg) == listed

    scenario()


@served()
async def test_a_link_carries_tags_and_no_name_can_break_out_of_them(address):
    async with guests(address, 'Ala"><script>', "Ben") as (ala, ben):
        table = await ala.make_table("cardline", listed=True)
        page = (await ben.request("GET", f"/t/{table.code}")).text
        assert f"/api/tables/{table.code}/invitation.png" in page
        assert 'property="og:image"' in page
        assert "<script>" not in page.partition("og:title")[2].partition(">")[0]
        assert "&quot;&gt;&lt;script&gt;" in page
        nothing = (await ben.request("GET", "/t/LIPA-SOWA-0000")).text
        assert "og:image" not in nothing


@served()
async def test_an_invitation_tells_nothing_of_the_game_and_of_a_private_table_no_name(address):
    """The bytes depend on the game, the chairs, and who invites to a listed table; nothing else."""
    async with guests(address, "Ala", "Ben", "Ewa") as (ala, ben, ewa):
        pictures = []
        for host_client, other_client in ((ala, ben), (ben, ewa)):
            table = await host_client.make_table("all-in")
            path = f"/api/tables/{table.id}/invitation.png"
            pictures.append((await ewa.request("GET", path)).content)
            async with host_client.sit_at(table.id) as host, other_client.sit_at(table.id) as other:
                await seat_both(host, other)
                pictures.append((await ewa.request("GET", path)).content)
                await play_on(host, other, moves=5)
                pictures.append((await ewa.request("GET", path)).content)
        assert len(set(pictures)) == 1
        listed = await ala.make_table("all-in", listed=True)
        shown = await ewa.request("GET", f"/api/tables/{listed.id}/invitation.png")
        assert shown.content != pictures[0]


@served()
async def test_a_running_game_has_no_picture_of_its_result(address):
    async with guests(address, "Ala", "Ben") as (ala, ben):
        table = await ala.make_table("cardline")
        async with ala.sit_at(table.id) as host, ben.sit_at(table.id) as other:
            await seat_both(host, other)
            with pytest.raises(ServerError, match="not-now"):
                await ala.request("GET", f"/api/tables/{table.id}/result.png")


def test_kept_pictures_are_bounded(monkeypatch):
    monkeypatch.setattr(rendering, "KEPT", 2)

    @served()
    async def scenario(address):
        async with guests(address, "Ala") as (ala,):
            for seats in (2, 3, 4):
                table = await ala.make_table("cardline", people=seats)
                path = f"/api/tables/{table.id}/invitation.png"
                first = (await ala.request("GET", path)).content
                assert (await ala.request("GET", path)).content == first

    scenario()


def test_art_and_names_are_those_of_the_client():
    for file in sorted((Path(drawing.__file__).parent / "art").iterdir()):
        assert file.read_bytes() == (WEB / "art" / file.name).read_bytes(), file.name
    names = (WEB / "lib" / "names.ts").read_text(encoding="utf-8")
    assert f"const BOTS = {list(BOT_NAMES)!r}" in names
