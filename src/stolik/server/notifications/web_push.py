"""Web Push: messages that only one browser can read (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from stolik.server.notifications.public_network import PublicNetwork

RECORD_SIZE = 4096
"""Every push service takes bodies of this many bytes."""

LONGEST = 3000
"""Bytes of a message: header, padding and tag fit into one record beside it."""

SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is valid; RFC 8292 allows a day."""


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser gets its messages, and by which keys it reads them."""

    endpoint: str
    p256dh: str
    auth: str


def encode(data: bytes) -> str:
    """Base64 as it stands in URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of `encode`; raises ValueError."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def is_readable(subscription: Subscription) -> bool:
    """Whether the keys of a subscription are a point of the curve and sixteen bytes."""
    try:
        _public_key(decode(subscription.p256dh))
        return len(decode(subscription.auth)) == 16
    except ValueError:
        return False


class PushKeys:
    """The server's own pair of keys: by it a push service knows that messages come from us."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = encode(_point(private.public_key()))

    @staticmethod
    def make() -> PushKeys:
        """A new pair."""
        return PushKeys(ec.generate_private_key(ec.SECP256R1()))

    @staticmethod
    def read(text: str) -> PushKeys:
        """A pair as `text` wrote it."""
        number = int.from_bytes(decode(text))
        return PushKeys(ec.derive_private_key(number, ec.SECP256R1()))

    @property
    def text(self) -> str:
        """The private key, to be stored."""
        return encode(self._private.private_numbers().private_value.to_bytes(32))

    def authorization(self, endpoint: str, now: float, contact: str) -> str:
        """The header that signs a message for the push service of an endpoint."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + SIGNED_FOR,
        }
        if contact:
            claims["sub"] = contact
        head = encode(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        body = encode(json.dumps(claims).encode())
        signature = self._private.sign(f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(signature)
        token = f"{head}.{body}.{encode(r.to_bytes(32) + s.to_bytes(32))}"
        return f"vapid t={token}, k={self.public}"


def encrypt(message: bytes, subscription: Subscription) -> bytes:
    """The body of a push message (`aes128gcm`): only the subscribed browser can read it."""
    if len(message) > LONGEST:
        raise ValueError(f"a push message has at most {LONGEST} bytes")
    theirs = decode(subscription.p256dh)
    own = ec.generate_private_key(ec.SECP256R1())
    public = _point(own.public_key())
    salt = os.urandom(16)
    shared = own.exchange(ec.ECDH(), _public_key(theirs))
    key, nonce = _derived(shared, decode(subscription.auth), theirs, public, salt)
    # The delimiter says that no record follows; the padding hides how long the message is.
    padded = (message + b"\x02").ljust(LONGEST + 1, b"\x00")
    sealed = AESGCM(key).encrypt(nonce, padded, None)
    return salt + RECORD_SIZE.to_bytes(4) + bytes([len(public)]) + public + sealed


def _derived(
    shared: bytes, auth: bytes, receiver: bytes, sender: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """The key and the nonce of a message (RFC 8291, section 3.4)."""
    material = _hkdf(auth, shared, b"WebPush: info\x00" + receiver + sender, 32)
    key = _hkdf(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
    return key, _hkdf(salt, material, b"Content-Encoding: nonce\x00", 12)


def _hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


class PushSender:
    """Gives messages to push services."""

    def __init__(self, keys: PushKeys, network: PublicNetwork, contact: str) -> None:
        self.keys = keys
        self._network = network
        self._contact = contact

    async def send(
        self, subscription: Subscription, message: bytes, *, now: float, seconds: int, topic: str
    ) -> int:
        """Send a message that is worth telling for some seconds; returns the service's status.

        A later message of the same topic replaces one that was not delivered yet. Raises OSError.
        """
        headers = {
            "authorization": self.keys.authorization(subscription.endpoint, now, self._contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(seconds),
            "urgency": "normal",
            "topic": topic,
        }
        body = encrypt(message, subscription)
        return await self._network.post(subscription.endpoint, headers, body)
