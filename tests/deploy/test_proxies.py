"""The samples of `deploy/` in the real Caddy and nginx: TLS, HTTP/2, sockets, uploads."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from length import LONGEST
from server.admin.admins import admin_of, get
from server.nodes import free_port, serving
from stolik.protocol import MAX_BODY

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
CLIENT = "127.0.0.2"
"""Whence the client comes; the proxy itself is 127.0.0.1."""


def caddy(folder: Path, node: int, port: int) -> tuple[list[str], Path]:
    """Caddy with its own authority; gives the command and the authority's certificate."""
    sample = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    sample = sample.replace("node-1:8000 node-2:8000", f"127.0.0.1:{node}")
    sample = sample.replace("{$STOLIK_DOMAIN:localhost}", f"https://localhost:{port}")
    own = f"""{{
        admin off
        skip_install_trust
        http_port {free_port()}
        storage file_system {folder}/caddy
    }}
    """
    config = folder / "Caddyfile"
    config.write_text(own + sample, encoding="utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
    return command, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


def nginx(folder: Path, node: int, port: int) -> tuple[list[str], Path]:
    """Nginx with a certificate that vouches for itself."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
    made += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for sample, ours in (
        ("127.0.0.1:8000", f"127.0.0.1:{node}"),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80", f"listen 127.0.0.1:{free_port()}"),
        ("stolik.example;", "localhost;"),
        ("/etc/letsencrypt/live/stolik.example/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/stolik.example/privkey.pem", str(key)),
    ):
        assert sample in site, sample
        site = site.replace(sample, ours)
    (folder / "site.conf").write_text(site, encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    # Started by root, its workers would be somebody who cannot write here.
    user = "user root;" if os.geteuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(
        f"{user} daemon off; pid {folder}/nginx.pid; error_log stderr; worker_processes 1;\n"
        f"events {{}}\nhttp {{ access_log off; {temporary} include {folder}/site.conf; }}\n",
        encoding="utf-8",
    )
    return ["nginx", "-c", str(config), "-p", str(folder)], certificate


@asynccontextmanager
async def running(command: list[str], port: int, certificate: Path) -> AsyncIterator[None]:
    """The proxy, from when it answers to its end."""
    environment = os.environ | {"HOME": str(certificate.parent), "XDG_CONFIG_HOME": "/nonexistent"}
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while not certificate.is_file() or (await curl(port, certificate, "/health"))[0] != 200:
            assert process.returncode is None, f"{command[0]} has ended"
            await asyncio.sleep(0.1)
        yield
    finally:
        process.terminate()
        await process.wait()


async def curl(port: int, certificate: Path, path: str, *more: str) -> tuple[int, str, str]:
    """The status, the version of HTTP and the body of an answer; 0 when there is none."""
    shown = ["--silent", "--write-out", "\n%{http_code} %{http_version}"]
    place = ["--interface", CLIENT, "--cacert", str(certificate), *more]
    process = await asyncio.create_subprocess_exec(
        *("curl", *shown, *place, f"https://localhost:{port}{path}"), stdout=subprocess.PIPE
    )
    out = (await process.communicate())[0].decode()
    body, _, told = out.rpartition("\n")
    status, version = told.split()
    return int(status), version, body


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_a_sample_passes_everything_on(
    proxy: Callable[[Path, int, int], tuple[list[str], Path]], tmp_path: Path
) -> None:
    if shutil.which(proxy.__name__) is None or shutil.which("curl") is None:
        return  # only the real one can tell
    asyncio.run(_check(proxy, tmp_path))


async def _check(proxy: Callable[[Path, int, int], tuple[list[str], Path]], folder: Path) -> None:
    port, data = free_port(), folder / "data"
    data.mkdir()
    async with serving(data_dir=str(data)) as address:
        node = int(address.rpartition(":")[2])
        command, certificate = proxy(folder, node, port)
        async with running(command, port, certificate), admin_of(address, data) as admin:

            async def ask(path: str, *more: str) -> tuple[int, str, str]:
                return await curl(port, certificate, path, *more)

            jar = ("--cookie-jar", str(folder / "jar"), "--cookie", str(folder / "jar"))
            post = ("--header", "content-type: application/json", "--data")
            status, version, _ = await ask("/api/session", *jar, *post, '{"name": "Ala"}')
            assert (status, version) == (200, "2"), "HTTP/2 over TLS"
            assert (await ask("/metrics"))[0] == 404
            plan = {"game": "cardline", "seats": [{"kind": "person"}] * 2}
            origin = ("--header", f"origin: https://localhost:{port}")
            status, _, made = await ask("/api/tables", *jar, *origin, *post, json.dumps(plan))
            assert status == 201, "the Host header is kept, so our own page may change things"
            await _check_uploads(folder, ask, (*jar, *post))
            await _check_socket(folder, port, certificate, json.loads(made), admin)


async def _check_uploads(folder: Path, ask: Callable, given: tuple[str, ...]) -> None:
    """A body as long as allowed reaches the server; it refuses a longer one itself."""
    for length, code in ((MAX_BODY, "unreadable"), (MAX_BODY + 1, "too-large")):
        body = folder / "body.json"
        body.write_bytes(b'{"name": "' + b"x" * (length - 12) + b'"}')
        _, _, answer = await ask("/api/session", *given[:-1], "--data-binary", f"@{body}")
        assert json.loads(answer)["code"] == code


async def _check_socket(folder, port, certificate, table, admin) -> None:
    """A socket works, and the node knows the client's address, whatever the client claims."""
    token = next(
        line.split("\t")[-1]
        for line in (folder / "jar").read_text(encoding="utf-8").splitlines()
        if "\tstolik\t" in line
    )
    context = ssl.create_default_context(cafile=str(certificate))
    claims = {"cookie": f"stolik={token}", "x-forwarded-for": "203.0.113.7"}
    async with connect(
        f"wss://localhost:{port}/api/tables/{table['id']}/socket",
        ssl=context,
        additional_headers=claims,
        local_addr=(CLIENT, 0),
        max_size=2**24,
        open_timeout=LONGEST,
    ) as socket:
        assert json.loads(await socket.recv())["type"] == "welcome"
        await socket.send(json.dumps({"type": "ping", "id": "1"}))
        while json.loads(await socket.recv())["type"] != "pong":
            pass
        (ala,) = (await get(admin, "/people?words=ala"))["people"]
        details = await get(admin, f"/people/{ala['player']}")
        assert details["addresses"] == [CLIENT]
