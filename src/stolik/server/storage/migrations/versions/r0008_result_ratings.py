"""How a finished game changed the ratings of those who played it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; existing results have no value."""
    op.add_column("results", sa.Column("ratings", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("results") as results:
        results.drop_column("ratings")
