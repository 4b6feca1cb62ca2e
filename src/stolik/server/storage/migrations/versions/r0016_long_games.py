"""When something becomes due at a long game, and when no node served anybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add them; tables that play already are noted at their next entry."""
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "outages",
        sa.Column("begin", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("outages")
    op.drop_index("tables_due", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seq")
        tables.drop_column("due")
