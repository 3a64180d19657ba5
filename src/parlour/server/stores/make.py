"""Which store there is."""

from __future__ import annotations

from parlour.extras import missing
from parlour.server.basics.channel import Others
from parlour.server.basics.settings import Settings
from parlour.server.stores.store import Store


def make_store(settings: Settings, others: Others | None = None) -> Store:
    """SQLite in the data folder, or PostgreSQL when DATABASE_URL says so."""
    if settings.database_url:
        try:
            from parlour.server.stores.postgres import PostgresStore
        except ModuleNotFoundError as error:
            raise missing("postgres", error) from None

        return PostgresStore(settings.database_url)
    from parlour.server.stores.sqlite import SqliteStore

    return SqliteStore(settings.data / "parlour.db", others=others)
