import contextlib
import re

from browsing import OWNER, PASSPHRASE, expect, expecting_refusal, set_up, sitting
from case import BrowserCase
from coffer import Coffer

MEMBER = "Jonas Brandt"
MEMBER_PASSPHRASE = "three slow kites over dunes"

#: The household's account, the owner's, and the one that is given to the other member.
COMMON, OWN, GIVEN = "Joint account", "Zqnest", "Zqpurse"

#: Of the owner's account: its name and opening balance, and what is written into it.
FACTS = [OWN, "8,246.91", "8246.91"]
ENTRIES = ["Zqflorist", "31.15", "Zqrent", "613.48"]

#: Screens that show something of every account or of none, to whoever opens them.
SCREENS = [
    "/", "/accounts", "/transactions", "/accounts/review", "/due", "/notifications", "/transfer", "/transfer/internal", "/transfer/scheduled",
    "/plan", "/plan/expected", "/plan/forecast", "/insights", "/insights/spending?period=all", "/insights/changes", "/insights/net-worth",
    "/savings", "/subscriptions", "/cards", "/more/history", "/more/data", "/more/rules", "/add", "/search",
]


def passing(page, button, done, passphrase=PASSPHRASE):
    """Presses a button, and enters the passphrase if that is asked for, until what is done is seen."""
    button.click()
    asked = page.get_by_label("Passphrase", exact=True)
    expect(asked.or_(done).first, "neither the passphrase is asked for nor is it done").to_be_visible()
    if asked.is_visible():
        asked.fill(passphrase)
        page.get_by_role("button", name="Continue").click()
        expecting_refusal(page)
    expect(done.first, "it is not done after the passphrase").to_be_visible()


def invite(page):
    """The path of a link with which somebody joins."""
    page.goto("/more/members")
    page.get_by_role("link", name="Invite", exact=True).click()
    link = page.locator(".copy-fact [data-copy]")
    passing(page, page.get_by_role("button", name="Make invitation"), link)
    return re.search(r"/auth/invite/.+$", link.get_attribute("data-copy"))[0]


def join(page, path, name=MEMBER, passphrase=MEMBER_PASSPHRASE):
    page.goto(path)
    expect(page.locator("body"), "the link does not say who invites").to_contain_text(OWNER)
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Passphrase", exact=True).fill(passphrase)
    page.get_by_role("button", name="Join the household").click()
    expect(page.get_by_role("heading", level=1), "who joins is not led to Home").to_have_text("Home")


def add_account(page, coffer, name, opening):
    """An account of the household; gives its id."""
    page.goto("/accounts/new")
    page.get_by_label("Account name", exact=True).fill(name)
    page.get_by_label("Institution", exact=True).fill("Haven Bank")
    page.get_by_label("Opening balance", exact=True).fill(opening)
    page.get_by_role("button", name="Add account", exact=True).last.click()
    expect(page.locator("#main h1"), f"{name} is not shown after it was added").to_have_text(name)
    return coffer.account(name)


def share(page, account, owner, sharing):
    """Gives an account to somebody, and chooses what others see."""
    page.goto(f"/accounts/{account}/edit")
    page.locator("summary").filter(has_text="Who sees this account").click()
    page.get_by_label("Belongs to").select_option(label=owner)
    page.get_by_label(sharing, exact=True).check()
    page.get_by_role("button", name="Save sharing").click()
    expect(page.get_by_role("status").filter(has_text="Saved").first, f"{sharing} was not saved").to_be_visible()


def spend(page, account, amount, payee):
    page.goto(f"/accounts/{account}/transactions/new")
    page.get_by_label("Amount", exact=True).fill(amount)
    page.get_by_label("Payee", exact=True).fill(payee)
    page.get_by_role("button", name="Add transaction").click()
    expect(page.get_by_role("heading", level=1), f"{payee} was not entered").to_have_text(payee)


def transfer(page, source, destination, amount):
    """Moves money between two accounts, by their names."""
    page.goto("/transfer/internal")
    page.get_by_label("From").select_option(label=f"{source} (EUR)")
    page.get_by_label("To", exact=True).select_option(label=f"{destination} (EUR)")
    page.get_by_label("Amount", exact=True).fill(amount)
    page.get_by_role("button", name="Review transfer").click()
    page.get_by_role("button", name="Confirm transfer").click()
    expect(page.get_by_role("heading", level=1), f"{amount} was not moved").to_have_text("Receipt")


