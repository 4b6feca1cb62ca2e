"""The hash of an account's recovery code."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column; existing accounts have no code until one is made for them."""
    op.add_column("players", sa.Column("recovery", sa.String(64), nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("players") as players:
        players.drop_column("recovery")
