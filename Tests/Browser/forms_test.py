import re

from browsing import expect, expecting_no_connection, expecting_refusal, sign_in
from case import BrowserCase


class FormsTest(BrowserCase):

    def test_what_was_typed_in_a_dialog_is_there_when_it_is_opened_again(self):
        with self.signed_in() as page:
            page.goto(self.account)
            add = page.get_by_role("link", name="Add transaction", exact=True).first
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
            page.locator("dialog").get_by_label("Amount", exact=True).fill("3.10")
            page.locator("dialog").get_by_role("button", name="Add transaction").click()
            expect(page.locator("dialog")).to_have_count(0)
            expect(page.locator("#main").get_by_text("Half typed").first).to_be_visible()
            page.goto(self.account)
            add.click()
            expect(page.locator("dialog").get_by_label("Payee", exact=True)).to_have_value("")

    def test_quick_entry_is_kept_and_leads_back(self):
        with self.signed_in(viewport={"width": 390, "height": 844}) as page:
            dialog = page.locator("dialog")
            payee = page.get_by_label("Payee", exact=True)

            def open_form():
                page.get_by_role("link", name="Add transaction").first.click()
                expect(dialog.get_by_label("Amount", exact=True)).to_be_focused()

            page.goto("/")
            open_form()
            # The address is the form's, so that a reload shows it.
            expect(page).to_have_url(re.compile("/add\\?back=%2F$"))
            dialog.get_by_label("Amount", exact=True).fill("4.50")
            payee.fill("Pier kiosk")
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            expect(page).to_have_url(re.compile("/$"))
            kept = page.locator(".toast").filter(has_text="Your draft of “Add transaction” is kept")
            kept.get_by_role("button", name="Continue").click()
            expect(dialog.get_by_label("Payee", exact=True)).to_have_value("Pier kiosk")
            expect(dialog.get_by_label("Amount", exact=True)).to_have_value("4.50")
            page.reload()
            expect(dialog).to_have_count(0)
            expect(page.get_by_role("heading", level=1)).to_have_text("Add transaction")
            expect(payee).to_have_value("Pier kiosk")
            expect(page.get_by_label("Amount", exact=True)).to_have_value("4.50")
            page.get_by_role("button", name="Add transaction").click()
            expect(page.locator("#main h1")).to_have_text("Home")
            page.goto("/")
            open_form()
            expect(dialog.get_by_label("Payee", exact=True)).to_have_value("")
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            expect(page.locator(".toast").filter(has_text="kept")).to_have_count(0)
        self.assertEqual(len(self.entries("Pier kiosk")), 1)

    def test_what_was_typed_is_not_kept_over_a_sign_out(self):
        with self.signed_out() as page:
            page.goto(self.account + "/transactions/new")
            sign_in(page)
            page.get_by_label("Payee", exact=True).fill("Secret shop")
            page.evaluate("""() => {
                const form = document.createElement('form');
                form.method = 'post'; form.action = '/auth/logout';
                form.innerHTML = `<input name=_token value="${document.body.dataset.token}">`;
                document.querySelector('#main').append(form);
                form.requestSubmit();
            }""")
            expect(page).to_have_url(re.compile("/auth/login"))
            self.assertEqual(page.evaluate("sessionStorage.length"), 0)

    def test_every_form_in_a_dialog_begins_with_its_first_field(self):
        pages = [(self.account, "Add transaction"), ("/accounts", "Add account"), ("/more/rules", "Add rule")]
        with self.signed_in() as page:
            for path, name in pages:
                page.goto(path)
                link = page.locator("#main a[data-sheet]").filter(has_text=name).or_(page.locator(f"#main a[data-sheet][aria-label='{name}']"))
                link.first.click()
                expect(page.locator("dialog form").first).to_be_attached()
                expect(page.locator("dialog :is(input, select, textarea):focus")).to_have_count(1)
                page.keyboard.press("Escape")
                expect(page.locator("dialog")).to_have_count(0)

    def test_a_notice_leaves_the_end_of_the_page_free(self):
        with self.signed_in(viewport={"width": 390, "height": 844}) as page:
            page.goto(self.add("Toast shop", "-1.10") + "/edit")
            page.get_by_label("Payee", exact=True).fill("Toast bar")
            page.get_by_role("button", name=re.compile("^Save")).click()
            expect(page.locator("#main h1")).to_have_text("Toast bar")
            self.end_is_free(page)
            page.goto("/more/rules")
            page.get_by_role("button", name=re.compile("^Move down")).first.click()
            page.get_by_role("button", name=re.compile("^Move up")).nth(1).click()
            page.goto(self.add("Toast shop two", "-1.20"))
            page.get_by_role("button", name="Delete transaction").click()
            page.locator("dialog").get_by_role("button", name="Delete transaction").click()
            expect(page.locator(".toast")).to_be_visible()
            self.end_is_free(page)

    def end_is_free(self, page):
        """Nothing lies over what the page ends with, nor over the tab bar, when the page is at its end."""
        more = page.locator("#main [data-more]")
        while more.count():
            # A list grows when its end is seen.
            href = more.first.get_attribute("href")
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            expect(page.locator(f"#main [data-more][href='{href}']")).to_have_count(0)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        self.assertEqual(page.evaluate("""() => {
            const under = [];
            const ends = [...document.querySelectorAll('main a, main button, main input')].filter(e => e.getClientRects().length).slice(-1);
            for (const control of [...ends, ...document.querySelectorAll('.tab-bar a')]) {
                const box = control.getBoundingClientRect();
                if (!control.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))) under.push(control.outerHTML);
            }
            return under;
        }"""), [])

    def test_a_session_that_was_ended_elsewhere_says_so_and_leads_back_with_what_was_typed(self):
        with self.signed_out() as page, self.signed_out() as other:
            page.goto(self.account + "/transactions/new")
            sign_in(page)
            page.get_by_label("Payee", exact=True).fill("Long letter")
            self.sign_out_everywhere_else(other)
            # The open page hears of it by itself, or when it next connects.
            expect(page.get_by_role("heading", name="Your session has ended")).to_be_visible()
            page.get_by_role("link", name="Sign in again").click()
            sign_in(page)
            expect(page).to_have_url(re.compile("/transactions/new$"))
            expect(page.get_by_label("Payee", exact=True)).to_have_value("Long letter")
            expecting_refusal(page)

    def test_a_session_that_ended_while_the_page_was_not_connected_says_so_when_it_connects(self):
        with self.signed_out() as page, self.signed_out() as other:
            page.route("**/live?*", lambda route: route.abort())
            page.goto(self.account + "/transactions/new")
            sign_in(page)
            expect(page.get_by_label("Payee", exact=True)).to_be_visible()
            self.sign_out_everywhere_else(other)
            page.unroute("**/live?*")
            expect(page.get_by_role("heading", name="Your session has ended")).to_be_visible()
            expecting_no_connection(page)

    def sign_out_everywhere_else(self, page):
        """Ends every other session by one that has just begun, since ten minutes later the passphrase is asked for. The other tests go on with it."""
        page.goto("/more/sessions")
        sign_in(page)
        page.get_by_role("button", name="Sign out everywhere else").click()
        page.locator("dialog").get_by_role("button", name="Sign out everywhere else").click()
        expect(page.locator(".toast")).to_be_visible()
        BrowserCase.cookies = page.context.storage_state()

    def test_a_form_that_cannot_be_sent_says_so_beside_its_button(self):
        with self.signed_in(viewport={"width": 390, "height": 844}) as page:
            page.goto(self.account + "/transactions/new")
            page.get_by_label("Amount", exact=True).fill("7.70")
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
            expecting_no_connection(page)
        self.assertEqual(len(self.entries("Mountain hut")), 1)

    def test_what_is_left_of_a_split_is_said_while_it_is_typed(self):
        path = self.add("Harbour shop", "-50.00")
        with self.signed_in() as page:
            page.goto(path + "/split")
            page.get_by_label("Amount", exact=True).nth(0).fill("20.00")
            expect(page.locator("#sum")).to_have_text(re.compile("30.00 left to assign"))
            page.get_by_label("Amount", exact=True).nth(1).fill("31")
            expect(page.locator("#sum")).to_have_text(re.compile("1.00 too much"))
            expect(page.get_by_label("Amount", exact=True).nth(1)).to_be_focused()
            expect(page.get_by_label("Amount", exact=True).nth(1)).to_have_value("31")
        self.assertEqual([entry["amount"] for entry in self.entries("Harbour shop")], ["-50.00"])
