"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("node", sa.String(length=40), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("owner", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("decks_owner", "decks", ["owner"], unique=False)
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=True),
        sa.Column("cid", sa.String(length=40), nullable=True),
        sa.Column("entry", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("login", sa.String(length=60), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("ranks", sa.JSON(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round", "seat"),
    )
    op.create_index("seats_player", "seats", ["player", "finished"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("code", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=60), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("free", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("tables_listed", "tables", ["listed", "status", "changed"], unique=False)
    op.create_table(
        "deck_versions",
        sa.Column("deck", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=True),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deck", "version"),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("ordinal", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "game"),
    )
    op.create_index("ratings_ordinal", "ratings", ["game", "ordinal"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash"),
    )
    op.create_index("sessions_player", "sessions", ["player"], unique=False)


def downgrade() -> None:
    """Drop them."""
    op.drop_index("sessions_player", table_name="sessions")
    op.drop_table("sessions")
    op.drop_index("ratings_ordinal", table_name="ratings")
    op.drop_table("ratings")
    op.drop_table("deck_versions")
    op.drop_index("tables_listed", table_name="tables")
    op.drop_table("tables")
    op.drop_index("seats_player", table_name="seats")
    op.drop_table("seats")
    op.drop_table("results")
    op.drop_table("players")
    op.drop_table("log")
    op.drop_index("decks_owner", table_name="decks")
    op.drop_table("decks")
    op.drop_table("claims")
