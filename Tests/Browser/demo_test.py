import checks
import demo_pages
from browsing import sitting
from case import BrowserCase
from coffer import Demo
from openers import Openers

#: Width, height and size of the text in which figures are looked at, and whether axe looks at the page too, with which colours.
LOOKS = [(390, 844, "", "light"), (1440, 900, "", "dark"), (320, 700, "", None), (390, 844, "200%", None), (320, 700, "200%", None),
         (1440, 900, "200%", None)]

#: Buttons that ask, with the two answers that their dialog offers.
ANSWERS = """() => [...document.querySelectorAll('button[data-confirm]')].map(button =>
    [button.ariaLabel || button.textContent, button.dataset.dismiss || 'Cancel'])"""

#: Where the last card of each column of the last row ends by its content.
ENDS = """() => {
    const columns = [...document.querySelectorAll('.column-rows > .columns:last-child > .column')];
    for (const row of document.querySelectorAll('.columns-level')) row.classList.remove('columns-level');
    return columns.map(column => Math.max(...[...column.querySelectorAll('.card')].map(card => card.getBoundingClientRect().bottom)));
}"""


class DemoTest(BrowserCase):

    def test_every_page_of_the_demo_is_whole_and_accessible(self):
        self.look_at_every_page("en", LOOKS)

    def test_every_page_of_the_demo_in_german_is_whole_and_accessible(self):
        """German words are longer."""
        self.look_at_every_page("de", LOOKS[:3] + [(320, 700, "200%", None)])

    def look_at_every_page(self, language, looks):
        found = []
        with Demo(language) as demo, sitting(self.browser, demo) as page:
            pages, openers = 0, Openers(is_german=language == "de")
            for path in demo_pages.crawl(page):
                pages += 1
                for width, height, text, scheme in looks:
                    page.set_viewport_size({"width": width, "height": height})
                    page.emulate_media(color_scheme=scheme or "light", reduced_motion="reduce")
                    page.evaluate("size => document.documentElement.style.fontSize = size", text)
                    found += [f"{path} {width} {text}: {problem}" for problem in checks.clipped(page) + checks.frame(page)]
                    if width == 320:
                        found += [f"{path} {width} {text}: {problem}" for problem in checks.cut(page)]
                    if scheme:
                        found += [f"{path} {width} {scheme}: {problem}" for problem in checks.violations(page) + checks.covered(page)]
                found += [f"{path}: {problem}" for problem in checks.questions(page)]
                for action, dismissal in page.evaluate(ANSWERS):
                    if action == dismissal or "cancel" in action.lower() and "cancel" in dismissal.lower():
                        found.append(f"{path}: {action} is dismissed by {dismissal}")
                openers.look(page, path)
        self.assertGreater(pages, 60)
        self.assertGreater(openers.count, 60)
        found += openers.found
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_the_columns_of_home_end_together_and_a_phone_begins_with_the_latest(self):
        """Without the growth of their last cards, which would hide an empty end."""
        for language in ["en", "de"]:
            with self.subTest(language), Demo(language) as demo, sitting(self.browser, demo, reduced_motion="reduce") as page:
                page.set_viewport_size({"width": 1440, "height": 900})
                page.goto("/")
                ends = page.evaluate(ENDS)
                self.assertEqual(len(ends), 3)
                self.assertLessEqual(max(ends) - min(ends), 80, ends)
                page.set_viewport_size({"width": 390, "height": 844})
                page.goto("/")
                self.assertLess(page.locator(".phone-first").first.evaluate("e => e.getBoundingClientRect().top + scrollY"), 900)
