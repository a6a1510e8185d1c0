"""A thousand devices at a push service on this machine, also when the server is killed while it sends. The messages are read by http_ece, and
compared with those of pywebpush."""

import contextlib
import re
import sqlite3
import time
import unittest

from browsing import expect, set_up, sitting
from case import BrowserCase
from coffer import Coffer
from sharing_test import invite, join

try:
    from push_service import PushService, encoded
    from pywebpush import WebPusher
except ImportError:
    PushService = None

MEMBERS, DEVICES = 10, 100
#: As many messages are sent at once.
BATCH = 8
RENT = "Zqrent"


@unittest.skipIf(PushService is None, "http_ece, py_vapid and pywebpush are not here")
class DeliveryTest(BrowserCase):
    @contextlib.contextmanager
    def household(self, pause=0.0):
        """A server that may send to this machine, with an owner who is signed in, and a push service."""
        coffer = Coffer()
        coffer.environment = {"COFFER_ALLOW_HOSTS": "127.0.0.1", "COFFER_URL": "https://coffer.example"}
        with PushService(pause) as service, coffer, sitting(self.browser, coffer) as page:
            set_up(page)
            yield coffer, service, page

    def add(self, page, device):
        """Turns a device on by the form, as the script does."""
        path = "/more/notifications/channels/device"
        page.goto(path)
        self.post(page, path, page.locator("#main input[name=_token]").first.get_attribute("value"), device)

    def post(self, page, path, token, device):
        answer = page.request.post(path, form={"_token": token, "_action": "turn-on", **device.form()}, max_redirects=0)
        self.assertEqual(answer.status, 303, answer.text()[:2000] if answer.status != 303 else "")

    def rows(self, coffer, sql, *values):
        database = sqlite3.connect(coffer.database, timeout=10)
        try:
            with database:
                return database.execute(sql, values).fetchall()
        finally:
            database.close()

    def wait(self, seconds, done, said):
        limit = time.monotonic() + seconds
        while not done():
            if time.monotonic() > limit:
                self.fail(said)
            time.sleep(0.1)

    def settle(self, coffer, left=0):
        """Waits until nothing is due any more, and no more messages than `left` are being sent."""
        due = """
            SELECT (SELECT COUNT(*) FROM channel_message WHERE state = 'waiting') + (SELECT COUNT(*) FROM notification WHERE channels_due_at IS NOT NULL)
            """
        sending = "SELECT COUNT(*) FROM channel_message WHERE state = 'sending'"
        self.wait(
            300, lambda: self.rows(coffer, due)[0][0] == 0 and self.rows(coffer, sending)[0][0] <= left, "messages are still waiting")

    def tell_rent(self, coffer):
        """A reminder is written for every member, as the server stores it: the day of the server is far from that of its clock, so it sends none.
        The stored word of what falls due is `transferDue` (`NotificationKind.fallsDue`); a row of an unknown kind could not be read."""
        self.rows(
            coffer, """
            INSERT INTO notification (household, member, id, kind, subject, amount, currency, day, how_many, detail, object, at, is_read, accounts, channels_due_at)
            SELECT household, id, id + 1, 'transferDue', ?, -78000, 4543826, 20554, 1, '', 'notificationSettings:', ?, 0, '', 1 FROM member
            """, RENT, int(time.time() * 1000))

    def test_a_thousand_devices_get_one_message_each_also_when_the_server_is_killed(self):
        with self.household(pause=0.01) as (coffer, service, owner):
            for number in range(MEMBERS):
                with sitting(self.browser, coffer) as page:
                    join(page, invite(owner), f"Member {number}", "three slow kites over dunes")
                    path = "/more/notifications/channels/device"
                    page.goto(path)
                    token = page.locator("#main input[name=_token]").first.get_attribute("value")
                    for _ in range(DEVICES):
                        self.post(page, path, token, service.device())
            devices = list(service.devices.values())
            self.assertEqual(len(devices), MEMBERS * DEVICES)
            self.settle(coffer)

            self.tell_rent(coffer)
            self.wait(60, lambda: sum(len(device.titled(RENT)) for device in devices) > 300, "nothing is sent")
            owner.goto("about:blank")
            coffer.kill()
            time.sleep(1)
            before = sum(len(device.titled(RENT)) for device in devices)
            self.assertLess(before, MEMBERS * DEVICES, "it was killed too late")
            coffer.start()
            # Those that were being sent at the end of the first process stay until their lease ends.
            self.settle(coffer, left=BATCH)
            time.sleep(2)

            counts = [len(device.titled(RENT)) for device in devices]
            self.assertEqual(max(counts), 1, "a device was told twice")
            claimed = {row[0] for row in self.rows(
                coffer, "SELECT c.fingerprint FROM channel_message m JOIN channel c ON c.household = m.household AND c.id = m.channel WHERE m.state = 'sending'")}
            missed = {device.fingerprint for device, count in zip(devices, counts) if count == 0}
            self.assertLessEqual(missed, claimed, "a device that nobody was sending to was forgotten")
            self.assertLessEqual(len(claimed), BATCH)

            # After the lease it is known that nobody knows, and they are not sent again.
            self.rows(coffer, "UPDATE channel_message SET next_at = 1 WHERE state = 'sending'")
            self.wait(30, lambda: not self.rows(coffer, "SELECT 1 FROM channel_message WHERE state = 'sending'"), "leases do not end")
            time.sleep(6)
            self.assertEqual([len(device.titled(RENT)) for device in devices], counts)
            self.assertEqual(service.problems, [])
            message = next(device for device, count in zip(devices, counts) if count).titled(RENT)[0]
            self.assertEqual(set(message), {"title", "body", "path", "tag"})
            self.assertNotIn("780", message["title"] + message["body"], "an amount leaves the server")

    def test_what_a_push_service_answers_is_followed(self):
        with self.household() as (coffer, service, page):
            gone, busy, broken, good = (service.device() for _ in range(4))
            for device in (gone, busy, broken, good):
                self.add(page, device)
            self.settle(coffer)
            gone.answers, busy.answers, broken.answers = [410], [429], [500]
            self.tell_rent(coffer)
            self.wait(60, lambda: good.titled(RENT) and not gone.answers and not busy.answers and not broken.answers, "not all were asked")
            time.sleep(7)
            self.assertEqual([len(device.titled(RENT)) for device in (gone, busy, broken, good)], [0, 0, 0, 1])
            page.goto("/more/notifications")
            ended = page.locator("#main li").filter(has_text="127.0.0.1").filter(has_text="Ended")
            expect(ended, "the device that is gone is not shown as ended").to_have_count(1)
            waiting = self.rows(coffer, "SELECT COUNT(*) FROM channel_message WHERE state = 'waiting'")[0][0]
            self.assertEqual(waiting, 2, "those that asked to wait, or failed, are not tried again")
            self.assertEqual(service.problems, [])

    def test_messages_have_the_form_of_pywebpush(self):
        with self.household() as (coffer, service, page):
            device = service.device()
            bodies = []
            read = service.read
            service.read = lambda device, headers, body: (bodies.append(body), read(device, headers, body))[1]
            self.add(page, device)
            self.settle(coffer)
            self.wait(30, lambda: bodies, "no message arrives")
            theirs = WebPusher(
                {"endpoint": device.endpoint, "keys": {"p256dh": encoded(device.public), "auth": encoded(device.secret)}}
            ).encode(b"{}", "aes128gcm")["body"]
            # Record size and length of the key; then a point that is not compressed.
            self.assertEqual(bodies[0][16:22], theirs[16:22])

    def test_a_browser_without_script_or_with_a_foreign_endpoint_is_refused(self):
        with self.household() as (coffer, service, page):
            path = "/more/notifications/channels/device"
            page.goto(path)
            token = page.locator("#main input[name=_token]").first.get_attribute("value")
            for endpoint in ["", "http://192.0.2.1/send", "file:///etc/passwd"]:
                device = service.device()
                form = {"_token": token, "_action": "turn-on", **device.form(), "endpoint": endpoint}
                answer = page.request.post(path, form=form, max_redirects=0)
                self.assertEqual(answer.status, 422, endpoint)
                self.assertRegex(answer.text(), re.compile("did not hand over its address"))
