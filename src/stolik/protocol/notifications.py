"""What people are told while they are away, and the e-mail addresses of accounts."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from stolik.protocol.base import Answer, Body, Password
from stolik.table.fields import PLAIN

Kind = Literal["turn", "reminder", "over", "invited"]
"""The game waits for you; your time runs out soon; a game is over; somebody invites you."""

KINDS: tuple[Kind, ...] = get_args(Kind)

Language = Literal["pl", "en"]

Minute = Annotated[int, Meta(ge=0, le=1439)]
"""A minute of the day."""

Email = Annotated[str, Meta(min_length=3, max_length=254, pattern=PLAIN)]

Link = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[\w~-]+$(?!\n)")]
"""The last part of a mailed link. It has no dot: that would be the name of a file."""


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nothing is told, in minutes of the day; they may go over midnight."""

    begin: Minute = 22 * 60
    end: Minute = 8 * 60


class NotificationPreferences(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/notifications/preferences`: what one person wants to be told, by which way."""

    push: Annotated[tuple[Kind, ...], Meta(max_length=8)] = KINDS
    mail: Annotated[tuple[Kind, ...], Meta(max_length=8)] = ("reminder",)
    quiet: Quiet | None = None
    zone: Annotated[str, Meta(max_length=60, pattern=r"^[\w/+-]*$(?!\n)")] = "UTC"
    """The time zone of the quiet hours, by its name in the IANA database."""
    titles: bool = False
    """Whether messages may name the title of a private table."""
    language: Language = "pl"


class Notifications(Answer):
    """`GET /api/notifications`: what I want to be told, and what this server can do."""

    preferences: NotificationPreferences
    push_key: str | None
    """By which a browser subscribes; None where the host has switched Web Push off."""
    can_mail: bool
    """Whether this server sends e-mails."""
    email: str | None
    """The address of my account, once it is confirmed."""


class PushBody(Body):
    """`POST /api/notifications/push`: tell me in this browser, as long as this session lasts."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=PLAIN)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120, pattern=PLAIN)]
    auth: Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]


class EndPushBody(Body):
    """`POST /api/notifications/push/end`: this browser is to be told nothing any more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=PLAIN)]


class EmailBody(Body):
    """`POST /api/account/email`: mail a link to this address; it belongs to the account then."""

    email: Email
    password: Password
    language: Language = "pl"


class ForgetEmailBody(Body):
    """`POST /api/account/email/remove`: the account is to have no e-mail address any more."""

    password: Password


class LinkBody(Body):
    """`POST /api/account/email/confirm`: the link that was mailed to prove an address."""

    link: Link


class AskResetBody(Body):
    """`POST /api/reset`: mail a link to the account of this address or login, if there is one."""

    login: Email
    language: Language = "pl"


class ResetBody(Body):
    """`POST /api/reset/finish`: set a new password with the mailed link; every session ends."""

    link: Link
    new_password: Password
