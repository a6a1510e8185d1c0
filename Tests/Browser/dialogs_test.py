from browsing import expect
from case import BrowserCase


class DialogsTest(BrowserCase):
    """Questions: the safe answer comes first and has the focus."""

    #: Pages with a question, and the button that asks it.
    def questions(self):
        entry = self.add("Question shop", "-1.30")
        subscription = self.coffer.json("subscriptions")[0]["id"]
        return [
            (entry, "Delete transaction"), (self.account + "/edit", "Delete account"), (self.account + "/edit", "Archive account"),
            (f"/subscriptions/{subscription}", "Delete subscription"),
        ]

    def test_enter_deletes_nothing(self):
        with self.signed_in() as page:
            for path, name in self.questions():
                page.goto(path)
                button = page.locator("#main").get_by_role("button", name=name, exact=True).first
                button.evaluate("e => { for (const d of document.querySelectorAll('details')) d.open = true; e.focus() }")
                button.click()
                dialog = page.locator("dialog")
                expect(dialog.locator("button").first).to_be_focused()
                self.assertEqual(dialog.locator("button").first.get_attribute("data-close"), "", name)
                # Red is what deletes.
                is_red = dialog.locator("[data-yes]").evaluate("e => e.classList.contains('button-solid-danger')")
                self.assertEqual(is_red, not name.startswith("Archive"), name)
                page.keyboard.press("Enter")
                expect(dialog).to_have_count(0)
                expect(page.locator("#toasts .toast")).to_have_count(0)
            page.goto(self.account)
            expect(page.locator("#main h1")).to_be_visible()

    def test_without_script_the_safe_answer_comes_first_as_well(self):
        path = self.add("Plain question", "-1.40")
        with self.signed_in(java_script_enabled=False) as page:
            page.goto(path)
            page.get_by_role("button", name="Delete transaction").click()
            parts = page.locator(".confirmation :is(a, button)")
            expect(parts.nth(0)).to_have_text("Cancel")
            expect(parts.nth(1)).to_have_text("Delete transaction")
            parts.nth(0).click()
            expect(page.locator("#main h1")).to_have_text("Plain question")
