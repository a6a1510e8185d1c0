import base64
import contextlib
import hashlib
import hmac
import re
import struct
import time

from browsing import expect, expecting_refusal, set_up, sign_in, sitting
from case import BrowserCase
from coffer import Coffer

SECURITY = "/more/security"


@contextlib.contextmanager
def authenticator(page):
    """Chromium's authenticator in software: on this device, with user verification, which always succeeds."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True,
        "automaticPresenceSimulation": True}})
    try:
        yield Authenticator(session, made["authenticatorId"])
    finally:
        session.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": made["authenticatorId"]})


class Authenticator:
    def __init__(self, session, identifier):
        self.session = session
        self.identifier = {"authenticatorId": identifier}

    def credentials(self):
        return self.session.send("WebAuthn.getCredentials", self.identifier)["credentials"]

    def count(self, uses):
        """Sets the counter of the only credential."""
        credential = self.credentials()[0]
        self.session.send("WebAuthn.removeCredential", {**self.identifier, "credentialId": credential["credentialId"]})
        self.session.send("WebAuthn.addCredential", {**self.identifier, "credential": {**credential, "signCount": uses}})


def add_passkey(page, name):
    page.goto(SECURITY)
    page.get_by_role("button", name="Add a passkey", exact=True).click()
    dialog = page.get_by_role("dialog")
    # The browser's name is the default.
    expect(dialog.get_by_label("Name", exact=True)).to_have_value(re.compile("Chrom"))
    dialog.get_by_label("Name", exact=True).fill(name)
    dialog.get_by_role("button", name="Add the passkey").click()
    expect(page.get_by_role("status").filter(has_text=f"{name} added").first).to_be_visible()
    expect(page.locator("#main")).to_contain_text("Not used yet")


def sign_out(page):
    token = page.locator("body").get_attribute("data-token")
    # An open page hears that its session has ended, and would lead elsewhere meanwhile.
    page.goto("about:blank")
    page.request.post("/auth/logout", form={"_token": token})
    page.context.clear_cookies()
    page.goto("/auth/login")


def use_passkey(page, name="Use a passkey"):
    page.get_by_role("button", name=name, exact=True).click()


def at_home(page):
    expect(page.get_by_role("heading", level=1)).to_have_text("Home")


class PasskeysTest(BrowserCase):

    def test_a_passkey_is_added_signs_in_confirms_and_is_removed(self):
        with Coffer() as coffer, sitting(self.browser, coffer) as page:
            # Browsers refuse passkeys at 127.0.0.1.
            self.assertRegex(coffer.address, r"^http://localhost:\d+$")
            set_up(page)
            with authenticator(page) as device:
                add_passkey(page, "Test phone")
                self.assertEqual([credential["isResidentCredential"] for credential in device.credentials()], [True])
                self.assertEqual([credential["rpId"] for credential in device.credentials()], ["localhost"])

                # Sign in, from the page of sign-in and from the page about passkeys; what was asked for is opened.
                for path in ("/auth/login?next=%2Fcards", "/auth/passkey?next=%2Fcards"):
                    sign_out(page)
                    page.goto(path)
                    use_passkey(page, "Sign in with a passkey")
                    expect(page).to_have_url(re.compile("/cards$"))
                page.goto(SECURITY)
                expect(page.locator("#main")).not_to_contain_text("Not used yet")

                # Confirm something sensitive, over a page and over a form.
                coffer.age_confirmations()
                page.goto(SECURITY)
                page.get_by_role("button", name="Turn on one-time codes").click()
                expect(page.get_by_role("dialog")).to_contain_text("Enter your passphrase to turn on one-time codes.")
                use_passkey(page)
                expect(page.locator(".qr-code")).to_be_visible()
                coffer.age_confirmations()
                page.goto("/more/profile")
                page.get_by_label("Sign-in name").fill("Mara the second")
                page.get_by_role("button", name="Save", exact=True).click()
                expect(page.get_by_role("dialog")).to_be_visible()
                use_passkey(page)
                expect(page.get_by_role("dialog")).to_have_count(0)
                page.goto("/more/profile")
                expect(page.get_by_label("Sign-in name")).to_have_value("Mara the second")

                # Remove it; then it signs in no more.
                coffer.age_confirmations()
                page.goto(SECURITY)
                page.get_by_role("button", name="Remove", exact=True).click()
                page.get_by_role("alertdialog").get_by_role("button", name="Remove", exact=True).click()
                expect(page.get_by_role("dialog")).to_contain_text("Enter your passphrase to remove the passkey.")
                use_passkey(page)
                expect(page.get_by_role("status").filter(has_text="Test phone removed").first).to_be_visible()
                sign_out(page)
                use_passkey(page, "Sign in with a passkey")
                expect(page.locator("[role=alert]").filter(has_text="This passkey was not accepted").first).to_be_visible()
                expecting_refusal(page)

    def test_a_passkey_is_the_second_step(self):
        with Coffer() as coffer, sitting(self.browser, coffer) as page:
            set_up(page)
            with authenticator(page):
                add_passkey(page, "Test phone")
                turn_on_codes(page)
                sign_out(page)
                sign_in(page)
                expect(page).to_have_url(re.compile("/auth/code"))
                use_passkey(page)
                at_home(page)

    def test_what_the_browser_refuses_is_said_and_a_copied_passkey_does_not_sign_in(self):
        with Coffer() as coffer, sitting(self.browser, coffer) as page:
            set_up(page)
            with authenticator(page) as device:
                add_passkey(page, "Test phone")
                sign_out(page)
                # What the browser refuses is said, and the button can be pressed again.
                page.evaluate("""() => {
                    const get = navigator.credentials.get.bind(navigator.credentials);
                    navigator.credentials.get = () => {
                        navigator.credentials.get = get;
                        return Promise.reject(new DOMException('', 'NotAllowedError'));
                    };
                }""")
                use_passkey(page, "Sign in with a passkey")
                expect(page.locator("[data-passkey] [role=alert]")).to_contain_text("Nothing was confirmed.")
                use_passkey(page, "Sign in with a passkey")
                at_home(page)
                sign_out(page)
                device.count(0)
                use_passkey(page, "Sign in with a passkey")
                expect(page.locator("[role=alert]").filter(has_text="This passkey was not accepted").first).to_be_visible()
                expecting_refusal(page)
                sign_in(page)
                at_home(page)
                page.goto(SECURITY)
                expect(page.locator("#main")).to_contain_text("Possibly copied passkey refused")

    def test_without_script_and_at_an_ip_address_the_passphrase_stays(self):
        with Coffer() as coffer:
            with sitting(self.browser, coffer, java_script_enabled=False) as page:
                set_up(page)
                page.context.clear_cookies()
                page.goto("/auth/login")
                expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
                page.get_by_role("link", name="Sign in with a passkey").click()
                expect(page.locator("#main")).to_contain_text("Passkeys need JavaScript.")
                page.get_by_role("link", name="Sign in with your passphrase").click()
                sign_in(page)
                at_home(page)
                page.goto(SECURITY)
                page.get_by_role("button", name="Add a passkey", exact=True).click()
                expect(page.get_by_role("dialog")).to_contain_text("Passkeys need JavaScript.")
            with sitting(self.browser, coffer) as page:
                address = coffer.address.replace("localhost", "127.0.0.1")
                page.goto(address + "/auth/login")
                expect(page.get_by_text("Sign in with a passkey")).to_have_count(0)
                sign_in(page)
                at_home(page)
                page.goto(address + SECURITY)
                expect(page.get_by_role("link", name="Open Coffer at localhost")).to_have_attribute("href", coffer.address + SECURITY)
                expect(page.get_by_role("button", name="Add a passkey", exact=True)).to_have_count(0)


def turn_on_codes(page):
    """Turns on one-time codes; what they are does not matter here."""
    page.goto(SECURITY)
    page.get_by_role("button", name="Turn on one-time codes").click()
    key = page.locator("p.code").text_content()
    page.get_by_label("Code", exact=True).fill(one_time_code(key))
    page.get_by_role("button", name="Turn on", exact=True).click()
    expect(page.locator("#main")).to_contain_text("Your backup codes")


def one_time_code(key):
    """RFC 6238 with the values that authenticators take: SHA-1, six digits, thirty seconds."""
    plain = key.replace(" ", "")
    secret = base64.b32decode(plain + "=" * (-len(plain) % 8), casefold=True)
    digest = hmac.new(secret, struct.pack(">Q", int(time.time()) // 30), hashlib.sha1).digest()
    offset = digest[-1] & 15
    return f"{(struct.unpack('>I', digest[offset:offset + 4])[0] & 0x7FFFFFFF) % 1_000_000:06}"
