"""What each finished game adds to its players' statistics."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the column; older games are counted when somebody looks at the statistics."""
    op.add_column("seats", sa.Column("counted", sa.JSON, nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("counted")
