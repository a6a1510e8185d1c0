import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from browsing import expect
from case import BrowserCase


class PeopleTest(BrowserCase):

    def test_every_share_is_shown_while_an_expense_is_typed(self):
        with self.signed_in(viewport={"width": 390, "height": 844}) as page:
            page.goto("/people")
            page.get_by_role("link", name="Trip").click()
            page.get_by_role("link", name="Add expense").click()
            amount = page.get_by_label("Amount", exact=True)
            expect(amount).to_be_focused()
            amount.fill("100")
            shares = page.locator("#sum")
            expect(shares).to_contain_text("33.33")
            page.get_by_label("Split", exact=True).select_option("percent")
            expect(page.get_by_role("group", name="Among")).to_be_hidden()
            for name, share in [("You", "50"), ("Anna Brandt", "30"), ("Ben Okafor", "20")]:
                page.get_by_label(name, exact=True).fill(share)
            for share in ["50.00", "30.00", "20.00"]:
                expect(shares).to_contain_text(share)
            page.get_by_label("Ben Okafor", exact=True).fill("19")
            expect(shares).to_contain_text("The percentages make 99.00 instead of 100.00")
            page.get_by_label("Ben Okafor", exact=True).fill("20")
            page.get_by_label("What for").fill("Boat")
            page.get_by_role("button", name="Add expense").last.click()
            expect(page).to_have_url(re.compile("/people/groups/grp_[^/]*$"))
            expect(page.get_by_role("link", name="Boat")).to_be_visible()

    @unittest.skipUnless(shutil.which("zbarimg"), "zbarimg is missing")
    def test_the_code_of_a_debt_is_read_by_another_program(self):
        with self.signed_in(viewport={"width": 390, "height": 844}) as page:
            page.goto("/people")
            page.get_by_role("link", name="Trip").click()
            page.get_by_role("link", name="Settle up").click()
            with tempfile.TemporaryDirectory() as folder:
                picture = Path(folder) / "code.png"
                page.locator(".qr-code").screenshot(path=str(picture))
                found = subprocess.run(["zbarimg", "--quiet", "--raw", str(picture)], capture_output=True, text=True, check=True).stdout
            lines = found.strip().split("\n")
            self.assertEqual(lines[:7], ["BCD", "002", "1", "SCT", "", "Anna Brandt", "DE89370400440532013000"])
            self.assertRegex(lines[7], r"^EUR\d+\.\d\d$")
            self.assertEqual(lines[-1], "Trip")
