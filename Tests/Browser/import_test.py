import re

from browsing import expect, set_up, sitting
from case import BrowserCase
from coffer import SAMPLES, Coffer


class ImportTest(BrowserCase):

    def test_what_is_corrected_in_the_preview_is_what_is_imported_and_taken_back(self):
        with Coffer() as coffer, sitting(self.browser, coffer) as page:
            set_up(page)
            coffer.run("add", "account", "Household money", "--kind", "checking", "--currency", "EUR")
            page.goto("/accounts/any/import")
            page.locator("input[type=file]").set_input_files(str(SAMPLES / "checking.ofx"))
            expect(page.get_by_role("button", name="Import 49 new")).to_be_visible()

            # Another account than the one that the file would make.
            page.get_by_label("Account", exact=True).select_option(label="Household money · EUR")
            page.get_by_role("button", name="Show preview").last.click()
            expect(page.locator(".import-statement .row-title")).to_have_text("Household money")

            # Another category for the newest line that has one.
            line = page.locator(".import-line:has(select)").first
            payee = line.locator(".row-title").inner_text()
            line.get_by_role("combobox").select_option(label="Gifts")
            page.get_by_role("button", name=re.compile("^Import .* new$")).click()
            expect(page.locator("#main h1")).to_have_text("Imported")
            self.assertEqual([account["name"] for account in coffer.json("accounts")], ["Household money"])
            found = coffer.json("transactions", "--search", payee, "--limit", "1")["entries"]
            self.assertEqual([entry["category"] for entry in found], ["Gifts"])

            page.get_by_role("button", name="Undo import").click()
            page.locator("dialog").get_by_role("button", name="Undo import").click()
            expect(page.get_by_text("Import undone: 49 transactions removed")).to_be_visible()
            self.assertEqual(coffer.json("transactions")["entries"], [])
