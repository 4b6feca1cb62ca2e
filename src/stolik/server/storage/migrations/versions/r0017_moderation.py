"""What hosts need: admins, bans, settings of the server, invitations, reports, an audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_id = sa.String(40)


def upgrade() -> None:
    """Add them; nobody is an admin until somebody opens a link from the console."""
    op.add_column("players", sa.Column("role", sa.String(20), nullable=True))
    op.create_table(
        "server_settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", _id, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("player", _id),
        sa.Column("network", sa.String(60)),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Index("bans_player", "player"),
    )
    op.create_table(
        "invitations",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("note", sa.String(60), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", _id, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("reporter", _id, nullable=False),
        sa.Column("player", _id, nullable=False),
        sa.Column("table_id", _id, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("context", sa.JSON, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Index("reports_made", "made"),
    )
    op.create_table(
        "audit",
        sa.Column("id", _id, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("admin", _id, nullable=False),
        sa.Column("deed", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Index("audit_made", "made"),
    )


def downgrade() -> None:
    """Remove them."""
    for table in ("audit", "reports", "invitations", "bans", "server_settings"):
        op.drop_table(table)
    with op.batch_alter_table("players") as players:
        players.drop_column("role")
