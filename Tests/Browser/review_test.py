import pathlib
import tempfile

from browsing import expect
from case import BrowserCase


class ReviewTest(BrowserCase):
    """A category that is chosen for a line is that of the other waiting lines of its payee."""

    def lines(self, payee, days, script=True):
        text = "Date,Description,Amount\n" + "".join(f"2026-03-{day:02},{payee},-{day}.00\n" for day in days)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "lines.csv"
            path.write_text(text)
            self.coffer.run("import", str(path), "--account", "Credit card")

    def rows(self, page, payee):
        return page.locator("#review > li").filter(has_text=payee)

    def test_a_choice_is_shown_at_once_and_confirmed_with_all(self):
        self.lines("Quargel", [3, 4, 5])
        with self.signed_in() as page:
            page.goto("/accounts/review")
            selects = self.rows(page, "Quargel").locator("select")
            selects.nth(0).select_option(label="Groceries")
            for index in range(3):
                expect(selects.nth(index).locator("option:checked")).to_have_text("Groceries")
            # One of them is chosen for itself, and stays so.
            selects.nth(2).select_option(label="Pets")
            selects.nth(0).select_option(label="Dining")
            expect(selects.nth(1).locator("option:checked")).to_have_text("Dining")
            expect(selects.nth(2).locator("option:checked")).to_have_text("Pets")
            page.get_by_role("button", name="Confirm all shown").click()
            expect(page.locator("#toasts .toast")).to_contain_text("confirmed")
        self.assertEqual(sorted(entry["category"] for entry in self.entries("Quargel")), ["Dining", "Dining", "Pets"])

    def test_lines_that_go_on_waiting_have_it_too(self):
        self.lines("Zwackel", [6, 7, 8])
        with self.signed_in() as page:
            page.goto("/accounts/review")
            row = self.rows(page, "Zwackel").first
            row.locator("select").select_option(label="Groceries")
            row.get_by_role("button", name="Confirm").click()
            expect(self.rows(page, "Zwackel")).to_have_count(2)
            for index in range(2):
                expect(self.rows(page, "Zwackel").nth(index).locator("option:checked")).to_have_text("Groceries")
            page.locator("#toasts .toast").get_by_role("button", name="Undo").click()
            expect(self.rows(page, "Zwackel")).to_have_count(3)
            expect(self.rows(page, "Zwackel").first.locator("option:checked")).to_have_text("Other")

    def test_without_script_all_are_confirmed_with_the_choice_for_one(self):
        self.lines("Brumsel", [9, 10])
        with self.signed_in(java_script_enabled=False) as page:
            page.goto("/accounts/review")
            self.rows(page, "Brumsel").first.locator("select").select_option(label="Groceries")
            page.get_by_role("button", name="Confirm all shown").click()
            expect(self.rows(page, "Brumsel")).to_have_count(0)
        self.assertEqual([entry["category"] for entry in self.entries("Brumsel")], ["Groceries", "Groceries"])
