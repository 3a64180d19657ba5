"""For operators: is it well, and what does it do?"""

from __future__ import annotations

import asyncio
import ipaddress
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed

from fastapi import Request, Response
from fastapi.responses import PlainTextResponse

from parlour.server import models, sql
from parlour.server.errors import not_found
from parlour.server.guard import client_of
from parlour.server.hall import Hall
from parlour.server.routes.asking import InHall, routes

api = routes()


def version() -> str:
    try:
        return installed("parlour")
    except PackageNotFoundError:
        return "0"


@api.get("/health", responses={503: {"model": models.Health}})
async def health(response: Response, hall: InHall) -> models.Health:
    """Whether the store answers."""
    try:
        await asyncio.wait_for(sql.last_beat(hall.store), 5)
        well = True
    except Exception:
        well = False
        response.status_code = 503
    return models.Health(ok=well, store=hall.store.name, version=version())


def local(request: Request) -> bool:
    try:
        return ipaddress.ip_address(client_of(request.scope)).is_loopback
    except ValueError:
        return False


async def metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    if not hall.settings.metrics_open and not local(request):
        raise not_found("page")
    gauges = hall.metrics.gauges
    gauges["tables_loaded"] = len(hall.tables)
    gauges["bots_late"] = hall.bots.late
    gauges["bots_failed"] = hall.bots.failed
    gauges["bots_thinking"] = sum(len(table.thinking) for table in hall.tables.values())
    return PlainTextResponse(hall.metrics.text())
