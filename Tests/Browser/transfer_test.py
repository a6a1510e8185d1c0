import re

from browsing import expect, expecting_refusal
from case import ACCOUNT, BrowserCase


class TransferTest(BrowserCase):

    def test_money_moves_between_own_accounts(self):
        with self.signed_in() as page:
            page.goto(self.account)
            page.get_by_role("button", name="Transfer from this account").click()
            expect(page.get_by_role("heading", level=1)).to_have_text("Between your accounts")
            expect(page.get_by_label("From")).to_have_value(self.account.rsplit("/", 1)[1])
            page.get_by_label("To", exact=True).select_option(label="Cash (EUR)")
            page.get_by_label("Amount", exact=True).fill("many")
            page.get_by_role("button", name="Review transfer").click()
            expect(page.get_by_text("Amount must be a valid number")).to_be_visible()
            expecting_refusal(page)
            page.get_by_label("Amount", exact=True).fill("12.50")
            page.get_by_label("Note").fill("For the market")
            page.get_by_role("button", name="Review transfer").click()
            expect(page.get_by_role("heading", level=1)).to_have_text("Review transfer")
            expect(page.get_by_text("For the market")).to_be_visible()
            page.get_by_role("button", name="Confirm transfer").click()
            expect(page.get_by_role("heading", level=1)).to_have_text("Receipt")
            expect(page).to_have_url(re.compile("/transfer/trf_[0-9A-Z]{13}/receipt$"))
            expect(page.locator("#main").get_by_text("Completed").first).to_be_visible()
        entries = self.coffer.json("transactions", "--account", ACCOUNT, "--limit", "20")["entries"]
        self.assertEqual([entry["amount"] for entry in entries if entry["note"] == "For the market"], ["-12.50"])

    def test_what_repeats_shows_how_often_and_until_when(self):
        with self.signed_in() as page:
            page.goto("/transfer/internal")
            expect(page.get_by_label("Last day")).to_be_hidden()
            page.get_by_label("Repeat").select_option(label="Monthly")
            expect(page.get_by_label("Last day")).to_be_visible()
            page.get_by_label("Repeat").select_option(label="Never")
            expect(page.get_by_label("Last day")).to_be_hidden()

    def test_the_address_is_asked_for_abroad_alone(self):
        with self.signed_in() as page:
            page.goto("/transfer/external")
            expect(page.get_by_label("Town")).to_be_hidden()
            page.get_by_label("International").check()
            expect(page.get_by_label("Town")).to_be_visible()
