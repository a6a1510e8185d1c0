import re

from browsing import PASSPHRASE, expect, expecting_refusal, set_up, sitting
from case import BrowserCase
from coffer import SAMPLES, Coffer


class FirstStartTest(BrowserCase):

    def test_a_new_household_imports_its_first_statement(self):
        with Coffer() as coffer, sitting(self.browser, coffer) as page:
            set_up(page)
            page.get_by_role("link", name="Import statement").click()
            page.locator("input[type=file]").set_input_files(str(SAMPLES / "checking.ofx"))
            # The script sends the files as soon as they are chosen.
            commit = page.get_by_role("button", name=re.compile("^Import .*49 new"))
            expect(commit).to_be_visible()
            self.assertEqual(coffer.json("accounts"), [])
            commit.click()
            expect(page.get_by_role("status").filter(has_text="49").first).to_be_visible()
            self.assertEqual([account["balance"] for account in coffer.json("accounts")], ["6585.45"])
            # The import ends at what is to be checked.
            page.get_by_role("link", name=re.compile("^Check .* new transactions?$")).click()
            expect(page).to_have_url(re.compile("/accounts/review$"))
            page.goto("/")
            expect(page.get_by_text("€6,585.45").first).to_be_visible()
            expect(page.locator("#first-steps")).to_contain_text("Choose what to watch")
            page.get_by_role("button", name="Hide the first steps").click()
            expect(page.locator("#first-steps")).to_have_count(0)

    def test_the_setup_takes_time_zone_currency_language_and_locale_of_the_browser(self):
        with Coffer() as coffer:
            with sitting(self.browser, coffer, locale="de-CH", timezone_id="Asia/Tokyo", java_script_enabled=False) as page:
                page.goto("/auth/setup")
                expect(page.get_by_label("Währung")).to_have_value("CHF")
                expect(page.get_by_label("Zahlen und Datum")).to_have_value("de-CH")
            with sitting(self.browser, coffer, locale="de-CH", timezone_id="Asia/Tokyo") as page:
                page.goto("/auth/setup")
                expect(page.get_by_label("Zeitzone")).to_have_value("Asia/Tokyo")
                # What was guessed is said where it is folded.
                expect(page.locator("summary")).to_contain_text("Asia/Tokyo")
                page.locator("summary").click()
                page.get_by_label("Zeitzone").select_option("Europe/Zurich")
                page.get_by_label("Name", exact=True).fill("mara")
                page.get_by_role("button", name="Haushalt anlegen").click()
                # What was chosen stays where something else is wrong, and each error stands beside its field.
                expect(page.locator(".field-invalid .field-label")).to_have_text(["Passphrase", "Name des Haushalts"])
                expect(page.get_by_label("Zeitzone")).to_have_value("Europe/Zurich")
                page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
                page.get_by_role("button", name="Zeigen").click()
                expect(page.get_by_label("Passphrase", exact=True)).to_have_attribute("type", "text")
                page.get_by_role("button", name="Verbergen").click()
                expect(page.get_by_label("Passphrase", exact=True)).to_have_attribute("type", "password")
                page.get_by_label("Name des Haushalts").fill("Brunner")
                page.get_by_role("button", name="Haushalt anlegen").click()
                expect(page.get_by_role("heading", level=1)).to_have_text("Start")
                page.goto("/more/household")
                expect(page.get_by_label("Zeitzone")).to_have_value("Europe/Zurich")
                expecting_refusal(page)

    def test_a_household_of_the_command_line_in_utc_is_finished(self):
        with Coffer() as coffer:
            coffer.run("add", "account", "Purse", "--kind", "cash", "--currency", "EUR", environment={"TZ": "Etc/UTC"})
            with sitting(self.browser, coffer, timezone_id="Europe/Amsterdam") as page:
                page.goto("/auth/setup")
                expect(page.get_by_label("Time zone")).to_have_value("Europe/Amsterdam")
                set_up(page)

    def test_without_script_a_statement_is_imported_too(self):
        with Coffer() as coffer, sitting(self.browser, coffer, java_script_enabled=False) as page:
            set_up(page)
            page.get_by_role("link", name="Import statement").click()
            page.locator("input[type=file]").set_input_files(str(SAMPLES / "savings.xml"))
            page.get_by_role("button", name="Read files").click()
            page.get_by_role("button", name=re.compile("^Import .*5 new")).click()
            page.goto("/accounts")
            expect(page.get_by_text("€13,312.92").first).to_be_visible()
