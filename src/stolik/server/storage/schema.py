"""The tables of the database; Alembic migrations upgrade an old one to this."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

_json = sa.JSON
_id = sa.String(40)

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("login", sa.String(60), unique=True),  # of accounts: the name in lower case
    sa.Column("password", sa.String(200)),
    sa.Column("recovery", sa.String(64)),  # the hash of the recovery code
    sa.Column("email", sa.String(254)),  # in lower case; it was proved by a mailed link
    sa.Column("seated", sa.BigInteger),  # since when they are known to have sat at a table
    sa.Column("role", sa.String(20)),  # admin, or none
    sa.Index("players_email", "email", unique=True),
)

# Links that were mailed and not used yet.
mailed_links = sa.Table(
    "mailed_links",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("verifier", sa.String(64), nullable=False),  # the hash of the link's secret part
    sa.Column("player", _id, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    sa.Column("purpose", sa.String(10), nullable=False),
    sa.Column("email", sa.String(254), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("mailed_links_player", "player"),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("player", _id, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("device", sa.String(64)),  # the browser it was opened on
    sa.Index("sessions_player", "player"),
    sa.Index("sessions_device", "device"),
)

# Browsers, as hashes of a cookie that names nobody.
devices = sa.Table(
    "devices",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Column("browser", sa.String(40)),  # its kind, for its owner: Firefox, Android
    sa.Index("devices_used", "used"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("code", sa.String(20), nullable=False, unique=True),
    sa.Column("game", sa.String(60), nullable=False),
    # lobby, playing or over; clearing while its log is deleted, cleared when only records stay
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(60), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("free", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    # When a node last served its clock or its moves.
    sa.Column("beat", sa.BigInteger, nullable=False),
    # When a node last said that it has the table in memory.
    sa.Column("used", sa.BigInteger, nullable=False, server_default="0"),
    # Who sits where, whom the game waits for and since when; None when no game is to come.
    sa.Column("standing", _json),
    # Of a long game: when it has to be loaded; None while it stays loaded.
    sa.Column("due", sa.BigInteger),
    # The entry of the log after which this line was written.
    sa.Column("seq", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_due", "due"),
    sa.Index("tables_listed", "listed", "status", "changed"),
)

# The people of every table that waits for a game or plays one.
table_people = sa.Table(
    "table_people",
    metadata,
    sa.Column("player", _id, primary_key=True),
    sa.Column("table_id", _id, primary_key=True),
    sa.Index("table_people_table", "table_id"),
)

# Whom somebody at a table has invited to it. A declined one stays, so that it is not made again.
table_invitations = sa.Table(
    "table_invitations",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("player", _id, primary_key=True),
    sa.Column("by", _id, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("declined", sa.BigInteger),
    sa.Index("table_invitations_player", "player"),
    sa.Index("table_invitations_by", "by", "made"),
)

# Whom people do not want to meet.
blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("player", _id, primary_key=True),
    sa.Column("blocked", _id, primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("blocks_blocked", "blocked"),
)

# Days in which somebody's clocks in long games stand still, from the first to the last of them.
days_off = sa.Table(
    "days_off",
    metadata,
    sa.Column("player", _id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("begin", sa.BigInteger, primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("first", sa.String(10), nullable=False),  # a day: 2026-12-24
    sa.Column("last", sa.String(10), nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
)

# The source of truth about a table: a move counts once its row is here.
log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("player", _id),
    sa.Column("cid", sa.String(40)),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("finished", sa.BigInteger, nullable=False),
    sa.Column("names", _json, nullable=False),
    sa.Column("scores", _json, nullable=False),
    sa.Column("ranks", _json, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("review", sa.Text),  # the coach's, as JSON; "off" where the host did not want one
    sa.Column("ratings", _json),  # how the game changed ratings, by seat; None before that was kept
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", _id, nullable=False),
    sa.Column("finished", sa.BigInteger, nullable=False),
    sa.Column("counted", _json),  # what it adds to statistics; None until the game was counted
    sa.Index("seats_player", "player", "finished"),
)

# Whom the headers of a record name, where the log is deleted.
record_names = sa.Table(
    "record_names",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("header", sa.String(40), primary_key=True),
    sa.Column("player", _id, nullable=False),
    sa.Index("record_names_player", "player"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("player", _id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("ordinal", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ratings_ordinal", "game", "ordinal"),
)

decks = sa.Table(
    "decks",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("owner", _id, nullable=False),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("summary", _json),  # what lists show of it (BLANK); None where it was not written yet
    sa.Index("decks_owner", "owner"),
)

deck_versions = sa.Table(
    "deck_versions",
    metadata,
    sa.Column("deck", _id, sa.ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("table_id", _id),  # the game that changed it
    sa.Column("data", _json, nullable=False),
)

# Who accepts cards beside the owner; the deck itself knows their order (BLANK).
deck_stewards = sa.Table(
    "deck_stewards",
    metadata,
    sa.Column("deck", _id, sa.ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", _id, primary_key=True),
    sa.Index("deck_stewards_player", "player"),
)

# Whom an owner has asked to be a steward, until that person answers.
steward_invitations = sa.Table(
    "steward_invitations",
    metadata,
    sa.Column("deck", _id, sa.ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", _id, primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("steward_invitations_player", "player"),
)

# To whom an owner wants to give a deck, until that person answers.
deck_offers = sa.Table(
    "deck_offers",
    metadata,
    sa.Column("deck", _id, sa.ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", _id, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("deck_offers_player", "player"),
)

# How often each card of a deck was activated.
deck_cards = sa.Table(
    "deck_cards",
    metadata,
    sa.Column("deck", _id, sa.ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("slot", sa.String(20), primary_key=True),
    sa.Column("times", sa.Integer, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

# A winner's right to write a card, and what has become of it.
rewards = sa.Table(
    "rewards",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("table_id", _id, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("player", _id, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("origin", sa.String(40), nullable=False),  # the game, as histories call it
    sa.Column("decks", _json, nullable=False),
    sa.Column("deck", _id),  # the one it is written for
    sa.Column("granted", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("stage", sa.String(20), nullable=False),
    sa.Column("slot", sa.String(20)),
    sa.Column("card", _json),
    sa.Column("picture", sa.String(80)),
    sa.Column("remarks", sa.String(300), nullable=False),
    sa.Column("nods", _json, nullable=False),  # ids of the players who like it
    sa.Column("bot", sa.String(60)),  # the bot that won and proposes the card
    sa.Index("rewards_player", "player", "granted"),
    sa.Index("rewards_table", "table_id"),
    sa.Index("rewards_deck", "deck"),
)

drawings = sa.Table(
    "drawings",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("player", _id, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("strokes", _json, nullable=False),
    sa.Index("drawings_player", "player"),
)

# Who is connected to which table on which node; only recent rows count.
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("node", sa.String(40), primary_key=True),
    sa.Column("players", _json, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# Which node computes which decision of a bot, so that none is computed twice.
claims = sa.Table(
    "claims",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("node", sa.String(40), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# Keys that the server makes at its first start.
server_secrets = sa.Table(
    "server_secrets",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# Browsers that get Web Push; each goes with the session in which it asked for it.
push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),  # the hash of the endpoint
    sa.Column("player", _id, nullable=False),
    sa.Column(
        "session",
        sa.String(64),
        sa.ForeignKey("sessions.token_hash", ondelete="CASCADE"),
        nullable=False,
    ),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("push_subscriptions_player", "player"),
    sa.Index("push_subscriptions_session", "session"),
)

notification_preferences = sa.Table(
    "notification_preferences",
    metadata,
    sa.Column("player", _id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("preferences", _json, nullable=False),
)

# What people are told while they are away. A row is written once for each thing, and whoever
# takes its `at` away tells it: so nothing is told twice, by whatever node and after any restart.
notifications = sa.Table(
    "notifications",
    metadata,
    sa.Column("player", _id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("key", sa.String(100), primary_key=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("table_id", _id, nullable=False),
    sa.Column("at", sa.BigInteger),  # when it is due; None once it was told, or needs not be told
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("notifications_at", "at"),
    sa.Index("notifications_made", "made"),
)

# When no node was here. The row without an end says when one was last.
outages = sa.Table(
    "outages",
    metadata,
    sa.Column("begin", sa.BigInteger, primary_key=True),
    sa.Column("until", sa.BigInteger),
)

# What admins set in the browser; one row a subject.
server_settings = sa.Table(
    "server_settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", _json, nullable=False),
)

# Who may not come in or talk: an account, a guest or a range of addresses.
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # ban or silence
    sa.Column("player", _id),
    sa.Column("network", sa.String(60)),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),  # None: for good
    sa.Column("reason", sa.String(300), nullable=False),
    sa.Index("bans_player", "player"),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("uses", sa.Integer, nullable=False),  # how many more people it lets in
    sa.Column("note", sa.String(60), nullable=False),
)

# What players report about others, with what was said at the table then.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("reporter", _id, nullable=False),
    sa.Column("player", _id, nullable=False),
    sa.Column("table_id", _id, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("context", _json, nullable=False),
    sa.Column("closed", sa.BigInteger),
    sa.Index("reports_made", "made"),
)

# What admins did; `deed` is the action.
audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("admin", _id, nullable=False),
    sa.Column("deed", sa.String(40), nullable=False),
    sa.Column("subject", sa.String(80), nullable=False),
    sa.Column("details", _json, nullable=False),
    sa.Index("audit_made", "made"),
)

# Who plays the deal of a day: one try each. What came of it is there when the game is over.
day_tries = sa.Table(
    "day_tries",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("player", _id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.String(64), nullable=False),  # the browser it was begun on, or ""
    sa.Column("table_id", _id, nullable=False),
    sa.Column("result", _json),
    sa.Index("day_tries_player", "player"),
    sa.Index("day_tries_table", "table_id"),
)
