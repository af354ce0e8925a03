"""The third step: what lists say of tables, and tables as they stood."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add a column and a table; tables without a summary get one when they are next listed."""
    op.add_column("tables", sa.Column("summary", sa.Text))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove them again."""
    op.drop_table("snapshots")
    op.drop_column("tables", "summary")
