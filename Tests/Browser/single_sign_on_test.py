import contextlib
import re
import time
import unittest

import provider
from browsing import PASSPHRASE, expect, expecting_refusal, set_up, sitting
from case import BrowserCase
from coffer import Coffer


@contextlib.contextmanager
def elsewhere(page):
    """What a provider's own pages say on the console is no fault of Coffer."""
    known = len(page.problems)
    yield
    del page.problems[known:]


def add_provider(page, name, issuer, claim=None):
    """Enters a provider as its owner does, who has set Coffer up just now."""
    page.goto("/more/members")
    page.locator("#main").get_by_role("link", name="Sign-in with a provider").click()
    page.get_by_role("link", name="Add a provider").first.click()
    redirect = page.locator("[data-copy$='/auth/callback']")
    expect(redirect, "the redirect address is not shown").to_have_count(1)
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Issuer URL", exact=True).fill(issuer)
    page.get_by_label("Client ID", exact=True).fill("coffer")
    page.get_by_label("Client secret", exact=True).fill("secret")
    if claim:
        page.locator("summary").filter(has_text="New members").click()
        page.get_by_label("Whoever the provider says this of becomes a member").check()
        page.get_by_label("Claim", exact=True).fill(claim[0])
        page.get_by_label("Value", exact=True).fill(claim[1])
    page.get_by_role("button", name="Add provider").click()


def link(page, name):
    """Links the member who is signed in; leads to the provider."""
    page.goto("/more/security")
    page.get_by_role("button", name=f"Link with {name}").click()
    page.get_by_role("link", name=f"Continue at {name}").click()


def sign_out(page):
    page.evaluate("document.querySelector('form[action=\"/auth/logout\"]').requestSubmit()")


