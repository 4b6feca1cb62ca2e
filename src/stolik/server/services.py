"""What the routes need, in one place."""

from __future__ import annotations

import msgspec

from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.guard import Guard
from stolik.server.hub import Hub
from stolik.server.metrics import Metrics
from stolik.server.people import People
from stolik.server.pictures import Pictures
from stolik.server.storage.store import Store
from stolik.server.workshop import Workshop


class Services(msgspec.Struct):
    """The parts of a running node; they are filled in when it starts."""

    config: Config
    metrics: Metrics
    guard: Guard
    store: Store
    clock: NodeClock
    people: People
    hub: Hub
    pictures: Pictures
    workshop: Workshop
