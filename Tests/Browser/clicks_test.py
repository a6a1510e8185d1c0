import contextlib
import pathlib
import tempfile

from browsing import expect, set_up, sitting
from case import BrowserCase
from coffer import SAMPLES, Coffer

#: Tells of each press of the mouse and of Enter in the browser itself, so that none is left out of the count.
WITNESS = """
    addEventListener('pointerdown', () => pressed(), true);
    addEventListener('keydown', event => event.key === 'Enter' && pressed(), true);
"""


class Hand:
    """Does a job from Home on, and counts each press of the mouse or of Enter, and each choice of a menu. Typing and choosing files are no clicks."""

    def __init__(self, page):
        self._page = page
        self.presses = self.choices = self.witnessed = 0
        page.expose_function("pressed", self._witness)
        page.add_init_script(WITNESS)

    def begin(self):
        self._page.goto("/")
        self.sees("Home")
        self.presses = self.choices = self.witnessed = 0

    def _witness(self):
        self.witnessed += 1

    def _place(self):
        """What the next step is in: the open dialog, else the page."""
        return self._page.locator("dialog[open], body:not(:has(dialog[open])) #main").last

    def click(self, role, name):
        self._click(self._place().get_by_role(role, name=name).locator("visible=true").last)

    def click_section(self, name):
        self._click(self._page.locator("#side-bar").get_by_role("link", name=name, exact=True))

    def _click(self, locator):
        self.presses += 1
        locator.click()

    def enter(self):
        self.presses += 1
        self._page.keyboard.press("Enter")

    def choose(self, label, option):
        self.choices += 1
        self._place().get_by_label(label, exact=True).select_option(label=option)

    def type(self, label, text):
        place = self._place()
        place.locator("input").and_(place.get_by_label(label, exact=True)).fill(text)

    def search(self, words, found):
        """The search opens by a key, and Enter opens what it finds first."""
        self._page.keyboard.press("/")
        self._place().get_by_role("searchbox").fill(words)
        expect(self._place().locator("a.row-title").first).to_have_text(found)
        self.enter()

    def give(self, files):
        self._page.locator("input[type=file]").set_input_files(files)

    def sees(self, heading):
        expect(self._place().get_by_role("heading").first).to_have_text(heading)

    def reads(self, words):
        expect(self._place()).to_contain_text(words)

    def is_told(self, words):
        expect(self._page.locator("#toasts .toast").last).to_contain_text(words)


class ClicksTest(BrowserCase):
    """The main jobs take no more clicks than these."""

    @contextlib.contextmanager
    def clicks(self, hand, job, most):
        """A job from Home on."""
        with self.subTest(job):
            hand.begin()
            yield
            self.assertEqual(hand.witnessed, hand.presses, "something was pressed uncounted")
            self.assertLessEqual(hand.presses + hand.choices, most)

    def furnish(self, coffer):
        """Three accounts, fifteen months with what recurs, and a group with a debt."""
        coffer.run("add", "account", "Current", "--kind", "checking", "--currency", "EUR", "--opening", "3000", "--opening-day", "2024-12-31")
        coffer.run("add", "account", "Savings", "--kind", "savings", "--currency", "EUR", "--opening", "500", "--opening-day", "2024-12-31")
        coffer.run("add", "account", "Purse", "--kind", "cash", "--currency", "EUR", "--opening", "40", "--opening-day", "2024-12-31")
        payments = [(3, "Netflix", "13.99"), (7, "Spotify", "10.99"), (12, "Fitwerk Studio", "34.90"), (15, "Supermarkt", "80.00")]
        months = [divmod(month, 12) for month in range(2025 * 12, 2026 * 12 + 3)]
        lines = [f"{year}-{month + 1:02}-{day:02},{payee},-{amount}" for year, month in months for day, payee, amount in payments]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "lines.csv"
            path.write_text("\n".join(["Date,Description,Amount", *lines, ""]))
            coffer.run("import", str(path), "--account", "Current")
        coffer.run("add", "person", "Anna Brandt")
        coffer.run("add", "group", "Lisbon", "--member", "me", "--member", "Anna Brandt", "--currency", "EUR")
        coffer.run("add", "expense", "Hotel", "--group", "Lisbon", "--amount", "300", "--paid-by", "Anna Brandt", "--day", "2026-03-10")

    def test_three_statements_are_imported_and_checked_by_eight_clicks(self):
        with Coffer() as coffer, sitting(self.browser, coffer) as page:
            set_up(page)
            hand = Hand(page)
            with self.clicks(hand, "three statements", 8):
                hand.click("link", "Import statement")
                hand.give([str(SAMPLES / name) for name in ["checking.ofx", "savings.xml", "giro.sta"]])
                hand.click("button", "Import 69 new")
                hand.sees("Imported")
                hand.click("link", "Check 62 new transactions")
                hand.choose("Category of all 13 of De Groene Mand", "Groceries")
                hand.choose("Category of all 3 of Glasnet", "Utilities")
                hand.click("button", "Confirm all, also without a category")
                hand.reads("Woonhuis Verhuur")
                hand.click("button", "Confirm all, also without a category")
                hand.reads("All done")

    def test_the_other_jobs_take_few_clicks(self):
        with Coffer() as coffer, sitting(self.browser, coffer) as page:
            set_up(page)
            hand = Hand(page)
            self.furnish(coffer)
            with self.clicks(hand, "own transfer", 4):
                hand.search("move money", "Move money")
                hand.sees("Between your accounts")
                hand.choose("To", "Savings (EUR)")
                hand.type("Amount", "12.50")
                hand.enter()
                hand.sees("Review transfer")
                hand.click("button", "Confirm transfer")
                hand.sees("Receipt")
            with self.clicks(hand, "own transfer, booked", 4):
                hand.click("link", "Add transaction")
                hand.click("radio", "Transfer")
                hand.choose("To account", "Savings (EUR)")
                hand.type("Amount", "12.60")
                hand.enter()
                hand.is_told("Added")
            with self.clicks(hand, "card with a used benefit", 4):
                hand.search("add card", "Add card")
                hand.sees("Add card")
                hand.click("link", "Platinum Card")
                hand.reads("Annual fee")
                hand.click("button", "Add card")
                hand.sees("Platinum Card")
                hand.click("button", "Use")
                hand.is_told("used")
            with self.clicks(hand, "budgets from suggestions", 3):
                hand.click("link", "Choose what to watch")
                hand.click("link", "Fill in suggestions")
                hand.click("button", "Save budgets")
                hand.sees("Plan")
            with self.clicks(hand, "subscriptions that were found", 3):
                hand.click_section("Subscriptions")
                hand.click("link", "3 more were found")
                hand.click("button", "Add selected")
                hand.is_told("3 subscriptions added")
            # Home has both forms of the group; the second click sends them, and leads back to Home.
            with self.clicks(hand, "expense in a group", 2):
                hand.click("link", "Add expense: Lisbon")
                hand.sees("Add expense")
                hand.type("Amount", "40")
                hand.type("What for", "Boat")
                hand.enter()
                hand.is_told("Boat added")
                hand.sees("Home")
            with self.clicks(hand, "debt that is settled", 2):
                hand.click("link", "Settle: You owe Anna Brandt")
                hand.sees("Settle up")
                hand.click("button", "Settle")
                hand.is_told("You paid Anna Brandt")
                hand.sees("Home")
                hand.reads("All settled")