@unittest.skipUnless(provider.are_installed(), "Canaille or oidc-provider-mock is not here")
class SingleSignOnTest(BrowserCase):
    """Signing in by real providers on loopback."""

    @contextlib.contextmanager
    def canaille(self):
        """The owner's page, Canaille, and the server."""
        port = provider.free_port()
        coffer = Coffer()
        coffer.environment = {"COFFER_ALLOW_HOSTS": f"localhost:{port}"}
        with coffer, provider.Canaille(port, coffer.address) as canaille, sitting(self.browser, coffer) as page:
            set_up(page)
            yield page, canaille, coffer

    def test_a_member_links_signs_in_while_keys_change_and_signs_out_at_both(self):
        with self.canaille() as (page, canaille, coffer):
            add_provider(page, "Canaille", canaille.issuer + "/")
            expect(page.locator(".field-error").first, "another spelling of the issuer is taken").to_contain_text("names itself otherwise")
            page.get_by_label("Issuer URL", exact=True).fill(canaille.issuer)
            page.get_by_role("button", name="Add provider").click()
            expect(page.locator("#main li").filter(has_text="Canaille"), "the provider is not listed").to_be_visible()
            expecting_refusal(page)
            asked = time.monotonic()

            with elsewhere(page):
                link(page, "Canaille")
                provider.sign_in_at_canaille(page)
                expect(page, "linking does not lead back").to_have_url(re.compile("/more/security$"))
            expect(page.get_by_role("status").filter(has_text="Linked with Canaille").first).to_be_visible()
            expect(page.locator("#main")).to_contain_text(provider.PERSON)

            sign_out(page)
            expect(page, "a session that a passphrase began ends at a provider").to_have_url(re.compile("/auth/login$"))
            # The keys were asked for when the provider was added; unknown ones are asked for once a minute.
            canaille.rotate()
            time.sleep(max(0, 61 - (time.monotonic() - asked)))
            page.goto("/plan")
            with elsewhere(page):
                page.get_by_role("link", name="Sign in with Canaille").click()
                expect(page, "the way to the provider does not end at the page that was wanted").to_have_url(re.compile("/plan$"))

            page.goto("/more/security")
            expect(page.locator("#main")).to_contain_text("Signed in with Canaille")
            self.confirms_at_canaille(page, coffer)

            sign_out(page)
            expect(page, "the session at the provider is forgotten").to_have_url(re.compile("/auth/signed-out/"))
            with elsewhere(page):
                page.get_by_role("link", name="Sign out there, too").click()
                page.locator("[name=answer][value=logout]").click()
                expect(page, "the provider does not lead back").to_have_url(re.compile("/auth/login"))
                page.get_by_role("link", name="Sign in with Canaille").click()
                expect(page.locator("input[name=login]"), "the session there goes on").to_be_visible()
                page.goto("/auth/login")

    def confirms_at_canaille(self, page, coffer):
        """Beside the question for the passphrase stands the way over the provider, which asks again."""
        coffer.age_confirmations()
        page.goto("/more/security")
        page.get_by_role("button", name="Turn on one-time codes").click()
        with elsewhere(page):
            page.get_by_role("link", name="Confirm with Canaille instead").click()
            provider.authenticate_at_canaille(page)
            expect(page, "confirming does not lead back").to_have_url(re.compile("/more/security"))
        page.get_by_role("button", name="Turn on one-time codes").click()
        expect(page.locator("#main"), "the provider has confirmed nothing").to_contain_text("Scan this with your authenticator app")
        expecting_refusal(page)

    def test_without_script_the_way_is_the_same(self):
        with self.canaille() as (page, canaille, coffer):
            add_provider(page, "Canaille", canaille.issuer)
            expect(page.locator("#main li").filter(has_text="Canaille")).to_be_visible()
            with elsewhere(page):
                link(page, "Canaille")
                provider.sign_in_at_canaille(page)
                expect(page).to_have_url(re.compile("/more/security$"))
            with sitting(self.browser, coffer, java_script_enabled=False) as plain:
                plain.goto("/auth/login")
                with elsewhere(plain):
                    plain.get_by_role("link", name="Sign in with Canaille").click()
                    provider.sign_in_at_canaille(plain)
                    expect(plain.get_by_role("heading", level=1)).to_have_text("Home")

    def test_who_has_the_claim_becomes_a_member_and_who_has_not_does_not(self):
        people = {
            "berta1": {"groups": ["coffer", "family"], "preferred_username": "berta", "email": "b@example.org", "email_verified": True},
            "carl1": {"groups": ["coffers"], "preferred_username": "carl"},
            "dora1": {"preferred_username": "dora", "email": "mara@example.org", "email_verified": False},
        }
        with provider.mock(people) as issuer:
            coffer = Coffer()
            coffer.environment = {"COFFER_ALLOW_HOSTS": issuer.removeprefix("http://")}
            with coffer, sitting(self.browser, coffer) as page:
                set_up(page)
                add_provider(page, "Mock", issuer, claim=("groups", "coffer"))
                expect(page.locator("#main li").filter(has_text="Mock")).to_be_visible()
                for subject in ("carl1", "dora1", "berta1"):
                    with sitting(self.browser, coffer) as other, elsewhere(other):
                        other.goto("/auth/login")
                        other.get_by_role("link", name="Sign in with Mock").click()
                        provider.sign_in_at_mock(other, subject)
                        if subject == "berta1":
                            expect(other.get_by_role("heading", level=1), "the new member is not signed in").to_have_text("Home")
                            other.goto("/more/security")
                            expect(other.locator("#main")).to_contain_text("You have none: your provider signs you in.")
                        else:
                            expect(other.get_by_role("alert"), f"{subject} is not refused").to_contain_text("Nobody here is linked")
                self.assertEqual(sorted(user["name"] for user in coffer.json("user", "list")), ["Mara de Wit", "berta"])

    def test_who_denies_it_at_the_provider_is_told_so(self):
        with provider.mock({"mara1": {}}) as issuer:
            coffer = Coffer()
            coffer.environment = {"COFFER_ALLOW_HOSTS": issuer.removeprefix("http://")}
            with coffer, sitting(self.browser, coffer) as page:
                set_up(page)
                add_provider(page, "Mock", issuer)
                expect(page.locator("#main li").filter(has_text="Mock")).to_be_visible()
                sign_out(page)
                expect(page).to_have_url(re.compile("/auth/login"))
                with elsewhere(page):
                    page.get_by_role("link", name="Sign in with Mock").click()
                    page.get_by_role("button", name="Deny").click()
                    expect(page.get_by_role("alert")).to_contain_text("did not work")
                page.get_by_label("Name", exact=True).fill("Mara de Wit")
                page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
                page.get_by_role("button", name="Sign in", exact=True).click()
                expect(page.get_by_role("heading", level=1), "the passphrase does not sign in any more").to_have_text("Home")
