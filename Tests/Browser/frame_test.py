import re

import checks
from browsing import expect
from case import BrowserCase

#: The sizes at which the foot of a sheet is looked for.
SIZES = [(1440, 900), (390, 844)]


class FrameTest(BrowserCase):

    def test_the_buttons_of_a_sheet_stay_in_sight(self):
        entry = self.add("Sheet shop", "-1.70")
        pages = [(self.account, "Add transaction"), (self.account, "Edit account"), ("/accounts", "Add account"), ("/more/rules", "Add rule"),
                 (entry, "Edit"), (entry, "Split")]
        found = []
        for width, height in SIZES:
            with self.signed_in(viewport={"width": width, "height": height}, reduced_motion="reduce") as page:
                for path, name in pages:
                    page.goto(path)
                    link = page.locator("#main").get_by_role("link", name=name, exact=True).first
                    link.click()
                    sheet = page.locator("dialog.sheet")
                    expect(sheet.locator("form").first).to_be_attached()
                    found += [f"{name}, {width}: {problem}" for problem in checks.sheet(page)]
                    # Scrolled to its end as well.
                    sheet.evaluate("e => e.scrollTop = e.scrollHeight")
                    found += [f"{name}, {width}, at its end: {problem}" for problem in checks.sheet(page)]
                    sheet.locator(".sheet-close").click()
                    expect(sheet).to_have_count(0)
                    expect(link).to_be_focused()
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_cancel_closes_a_sheet(self):
        with self.signed_in() as page:
            page.goto("/accounts")
            page.locator("#main").get_by_role("link", name="Add account", exact=True).first.click()
            page.locator("dialog").get_by_role("button", name="Cancel", exact=True).click()
            expect(page.locator("dialog")).to_have_count(0)
            expect(page).to_have_url(re.compile("/accounts$"))
            # Without the sheet there is nothing to close.
            page.goto("/accounts/new")
            expect(page.get_by_role("button", name="Cancel", exact=True)).to_be_hidden()

    def test_the_menu_of_the_side_bar_is_closed_by_escape_and_gives_the_focus_back(self):
        with self.signed_in() as page:
            page.goto("/accounts")
            menu = page.locator("#side-menu")
            menu.locator("summary").click()
            expect(menu.get_by_role("link", name="Settings")).to_be_visible()
            menu.get_by_role("link", name="Settings").focus()
            page.keyboard.press("Escape")
            expect(menu.get_by_role("link", name="Settings")).to_be_hidden()
            expect(menu.locator("summary")).to_be_focused()

    def test_amounts_are_hidden_from_every_page(self):
        for script in [True, False]:
            with self.subTest(script), self.signed_in(java_script_enabled=script) as page:
                page.goto("/accounts")
                for name, hidden in [("Hide amounts", True), ("Show amounts", False)]:
                    page.locator("#side-menu summary").click()
                    page.locator("#side-menu").get_by_role("button", name=name).click()
                    expect(page).to_have_url(re.compile("/accounts$"))
                    if hidden:
                        expect(page.locator("#main .amount-hidden").first).to_be_visible()
                    else:
                        expect(page.locator("#main .amount-hidden")).to_have_count(0)

    def test_the_key_that_refreshes_does_nothing_on_a_form(self):
        with self.signed_in() as page:
            for path, is_form in [("/accounts", False), (self.account + "/transactions/new", True)]:
                page.goto(path)
                asked = []
                page.on("request", lambda request, asked=asked: asked.append(request.url) if request.method == "GET" else None)
                page.locator("#main h1").click()
                page.keyboard.press("r")
                page.wait_for_timeout(200)
                self.assertEqual(any(url.endswith(path) for url in asked), not is_form, path)
