"""What the tests have in common: one browser, and one household with the samples that is signed in. Each test enters what it needs itself."""

import contextlib
import unittest

from browsing import set_up, sitting
from coffer import Coffer

#: The account that the tests write into.
ACCOUNT = "Haven Bank 0001"


class BrowserCase(unittest.TestCase):
    browser = None
    coffer = None
    #: Of who is signed in.
    cookies = None

    def signed_in(self, **options):
        return sitting(self.browser, self.coffer, self.cookies, **options)

    def signed_out(self, **options):
        return sitting(self.browser, self.coffer, **options)

    @property
    def account(self):
        """The path of the account that the tests write into."""
        return "/accounts/" + self.coffer.account(ACCOUNT)

    def entries(self, words):
        return self.coffer.json("transactions", "--search", words)["entries"]

    def add(self, payee, amount):
        """Enters a transaction as another process would; gives its path."""
        self.coffer.run(
            "add", "transaction", "--account", ACCOUNT, "--amount", amount, "--payee", payee, "--category", "Groceries", "--day", "2026-04-09")
        return "/accounts/transactions/" + self.entries(payee)[0]["id"]


@contextlib.contextmanager
def household(browser):
    """Hands a set-up household to every case."""
    with Coffer() as coffer:
        with sitting(browser, coffer) as page:
            set_up(page)
            BrowserCase.cookies = page.context.storage_state()
        coffer.import_samples()
        coffer.add_cards()
        coffer.add_goals()
        coffer.add_subscriptions()
        coffer.add_people()
        BrowserCase.browser, BrowserCase.coffer = browser, coffer
        yield
