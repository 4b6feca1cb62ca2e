"""A push service that really decrypts, and an SMTP server, both on this machine."""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from server.nodes import free_port
from stolik.server.notifications import web_push


def claims_of(authorization: str) -> dict[str, object]:
    """What an authorization says; its signature has to be right (RFC 8292)."""
    fields = dict(part.strip().split("=", 1) for part in authorization[6:].split(","))
    head, body, signature = fields["t"].split(".")
    raw = web_push.decode(signature)
    dss = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = web_push._public_key(web_push.decode(fields["k"]))
    key.verify(dss, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(web_push.decode(body))


def decrypt(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Read a push message as the subscribed browser does (RFC 8291)."""
    salt, size = body[:16], body[20]
    theirs = body[21 : 21 + size]
    shared = private.exchange(ec.ECDH(), web_push._public_key(theirs))
    key, nonce = web_push._derived(
        shared, auth, web_push._point(private.public_key()), theirs, salt
    )
    return AESGCM(key).decrypt(nonce, body[21 + size :], None).rstrip(b"\x00")[:-1]


class Browser:
    """A browser's side of Web Push: its keys, and what it was told."""

    def __init__(self, office: PushOffice, name: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.name = name
        self.endpoint = f"{office.address}/{name}"
        self.told: list[dict] = []
        self.raw: list[bytes] = []
        office.browsers[name] = self

    @property
    def body(self) -> dict[str, str]:
        """What a page sends to the server."""
        point = web_push._point(self.private.public_key())
        keys = {"p256dh": web_push.encode(point), "auth": web_push.encode(self.auth)}
        return {"endpoint": self.endpoint, **keys}


class PushOffice:
    """A push service: checks the signature, and gives each browser what only it can read."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.browsers: dict[str, Browser] = {}
        self.statuses: list[int] = []
        self.claims: list[dict] = []
        self.heads: list[dict[str, str]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                first, *lines = head.strip().split("\r\n")
                fields = {
                    name.lower(): value.strip()
                    for name, value in (line.split(":", 1) for line in lines)
                }
                body = await reader.readexactly(int(fields["content-length"]))
                status = self.take(first.split()[1].strip("/"), fields, body)
                writer.write(f"HTTP/1.1 {status} x\r\ncontent-length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    def take(self, name: str, fields: dict[str, str], body: bytes) -> int:
        status = self.statuses.pop(0) if self.statuses else 201
        if status != 201:
            return status
        claims = claims_of(fields["authorization"])
        assert claims["aud"] == self.address
        self.claims.append(claims)
        self.heads.append(fields)
        browser = self.browsers[name]
        browser.raw.append(body)
        plain = decrypt(body, browser.private, browser.auth)
        browser.told.append(json.loads(plain))
        return status


@asynccontextmanager
async def push_office():
    office = PushOffice()
    server = await asyncio.start_server(office.serve, "127.0.0.1", office.port)
    try:
        yield office
    finally:
        server.close()


class MailBox:
    """What an SMTP server has taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, server, session, envelope) -> str:
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        return "250 taken"

    def link(self, mark: str) -> str:
        """The last part of the newest link whose path begins so."""
        text = self.letters[-1].get_body(("plain",)).get_content()
        return text.split(mark)[1].split()[0]


@asynccontextmanager
async def mail_box():
    box, port, loop = MailBox(), free_port(), asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(box, hostname="localhost", loop=loop), "127.0.0.1", port
    )
    try:
        yield box, f"smtp://127.0.0.1:{port}"
    finally:
        server.close()


async def until(is_so) -> None:
    """Wait for a state, however long the machine takes."""
    while not is_so():
        await asyncio.sleep(0.02)
