"""Pages of the client, and what a server says that has none."""

import json

import httpx
import pytest

from length import LONGEST
from server.nodes import served
from stolik.server import app
from stolik.server.routes import web_client

CLIENT = {"index.html": web_client._asset("index.html", b"<!doctype html><title>Stolik</title>")}


@pytest.mark.parametrize(("assets", "told"), [(CLIENT, "ok"), ({}, "missing")])
def test_health_tells_whether_there_are_pages(monkeypatch, assets, told):
    monkeypatch.setattr(web_client, "load_assets", lambda: assets)
    assert app.web_client is web_client

    @served()
    async def scenario(address):
        async with httpx.AsyncClient(base_url=address, timeout=LONGEST) as client:
            assert (await client.get("/health")).json()["web-client"] == told
            page = await client.get("/play/cardline")
            if assets:
                assert page.content == CLIENT["index.html"].content
            else:
                assert (page.status_code, page.json()["code"]) == (404, "not-found")
                assert "web client was not built" in page.json()["detail"]

    scenario()


def test_who_asks_for_the_head_alone_gets_the_headers_of_the_whole(monkeypatch):
    monkeypatch.setattr(web_client, "load_assets", lambda: CLIENT)

    @served()
    async def scenario(address):
        async with httpx.AsyncClient(base_url=address, timeout=LONGEST) as client:
            for path in ("/", "/play/cardline", "/health", "/api/games", "/api/nothing"):
                whole, head = await client.get(path), await client.head(path)
                assert head.status_code == whole.status_code, path
                assert head.content == b""
                kept = {name: whole.headers[name] for name in ("content-type", "content-length")}
                assert {name: head.headers[name] for name in kept} == kept
            assert json.loads((await client.get("/health")).content)["status"] == "ok"

    scenario()
