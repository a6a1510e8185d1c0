import checks
import screens
from browsing import expecting_refusal, sitting
from case import BrowserCase
from coffer import Demo


class GalleryTest(BrowserCase):

    def test_no_screen_violates_wcag_in_any_state(self):
        found = []
        with Demo() as demo, sitting(self.browser, demo) as page:
            for name, path in screens.gallery(page).items():
                for state in screens.STATES:
                    scheme = "dark" if state in ["error", "loading"] else "light"
                    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                    page.set_viewport_size({"width": 390, "height": 844})
                    page.goto(f"/gallery/{state}{path}")
                    with self.subTest(name=name, state=state):
                        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
                    found += [f"{name}, {state}: {problem}" for problem in checks.violations(page)]
                    if state != "content":
                        continue
                    for width, text in [(390, ""), (320, ""), (390, "200%"), (320, "200%"), (1440, "200%")]:
                        page.set_viewport_size({"width": width, "height": 844})
                        page.evaluate("size => document.documentElement.style.fontSize = size", text)
                        found += [f"{name}, {width} {text}: {problem}" for problem in checks.clipped(page) + checks.frame(page)]
            expecting_refusal(page)
        self.assertEqual(found, [], "\n" + "\n".join(found))