def row(page, text):
    """The rows of a list of transactions that hold a text."""
    return page.locator("#entry-list li").filter(has_text=text)


def choice(page, account):
    """An account among the choices of the filter of a list of transactions, which is in no live region."""
    return page.locator(f'#main form input[value="{account}"]')


class SharingTest(BrowserCase):
    """Two members with a browser each, and an open page of the second one, which nobody reloads."""

    maxDiff = None

    @contextlib.contextmanager
    def two_members(self):
        """The browsers of the owner and of a member who joined by a link, the member's open page, and the program."""
        with Coffer() as coffer, sitting(self.browser, coffer) as mara, sitting(self.browser, coffer) as jonas:
            set_up(mara)
            join(jonas, invite(mara))
            with sitting(self.browser, coffer, jonas.context.storage_state()) as watched:
                yield mara, jonas, watched, coffer
                expecting_refusal(watched)
            # Where nothing is found, the browser writes it on its console.
            expecting_refusal(jonas)
            expecting_refusal(mara)

    # MARK: - What is compared

    def expect_nothing(self, text, words, where):
        found = [word for word in words if word in text]
        self.assertEqual(found, [], f"{where} shows what its reader must not see")

    def expect_no_page_shows(self, page, words):
        """No screen, search or shortcut of a member holds any of the words."""
        for path in SCREENS:
            answer = page.request.get(path)
            self.assertTrue(answer.ok, f"{path} is answered by {answer.status}")
            self.expect_nothing(answer.text(), words, path)
        for word in words:
            for path in [f"/search?q={word}", f"/transactions?q={word}"]:
                page.goto(path)
                expect(page.locator("#main h1"), f"{path} is not shown").to_be_visible()
                hits = page.locator("#main [data-results] a, #entry-list a").filter(has_text=re.compile(re.escape(word)))
                expect(hits, f"{path} finds it").to_have_count(0)

    def expect_no_file_holds(self, page, words):
        """No export that a member may download holds any of the words."""
        paths = ["/files/transactions?", "/files/insights/spending?by=payee&compare=none&to=csv"]
        for path in paths + [f"/files/export?to={format}" for format in ["csv", "json", "ofx", "ledger", "hledger", "beancount"]]:
            text = self.download(page, path)
            self.assertIn("Bakery", text, f"{path} is without what its reader may see")
            self.expect_nothing(text, words, path)

    def download(self, page, path):
        """A file; of all accounts only after the passphrase."""
        answer = page.request.get(path)
        if answer.status == 403:
            page.goto("/more/data")
            page.get_by_label("Passphrase", exact=True).fill(MEMBER_PASSPHRASE)
            page.get_by_role("button", name="Continue").click()
            expect(page.get_by_role("link", name=re.compile("^Export as")).first).to_be_visible()
            answer = page.request.get(path)
        self.assertTrue(answer.ok, f"{path} is answered by {answer.status}")
        return answer.text()

    def expect_absent(self, page, account):
        """An account's pages are those of an id that no row has."""
        absent = "acc_0123456789ABC"
        for shape in ["/accounts/ID", "/accounts/ID/edit", "/accounts/ID/transactions", "/accounts/ID/check", "/savings/ID"]:
            shown = []
            for each in [account, absent]:
                path = shape.replace("ID", each)
                answer = page.goto(path)
                self.assertEqual(answer.status, 404, f"{path} is not answered as what is not there")
                shown.append(page.locator("#main").inner_text())
            self.assertEqual(shown[0], shown[1], f"{shape} tells an account that is not seen from one that is not there")
        answers = [page.request.get(f"/files/transactions?account={each}").status for each in [account, absent]]
        self.assertEqual(answers, [404, 404], "a file of an account that is not seen is not answered as of one that is not there")

    def calendar(self, page):
        """The events of a member's feed."""
        page.goto("/more/notifications")
        address = page.locator("#main .code").filter(has_text="/calendar/")
        passing(page, page.get_by_role("button", name="Make address"), address, MEMBER_PASSPHRASE)
        answer = page.request.get(re.search(r"/calendar/\S+\.ics", address.inner_text())[0])
        self.assertTrue(answer.ok, "the calendar cannot be read")
        return answer.text().replace("\r\n ", "")

    # MARK: - Tests

    def test_the_other_member_sees_of_an_account_what_is_shared_at_every_moment(self):
        with self.two_members() as (mara, jonas, watched, coffer):
            watched.goto("/accounts")
            common = add_account(mara, coffer, COMMON, "1200")
            expect(watched.locator("#main"), "the household's account does not come to the open list").to_contain_text(COMMON)
            own = add_account(mara, coffer, OWN, "8246.91")
            expect(watched.locator("#main"), "an account is not everybody's when it is new").to_contain_text(OWN)
            watched.goto(f"/accounts/{own}")
            expect(watched.locator("#main")).to_contain_text("8,246.91")
            spend(mara, common, "4.20", "Bakery")

            share(mara, own, OWNER, "Private")
            self.is_private(mara, jonas, watched, coffer, common, own)
            share(mara, own, OWNER, "Balance only")
            self.shows_its_balance(jonas, watched, own)
            share(mara, own, OWNER, "Shared in full")
            self.shows_everything(jonas, watched, own)
            share(mara, own, OWNER, "Private")
            self.is_gone_again(jonas, watched, own)

    def is_private(self, mara, jonas, watched, coffer, common, own):
        main = watched.locator("#main")
        expect(main, "the open page of an account stays after it became private").not_to_contain_text("8,246.91")
        expect(main, "the open page of an account still names it").not_to_contain_text(OWN)
        self.expect_absent(jonas, own)
        self.expect_no_page_shows(jonas, FACTS)

        # What happens in it comes to no open page; what happens beside it does.
        watched.goto("/transactions")
        expect(row(watched, "Bakery")).to_have_count(1)
        spend(mara, own, "31.15", "Zqflorist")
        coffer.run("add", "expected", "Zqrent", "--amount", "-613.48", "--next", "2026-04-12", "--account", OWN)
        coffer.run("add", "expected", "Gas", "--amount", "-88", "--next", "2026-04-12", "--account", COMMON)
        coffer.run("run-due")
        spend(mara, common, "5.60", "Greengrocer")
        expect(row(watched, "Greengrocer"), "a transaction that is seen does not come to the open list").to_have_count(1)
        self.expect_nothing(watched.content(), FACTS + ENTRIES, "the open list of transactions")

        # A transfer is one of the account that is seen, with nothing of the other side.
        transfer(mara, OWN, COMMON, "42.17")
        transfer(mara, COMMON, OWN, "17.23")
        for amount in ["42.17", "17.23"]:
            expect(row(watched, amount), f"the transfer of {amount} does not come to the open list").to_have_count(1)
            expect(row(watched, amount), f"the transfer of {amount} does not say “Private account”").to_contain_text("Private account")
        watched.goto(f"/accounts/{common}")
        # 1,200.00 - 4.20 - 5.60 + 42.17 - 17.23
        expect(main, "the balance of the common account is without the transfers").to_contain_text("1,215.14")
        self.expect_nothing(watched.content(), FACTS + ENTRIES, "the account at the other side of transfers")
        jonas.goto("/transactions")
        row(jonas, "42.17").locator("a.row-title").click()
        expect(jonas.locator("#main").get_by_text("Private account").first, "the transfer's page does not name its other side").to_be_visible()
        expect(jonas.get_by_role("button", name="Delete transaction"), "a transfer can be deleted at one of its sides").to_have_count(0)
        self.expect_nothing(jonas.content(), FACTS + ENTRIES, "the page of a transfer")

        self.expect_absent(jonas, own)
        self.expect_no_page_shows(jonas, FACTS + ENTRIES)
        self.expect_no_file_holds(jonas, FACTS + ENTRIES)
        feed = self.calendar(jonas)
        self.assertIn("Gas", feed, "the calendar is without what is due from the common account")
        self.expect_nothing(feed, FACTS + ENTRIES, "the calendar")
        # Whom it belongs to sees all of it.
        mara.goto("/transactions")
        for text in ["Zqflorist", "Bakery"]:
            expect(row(mara, text), f"{text} is not shown to whom it belongs").not_to_have_count(0)
        watched.goto("/accounts")

    def shows_its_balance(self, jonas, watched, own):
        # 8,246.91 - 31.15 - 42.17 + 17.23
        balance = "8,190.82"
        main = watched.locator("#main")
        expect(main, "an account that is shared by its balance does not come to the open list").to_contain_text(OWN)
        expect(main, "its balance does not come to the open list").to_contain_text(balance)
        jonas.goto(f"/accounts/{own}")
        expect(jonas.locator("#main"), "its page does not show its balance").to_contain_text(balance)
        expect(jonas.locator("#main"), "its page does not say that the balance is all").to_contain_text("shares only the balance of this account")
        self.expect_nothing(jonas.content(), ENTRIES, "the page of an account that is shared by its balance")
        self.expect_no_page_shows(jonas, ENTRIES)
        watched.goto("/transactions")

    def shows_everything(self, jonas, watched, own):
        expect(row(watched, "Zqflorist"), "an account that is shared in full does not come to the open list").to_have_count(1)
        expect(choice(watched, own), "the filter of the open list does not offer an account that is shared in full").to_have_count(1)
        jonas.goto(f"/accounts/{own}")
        expect(jonas.locator("#latest"), "the transactions of an account that is shared in full are missing").to_contain_text("Zqflorist")
        jonas.goto("/search?q=Zqflorist")
        expect(jonas.locator("#main").get_by_role("link", name="Zqflorist").first, "the search does not find it").to_be_visible()
        jonas.goto("/plan/expected")
        expect(jonas.locator("#main"), "expected payments of it are missing").to_contain_text("Zqrent")

    def is_gone_again(self, jonas, watched, own):
        expect(row(watched, "Zqflorist"), "the open list still has a transaction of an account that became private").to_have_count(0)
        expect(choice(watched, own), "the filter of the open list still offers an account that became private").to_have_count(0)
        self.expect_nothing(watched.content(), FACTS + ENTRIES, "the open list of transactions")
        self.expect_absent(jonas, own)
        self.expect_no_page_shows(jonas, FACTS + ENTRIES)

    def test_who_is_removed_is_signed_out_and_what_they_had_goes_to_the_heir(self):
        with self.two_members() as (mara, jonas, watched, coffer):
            add_account(mara, coffer, COMMON, "1200")
            given = add_account(mara, coffer, GIVEN, "60")
            # Of the household's an owner takes one; whose it is gives it on.
            share(mara, given, OWNER, "Private")
            share(mara, given, MEMBER, "Private")
            self.expect_absent(mara, given)
            spend(jonas, given, "5.35", "Zqgift")
            self.expect_no_page_shows(mara, [GIVEN, "Zqgift"])
            watched.goto(f"/accounts/{given}")
            expect(watched.locator("#main"), "a member does not see their own account").to_contain_text("54.65")

            self.remove(mara, MEMBER, heir=OWNER)
            expect(watched, "the open page of a removed member stays").to_have_url(re.compile("/auth/session-expired"))
            self.expect_nothing(watched.content(), [GIVEN, "Zqgift", COMMON], "the page of a removed member")
            jonas.goto("/accounts")
            expect(jonas, "a removed member still opens pages").to_have_url(re.compile("/auth/"))
            self.assertIn("/auth/", jonas.request.get("/files/export?to=csv").url, "a removed member still downloads files")
            jonas.goto("/auth/login")
            jonas.get_by_label("Name", exact=True).fill(MEMBER)
            jonas.get_by_label("Passphrase", exact=True).fill(MEMBER_PASSPHRASE)
            jonas.get_by_role("button", name="Sign in", exact=True).click()
            expect(jonas.locator(".field-error").first, "a removed member is not refused").to_be_visible()
            expect(jonas, "a removed member signs in again").to_have_url(re.compile("/auth/login"))

            mara.goto("/accounts")
            expect(mara.locator("#main"), "what a removed member had was not handed over").to_contain_text(GIVEN)
            mara.goto(f"/accounts/{given}")
            expect(mara.locator("#main"), "its balance has changed").to_contain_text("54.65")
            expect(mara.locator("#latest"), "its transactions are missing").to_contain_text("Zqgift")

    def remove(self, page, name, heir):
        page.goto("/more/members")
        page.locator("#main").get_by_role("link", name=name).click()
        page.get_by_label("Who gets what belongs to this member alone").select_option(label=heir)
        page.get_by_role("button", name="Remove from the household").click()
        done = page.get_by_role("status").filter(has_text="no longer belongs to the household")
        passing(page, page.get_by_role("alertdialog").get_by_role("button", name="Remove from the household"), done)
        expect(page.locator("#main").get_by_role("link", name=name), f"{name} is still a member").to_have_count(0)
