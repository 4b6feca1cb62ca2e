"""Who is connected to which table on which node."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table in which nodes report who is connected."""
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("node", sa.String(length=40), nullable=False),
        sa.Column("players", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "node"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("presence")
