from axe_playwright_python.sync_playwright import Axe

import screens
from browsing import expecting_refusal, sitting
from case import BrowserCase
from coffer import Demo
from pages_test import RULES


class GalleryTest(BrowserCase):

    def test_no_screen_violates_wcag_in_any_state(self):
        axe = Axe()
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
                    for violation in axe.run(page, options=RULES).response["violations"]:
                        nodes = " ".join(node["html"][:160] for node in violation["nodes"][:3])
                        found.append(f"{name}, {state}: {violation['id']} {nodes}")
            expecting_refusal(page)
        self.assertEqual(found, [], "\n" + "\n".join(found))
