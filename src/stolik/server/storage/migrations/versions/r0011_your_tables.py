"""Whose tables wait or play, and whom they wait for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add them; tables that play already are noted at their next entry."""
    op.add_column("tables", sa.Column("standing", sa.JSON, nullable=True))
    op.create_table(
        "table_people",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
    )
    op.create_index("table_people_table", "table_people", ["table_id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("table_people")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("standing")
