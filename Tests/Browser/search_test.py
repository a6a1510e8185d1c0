import re

from browsing import expect
from case import BrowserCase

PHONE = {"width": 390, "height": 844}


class SearchTest(BrowserCase):
    """The search and the command palette by keyboard, by touch, and without the script."""

    def test_the_palette_is_used_by_keyboard_alone(self):
        path = self.add("Palette Bakery", "-4.20")
        with self.signed_in() as page:
            page.goto("/accounts")
            page.keyboard.press("Control+k")
            field = page.get_by_role("dialog").get_by_role("searchbox")
            expect(field).to_be_focused()
            page.keyboard.type("palette bak", delay=20)
            row = page.get_by_role("dialog").get_by_role("link", name="Palette Bakery", exact=True)
            expect(row.last).to_be_visible()
            expect(field).to_be_focused()
            page.keyboard.press("ArrowDown")
            expect(row.first).to_be_focused()
            page.keyboard.press("ArrowUp")
            expect(field).to_be_focused()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(page).to_have_url(re.compile("/accounts$"))
            # The payee is before its transaction.
            page.keyboard.press("Control+k")
            expect(field).to_be_focused()
            page.keyboard.type("palette bakery 4.20", delay=5)
            # What is opened is remembered.
            with page.expect_response(lambda answer: answer.request.method == "POST"):
                page.keyboard.press("Enter")
            expect(page).to_have_url(re.compile(path + "$"))
            page.goto("/search")
            expect(page.get_by_role("link", name="palette bakery 4.20")).to_be_visible()

    def test_everyday_words_find_commands_and_their_keys(self):
        with self.signed_in() as page:
            page.goto("/accounts")
            page.keyboard.press("Control+k")
            dialog = page.get_by_role("dialog")
            dialog.get_by_role("searchbox").fill("split bill")
            expect(dialog.locator("#found-screen li").filter(has_text="People").locator("kbd")).to_have_text(["g", "p"])
            dialog.get_by_role("searchbox").fill("dunkelmodus")
            expect(dialog.get_by_role("link", name="Appearance", exact=True)).to_be_visible()

    def test_an_action_opens_in_the_palette(self):
        with self.signed_in() as page:
            page.goto("/accounts")
            # What is typed before the dialog is there is not lost, and no shortcut.
            page.keyboard.press("Control+k")
            page.keyboard.type("add gro")
            expect(page.get_by_role("dialog").get_by_role("searchbox")).to_have_value("add gro")
            expect(page.get_by_role("dialog").get_by_role("link", name="Add group")).to_be_visible()
            page.keyboard.press("Enter")
            expect(page.get_by_role("dialog").get_by_label("Name", exact=True)).to_be_visible()

    def test_shortcuts_lead_everywhere_but_not_while_typing(self):
        with self.signed_in() as page:
            page.goto("/accounts")
            page.keyboard.press("g")
            page.keyboard.press("c")
            expect(page).to_have_url(re.compile("/cards$"))
            page.keyboard.press("?")
            expect(page.get_by_role("dialog").get_by_text("Down and up in a list")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(page).to_have_url(re.compile("/cards$"))
            page.keyboard.press("n")
            expect(page.get_by_role("dialog")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(page).to_have_url(re.compile("/cards$"))
            page.goto("/transactions")
            page.keyboard.press("/")
            field = page.locator("#main").get_by_role("searchbox")
            expect(field).to_be_focused()
            page.keyboard.type("gc?nj/")
            expect(field).to_have_value("gc?nj/")
            expect(page).to_have_url(re.compile("/transactions"))
            page.goto("/more")
            page.keyboard.press("j")
            page.keyboard.press("j")
            first = page.evaluate("document.activeElement.getAttribute('href')")
            page.keyboard.press("k")
            self.assertNotEqual(first, page.evaluate("document.activeElement.getAttribute('href')"))
            page.goto("/more/help")
            switch = page.get_by_label("Shortcuts of a single key")
            expect(switch).to_be_checked()
            switch.uncheck()
            page.keyboard.press("g")
            page.keyboard.press("h")
            expect(page).to_have_url(re.compile("/more/help$"))
            page.keyboard.press("Control+k")
            expect(page.get_by_role("dialog")).to_be_visible()

    def test_a_phone_has_the_search_in_its_bar(self):
        with self.signed_in(viewport=PHONE, has_touch=True) as page:
            page.goto("/")
            page.locator("header").get_by_role("link", name="Search everything").tap()
            field = page.get_by_role("dialog").get_by_role("searchbox")
            field.fill("category:groceries")
            chip = page.get_by_role("dialog").get_by_role("link", name="Category: groceries")
            expect(chip).to_be_visible()
            chip.tap()
            expect(page.get_by_role("dialog").get_by_text("Actions")).to_be_visible()

    def test_without_the_script_enter_searches(self):
        with self.signed_in(java_script_enabled=False) as page:
            page.goto("/search")
            page.get_by_role("searchbox").fill("payroll -zzz")
            page.keyboard.press("Enter")
            expect(page).to_have_url(re.compile("/search\\?q=payroll%20-zzz"))
            expect(page.get_by_role("link", name="Not: “zzz”")).to_be_visible()
            page.goto("/search")
            page.get_by_role("link", name="payroll -zzz").click()
            expect(page.get_by_role("searchbox")).to_have_value("payroll -zzz")
