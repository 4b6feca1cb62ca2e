"""E-mails: as text and as HTML, by an SMTP server that the host names."""

from __future__ import annotations

import asyncio
import html
import logging
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from stolik.server.config import Config

logger = logging.getLogger(__name__)

SECONDS = 30.0


class Letter(msgspec.Struct, frozen=True):
    """An e-mail before it is written: a sentence, a link, and small print."""

    subject: str
    body: str
    action: str
    link: str
    notes: tuple[tuple[str, str], ...] = ()
    """Lines below: a text, and where it leads or nothing."""
    unsubscribe: str = ""
    """Where one request ends such letters, without anything to confirm (RFC 8058)."""
    language: str = "pl"


def is_address(text: str) -> bool:
    """Whether a text is one plain e-mail address, without a name or a comment.

    >>> [is_address(one) for one in ("ola@example.org", "Ola <ola@example.org>", "ola", "a@b c")]
    [True, False, False, False]
    """
    try:
        found = Address(addr_spec=text)
    except (ValueError, IndexError):
        return False
    is_plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= 254
    return is_plain and "." in found.domain and bool(found.username) and str(found) == text


def message_of(letter: Letter, sender: str, receiver: str) -> EmailMessage:
    """The e-mail, in both forms."""
    message = EmailMessage(policy=SMTP)
    message["Subject"] = " ".join(letter.subject.split())
    message["From"] = sender
    message["To"] = receiver
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2] or None)
    message["Auto-Submitted"] = "auto-generated"
    if letter.unsubscribe:
        message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_text(letter))
    message.add_alternative(_html(letter), subtype="html")
    return message


def _text(letter: Letter) -> str:
    notes = [f"{text}: {link}" if link else text for text, link in letter.notes]
    return "\n".join((letter.body, "", f"{letter.action}: {letter.link}", "", "-- ", *notes, ""))


def _html(letter: Letter) -> str:
    notes = "<br>".join(
        f'<a href="{_safe(link)}" style="color:#6b5b45">{_safe(text)}</a>' if link else _safe(text)
        for text, link in letter.notes
    )
    return (
        f'<!doctype html><html lang="{letter.language}"><meta charset="utf-8">'
        '<body style="margin:0;padding:24px;background:#f3ead8;color:#2b2118;'
        'font:16px/1.5 Georgia,serif">'
        '<div style="max-width:480px;margin:auto;padding:24px;background:#fffaf0;'
        'border:1px solid #d9c7a3;border-radius:12px">'
        f'<h1 style="margin:0 0 12px;font-size:20px">{_safe(letter.subject)}</h1>'
        f'<p style="margin:0 0 20px">{_safe(letter.body)}</p>'
        f'<p style="margin:0"><a href="{_safe(letter.link)}" style="display:inline-block;'
        "padding:12px 22px;border-radius:10px;background:#7a3b1e;color:#fffaf0;"
        f'text-decoration:none;font-weight:bold">{_safe(letter.action)}</a></p></div>'
        f'<p style="max-width:480px;margin:14px auto;font-size:13px;color:#6b5b45">{notes}</p>'
        "</body></html>\n"
    )


def _safe(text: str) -> str:
    return html.escape(text, quote=True)


class Mailer:
    """Sends e-mails by the SMTP server of the settings."""

    def __init__(self, config: Config) -> None:
        parts = urlsplit(config.smtp_url)
        self._host = parts.hostname or "localhost"
        self._is_tls = parts.scheme == "smtps"
        self._port = parts.port or (465 if self._is_tls else 587)
        self._user = unquote(parts.username or "") or None
        self._password = unquote(parts.password or "") or None
        self.sender = config.mail_from or self._user or f"stolik@{self._host}"
        self.base = config.public_url.rstrip("/")

    async def send(self, letter: Letter, receiver: str) -> bool:
        """Send a letter; False when the SMTP server cannot be reached or does not take it.

        A password never goes over an open line.
        """
        try:
            # The library counts its time anew for each answer of the server.
            async with asyncio.timeout(SECONDS):
                await aiosmtplib.send(
                    message_of(letter, self.sender, receiver),
                    hostname=self._host,
                    port=self._port,
                    username=self._user,
                    password=self._password,
                    use_tls=self._is_tls,
                    start_tls=None if self._is_tls or not self._user else True,
                    timeout=SECONDS,
                )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            logger.warning("an e-mail was not sent", extra={"reason": type(error).__name__})
            return False
        return True
