"""What people want to be told, where to, and what was told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the tables; they are empty."""
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.token_hash"], ondelete="CASCADE"),
    )
    op.create_index("push_subscriptions_player", "push_subscriptions", ["player"])
    op.create_index("push_subscriptions_session", "push_subscriptions", ["session"])
    op.create_table(
        "notification_preferences",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("preferences", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
    )
    op.create_table(
        "notifications",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(100), primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
    )
    op.create_index("notifications_at", "notifications", ["at"])
    op.create_index("notifications_made", "notifications", ["made"])


def downgrade() -> None:
    """Drop them."""
    for table in (
        "notifications",
        "notification_preferences",
        "push_subscriptions",
        "server_secrets",
    ):
        op.drop_table(table)
