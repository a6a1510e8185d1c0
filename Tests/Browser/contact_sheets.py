"""Saves one picture per screen: 390 × 844 and 1440 × 900, light and dark, side by side.

    scripts/contact-sheets DIR [NAME…]    all screens, or those whose names are given
"""

import io
import pathlib
import re
import sys

from PIL import Image

from browsing import chromium, expect, set_up, sitting
from coffer import SAMPLES, Coffer
import screens

#: Width and height of the window, and the share of it that the sheet shows.
SIZES = [(390, 844, 1.0), (1440, 900, 0.6)]
#: A page that is longer is cut here.
LONGEST = 2200
GAP = 24


def pictures(page, go):
    """The four pictures of a screen."""
    for width, height, share in SIZES:
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.set_viewport_size({"width": width, "height": height})
            go(page)
            # The bars stand where a person sees them: at the ends of the whole page.
            whole = page.evaluate("document.documentElement.scrollHeight")
            page.set_viewport_size({"width": width, "height": max(height, min(whole, LONGEST))})
            image = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                print(f"  wider than the window at {width}: {page.url}", file=sys.stderr)
            yield image.resize((round(image.width * share), round(image.height * share)), Image.LANCZOS) if share < 1 else image


def save(folder, name, page, go):
    images = list(pictures(page, go))
    width = sum(image.width for image in images) + GAP * (len(images) + 1)
    sheet = Image.new("RGB", (width, max(image.height for image in images) + GAP * 2), "#8A8F96")
    left = GAP
    for image in images:
        sheet.paste(image, (left, GAP))
        left += image.width + GAP
    sheet.save(folder / f"{name}.png", optimize=True)
    print(folder / f"{name}.png", flush=True)


def to(path):
    def go(page):
        page.goto(path)
        # What follows changes keeps its connection; the page is there when its content is.
        page.wait_for_load_state("load")
    return go


def import_preview(page):
    page.goto("/accounts/any/import")
    page.locator("input[type=file]").set_input_files([str(SAMPLES / "giro.sta"), str(SAMPLES / "savings.xml")])
    # The script sends the files as soon as they are chosen.
    expect(page.get_by_role("button", name=re.compile("^Import"))).to_be_visible()


def main(folder, wanted):
    folder.mkdir(parents=True, exist_ok=True)

    def is_wanted(name):
        return not wanted or name in wanted

    with chromium() as browser, Coffer() as coffer:
        with sitting(browser, coffer) as page:
            if is_wanted("setup"):
                save(folder, "setup", page, to("/auth/setup"))
            set_up(page)
            cookies = page.context.storage_state()
            for name, path in screens.empty():
                if is_wanted(name + "-empty"):
                    save(folder, name + "-empty", page, to(path))
        if is_wanted("import-preview"):
            with sitting(browser, coffer, cookies) as page:
                save(folder, "import-preview", page, import_preview)
        coffer.import_samples()
        coffer.add_cards()
        coffer.add_goals()
        with sitting(browser, coffer) as page:
            for name, path in screens.signed_out():
                if is_wanted(name):
                    save(folder, name, page, to(path))
        with sitting(browser, coffer, cookies) as page:
            for name, path in screens.signed_in(coffer):
                if is_wanted(name):
                    save(folder, name, page, to(path))
            page.problems.clear()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]), sys.argv[2:])
