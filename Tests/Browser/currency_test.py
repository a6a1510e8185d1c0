import re

from browsing import expect, expecting_refusal, set_up, sitting
from case import BrowserCase
from coffer import Coffer


class CurrencyTest(BrowserCase):
    """The currency beside an amount is that in which it is booked."""

    @classmethod
    def setUpClass(cls):
        # A household of its own: with accounts in two currencies, forms have more fields than other tests expect.
        cls.coffer = cls.enterClassContext(Coffer())
        with sitting(cls.browser, cls.coffer) as page:
            set_up(page)
            cls.cookies = page.context.storage_state()
        for name, kind, currency in [
            ("Euros", "checking", "EUR"), ("Dollars", "checking", "USD"), ("Euro savings", "savings", "EUR"),
            ("Dollar savings", "savings", "USD"),
        ]:
            cls.coffer.run(
                "add", "account", name, "--institution", "Harbour Bank", "--kind", kind, "--currency", currency, "--opening", "500")

    #: Forms with an amount, the field that decides its currency, what is chosen there, and the currency that follows.
    FORMS = [
        ("/add", "account", "Dollars (USD)", "USD"),
        ("/transfer/internal", "from", "Dollars (USD)", "USD"),
        ("/transfer/external", "from", "Dollars (USD)", "USD"),
        ("/plan/expected/new", "account", "Dollars", "USD"),
        ("/subscriptions/new", "account", "Dollars", "USD"),
        ("/savings/goals/new", "1.account", "Euro savings", "EUR"),
        ("/plan/forecast", "on", "Dollars", "USD"),
        ("/accounts/new", "currency", None, "USD"),
        ("/savings/new", "currency", None, "USD"),
    ]

    def test_it_follows_the_account(self):
        with self.signed_in() as page:
            for path, name, title, code in self.FORMS:
                page.goto(path)
                field = page.locator(f"#main select[name='{name}']")
                shown = page.locator("#main form", has=page.locator(f"select[name='{name}']")).locator(".money-currency")
                expect(shown.first).to_have_text({"USD": "EUR", "EUR": "USD"}[code])
                if title is None:
                    field.select_option(code)
                else:
                    field.select_option(label=title)
                for index in range(shown.count()):
                    expect(shown.nth(index)).to_have_text(code)

    def test_a_typed_currency_comes_before_that_of_the_account(self):
        with self.signed_in() as page:
            page.goto("/subscriptions/new")
            page.locator("#main select[name=account]").select_option(label="Dollars")
            page.locator("summary").filter(has_text="More").click()
            page.get_by_label("Currency", exact=True).fill("gbp")
            expect(page.locator("#main .money-currency").first).to_have_text("GBP")
            page.get_by_label("Currency", exact=True).fill("")
            expect(page.locator("#main .money-currency").first).to_have_text("USD")

    def test_what_is_added_is_in_the_currency_that_was_shown(self):
        with self.signed_in() as page:
            page.goto("/add")
            page.get_by_label("Amount", exact=True).fill("12.50")
            page.get_by_label("Payee", exact=True).fill("Dollar diner")
            page.get_by_label("Account", exact=True).select_option(label="Dollars (USD)")
            expect(page.locator("#main .money-currency").first).to_have_text("USD")
            page.get_by_role("button", name="Add transaction").click()
            expect(page.locator("#main h1")).to_have_text("Dollar diner")
        self.assertEqual([(entry["amount"], entry["currency"]) for entry in self.entries("Dollar diner")], [("-12.50", "USD")])

    def test_without_script_another_currency_than_shown_is_asked_about_once(self):
        with self.signed_in(java_script_enabled=False) as page:
            page.goto("/add")
            page.get_by_label("Amount", exact=True).fill("9.50")
            page.get_by_label("Payee", exact=True).fill("Plain diner")
            page.get_by_label("Account", exact=True).select_option(label="Dollars (USD)")
            page.get_by_role("button", name="Add transaction").click()
            expect(page.locator(".field-error")).to_contain_text("This account is in USD")
            expect(page.locator("#main .money-currency").first).to_have_text("USD")
            self.assertEqual(self.entries("Plain diner"), [])
            page.get_by_role("button", name="Add transaction").click()
            expect(page.locator("#main h1")).to_have_text(re.compile("Plain diner"))
            expecting_refusal(page)
