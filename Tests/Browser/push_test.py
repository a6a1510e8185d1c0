"""What the service worker shows, and how a browser is turned on. Chromium delivers no messages to a private window, so the messages come from its
debugger, and what its push service would hand over is made up."""

import json

from browsing import expect
from case import BrowserCase

#: A push service that hands over the keys of the example of RFC 8291. It keeps what it has handed over, as a browser does.
MADE_UP = """
(() => {
  const bytes = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), e => e.charCodeAt());
  const made = key => ({
    endpoint: localStorage.endpoint, options: { applicationServerKey: bytes(key).buffer },
    unsubscribe: async () => { delete localStorage.endpoint; return true; },
    toJSON: () => ({ endpoint: localStorage.endpoint, keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
  });
  PushManager.prototype.getSubscription = async () => localStorage.endpoint ? made(localStorage.serverKey) : null;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error('messages have to be visible');
    localStorage.serverKey = applicationServerKey;
    localStorage.endpoint ||= 'https://push.example.org/send/' + crypto.randomUUID();
    return made(applicationServerKey);
  };
})();
"""


class PushTest(BrowserCase):
    def worker(self, page):
        """A session of the debugger, and the id of the page's service worker."""
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        for _ in range(100):
            if page.evaluate("navigator.serviceWorker.controller !== null"):
                break
            page.wait_for_timeout(50)
        session, found = page.context.new_cdp_session(page), []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
        session.send("ServiceWorker.enable")
        for _ in range(100):
            if found:
                return session, found[0]["registrationId"]
            page.wait_for_timeout(50)
        self.fail("there is no service worker")

    def shown(self, page, count):
        """The notifications that are shown, once there are so many."""
        for _ in range(100):
            shown = page.evaluate(
                "navigator.serviceWorker.ready.then(worker => worker.getNotifications())"
                ".then(all => all.map(({ title, body, tag, icon, data }) => ({ title, body, tag, icon, data })))")
            if len(shown) == count:
                return shown
            page.wait_for_timeout(50)
        self.fail(f"not {count} notifications are shown, but {shown}")

    def deliver(self, page, session, worker, data):
        session.send(
            "ServiceWorker.deliverPushMessage", {"origin": self.coffer.address.rstrip("/"), "registrationId": worker, "data": data})

    def test_a_message_is_shown_and_a_click_opens_its_path(self):
        with self.signed_in(service_workers="allow") as page:
            page.context.grant_permissions(["notifications"])
            session, worker = self.worker(page)
            message = {"title": "Rent", "body": "Due on Friday", "tag": "ntf_1", "path": "/due?days=30"}
            self.deliver(page, session, worker, json.dumps(message))
            shown = self.shown(page, 1)[0]
            self.assertEqual([shown["title"], shown["body"], shown["tag"], shown["data"]], ["Rent", "Due on Friday", "ntf_1", {"path": "/due?days=30"}])
            self.assertEqual(page.request.get(shown["icon"]).status, 200, "the icon is not there")
            # The same tag again replaces it.
            self.deliver(page, session, worker, json.dumps({**message, "body": "Due today"}))
            page.wait_for_timeout(300)
            self.assertEqual(self.shown(page, 1)[0]["body"], "Due today")

            self.click(page)
            expect(page, "the click does not open what the message is about").to_have_url(self.coffer.address.rstrip("/") + "/due?days=30")
            self.shown(page, 0)

    def click(self, page):
        """Clicks the notification that is shown, as far as the worker can tell."""
        page.context.service_workers[0].evaluate(
            "async () => { const [notification] = await self.registration.getNotifications();"
            " self.dispatchEvent(new NotificationEvent('notificationclick', { notification })); }")

    def test_a_message_leads_to_no_other_site(self):
        with self.signed_in(service_workers="allow") as page:
            page.context.grant_permissions(["notifications"])
            session, worker = self.worker(page)
            for path in ["https://other.example/", "//other.example/", "javascript:alert(1)"]:
                self.deliver(page, session, worker, json.dumps({"title": "Rent", "tag": "x", "path": path}))
                self.shown(page, 1)
                self.click(page)
                self.shown(page, 0)
                page.wait_for_timeout(200)
                self.assertEqual([each.url for each in page.context.pages], [self.coffer.address.rstrip("/") + "/"], path)

    def test_what_cannot_be_read_is_shown_as_well(self):
        with self.signed_in(service_workers="allow") as page:
            page.context.grant_permissions(["notifications"])
            session, worker = self.worker(page)
            self.deliver(page, session, worker, "no JSON")
            self.assertEqual(self.shown(page, 1)[0]["title"], "Coffer")

    def test_a_browser_is_turned_on_recognised_and_removed(self):
        with self.signed_in(service_workers="allow") as page:
            page.context.grant_permissions(["notifications"])
            page.context.add_init_script(MADE_UP)
            page.goto("/more/notifications")
            page.get_by_role("link", name="Turn on notifications on this device").click()
            expect(page.locator("[data-push-missing]"), "the browser can, but is told that it cannot").to_be_hidden()
            page.get_by_role("button", name="Turn on notifications").click()
            asked = page.get_by_label("Passphrase", exact=True)
            done = page.get_by_role("status").filter(has_text="This device receives notifications")
            expect(asked.or_(done).first, "nothing happens").to_be_visible()
            if asked.is_visible():
                asked.fill("four quiet boats at dawn")
                page.get_by_role("button", name="Continue").click()
                page.problems[:] = [text for text in page.problems if "status of 4" not in text]
            row = page.locator("#main li").filter(has_text="Chrome on Linux").filter(has_text="push.example.org")
            expect(row, "the device is not listed").to_have_count(1)
            expect(row.get_by_text("This device"), "the browser does not recognise itself").to_be_visible()

            page.goto("/more/notifications/channels/device")
            expect(page.locator("[data-push-on]"), "it is not said that it is on").to_be_visible()
            page.goto("/more/notifications")
            row.get_by_role("link").click()
            page.get_by_role("button", name="Remove").click()
            page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
            expect(row, "a device that was removed is listed").to_have_count(0)

    def test_without_script_it_is_said_what_is_needed(self):
        with self.signed_in(java_script_enabled=False) as page:
            page.goto("/more/notifications/channels/device")
            expect(page.locator("[data-push-missing]")).to_be_visible()
            expect(page.get_by_role("button", name="Turn on notifications")).to_have_count(0)
