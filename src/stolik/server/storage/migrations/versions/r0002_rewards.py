"""Rewards, drawings, and how often cards were activated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables of BLANK's workshop and museum."""
    op.create_table(
        "deck_cards",
        sa.Column("deck", sa.String(length=40), nullable=False),
        sa.Column("slot", sa.String(length=20), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deck", "slot"),
    )
    op.create_table(
        "rewards",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("origin", sa.String(length=40), nullable=False),
        sa.Column("decks", sa.JSON(), nullable=False),
        sa.Column("deck", sa.String(length=40), nullable=True),
        sa.Column("granted", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.String(length=20), nullable=False),
        sa.Column("slot", sa.String(length=20), nullable=True),
        sa.Column("card", sa.JSON(), nullable=True),
        sa.Column("picture", sa.String(length=80), nullable=True),
        sa.Column("remarks", sa.String(length=300), nullable=False),
        sa.Column("nods", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("rewards_deck", "rewards", ["deck"], unique=False)
    op.create_index("rewards_player", "rewards", ["player", "granted"], unique=False)
    op.create_index("rewards_table", "rewards", ["table_id"], unique=False)
    op.create_table(
        "drawings",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("strokes", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("drawings_player", "drawings", ["player"], unique=False)


def downgrade() -> None:
    """Drop them."""
    for table in ("drawings", "rewards", "deck_cards"):
        op.drop_table(table)
