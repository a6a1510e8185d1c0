import re

from browsing import expect
from case import BrowserCase


class RowsTest(BrowserCase):

    def test_rules_are_moved_by_their_buttons(self):
        for viewport in [{"width": 390, "height": 844}, {"width": 1440, "height": 900}]:
            with self.signed_in(viewport=viewport) as page:
                page.goto("/more/rules")
                titles = page.locator("#main .row-title")
                before = titles.all_inner_texts()
                self.assertGreater(len(before), 2)
                page.get_by_role("button", name=re.compile("^Move down")).first.click()
                expect(titles.first).to_have_text(before[1])
                expect(page).to_have_url(re.compile("/more/rules$"))
                page.get_by_role("button", name=re.compile("^Move up")).nth(1).click()
                expect(titles.first).to_have_text(before[0])
                self.assertEqual(titles.all_inner_texts(), before)
                # The row itself still leads on.
                titles.first.click()
                expect(page).to_have_url(re.compile("/more/rules/rul_"))

    def test_rules_are_dragged_to_their_place(self):
        with self.signed_in() as page:
            page.goto("/more/rules")
            titles = page.locator("#main .row-title")
            rows = page.locator("#main [data-sort] li")
            before = titles.all_inner_texts()
            rows.nth(0).drag_to(rows.nth(2))
            expect(titles.nth(0)).to_have_text(before[1])
            page.reload()
            self.assertCountEqual(titles.all_inner_texts(), before)
            self.assertNotEqual(titles.first.inner_text(), before[0])
            back = titles.all_inner_texts().index(before[0])
            rows.nth(back).drag_to(rows.nth(0), target_position={"x": 20, "y": 4})
            expect(titles.first).to_have_text(before[0])

    def test_a_question_about_cancelling_has_two_different_answers(self):
        self.coffer.run("transfer", "--from", "Haven Bank 0001", "--to", "Cash", "--amount", "7.77", "--on", "2026-06-01", "--note", "Kept back")
        with self.signed_in() as page:
            page.goto("/transfer/scheduled")
            dialog = page.locator("dialog")
            page.get_by_role("button", name="Cancel transfer").first.click()
            expect(dialog.get_by_role("button")).to_have_text(["Keep transfer", "Cancel transfer"])
            dialog.get_by_role("button", name="Keep transfer").click()
            expect(dialog).to_have_count(0)
            expect(page.get_by_role("button", name="Cancel transfer").first).to_be_visible()
            page.get_by_role("button", name="Cancel transfer").first.click()
            dialog.get_by_role("button", name="Cancel transfer").click()
            expect(page.get_by_role("status").filter(has_text="cancelled").first).to_be_visible()
