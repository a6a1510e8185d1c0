import re

import checks
import screens
from browsing import expect, expecting_refusal, sign_in
from case import ACCOUNT, BrowserCase


class PagesTest(BrowserCase):

    def test_a_deep_link_signed_out_leads_there_after_sign_in(self):
        with self.signed_out() as page:
            path = self.account
            page.goto(path)
            expect(page).to_have_url(re.compile("/auth/login"))
            sign_in(page)
            expect(page.get_by_role("heading", level=1)).to_have_text(ACCOUNT)
            expect(page).to_have_url(re.compile(path + "$"))

    def test_what_the_command_line_enters_appears_on_the_open_page(self):
        with self.signed_in() as page:
            with page.expect_response(re.compile("/live")):
                page.goto(self.account)
            page.evaluate("window.isSamePage = true")
            self.add("Night train", "-77.00")
            expect(page.get_by_text("Night train").first).to_be_visible()
            self.assertTrue(page.evaluate("window.isSamePage"))

    def test_no_screen_violates_wcag(self):
        found = []

        def look(page, name, path):
            for scheme, width in [("light", 1440), ("dark", 390)]:
                page.set_viewport_size({"width": width, "height": 844})
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                if scheme == "light":
                    page.goto(path)
                found.extend(f"{name} {scheme}: {problem}" for problem in
                             checks.violations(page) + checks.clipped(page) + checks.covered(page) + checks.frame(page))

        with self.signed_out() as page:
            for name, path in screens.signed_out():
                look(page, name, path)
        with self.signed_in() as page:
            for name, path in screens.signed_in(self.coffer):
                look(page, name, path)
                if name == "not-found":
                    expecting_refusal(page)
        self.assertEqual(found, [], "\n" + "\n".join(found))
