"""Every route under schemathesis: no server error, and answers as described."""

import threading
import time

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from length import IS_LONG, LONGEST
from server.nodes import GENEROUS, free_port
from stolik.server.config import Config
from stolik.server.run import server_for

EXAMPLES = {"sqlite": 200 if IS_LONG else 4, "postgres": 200 if IS_LONG else 2}


@pytest.fixture(scope="module", params=EXAMPLES)
def database(request):
    return request.param


@pytest.fixture(scope="module")
def address(request, database, tmp_path_factory):
    """A server in a thread, with a guest and a table that routes can find."""
    folder = tmp_path_factory.mktemp("openapi")
    url = request.getfixturevalue("postgres").fresh() if database == "postgres" else ""
    place = {"port": free_port(), "data_dir": str(folder), "database_url": url}
    config = Config(**(GENEROUS | place))
    server = server_for(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{config.port}"
    server.should_exit = True
    thread.join(LONGEST)


@pytest.fixture(scope="module")
def cookie(address):
    answer = httpx.post(f"{address}/api/session", json={"name": "Ala"}, timeout=LONGEST)
    return answer.cookies["stolik"]


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_no_request_breaks_the_server(address, cookie, database):
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 20
    for operation in operations:
        _attack(operation, cookie, EXAMPLES[database])


def _attack(operation, cookie, examples):
    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def whatever_is_sent(case):
        case.call_and_validate(checks=CHECKS, cookies={"stolik": cookie})

    whatever_is_sent()


def test_the_schema_describes_every_route_and_loads_nothing_from_elsewhere(address):
    described = httpx.get(f"{address}/schema/openapi.json", timeout=LONGEST).json()
    assert {"/api/session", "/api/tables", "/api/tables/{key}", "/health"} <= set(
        described["paths"]
    )
    text = httpx.get(f"{address}/schema", timeout=LONGEST).text
    assert "://" not in text
