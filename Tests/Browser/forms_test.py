import re

from browsing import expect, expecting_refusal, sign_in
from case import BrowserCase


class FormsTest(BrowserCase):

    def test_what_was_typed_in_a_dialog_is_there_when_it_is_opened_again(self):
        with self.signed_in() as page:
            page.goto(self.account)
            add = page.get_by_role("link", name="Add", exact=True).first
            for close in [lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(5, 5), lambda: page.go_back()]:
                add.click()
                page.locator("dialog").get_by_label("Payee", exact=True).fill("Half typed")
                close()
                expect(page.locator("dialog")).to_have_count(0)
                expect(page).to_have_url(re.compile(self.account + "$"))
                add.click()
                expect(page.locator("dialog").get_by_label("Payee", exact=True)).to_have_value("Half typed")
                page.keyboard.press("Escape")
                expect(page.locator("dialog")).to_have_count(0)
            # What was sent is not offered once more.
            add.click()
            page.locator("dialog").get_by_label("Amount").fill("3.10")
            page.locator("dialog").get_by_role("button", name="Add transaction").click()
            expect(page.locator("#main h1")).to_have_text("Half typed")
            page.goto(self.account)
            add.click()
            expect(page.locator("dialog").get_by_label("Payee", exact=True)).to_have_value("")

    def test_a_session_that_was_ended_elsewhere_says_so_and_leads_back_with_what_was_typed(self):
        with self.signed_out() as page, self.signed_in() as other:
            page.goto(self.account + "/transactions/new")
            sign_in(page)
            page.get_by_label("Payee", exact=True).fill("Long letter")
            other.goto("/more/sessions")
            other.get_by_role("button", name="Sign out everywhere else").click()
            other.locator("dialog").get_by_role("button", name="Sign out everywhere else").click()
            # The open page hears of it by itself.
            expect(page.get_by_role("heading", name="Your session has ended")).to_be_visible()
            page.get_by_role("link", name="Sign in again").click()
            sign_in(page)
            expect(page).to_have_url(re.compile("/transactions/new$"))
            expect(page.get_by_label("Payee", exact=True)).to_have_value("Long letter")
            expecting_refusal(page)

    def test_a_form_that_cannot_be_sent_says_so_beside_its_button(self):
        with self.signed_in(viewport={"width": 390, "height": 844}) as page:
            page.goto(self.account + "/transactions/new")
            page.get_by_label("Amount").fill("7.70")
            page.get_by_label("Payee", exact=True).fill("Mountain hut")
            page.route("**/transactions/new", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
            send = page.get_by_role("button", name="Add transaction")
            send.click()
            note = page.locator("form .toast")
            expect(note).to_contain_text("Network error")
            # Nothing lies over the button, nor over the note.
            for part in [send, note.get_by_role("button")]:
                part.scroll_into_view_if_needed()
                self.assertTrue(part.evaluate(
                    "e => { const r = e.getBoundingClientRect(); return e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)) }"))
            page.unroute("**/transactions/new")
            note.get_by_role("button").click()
            expect(page.locator("#main h1")).to_have_text("Mountain hut")
            page.problems[:] = [text for text in page.problems if "ERR_FAILED" not in text]
        self.assertEqual(len(self.entries("Mountain hut")), 1)

    def test_what_is_left_of_a_split_is_said_while_it_is_typed(self):
        path = self.add("Harbour shop", "-50.00")
        with self.signed_in() as page:
            page.goto(path + "/split")
            page.get_by_label("Amount").nth(0).fill("20.00")
            expect(page.locator("#sum")).to_have_text(re.compile("30.00 left to assign"))
            page.get_by_label("Amount").nth(1).fill("31")
            expect(page.locator("#sum")).to_have_text(re.compile("1.00 too much"))
            expect(page.get_by_label("Amount").nth(1)).to_be_focused()
            expect(page.get_by_label("Amount").nth(1)).to_have_value("31")
        self.assertEqual([entry["amount"] for entry in self.entries("Harbour shop")], ["-50.00"])
