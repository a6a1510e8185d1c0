import re

from browsing import expect
from case import BrowserCase


class SheetsTest(BrowserCase):
    """What shows another query of a sheet's page stays in the sheet."""

    def open_by_search(self, page, words):
        """Opens the first thing that the search finds, over the accounts."""
        page.goto("/accounts")
        page.keyboard.press("Control+k")
        page.get_by_role("dialog").get_by_role("searchbox").fill(words)
        expect(page.get_by_role("dialog").locator("a.row-title").first).to_have_text(re.compile(words, re.IGNORECASE))
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog").get_by_role("heading").first).to_have_text(re.compile(words, re.IGNORECASE))
        return page.get_by_role("dialog")

    def test_a_search_of_a_sheet_changes_the_sheet(self):
        with self.signed_in() as page:
            dialog = self.open_by_search(page, "add card")
            field = dialog.get_by_role("searchbox", name="Search cards")
            field.press_sequentially("platinum", delay=20)
            expect(dialog.locator("#products li").first).to_contain_text("Platinum")
            expect(dialog.locator("#products")).not_to_contain_text("Gold")
            expect(field).to_be_focused()
            expect(field).to_have_value("platinum")
            expect(page).to_have_url(re.compile(r"/cards/new\?q=platinum$"))
            expect(page.locator("#main h1")).to_have_text("Accounts")
            # What it finds is on the same page, and opens in the sheet as well.
            dialog.get_by_role("link", name="Platinum Card", exact=True).first.click()
            expect(dialog).to_contain_text("Annual fee")
            expect(page.locator("#main h1")).to_have_text("Accounts")
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            expect(page).to_have_url(re.compile("/accounts$"))

    def test_a_button_of_a_sheet_fills_its_form_in(self):
        with self.signed_in() as page:
            dialog = self.open_by_search(page, "add subscription")
            dialog.locator("select[name=service]").select_option("Netflix")
            dialog.get_by_role("button", name="Fill in").click()
            expect(dialog.get_by_label("Name", exact=True)).to_have_value("Netflix")
            expect(page.locator("#main h1")).to_have_text("Accounts")
