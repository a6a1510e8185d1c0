"""Saves one sheet per screen from the demo's gallery: its four states, each at 390 × 844 and 1440 × 900, light and dark.

    scripts/contact-sheets --states DIR [NAME…]
"""

import io
import pathlib
import sys

from PIL import Image

from browsing import chromium, expecting_refusal, sitting
from coffer import Demo
import screens

#: Width and height of the window, and the share of it that the sheet shows.
SIZES = [(390, 844, 0.6), (1440, 900, 0.4)]
#: A page that is longer is cut here.
LONGEST = 1400
GAP = 20


def picture(page, path, size, scheme):
    width, height, share = size
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.goto(path)
    page.wait_for_load_state("load")
    whole = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": width, "height": max(height, min(whole, LONGEST))})
    image = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    return image.resize((round(image.width * share), round(image.height * share)), Image.LANCZOS)


def sheet(page, path):
    rows = [
        [picture(page, f"/gallery/{state}{path}", size, scheme) for size in SIZES for scheme in ["light", "dark"]]
        for state in screens.STATES
    ]
    width = max(sum(image.width + GAP for image in row) for row in rows) + GAP
    height = sum(max(image.height for image in row) + GAP for row in rows) + GAP
    whole = Image.new("RGB", (width, height), "#8A8F96")
    top = GAP
    for row in rows:
        left = GAP
        for image in row:
            whole.paste(image, (left, top))
            left += image.width + GAP
        top += max(image.height for image in row) + GAP
    return whole


def main(folder, wanted):
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, Demo() as demo, sitting(browser, demo) as page:
        for name, path in screens.gallery(page).items():
            if not wanted or name in wanted:
                sheet(page, path).save(folder / f"{name}.png", optimize=True)
                print(folder / f"{name}.png", flush=True)
        expecting_refusal(page)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]), sys.argv[2:])
