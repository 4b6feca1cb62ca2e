"""Invitations to tables, and whom people have blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

_id = sa.String(40)


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "table_invitations",
        sa.Column("table_id", _id, primary_key=True),
        sa.Column("player", _id, primary_key=True),
        sa.Column("by", _id, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.BigInteger),
        sa.Index("table_invitations_player", "player"),
        sa.Index("table_invitations_by", "by", "made"),
    )
    op.create_table(
        "blocks",
        sa.Column("player", _id, primary_key=True),
        sa.Column("blocked", _id, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Index("blocks_blocked", "blocked"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("blocks")
    op.drop_table("table_invitations")
