import re

from browsing import expect, set_up, sitting
from case import BrowserCase
from coffer import SAMPLES, Coffer

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1440, "height": 900}
STATEMENTS = ["checking.ofx", "savings.xml", "giro.sta"]


def take(page):
    """Three statements come in at once, from the first page of a new household."""
    page.get_by_role("link", name="Import statement").click()
    page.locator("input[type=file]").set_input_files([str(SAMPLES / name) for name in STATEMENTS])


def review_everything(test, page, coffer, confirm):
    """Every waiting line is confirmed."""
    page.goto("/accounts/review")
    expect(page.get_by_role("heading", level=1)).to_have_text("Review")
    # Each page confirms at least one line, so this ends.
    for _ in range(200):
        if page.get_by_text("All done").count():
            break
        confirm(page)
    expect(page.get_by_text("All done")).to_be_visible()
    page.goto("/")
    test.assertEqual(page.locator("a[href='/accounts/review']").count(), 0)


def confirm_all(page):
    """The button below the list confirms what has a category; the others are confirmed one by one."""
    rows = page.locator("#review > li")
    if rows.filter(has_text="No category yet").count() == rows.count():
        return confirm_by_key(page)
    shown = page.locator("input[name=shown]").input_value()
    page.get_by_role("button", name="Confirm all shown").click()
    expect(page.locator(f"input[name=shown][value='{shown}']")).to_have_count(0)


def confirm_by_key(page):
    """The first payee has the focus; one key confirms its lines."""
    before = page.locator("input[name=shown]").input_value().split(":")[0]
    expect(page.locator("#review > li").first.get_by_role("button", name="Confirm").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"input[name=shown][value^='{before}:']")).to_have_count(0)


class EverydayTest(BrowserCase):
    """What a new user does on the first day: statements in, categories confirmed, a rule for the past."""

    def rule_over_the_past(self, page, coffer):
        entry = next(entry for entry in coffer.json("transactions", "--limit", "200")["entries"] if entry["category"] == "Groceries")
        page.goto(f"/accounts/transactions/{entry['id']}")
        page.get_by_role("link", name="Add rule").click()
        expect(page.get_by_label("Text", exact=True)).to_have_value(entry["payee"])
        page.get_by_label("Category", exact=True).select_option(label="Gifts")
        page.get_by_role("button", name="Show what it changes").click()
        apply = page.get_by_role("button", name=re.compile("^Save and change"))
        expect(apply).to_be_visible()
        apply.click()
        expect(page.get_by_role("status").filter(has_text=re.compile("transactions? changed")).first).to_be_visible()
        changed = [found for found in coffer.json("transactions", "--limit", "200")["entries"] if found["payee"] == entry["payee"]]
        self.assertEqual({found["category"] for found in changed}, {"Gifts"})

    def test_on_a_phone_statements_are_imported_reviewed_at_once_and_changed_by_a_rule(self):
        with Coffer() as coffer, sitting(self.browser, coffer, viewport=PHONE, has_touch=True) as page:
            set_up(page)
            take(page)
            page.get_by_role("button", name=re.compile("^Import .* new$")).click()
            expect(page.locator("#main h1")).to_have_text("Imported")
            self.assertEqual(len(coffer.json("accounts")), 3)
            review_everything(self, page, coffer, confirm_all)
            self.rule_over_the_past(page, coffer)

    def test_on_a_wide_screen_new_lines_are_confirmed_by_one_key_each(self):
        with Coffer() as coffer, sitting(self.browser, coffer, viewport=WIDE) as page:
            set_up(page)
            take(page)
            page.get_by_role("button", name=re.compile("^Import .* new$")).click()
            expect(page.locator("#main h1")).to_have_text("Imported")
            review_everything(self, page, coffer, confirm_by_key)
            self.rule_over_the_past(page, coffer)

    def test_without_script_the_same_is_done_with_buttons(self):
        with Coffer() as coffer, sitting(self.browser, coffer, java_script_enabled=False) as page:
            set_up(page)
            take(page)
            page.get_by_role("button", name="Read files").click()
            page.get_by_role("button", name=re.compile("^Import .* new$")).click()
            expect(page.locator("#main h1")).to_have_text("Imported")
            review_everything(self, page, coffer, confirm_all)
            self.rule_over_the_past(page, coffer)

    def test_a_category_of_a_payee_is_chosen_for_all_its_lines_before_the_import(self):
        with Coffer() as coffer, sitting(self.browser, coffer) as page:
            set_up(page)
            page.goto("/accounts/any/import")
            page.locator("input[type=file]").set_input_files(str(SAMPLES / "checking.ofx"))
            expect(page.get_by_role("button", name=re.compile("^Import .* new$"))).to_be_visible()
            rows = page.locator(".import-line").filter(has_text=re.compile(r"\d+ lines"))
            payee = rows.first.locator(".row-title").first.inner_text()
            is_spent = rows.first.locator(".import-amount").first.inner_text().startswith("\u2212")
            rows.first.get_by_role("combobox").first.select_option(label="Gifts")
            rows.first.locator("summary").first.click()
            rows.first.get_by_role("switch").or_(rows.first.get_by_role("checkbox")).first.check()
            page.get_by_role("button", name=re.compile("^Import .* new$")).click()
            expect(page.locator("#main h1")).to_have_text("Imported")
            found = [entry for entry in coffer.json("transactions", "--limit", "200")["entries"] if entry["payee"] == payee and entry["amount"].startswith("-") == is_spent]
            self.assertGreater(len(found), 1)
            self.assertEqual({entry["category"] for entry in found}, {"Gifts"})
            rules = coffer.json("rules")
            self.assertIn(payee, str(rules))
