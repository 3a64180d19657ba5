"""For operators: is it well, and what does it do?"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

from fastapi import Request, Response
from fastapi.responses import PlainTextResponse

from parlour import __version__
from parlour.server.basics.errors import not_found
from parlour.server.http.guard import client_of, forwarded
from parlour.server.http.nearby import nearby
from parlour.server.http.routes.asking import TheServer, routes
from parlour.server.live.server import Server
from parlour.server.lobby import models

api = routes()


@api.get("/health", responses={503: {"model": models.Health}})
async def health(response: Response, server: TheServer) -> models.Health:
    """Whether something can be written now, and whether the bots answer."""
    trouble = []
    try:
        await asyncio.wait_for(server.ready(), 5)
    except Exception:
        trouble.append("store")
    others = server.others
    said = list(others.numbers.values()) if others is not None else []
    if server.time.standing is None and any(each["standing"] for each in said):
        trouble.append("store")
    if not server.bots.well or not all(each["bots_well"] for each in said):
        trouble.append("bots")
    if others is not None and others.front["down"]:
        trouble.append("workers")
    if trouble:
        response.status_code = 503
    return models.Health(ok=not trouble, store=server.store.name, version=__version__, trouble=trouble)


def local(request: Request) -> bool:
    """From this machine, and not passed on by a proxy: what a header says about it may be forged."""
    if forwarded(request.scope):
        return False
    try:
        return ipaddress.ip_address(client_of(request.scope)).is_loopback
    except ValueError:
        return False


@api.get("/here")
async def here(request: Request, server: TheServer) -> models.Here:
    """Addresses of this machine in its network, so that a link with `localhost` in it can be handed on."""
    bound = request.scope.get("server") or ("", 0)
    mine = local(request) and not server.settings.url
    return models.Here(addresses=nearby(server.settings.host, int(bound[1] or 0), server.settings.base) if mine else [])


async def metrics(request: Request) -> Response:
    server: Server = request.app.state.server
    if not server.settings.metrics_open and not local(request):
        raise not_found("page")
    count_now(server)
    counted = server.metrics
    if server.others is not None:
        counted = counted.with_others([each["metrics"] for each in server.others.numbers.values()])
        counted.gauges["workers"] = server.others.count
        counted.gauges["workers_down"] = len(server.others.front["down"])
        counted.gauges["front_waiting"] = server.others.front["waiting"]
        counted.counts["front_refused"] = server.others.front["refused"]
        counted.counts["worker_restarts"] = server.others.front["restarts"]
    return PlainTextResponse(counted.text())


def count_now(server: Server) -> None:
    """What is not counted as it happens."""
    gauges = server.metrics.gauges
    gauges["tables_loaded"] = len(server.tables)
    gauges["bots_late"] = server.bots.late
    gauges["bots_failed"] = server.bots.failed
    gauges["bots_simpler"] = server.bots.simpler
    gauges["bots_hints_failed"] = server.bots.hints_failed
    gauges["bots_in_a_row"] = server.bots.in_a_row
    gauges["bots_well"] = server.bots.well
    gauges["bots_thinking"] = sum(len(table.thinking) for table in server.tables.values())


def numbers(server: Server) -> dict[str, Any]:
    """What the other workers have to know of this one, to answer for all."""
    count_now(server)
    return {"metrics": server.metrics.kept(), "standing": server.time.standing is not None, "bots_well": server.bots.well}
