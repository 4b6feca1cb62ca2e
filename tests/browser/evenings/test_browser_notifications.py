"""Notifications: what is wanted is said in the settings, and the browser subscribes."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.test_screens import check_in_both_themes
from stolik.server.notifications.content import Content, push_message

Visit = Callable[..., Page]

SUBSCRIBES = """(() => {
  let found = null
  const key = (size) => Uint8Array.from({ length: size }, (_, at) => (at ? 7 : 4)).buffer
  const made = () => ({
    endpoint: 'https://push.example/browser',
    getKey: (name) => (name === 'auth' ? key(16) : Uint8Array.from(POINT).buffer),
    unsubscribe: async () => ((found = null), true),
  })
  PushManager.prototype.getSubscription = async () => found
  PushManager.prototype.subscribe = async (wanted) => (found = made(wanted))
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
})()"""
"""No browser under test can reach a push service, and one without a screen forbids notifications:
it says that it may show them and has subscribed."""

POINT = (
    "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
    "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
)
"""The generator of the curve: a point that every server takes for a key."""


def test_preferences_are_kept_and_the_browser_subscribes(visit: Visit) -> None:
    page = visit("/", name="Ola", keeps=True)
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(SUBSCRIBES.replace("POINT", str(list(bytes.fromhex(POINT)))))
    page.evaluate(
        "fetch('/api/session', {method: 'POST', headers: {'content-type': "
        "'application/json'}, body: JSON.stringify({name: 'Ola'})})"
        ".then(answer => answer.json())"
        ".then(me => localStorage.setItem('stolik-player', me.player))"
    )
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    panel = page.locator("section", has=page.get_by_role("heading", name="Powiadomienia"))
    expect(panel).to_contain_text("Ten serwer nie wysyła e-maili.")
    panel.get_by_label("Powiadamiaj w tej przeglądarce").check()
    over = panel.get_by_label("Koniec gry: Przeglądarka")
    expect(over).to_be_checked()
    expect(panel.get_by_label("Koniec gry: E-mail")).to_be_disabled()
    with page.expect_response("**/api/notifications/preferences"):
        over.uncheck()
    with page.expect_response("**/api/notifications/preferences"):
        panel.get_by_label("Cisza w nocy").check()
    with page.expect_response("**/api/notifications/preferences"):
        panel.get_by_label("Do", exact=True).fill("07:30")
        panel.get_by_label("Do", exact=True).blur()
    check_in_both_themes(page)
    kept = page.evaluate("fetch('/api/notifications').then(answer => answer.json())")["preferences"]
    assert kept["push"] == ["turn", "reminder", "invited"]
    assert kept["quiet"] == {"begin": 1320, "end": 450}


NOTES = """
  self.shown = []
  self.registration.showNotification = async (title, options) => { shown.push([title, options]) }
  navigator.setAppBadge = async (count) => { shown.push(['badge', count]) }
  navigator.clearAppBadge = async () => { shown.push(['badge', 0]) }
"""
"""A browser without a screen refuses to show what the service worker shows."""


def test_what_the_server_tells_reaches_the_service_worker_and_its_badge(visit: Visit) -> None:
    page = visit("/", name="Ola", keeps=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = page.context.service_workers
    worker.evaluate(f"() => {{ {NOTES} }}")
    content = Content("turn", "Twoja kolej: Illusion", "Czeka Ewa.", "Zagraj", "/t/LIPA-SOWA-4207")
    devtools = page.context.new_cdp_session(page)
    registered: list[dict] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("true")
    origin = page.evaluate("location.origin")
    known = next(one for one in registered if one["scopeURL"].startswith(origin))
    for waiting in (2, 0):
        data = push_message(content, tag="turn t_1 7", waiting=waiting).decode()
        told = {"origin": origin, "registrationId": known["registrationId"], "data": data}
        devtools.send("ServiceWorker.deliverPushMessage", told)
    shown = worker.evaluate(
        """() => new Promise((done) => {
          const look = () => (self.shown.length < 4 ? setTimeout(look, 20) : done(self.shown))
          look()
        })"""
    )
    assert [one[1] for one in shown if one[0] == "badge"] == [2, 0]
    (title, options), *again = [one for one in shown if one[0] != "badge"]
    assert title == content.title
    assert options["body"] == content.body
    assert options["tag"] == "turn t_1 7", "what is told anew takes the place of what was told"
    assert options["data"] == {"path": content.path}
    assert len(again) == 1
