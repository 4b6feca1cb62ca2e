"""Requests as the server reads them: what it cannot read it says in plain words."""

from server.nodes import guests, served

DEEP = '{"game": "cardline", "seats": [{}, {}], "options": ' + '{"a":' * 20_000 + "1" + "}" * 20_001
JSON = {"content-type": "application/json"}


@served()
async def test_a_body_nested_too_deeply_is_unreadable(address):
    async with guests(address, "Ala") as (ala,):
        for body in (DEEP, "[" * 100_000, DEEP.replace("}", "")):
            answer = await ala.http.post("/api/tables", content=body, headers=JSON)
            assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


@served()
async def test_a_body_of_another_kind_than_json_is_refused(address):
    """Browsers send these from any page without asking the server first."""
    async with guests(address, "Ala") as (ala,):
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            headers = {"content-type": kind} if kind else {}
            answer = await ala.http.post("/api/session", content='{"name":"X"}', headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (400, "unreadable"), kind
            assert "application/json" in answer.json()["detail"]

        async def pieces():
            yield b'{"name":"X"}'

        streamed = await ala.http.post(
            "/api/session", content=pieces(), headers={"content-type": "text/plain"}
        )
        assert streamed.status_code == 400
        assert (await ala.http.get("/api/session")).json()["name"] == "Ala"
        plain = {"content-type": "Application/JSON; charset=utf-8"}
        answer = await ala.http.post("/api/session", content='{"name":"Ewa"}', headers=plain)
        assert (answer.status_code, answer.json()["name"]) == (200, "Ewa")
        assert (await ala.http.post("/api/logout")).status_code == 204, "no body, no kind"


@served()
async def test_what_is_wrong_with_a_request_is_told_in_plain_words(address):
    async with guests(address, "Ala") as (ala,):
        table = await ala.make_table("cardline")
        wrong = await ala.http.get(f"/api/tables/{table.id}/record?round=none")
        assert wrong.status_code == 400
        assert wrong.json()["detail"].startswith("query round: ")
        body = await ala.http.post("/api/session", json={"name": ""})
        assert body.status_code == 400
        for answer in (wrong, body):
            detail = answer.json()["detail"]
            assert detail
            assert not set("{}") & set(detail), detail
            assert "ParamType" not in detail
