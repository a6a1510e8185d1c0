import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import checks
from browsing import PASSPHRASE, expect, expecting_refusal
from case import BrowserCase


class PeopleTest(BrowserCase):

    def test_every_share_is_shown_while_an_expense_is_typed(self):
        with self.signed_in(viewport={"width": 390, "height": 844}) as page:
            page.goto("/people")
            page.get_by_role("link", name="Trip").click()
            # The page of people has a link of this name, too.
            expect(page.locator("#main h1")).to_have_text("Trip")
            page.get_by_role("link", name="Add expense").click()
            amount = page.get_by_label("Amount", exact=True)
            expect(amount).to_be_focused()
            amount.fill("100")
            shares, values = page.locator("#sum"), page.locator(".split-values")
            expect(shares).to_contain_text("33.33")
            page.get_by_label("Split", exact=True).select_option("percent")
            expect(page.get_by_role("group", name="Among")).to_be_hidden()
            for name, share in [("You", "50"), ("Anna Brandt", "30"), ("Ben Okafor", "20")]:
                values.get_by_label(name, exact=True).fill(share)
            for share in ["50.00", "30.00", "20.00"]:
                expect(shares).to_contain_text(share)
            values.get_by_label("Ben Okafor", exact=True).fill("19")
            expect(shares).to_contain_text("The percentages make 99.00 instead of 100.00")
            values.get_by_label("Ben Okafor", exact=True).fill("20")
            page.get_by_label("What for").fill("Boat")
            page.get_by_role("button", name="Add expense").last.click()
            expect(page).to_have_url(re.compile("/people/groups/grp_[^/]*$"))
            expect(page.get_by_role("link", name="Boat")).to_be_visible()

    @unittest.skipUnless(shutil.which("zbarimg"), "zbarimg is missing")
    def test_the_code_of_a_debt_is_read_by_another_program(self):
        self.coffer.run("add", "group", "Cabin", "--member", "me", "--member", "Anna Brandt", "--currency", "EUR")
        self.coffer.run("add", "expense", "Wood", "--group", "Cabin", "--amount", "60", "--paid-by", "Anna Brandt", "--day", "2026-03-10")
        with self.signed_in(viewport={"width": 390, "height": 844}) as page:
            page.goto("/people")
            page.get_by_role("link", name="Cabin").click()
            page.get_by_role("link", name="Settle up").click()
            with tempfile.TemporaryDirectory() as folder:
                picture = Path(folder) / "code.png"
                page.locator(".qr-code").screenshot(path=str(picture))
                found = subprocess.run(["zbarimg", "--quiet", "--raw", str(picture)], capture_output=True, text=True, check=True).stdout
            lines = found.strip().split("\n")
            self.assertEqual(lines[:7], ["BCD", "002", "1", "SCT", "", "Anna Brandt", "DE89370400440532013000"])
            self.assertEqual((lines[7], lines[-1]), ("EUR30.00", "Cabin"))

    def link(self):
        """The address of a link for guests of the trip, made after the passphrase was asked for."""
        self.coffer.age_confirmations()
        with self.signed_in() as page:
            page.goto("/people")
            page.get_by_role("link", name="Trip").click()
            page.get_by_role("link", name="Invite").click()
            page.get_by_role("button", name="Make link").click()
            passphrase = page.get_by_label("Passphrase", exact=True)
            expect(passphrase).to_be_focused()
            expecting_refusal(page)
            self.assertEqual(checks.violations(page), [])
            passphrase.fill(PASSPHRASE)
            page.get_by_role("button", name="Continue").click()
            shown = page.locator(".copy-fact").inner_text()
            return re.search(r"/g/[0-9]+\.[a-z0-9]+", shown.replace("\n", ""))[0]

    def test_two_guests_see_what_each_other_adds(self):
        path = self.link()
        phone = {"width": 390, "height": 844}
        with self.signed_out(viewport=phone) as anna, self.signed_out(viewport=phone) as ben:
            for page, name in [(anna, "Anna Brandt"), (ben, "Ben Okafor")]:
                page.goto(path)
                page.get_by_role("link", name=name, exact=True).first.click()
                expect(page.get_by_role("heading", name=name)).to_be_visible()
            ben.get_by_text("Add expense").first.click()
            ben.get_by_label("Amount", exact=True).fill("3")
            anna.get_by_text("Add expense").first.click()
            anna.get_by_label("Amount", exact=True).fill("12,30")
            anna.get_by_label("What for").fill("Ferry")
            anna.get_by_role("button", name="Add expense").last.click()
            expect(anna.locator("#activity")).to_contain_text("Ferry")
            # The other page shows it without a reload, and keeps what is typed.
            expect(ben.locator("#activity")).to_contain_text("Ferry")
            expect(ben.get_by_label("Amount", exact=True)).to_have_value("3")
            anna.locator("#activity").get_by_role("link", name="Ferry").click()
            anna.get_by_role("button", name="Delete expense").click()
            anna.get_by_role("alertdialog").get_by_role("button", name="Delete expense").click()
            expect(ben.locator("#activity")).not_to_contain_text("Ferry")

    def test_the_page_of_a_guest_violates_no_rule(self):
        path = self.link()
        found = []
        with self.signed_out() as page:
            page.goto(path)
            me = page.get_by_role("link", name="Anna Brandt", exact=True).first.get_attribute("href")
            for address in [path, me, me + "&why=" + me.split("me=")[1]]:
                for scheme, width in [("light", 1440), ("dark", 390)]:
                    page.set_viewport_size({"width": width, "height": 844})
                    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                    page.goto(address)
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
                    self.assertLess(page.get_by_role("heading", level=1).bounding_box()["y"], 120)
                    found += checks.violations(page) + checks.clipped(page) + checks.covered(page)
        self.assertEqual(found, [], "\n" + "\n".join(found))
