"""The world around a server for browser tests: a push service, an SMTP server, and time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.conftest import Server
from browser.evenings import later
from browser.hands import until
from length import LONGEST
from server.notifications.post_office import Browser, MailBox, PushOffice, mail_box, push_office
from stolik.server.notifications import web_push

DAY = 86_400_000


class Outside:
    """Both services, beside the browser that waits, and the file that sets the server's clock."""

    def __init__(self, shift: Path) -> None:
        self.office: PushOffice
        self.box: MailBox
        self.smtp = ""
        self._shift = shift
        self._is_open, self._end = threading.Event(), asyncio.Event()
        self._loop: asyncio.AbstractEventLoop
        self._thread = threading.Thread(target=asyncio.run, args=[self._serve()])
        shift.write_text("0", encoding="ascii")

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with push_office() as self.office, mail_box() as (self.box, self.smtp):
            self._is_open.set()
            await self._end.wait()

    def open(self) -> None:
        self._thread.start()
        assert self._is_open.wait(LONGEST)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    def let_pass(self, days: float) -> None:
        """Let days pass for the server."""
        skipped = int(self._shift.read_text(encoding="ascii")) + int(days * DAY)
        later = self._shift.with_suffix(".new")
        later.write_text(str(skipped), encoding="ascii")
        later.replace(self._shift)  # at once: the server reads it all the time


@contextmanager
def outside(folder: Path) -> Iterator[tuple[Server, Outside]]:
    """A server whose clock a test sets forward, and whom it can tell things."""
    world = Outside(folder / "shift")
    world.open()
    server = Server(
        folder,
        *(later.__file__, str(folder / "shift")),
        STOLIK_NOTIFY_SECONDS="0",
        STOLIK_PUSH_ANYWHERE="true",
        STOLIK_SMTP_URL=world.smtp,
        STOLIK_MAIL_FROM="Stolik <stolik@example.org>",
    )
    server.settings["STOLIK_PUBLIC_URL"] = server.address
    server.deal_for("")
    server.start()
    try:
        yield server, world
    finally:
        server.stop()
        world.close()


SUBSCRIBES = """(({ endpoint, auth, point }) => {
  let found = localStorage.getItem('subscribed') ? made() : null
  function made() {
    return {
      endpoint,
      getKey: (name) => Uint8Array.from(name === 'auth' ? auth : point).buffer,
      unsubscribe: async () => ((found = null), true),
    }
  }
  PushManager.prototype.getSubscription = async () => found
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('subscribed', '1')
    return (found = made())
  }
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
})(%s)"""
"""No browser under test can reach a push service: it says that it uses the one of the test."""

NOTES = """() => {
  self.shown = []
  self.registration.showNotification = async (title, options) => { shown.push([title, options]) }
  navigator.setAppBadge = async (count) => { shown.push(['badge', count]) }
  navigator.clearAppBadge = async () => { shown.push(['badge', 0]) }
}"""
"""A browser without a screen refuses to show what the service worker shows."""

SHOWN = """() => new Promise((done) => {
  const look = () => (self.shown.length < 2 ? setTimeout(look, 20) : done(self.shown))
  look()
})"""


class Subscriber:
    """A page whose browser has a push service, which passes what was told on to it."""

    def __init__(self, page: Page, office: PushOffice, name: str) -> None:
        self.page = page
        self.browser = Browser(office, name)
        self.delivered = 0
        point = web_push._point(self.browser.private.public_key())
        fields = {"endpoint": self.browser.endpoint}
        fields |= {"auth": list(self.browser.auth), "point": list(point)}  # type: ignore[dict-item]
        page.context.grant_permissions(["notifications"])
        page.context.add_init_script(SUBSCRIBES % str(fields))

    def subscribe(self) -> None:
        """Switch messages on, in the settings."""
        self.page.goto("/settings")
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        with self.page.expect_response("**/api/notifications/preferences"):
            self.page.get_by_label("Powiadamiaj w tej przeglądarce").check()

    def titles(self) -> list[str]:
        """The titles of everything that was told, in its order."""
        return [str(told["title"]) for told in self.browser.told]

    def show(self) -> dict[str, Any]:
        """Let the browser show the message that came last, and its badge; gives the message."""
        assert len(self.browser.told) > self.delivered, "nothing new was told"
        self.delivered = len(self.browser.told)
        told = self.browser.told[-1]
        worker = self.page.context.service_workers[0]
        worker.evaluate(NOTES)
        origin = self.page.evaluate("location.origin")
        devtools = self.page.context.new_cdp_session(self.page)
        registered: list[dict[str, Any]] = []
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: registered.extend(event["registrations"]),
        )
        devtools.send("ServiceWorker.enable")
        until(self.page, lambda: bool(registered), "the registration of the service worker")
        known = next(one for one in registered if one["scopeURL"].startswith(origin))
        data = web_push.json.dumps(told)
        delivery = {"origin": origin, "registrationId": known["registrationId"], "data": data}
        devtools.send("ServiceWorker.deliverPushMessage", delivery)
        shown = worker.evaluate(SHOWN)
        devtools.detach()
        assert sorted(len(one) for one in shown) == [2, 2]
        notice = next(one for one in shown if one[0] != "badge")
        assert (notice[0], notice[1]["body"]) == (told["title"], told["body"])
        assert ["badge", told["waiting"]] in shown
        return dict(told)
