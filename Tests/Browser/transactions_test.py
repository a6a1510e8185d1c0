import re

from browsing import expect, expecting_refusal
from case import ACCOUNT, BrowserCase


class TransactionsTest(BrowserCase):

    def test_what_is_entered_stands_in_the_account(self):
        with self.signed_in() as page:
            page.goto(self.account + "/transactions/new")
            page.get_by_label("Amount", exact=True).fill("12.50")
            page.get_by_label("Payee", exact=True).fill("Corner bakery")
            page.get_by_role("button", name="Add transaction").click()
            expect(page.get_by_role("heading", level=1)).to_have_text("Corner bakery")
        self.assertEqual([entry["amount"] for entry in self.entries("Corner bakery")], ["-12.50"])

    def test_what_is_changed_is_kept(self):
        path = self.add("Fish stall", "-8.00")
        with self.signed_in() as page:
            page.goto(path)
            page.get_by_role("link", name="Edit").click()
            page.get_by_label("Payee", exact=True).fill("Fish market")
            page.get_by_role("button", name=re.compile("^Save")).click()
            expect(page.locator("#main h1")).to_have_text("Fish market")
        self.assertEqual(len(self.entries("Fish market")), 1)

    def test_a_split_has_its_parts(self):
        path = self.add("Department store", "-60.00")
        with self.signed_in() as page:
            page.goto(path)
            page.get_by_role("link", name="Split", exact=True).click()
            page.get_by_label("Amount", exact=True).nth(0).fill("45.00")
            page.get_by_label("Amount", exact=True).nth(1).fill("15.00")
            page.get_by_label("Category").nth(1).select_option(label="Shopping")
            page.get_by_role("button", name="Save parts").last.click()
            expect(page.get_by_text("Split in 2").first).to_be_visible()
            expect(page.get_by_text("15.00").first).to_be_visible()

    def test_what_is_deleted_comes_back_by_undo(self):
        path = self.add("Wrong shop", "-33.00")
        with self.signed_in() as page:
            page.goto(path)
            page.get_by_role("button", name="Delete transaction").click()
            page.locator("dialog").get_by_role("button", name="Delete transaction").click()
            expect(page).to_have_url(re.compile("/transactions$"))
            expect(page.get_by_role("link", name="Wrong shop")).to_have_count(0)
            self.assertEqual(self.entries("Wrong shop"), [])
            page.get_by_role("button", name="Undo").click()
            expect(page.get_by_role("link", name="Wrong shop", exact=True)).to_be_visible()
        self.assertEqual(len(self.entries("Wrong shop")), 1)

    def test_a_filter_is_a_popover_whose_button_says_its_value(self):
        for script in [True, False]:
            with self.subTest(script=script), self.signed_in(java_script_enabled=script) as page:
                page.goto("/transactions")
                status = page.locator("#main details.popover").filter(has=page.locator("summary", has_text="Status"))
                status.locator("summary").click()
                status.get_by_label("Completed", exact=True).check()
                status.get_by_role("button", name="Show transactions").click()
                expect(page).to_have_url(re.compile("status=completed"))
                expect(status.locator("summary")).to_have_text("Status: Completed")
                expect(page.get_by_role("link", name="Completed", exact=True)).to_be_visible()

    def test_a_popover_closes_by_escape_and_by_a_press_outside(self):
        with self.signed_in() as page:
            page.goto("/transactions")
            opened = page.locator("#main details.popover[open]")
            days = page.locator("#main summary").filter(has_text="Days")
            for close in [lambda: page.keyboard.press("Escape"), lambda: page.locator("#main h1").click()]:
                days.click()
                expect(opened).to_have_count(1)
                close()
                expect(opened).to_have_count(0)
                expect(days).to_be_focused()
            # One at a time.
            days.click()
            page.locator("#main summary").filter(has_text="Amount").click()
            expect(opened).to_have_count(1)
            # A choice closes it, and its button says it.
            days.click()
            page.get_by_role("link", name="This month", exact=True).click()
            expect(opened).to_have_count(0)
            expect(days).to_have_text("Days: This month")

    def test_without_script_a_plain_form_enters_it(self):
        with self.signed_in(java_script_enabled=False) as page:
            page.goto(self.account)
            page.get_by_role("link", name="Add transaction", exact=True).first.click()
            page.get_by_label("Amount", exact=True).fill("4.20")
            page.get_by_label("Payee", exact=True).fill("Ferry ticket")
            page.get_by_role("button", name="Add transaction").click()
            # Back where one came from, with what was added.
            expect(page.get_by_role("heading", level=1)).to_have_text(ACCOUNT)
            expect(page.get_by_text("Ferry ticket").first).to_be_visible()
        self.assertEqual(len(self.entries("Ferry ticket")), 1)

    def test_a_wrong_amount_is_said_and_what_was_typed_stays(self):
        with self.signed_in() as page:
            page.goto(self.account + "/transactions/new")
            page.get_by_label("Amount", exact=True).fill("many")
            page.get_by_label("Payee", exact=True).fill("Lost shop")
            page.get_by_role("button", name="Add transaction").click()
            expect(page.get_by_text("Amount must be a valid number")).to_be_visible()
            expect(page.get_by_label("Payee", exact=True)).to_have_value("Lost shop")
            expect(page.get_by_label("Amount", exact=True)).to_be_focused()
            expecting_refusal(page)
        self.assertEqual(self.entries("Lost shop"), [])
