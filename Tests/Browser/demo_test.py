import checks
import demo_pages
from browsing import sitting
from case import BrowserCase
from coffer import Demo

#: Width, height and size of the text in which figures are looked at, and whether axe looks at the page too, with which colours.
LOOKS = [(390, 844, "", "light"), (1440, 900, "", "dark"), (320, 700, "", None), (390, 844, "200%", None), (320, 700, "200%", None),
         (1440, 900, "200%", None)]

#: Buttons that ask, with the two answers that their dialog offers.
ANSWERS = """() => [...document.querySelectorAll('button[data-confirm]')].map(button =>
    [button.ariaLabel || button.textContent, button.dataset.dismiss || 'Cancel'])"""


class DemoTest(BrowserCase):

    def test_every_page_of_the_demo_is_whole_and_accessible(self):
        self.look_at_every_page("en", LOOKS)

    def test_every_page_of_the_demo_in_german_is_whole_and_accessible(self):
        """German words are longer."""
        self.look_at_every_page("de", LOOKS[:3])

    def look_at_every_page(self, language, looks):
        found = []
        with Demo(language) as demo, sitting(self.browser, demo) as page:
            pages = 0
            for path in demo_pages.crawl(page):
                pages += 1
                for width, height, text, scheme in looks:
                    page.set_viewport_size({"width": width, "height": height})
                    page.emulate_media(color_scheme=scheme or "light", reduced_motion="reduce")
                    page.evaluate("size => document.documentElement.style.fontSize = size", text)
                    found += [f"{path} {width} {text}: {problem}" for problem in checks.clipped(page) + checks.frame(page)]
                    if scheme:
                        found += [f"{path} {width} {scheme}: {problem}" for problem in checks.violations(page) + checks.covered(page)]
                found += [f"{path}: {problem}" for problem in checks.questions(page)]
                for action, dismissal in page.evaluate(ANSWERS):
                    if action == dismissal or "cancel" in action.lower() and "cancel" in dismissal.lower():
                        found.append(f"{path}: {action} is dismissed by {dismissal}")
        self.assertGreater(pages, 60)
        self.assertEqual(found, [], "\n" + "\n".join(found))
