"""Which kind of browser a device is, so that people recognize their sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; known devices get it at their next visit."""
    op.add_column("devices", sa.Column("browser", sa.String(40), nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("devices") as devices:
        devices.drop_column("browser")
