"""The audit of dependencies: it fails for a vulnerability and reports when it could not look."""

import json
import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

AUDIT = Path(__file__).resolve().parents[2] / ".ci" / "audit"


@pytest.fixture
def service():
    """A stand-in for osv.dev that knows of holes in whatever is put into `holes`."""

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self):
            asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
            named = [(one["package"]["ecosystem"], one["package"]["name"]) for one in asked]
            queries.extend(named)
            results = [{"vulns": [{"id": "X-1"}]} if one in holes else {} for one in named]
            body = json.dumps({"results": results}).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    holes, queries = set(), []
    server = HTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", holes, queries
    server.shutdown()
    server.server_close()


def audit(address):
    environment = os.environ | {"STOLIK_AUDIT_URL": address}
    return subprocess.run(
        [sys.executable, str(AUDIT)], env=environment, capture_output=True, text=True, check=False
    )


def test_everything_that_is_pinned_is_asked_about(service):
    address, _, queries = service
    reported = audit(address)
    assert reported.returncode == 0, reported.stdout + reported.stderr
    assert {("PyPI", "msgspec"), ("PyPI", "litestar"), ("npm", "svelte")} <= set(queries)


def test_a_known_hole_fails(service):
    address, holes, _ = service
    holes.add(("PyPI", "msgspec"))
    reported = audit(address)
    assert reported.returncode == 1
    assert "msgspec" in reported.stdout and "X-1" in reported.stdout


def test_without_the_service_it_says_so_loudly_and_does_not_fail():
    reported = audit("http://127.0.0.1:9/")
    assert reported.returncode == 0
    assert "NOT AUDITED" in reported.stdout
