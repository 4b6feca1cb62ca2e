"""Recognized browsers, and which of them a session belongs to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add devices; existing sessions have none until they are next used."""
    op.create_table(
        "devices",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("devices_used", "devices", ["used"])
    op.add_column("sessions", sa.Column("device", sa.String(length=64), nullable=True))
    op.create_index("sessions_device", "sessions", ["device"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("sessions_device", "sessions")
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_column("device")
    op.drop_index("devices_used", "devices")
    op.drop_table("devices")
