import re

import demo_pages
from browsing import expect, sitting
from case import ACCOUNT, BrowserCase
from coffer import Demo

#: Types into every field of the page's forms that keeps what is typed; gives what was typed.
TYPE = """() => {
    const fields = [...document.querySelectorAll('#main :is(input, textarea)')].filter(e => e.form?.method === 'post'
        && !/hidden|password|file|submit|search|radio|checkbox|date|month|time|color/.test(e.type) && e.autocomplete !== 'one-time-code'
        && !e.disabled && !e.readOnly && !e.closest('[data-auto], .popover') && e.getClientRects().length);
    return fields.map((field, index) => field.value = 'Typed ' + index);
}"""

#: Whether all of these values stand in the page's fields again.
HAS = """values => {
    const shown = [...document.querySelectorAll('#main :is(input, textarea)')].map(e => e.value);
    return values.every(value => shown.includes(value));
}"""

#: What is kept where the page is left as it is.
LEAVE = """() => {
    dispatchEvent(new Event('pagehide'));
    return Object.keys(sessionStorage).filter(key => key.startsWith('t:'));
}"""


class DraftsTest(BrowserCase):
    """What is typed is never lost, and what is not typed is not kept."""

    def kept(self, page):
        return page.locator(".toast").filter(has_text="is kept")

    def test_every_form_of_the_demo_keeps_what_was_typed_and_nothing_else(self):
        typed, opened = set(), set()
        with Demo() as demo, sitting(self.browser, demo) as page:
            for path in demo_pages.crawl(page):
                with self.subTest(path):
                    # The page before was left with what was typed into it.
                    page.evaluate("sessionStorage.clear()")
                    self.open_dialogs(page, opened)
                    page.evaluate("sessionStorage.clear()")
                    self.assertEqual(page.evaluate(LEAVE), [], "is kept untouched")
                    values = page.evaluate(TYPE)
                    if not values:
                        continue
                    typed.add(demo_pages.kind(path))
                    page.locator("a.side-item:not([aria-current])").first.click()
                    self.kept(page).get_by_role("button", name="Continue").click()
                    page.wait_for_function(HAS, arg=values)
        self.assertGreater(len(typed), 20, typed)
        self.assertGreater(len(opened), 10, opened)

    def open_dialogs(self, page, opened):
        """Opens and closes the dialogs of the page whose kinds were not opened before."""
        links = page.locator("#main a[data-sheet]:visible")
        for href in links.evaluate_all("all => all.map(e => e.getAttribute('href'))"):
            form = demo_pages.kind(href).split("?")[0]
            if form in opened or form == "/search":
                continue
            opened.add(form)
            page.locator(f"#main a[data-sheet][href='{href}']:visible").first.click()
            expect(page.locator("dialog .sheet-body > *").first).to_be_attached()
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
            expect(self.kept(page), form).to_have_count(0)
            self.assertEqual(page.evaluate("Object.keys(sessionStorage).filter(key => key.startsWith('t:'))"), [], form)

    def test_the_rows_of_a_form_get_back_what_was_typed_into_each(self):
        with self.signed_in() as page:
            page.goto("/plan/budgets")
            amounts = page.locator("#main input[name$='.amount']")
            amounts.nth(1).fill("11")
            amounts.nth(3).fill("33")
            page.locator("a.side-item[href='/']").click()
            self.kept(page).get_by_role("button", name="Continue").click()
            expect(amounts.nth(1)).to_have_value("11")
            expect(amounts.nth(3)).to_have_value("33")
            expect(amounts.nth(0)).not_to_have_value("11")

    def test_a_filter_is_no_draft(self):
        with self.signed_in() as page:
            page.goto("/transactions")
            page.get_by_text("Amount", exact=True).first.click()
            page.get_by_label("At least").fill("20")
            page.locator("a.side-item[href='/plan']").click()
            expect(page.locator("#main h1")).to_have_text("Plan")
            expect(self.kept(page)).to_have_count(0)

    def test_what_was_typed_outlives_the_key_that_refreshes(self):
        for path, label in [(self.account + "/transactions/new", "Payee"), ("/subscriptions/new", "Name"), ("/people/new", "Name")]:
            with self.subTest(path), self.signed_in() as page:
                page.goto(path)
                page.get_by_label(label, exact=True).fill("Half typed")
                page.locator("#main h1").click()
                page.keyboard.press("r")
                page.wait_for_load_state("networkidle")
                expect(page.get_by_label(label, exact=True)).to_have_value("Half typed")
                expect(self.kept(page)).to_have_count(0)

    def test_leaving_a_half_filled_form_by_any_link_keeps_it_and_says_so(self):
        with self.signed_in() as page:
            for leave in ["a.side-item[href='/plan']", "a.back", "a.side-mark"]:
                page.goto(self.account + "/transactions/new")
                page.get_by_label("Payee", exact=True).fill("Half typed")
                page.get_by_label("Category", exact=True).select_option(label="Groceries")
                page.locator(leave).first.click()
                expect(self.kept(page)).to_contain_text("Your draft of “Add transaction” is kept")
                self.kept(page).get_by_role("button", name="Continue").click()
                expect(page).to_have_url(re.compile("/transactions/new$"))
                expect(page.get_by_label("Payee", exact=True)).to_have_value("Half typed")
                expect(page.get_by_label("Category", exact=True).locator("option:checked")).to_have_text("Groceries")
                page.get_by_label("Payee", exact=True).fill("")
                page.get_by_label("Category", exact=True).select_option(index=0)
            page.locator("a.side-item[href='/plan']").click()
            expect(page.locator("#main h1")).to_have_text("Plan")
            expect(self.kept(page)).to_have_count(0)

    def test_what_was_refused_is_kept_as_well(self):
        with self.signed_in() as page:
            page.goto(self.account + "/transactions/new")
            page.get_by_label("Amount", exact=True).fill("much")
            page.get_by_label("Payee", exact=True).fill("Refused kiosk")
            page.get_by_role("button", name="Add transaction").click()
            expect(page.locator("[aria-invalid=true]").first).to_be_visible()
            page.locator("a.side-item[href='/plan']").click()
            self.kept(page).get_by_role("button", name="Continue").click()
            expect(page.get_by_label("Payee", exact=True)).to_have_value("Refused kiosk")
            expect(page.get_by_label("Amount", exact=True)).to_have_value("much")
            page.problems.clear()

    def test_a_link_with_values_opens_with_them_and_not_with_what_was_typed_elsewhere(self):
        with self.signed_in() as page:
            page.goto("/add?kind=spending")
            page.get_by_label("Payee", exact=True).fill("Typed before")
            page.locator("a.side-item[href='/plan']").click()
            expect(self.kept(page)).to_be_visible()
            page.goto("/add?kind=income")
            expect(page.get_by_label("Income", exact=True)).to_be_checked()
            expect(page.get_by_label("Payee", exact=True)).to_have_value("")
            # The form of other expected money does not open with the direction of the first.
            page.goto("/plan/expected/new?found=1")
            page.get_by_label("Name", exact=True).fill("Salary")
            page.locator("a.side-item[href='/plan']").click()
            expect(self.kept(page)).to_be_visible()
            page.goto("/plan/expected/new?found=2")
            expect(page.get_by_label("Name", exact=True)).to_have_value("")

    def test_the_undo_of_what_was_added_stays_on_the_page(self):
        for path in ["/plan", "/subscriptions", "/", self.account, "/transactions"]:
            with self.subTest(path), self.signed_in() as page:
                page.goto(path)
                heading = page.locator("#main h1").inner_text()
                page.keyboard.press("n")
                page.locator("dialog").get_by_label("Amount", exact=True).fill("4.50")
                page.locator("dialog").get_by_label("Payee", exact=True).fill("Undone kiosk")
                page.locator("dialog").get_by_role("button", name="Add transaction").click()
                notice = page.locator("#toasts .toast")
                expect(notice).to_contain_text("Added")
                expect(page).to_have_url(re.compile(re.escape(path) + "$"))
                notice.get_by_role("button", name="Undo").click()
                expect(notice).to_have_text("Undone")
                expect(page).to_have_url(re.compile(re.escape(path) + "$"))
                expect(page.locator("#main h1")).to_have_text(heading)
        self.assertEqual(self.entries("Undone kiosk"), [])

    def test_a_page_that_was_undone_is_not_gone_back_to(self):
        with self.signed_in() as page:
            page.goto("/plan")
            page.locator("a.side-item[href='/']").click()
            expect(page.locator("#main h1")).to_have_text("Home")
            page.goto(self.account + "/transactions/new")
            page.get_by_label("Amount", exact=True).fill("4.50")
            page.get_by_label("Payee", exact=True).fill("Gone kiosk")
            page.get_by_role("button", name="Add transaction").click()
            expect(page.locator("#main h1")).to_have_text("Gone kiosk")
            page.locator("#toasts .toast").get_by_role("button", name="Undo").click()
            expect(page.locator("#toasts .toast")).to_have_text("Undone")
            page.go_back()
            expect(page.locator("#main h1")).to_have_text("Add transaction")

    def test_what_was_found_and_added_is_undone(self):
        days = ["2026-01-07", "2026-02-07", "2026-03-07", "2026-04-07"]
        for day in days:
            self.coffer.run("add", "transaction", "--account", ACCOUNT, "--amount", "-11.99", "--payee", "Filmhaus Abo", "--category", "Subscriptions", "--day", day)
        with self.signed_in() as page:
            page.goto("/subscriptions/found")
            row = page.locator("#main .pick-row").filter(has_text="Filmhaus")
            expect(row).to_contain_text("4 payments since January 2026")
            for box in page.locator("#main .pick-row input[type=checkbox]").all():
                box.set_checked(False)
            row.get_by_role("checkbox").check()
            page.get_by_role("button", name="Add selected").click()
            notice = page.locator("#toasts .toast")
            expect(notice).to_contain_text("added")
            expect(row).to_have_count(0)
            notice.get_by_role("button", name="Undo").click()
            expect(notice).to_have_text("Undone")
            expect(page).to_have_url(re.compile("/subscriptions/found$"))
            expect(row).to_be_visible()
        self.assertNotIn("Filmhaus", self.coffer.run("subscriptions"))
