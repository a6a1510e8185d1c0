import pathlib
import tempfile

from browsing import expect
from case import BrowserCase


class ReviewTest(BrowserCase):
    """A category that is chosen for a payee is that of all its waiting lines."""

    def lines(self, payee, days, script=True):
        text = "Date,Description,Amount\n" + "".join(f"2026-03-{day:02},{payee},-{day}.00\n" for day in days)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "lines.csv"
            path.write_text(text)
            self.coffer.run("import", str(path), "--account", "Credit card")

    def rows(self, page, payee):
        return page.locator("#review > li").filter(has_text=payee)

    def test_a_choice_for_a_payee_is_shown_at_once_and_confirmed_with_all(self):
        self.lines("Quargel", [3, 4, 5])
        with self.signed_in() as page:
            page.goto("/accounts/review")
            row = self.rows(page, "Quargel")
            expect(row).to_have_count(1)
            row.get_by_text("Show each line").click()
            selects = row.locator("select")
            selects.nth(0).select_option(label="Groceries")
            for index in range(4):
                expect(selects.nth(index).locator("option:checked")).to_have_text("Groceries")
            # One of them is chosen for itself, and stays so.
            selects.nth(3).select_option(label="Pets")
            selects.nth(0).select_option(label="Dining")
            expect(selects.nth(2).locator("option:checked")).to_have_text("Dining")
            expect(selects.nth(3).locator("option:checked")).to_have_text("Pets")
            page.get_by_role("button", name="Confirm all shown").click()
            expect(page.locator("#toasts .toast")).to_contain_text("confirmed")
        self.assertEqual(sorted(entry["category"] for entry in self.entries("Quargel")), ["Dining", "Dining", "Pets"])

    def test_a_line_is_treated_alone_and_the_others_wait(self):
        self.lines("Zwackel", [6, 7, 8])
        with self.signed_in() as page:
            page.goto("/accounts/review")
            row = self.rows(page, "Zwackel")
            row.get_by_text("Show each line").click()
            line = row.locator("li").first
            line.locator("select").select_option(label="Groceries")
            line.get_by_role("button", name="Confirm").click()
            expect(self.rows(page, "Zwackel")).to_contain_text("2 transactions")
            expect(self.rows(page, "Zwackel").locator("select").first.locator("option:checked")).to_have_text("Other")
            page.locator("#toasts .toast").get_by_role("button", name="Undo").click()
            expect(self.rows(page, "Zwackel")).to_contain_text("3 transactions")

    def test_one_press_confirms_a_payee_and_offers_a_rule(self):
        self.lines("Mumpel", [6, 7, 8])
        with self.signed_in() as page:
            page.goto("/accounts/review")
            row = self.rows(page, "Mumpel")
            row.locator("select").first.select_option(label="Groceries")
            row.get_by_role("button", name="Confirm").first.click()
            expect(self.rows(page, "Mumpel")).to_have_count(0)
            page.locator("#toasts .toast").get_by_role("link", name="Always for Mumpel").click()
            expect(page.get_by_label("Text", exact=True)).to_have_value("Mumpel")
        self.assertEqual([entry["category"] for entry in self.entries("Mumpel")], ["Groceries"] * 3)

    def test_without_script_all_are_confirmed_with_the_choice_for_their_payee(self):
        self.lines("Brumsel", [9, 10])
        with self.signed_in(java_script_enabled=False) as page:
            page.goto("/accounts/review")
            self.rows(page, "Brumsel").locator("select").first.select_option(label="Groceries")
            page.get_by_role("button", name="Confirm all shown").click()
            expect(self.rows(page, "Brumsel")).to_have_count(0)
        self.assertEqual([entry["category"] for entry in self.entries("Brumsel")], ["Groceries", "Groceries"])
