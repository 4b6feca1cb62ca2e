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
