"""Bodies and answers for admins of a server, and what players send them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stolik.protocol.base import Answer, Body
from stolik.protocol.http import SessionLine
from stolik.table.fields import PLAIN, PlayerKey
from stolik.table.settings import Name

Days = Annotated[int, Meta(ge=2, le=36_500)]
Reason = Annotated[str, Meta(max_length=300, pattern=PLAIN)]
Announcement = Annotated[str, Meta(max_length=300, pattern=PLAIN)]
Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]
Length = Annotated[float, Meta(gt=0, le=36_500)]
TableKeys = Annotated[tuple[PlayerKey, ...], Meta(min_length=1, max_length=500)]
BanKind = Literal["ban", "silence"]
ReportKind = Literal["name", "chat", "play", "other"]


class ServerSettings(Struct, frozen=True):
    """`GET` and `POST /api/admin/settings`: what admins set; days that are None stay the host's."""

    announcement_pl: Announcement = ""
    announcement_en: Announcement = ""
    read_only: bool = False
    invitation_only: bool = False
    name_words: Annotated[tuple[Word, ...], Meta(max_length=2000)] = ()
    guest_days: Days | None = None
    lobby_days: Days | None = None
    table_days: Days | None = None
    record_days: Days | None = None
    report_days: Days = 180
    audit_days: Days = 730


class SettingsAnswer(Answer):
    """The settings of the server, and the days that count where admins set none."""

    settings: ServerSettings
    defaults: dict[str, int]


class ServerNotice(Answer):
    """`GET /api/notice`: what every page shows at its top; empty most of the time."""

    announcement_pl: str
    announcement_en: str
    read_only: bool


class AdminLinkBody(Body):
    """`POST /api/admin-link`: become an admin by the link that the console printed."""

    key: Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]


class ReportBody(Body):
    """`POST /api/reports`: tell the admins about somebody at a table where I am."""

    table: PlayerKey
    player: PlayerKey
    kind: ReportKind
    text: Annotated[str, Meta(max_length=300, pattern=PLAIN)] = ""


class NameBody(Body):
    """`POST /api/admin/people/{player}/name`: give somebody another name, wherever it stands."""

    name: Name


class BanBody(Body):
    """`POST /api/admin/people/{player}/ban`: for some days, or for good."""

    kind: BanKind
    days: Length | None = None
    reason: Reason = ""


class NetworkBanBody(Body):
    """`POST /api/admin/bans`: nobody comes in from a range of addresses."""

    network: Annotated[str, Meta(min_length=2, max_length=60, pattern=PLAIN)]
    days: Length | None = None
    reason: Reason = ""


class RoleBody(Body):
    """`POST /api/admin/people/{player}/role`: make an account an admin, or no longer one."""

    admin: bool


class TablesBody(Body):
    """`POST /api/admin/tables/delete`: delete these tables, by id or code."""

    tables: TableKeys


class WordsBody(Body):
    """`POST /api/admin/tables/{key}/words`: remove what was said in a line; 0 is the title."""

    line: Annotated[int, Meta(ge=0, le=2**31)]


class InvitationBody(Body):
    """`POST /api/admin/invitations`: make a link that lets some people in."""

    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[int, Meta(ge=1, le=365)] = 14
    note: Annotated[str, Meta(max_length=60, pattern=PLAIN)] = ""


class AdminPerson(Answer):
    """A guest or an account, as admins see them in a list."""

    player: str
    name: str
    login: str | None
    since: int
    seen: int | None
    """When a session of theirs was last used, to a day."""
    admin: bool
    banned_until: int | None
    silenced_until: int | None


class AdminPeople(Answer):
    """`GET /api/admin/people`: those whose name, login or id has the words, the newest first."""

    people: tuple[AdminPerson, ...]
    more: str | None
    """What to give as `before` for the next ones."""


class AdminTable(Answer):
    """A table in a list for admins."""

    id: str
    code: str
    game: str
    status: str
    title: str
    host: str
    listed: bool
    created: int
    changed: int
    maker: str | None
    """The player who made it."""
    maker_name: str


class AdminTables(Answer):
    """`GET /api/admin/tables`: the newest first."""

    tables: tuple[AdminTable, ...]
    more: str | None


class AdminBan(Answer):
    """A ban, or a silence."""

    id: str
    kind: BanKind
    player: str | None
    name: str
    network: str | None
    made: int
    until: int | None
    reason: str


class AdminBans(Answer):
    """`GET /api/admin/bans`: those that are still valid."""

    bans: tuple[AdminBan, ...]


class AdminPersonDetails(Answer):
    """`GET /api/admin/people/{player}`: all that helps to decide about somebody."""

    person: AdminPerson
    sessions: tuple[SessionLine, ...]
    addresses: tuple[str, ...]
    """Where they are connected from now, on this node; none is stored."""
    tables: tuple[AdminTable, ...]
    bans: tuple[AdminBan, ...]


class AdminLine(Answer):
    """Something that was said at a table."""

    seq: int
    at: int
    player: str
    name: str
    text: str


class AdminTableDetails(Answer):
    """`GET /api/admin/tables/{key}`: who is there, and what was said."""

    table: AdminTable
    people: dict[str, str]
    lines: tuple[AdminLine, ...]


class AdminDeck(Answer):
    """A deck in a list for admins."""

    id: str
    name: str
    owner: str
    owner_name: str
    game: str


class AdminDecks(Answer):
    """`GET /api/admin/decks`: those whose name has the words."""

    decks: tuple[AdminDeck, ...]
    more: str | None


class AdminReport(Answer):
    """What a player reported, with what was said at the table then."""

    id: str
    made: int
    kind: ReportKind
    text: str
    reporter: str
    reporter_name: str
    player: str
    name: str
    table: str
    code: str
    title: str
    address: str
    """Where the reported one was connected from, if they were."""
    lines: tuple[AdminLine, ...]
    closed: int | None


class AdminReports(Answer):
    """`GET /api/admin/reports`: open ones first, the newest first."""

    reports: tuple[AdminReport, ...]


class AuditEntry(Answer):
    """What an admin did: a line of the audit log."""

    id: str
    made: int
    admin: str
    admin_name: str
    action: str
    subject: str
    details: dict[str, Any]


class AuditPage(Answer):
    """`GET /api/admin/audit`: the newest first."""

    entries: tuple[AuditEntry, ...]
    more: str | None


class ResetLink(Answer):
    """A link path by which somebody sets a new password; shown once."""

    login: str
    code: str
    path: str


class NewInvitation(Answer):
    """A new invitation; the path is shown once."""

    path: str
    until: int


class Invitation(Answer):
    """An invitation that still lets people in."""

    id: str
    made: int
    until: int
    uses: int
    note: str


class Invitations(Answer):
    """`GET /api/admin/invitations`."""

    invitations: tuple[Invitation, ...]


class Deleted(Answer):
    """How many were deleted."""

    count: int
