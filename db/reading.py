"""Reading: work that only reads, in a transaction of its own."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from db.engines import QUERY_TIMEOUT
from db.errors import StoreUnavailable, is_deadlock, reason
from db.statements import Result, Work


async def run_read(engine: AsyncEngine, work: Work[Result]) -> Result:
    """Does the work, and does it again if PostgreSQL has ended it because of a deadlock, as with a migration.

    Raises StoreUnavailable if the database cannot be read, or does not answer within `QUERY_TIMEOUT` seconds.
    """
    try:
        async with asyncio.timeout(QUERY_TIMEOUT):
            while True:
                try:
                    async with engine.connect() as connection:
                        return await work(connection)
                except DBAPIError as error:
                    if not is_deadlock(error):
                        raise
    except TimeoutError:
        raise StoreUnavailable(f"The database did not answer within {QUERY_TIMEOUT:.0f} seconds.") from None
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailable(f"The database cannot be read: {reason(error)}") from error
