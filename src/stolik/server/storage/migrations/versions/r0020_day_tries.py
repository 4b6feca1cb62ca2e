"""Deals of the day: who plays them, and what came of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "day_tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column(
            "player",
            sa.String(40),
            sa.ForeignKey("players.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("result", sa.JSON),
    )
    op.create_index("day_tries_player", "day_tries", ["player"])
    op.create_index("day_tries_table", "day_tries", ["table_id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("day_tries")
