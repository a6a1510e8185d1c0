"""A person at a browser: what is pressed and seen, and what must never happen meanwhile."""

import contextlib
import re

from playwright.sync_api import expect, sync_playwright

OWNER = "Mara de Wit"
PASSPHRASE = "four quiet boats at dawn"
HOUSEHOLD = "De Wit & Brandt"

expect.set_options(timeout=30_000)

#: Tells a violation of the content policy on the console, where every message of kind error fails the test.
WATCH = "addEventListener('securitypolicyviolation', e => console.error('CSP ' + e.violatedDirective + ' ' + e.blockedURI))"


@contextlib.contextmanager
def chromium():
    """Debian's Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        try:
            yield browser
        finally:
            browser.close()


@contextlib.contextmanager
def sitting(browser, coffer, cookies=None, **options):
    """A page of its own at the server, in its own context. Fails at the end when the console held an error."""
    options = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", "service_workers": "block", **options}
    context = browser.new_context(base_url=coffer.address, storage_state=cookies, **options)
    context.set_default_timeout(30_000)
    problems = []
    context.add_init_script(WATCH)
    context.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    context.on("weberror", lambda error: problems.append(str(error.error)))
    page = context.new_page()
    page.problems = problems
    try:
        yield page
    finally:
        context.close()
    # Not reached where the test itself has failed, which says more.
    if problems:
        raise AssertionError("the console says: " + "; ".join(problems))


def expecting_no_connection(page):
    """The browser itself writes a request that the test aborted on the console."""
    page.problems[:] = [text for text in page.problems if "net::ERR_FAILED" not in text]


def expecting_refusal(page):
    """The browser itself writes an answer of 4xx or 503 on the console; where the test asks for one, that is no fault."""
    page.problems[:] = [text for text in page.problems if not re.search(r"status of (4\d\d|503)", text)]


def set_up(page):
    """The first page makes the household and its owner."""
    page.goto("/")
    expect(page).to_have_url(re.compile("/auth/setup"))
    page.get_by_label("Name", exact=True).fill(OWNER)
    page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    if page.get_by_label("Passphrase again").is_visible():
        page.get_by_label("Passphrase again").fill(PASSPHRASE)
    page.get_by_label("Household name").fill(HOUSEHOLD)
    page.get_by_text("Language, formats and currency").click()
    page.get_by_label("Currency").select_option("EUR")
    page.get_by_label("Numbers and days").select_option("en-US")
    page.get_by_role("button", name="Create household").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Home")


def sign_in(page):
    page.get_by_label("Name", exact=True).fill(OWNER)
    page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    page.get_by_role("button", name="Sign in", exact=True).click()
