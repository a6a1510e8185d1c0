import re

from browsing import expect, set_up, sitting
from case import BrowserCase
from coffer import SAMPLES, Coffer


class FirstStartTest(BrowserCase):

    def test_a_new_household_imports_its_first_statement(self):
        with Coffer() as coffer, sitting(self.browser, coffer) as page:
            set_up(page)
            page.get_by_role("link", name="Import statement").click()
            page.locator("input[type=file]").set_input_files(str(SAMPLES / "checking.ofx"))
            # The script sends the files as soon as they are chosen.
            commit = page.get_by_role("button", name=re.compile("^Import .*49 new"))
            expect(commit).to_be_visible()
            self.assertEqual(coffer.json("accounts"), [])
            commit.click()
            expect(page.get_by_role("status").filter(has_text="49").first).to_be_visible()
            self.assertEqual([account["balance"] for account in coffer.json("accounts")], ["6585.45"])
            page.goto("/")
            expect(page.get_by_text("€6,585.45").first).to_be_visible()

    def test_without_script_a_statement_is_imported_too(self):
        with Coffer() as coffer, sitting(self.browser, coffer, java_script_enabled=False) as page:
            set_up(page)
            page.get_by_role("link", name="Import statement").click()
            page.locator("input[type=file]").set_input_files(str(SAMPLES / "savings.xml"))
            page.get_by_role("button", name="Read files").click()
            page.get_by_role("button", name=re.compile("^Import .*5 new")).click()
            page.goto("/accounts")
            expect(page.get_by_text("€13,312.92").first).to_be_visible()
