"""Saves the pictures of the README in docs/pictures:  .venv/bin/python -B Tests/Browser/readme_pictures.py"""

import io

from PIL import Image

from browsing import chromium, set_up, sitting
from coffer import ROOT, Coffer, Demo
from contact_sheets import import_preview, to

FOLDER = ROOT / "docs" / "pictures"
PHONE, WIDE = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


def take(browser, coffer, cookies, name, go, size, scheme):
    with sitting(browser, coffer, cookies, viewport=size, color_scheme=scheme, device_scale_factor=2) as page:
        go(page)
        # Few colours and twice the size: sharp, and small enough to be read by everybody.
        image = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
        image.quantize(96, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
        print(FOLDER / f"{name}.png", (FOLDER / f"{name}.png").stat().st_size // 1024, "KB")


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, Coffer() as coffer:
        with sitting(browser, coffer) as page:
            set_up(page)
            cookies = page.context.storage_state()
        take(browser, coffer, cookies, "import", import_preview, PHONE, "light")
        coffer.import_samples()
        account = "/accounts/" + coffer.account("Haven Bank 0001")
        take(browser, coffer, cookies, "account", to(account), PHONE, "light")
    # A household with everything.
    with chromium() as browser, Demo() as demo:
        take(browser, demo, None, "home", to("/"), PHONE, "light")
        take(browser, demo, None, "home-wide", to("/"), WIDE, "dark")


if __name__ == "__main__":
    main()
