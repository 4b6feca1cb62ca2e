"""Whose idea a proposed card is, where a bot won and a person holds the pen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column; existing rewards are people's own."""
    op.add_column("rewards", sa.Column("bot", sa.String(60), nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("rewards") as rewards:
        rewards.drop_column("bot")
