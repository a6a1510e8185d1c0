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

    def test_a_table_is_sorted_by_its_heads_and_by_a_choice_where_it_has_none(self):
        with self.signed_in(viewport={"width": 1440, "height": 900}) as page:
            page.goto("/subscriptions")
            expect(page.get_by_role("columnheader", name="Next charge")).to_have_attribute("aria-sort", "ascending")
            expect(page.locator(".data-order summary")).to_be_hidden()
            page.get_by_role("columnheader", name="Price").get_by_role("link").click()
            expect(page).to_have_url(re.compile(r"/subscriptions\?sort=price$"))
            expect(page.get_by_role("columnheader", name="Price")).to_have_attribute("aria-sort", "descending")
            expect(page.locator("[aria-sort]")).to_have_count(1)
        with self.signed_in(viewport={"width": 390, "height": 844}) as page:
            page.goto("/subscriptions")
            expect(page.locator(".data-table thead a").first).to_be_hidden()
            page.locator(".data-order summary").click()
            page.get_by_role("link", name="Name", exact=True).locator("visible=true").click()
            expect(page).to_have_url(re.compile(r"/subscriptions\?sort=name$"))
            names = [name.lower() for name in page.locator(".data-table .row-title").all_inner_texts()]
            self.assertEqual(names, sorted(names))

    def test_the_list_of_accounts_comes_first_on_a_phone(self):
        for width, is_first in [(390, True), (1440, False)]:
            with self.signed_in(viewport={"width": width, "height": 900}) as page:
                page.goto("/accounts")
                account = page.locator("#main .account-row").first.bounding_box()
                sums = page.get_by_role("heading", name="By kind").bounding_box()
                # On wide screens the sums stand beside the list.
                self.assertEqual(account["y"] < sums["y"] and account["x"] < sums["x"] + sums["width"], is_first, width)
