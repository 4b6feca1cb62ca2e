"""`stolik accounts reset`: a host helps who has lost both password and recovery code."""

from __future__ import annotations

import asyncio
import re

import pytest

from stolik.cli.fault import FAILED
from stolik.server.accounts.people import People, SignedIn
from stolik.server.clock import NodeClock
from stolik.server.config import config_from
from stolik.server.storage.store import Store

CODE = re.compile(r"(?m)^([2-9A-Z]{5}-){3}[2-9A-Z]{5}$")


def in_database(home, work):
    """What some work with the people of the server's database gives."""

    async def whole():
        store = await Store.open(config_from({}, data_dir=str(home)).store_url)
        try:
            return await work(People(store, NodeClock(), days=30))
        finally:
            await store.close()

    return asyncio.run(whole())


async def _register(people: People) -> SignedIn:
    guest, _ = await people.guest("Ala")
    return await people.register(guest, "Ala", "mokra kura siedem")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_reset_prints_a_code_that_opens_the_account(run, home, language):
    login = in_database(home, _register).person.login

    said = run("accounts", "reset", login, "--data-dir", str(home), "--lang", language)

    assert said.code == 0
    assert login in said.out
    code = CODE.search(said.out)[0]
    back = in_database(home, lambda people: people.recover(login, code, "sucha gęś osiem"))
    assert back.person.login == login


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_login_or_database_that_is_not_there_is_told_with_a_remedy(run, home, language):
    in_database(home, _register)
    for folder, named in ((home, "nikt-0000"), (home / "wrong", str(home / "wrong"))):
        said = run("accounts", "reset", "nikt-0000", "--data-dir", str(folder), "--lang", language)

        assert said.code == FAILED
        assert named in said.err
        assert "--data-dir" in said.err or folder != home
        assert said.out == ""
