"""Stewards of decks, and decks that are offered to somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables of stewards and of offered decks."""
    op.create_table(
        "deck_stewards",
        sa.Column("deck", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deck", "player"),
    )
    op.create_index("deck_stewards_player", "deck_stewards", ["player"], unique=False)
    op.create_table(
        "deck_offers",
        sa.Column("deck", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deck"),
    )
    op.create_index("deck_offers_player", "deck_offers", ["player"], unique=False)


def downgrade() -> None:
    """Drop them."""
    for table in ("deck_offers", "deck_stewards"):
        op.drop_table(table)
