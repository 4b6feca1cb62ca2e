"""The parts of a node that routes need."""

from __future__ import annotations

import msgspec

from stolik.server.accounts.emails import Emails
from stolik.server.accounts.people import People
from stolik.server.accounts.statistics import StatisticsPages
from stolik.server.admin.enforcement import Enforcement
from stolik.server.blank.workshop import Workshop
from stolik.server.clock import NodeClock
from stolik.server.config import Config
from stolik.server.guard import Guard
from stolik.server.monitoring.health import HealthCheck
from stolik.server.monitoring.metrics import Metrics
from stolik.server.notifications.notifier import Notifier
from stolik.server.previews.rendering import Previews
from stolik.server.storage.store import Store
from stolik.server.tables.hub import Hub
from stolik.server.workers.pictures import Pictures
from stolik.server.workers.reviews import Reviews


class Services(msgspec.Struct):
    """The parts of a running node; set when it starts."""

    config: Config
    metrics: Metrics
    guard: Guard
    store: Store
    clock: NodeClock
    people: People
    hub: Hub
    pictures: Pictures
    previews: Previews
    reviews: Reviews
    workshop: Workshop
    health: HealthCheck
    notifier: Notifier
    emails: Emails
    enforcement: Enforcement
    statistics: StatisticsPages
