"""Days off: when the clocks of somebody's long games stand still."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "days_off",
        sa.Column(
            "player",
            sa.String(40),
            sa.ForeignKey("players.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("begin", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("last", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("days_off")
