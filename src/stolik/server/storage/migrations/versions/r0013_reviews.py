"""The coach's review of a finished game, kept with its record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column; games that are over are reviewed when somebody asks."""
    op.add_column("results", sa.Column("review", sa.Text, nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("results") as results:
        results.drop_column("review")
