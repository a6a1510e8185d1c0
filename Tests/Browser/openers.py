"""What a page opens over itself: menus, popovers, folded parts, sheets and questions. Each kind is opened once and looked at in every width."""

import re

import checks
import demo_pages

#: Width, height and scheme in which English is looked at; German is looked at in the other scheme.
WIDTHS = [(320, 700, "dark"), (390, 844, "light"), (820, 1180, "dark"), (1440, 900, "light"), (2560, 1440, "dark")]

#: Of these kinds every width is looked at in both schemes: the search, the form that is used most, the menus, and what deletes.
IN_FULL = re.compile(r"sheet /(search|add)\?|menu|question delete$")

#: Gives every opener of the page a number, and says what kind it is: by the parts of what it opens, the path of its sheet, or its action.
FIND = r"""() => {
    const name = part => part.nodeName + '.' + (part.getAttribute('class') ?? '').replace(/palette-\d/g, '');
    const parts = e => [...new Set([...e.querySelectorAll('*')].map(name))].sort().join(' ');
    return [...document.querySelectorAll('details, a[data-sheet], button[data-confirm]')].map((e, index) => {
        e.dataset.opener = index;
        if (e.nodeName === 'A') return [index, 'sheet', e.getAttribute('href')];
        if (e.nodeName === 'BUTTON') return [index, 'question', e.value.replace(/\w{3}_\w+\.|-\d.*/g, '')];
        return [index, e.matches('.popover, .menu') ? e.className : 'fold ' + e.className, parts(e)];
    });
}"""

#: What is wrong with the open thing: it leaves the window, scrolls sideways, or holds texts over each other, cut words or covered controls.
LOOK = """([selector, isPanel]) => {
    const root = document.querySelector(selector), problems = [];
    if (!root) return ['it did not open'];
    const panel = root.querySelector(':scope > .popover-panel, :scope > .menu-panel') ?? (isPanel ? root.lastElementChild : root);
    const box = panel.getBoundingClientRect();
    const isDialog = root.nodeName === 'DIALOG';
    if (box.left < -1 || box.right > innerWidth + 1) problems.push(`it reaches from ${box.left} to ${box.right} in a window of ${innerWidth}`);
    if (isDialog && (box.top < -1 || box.bottom > innerHeight + 1)) problems.push(`it reaches from ${box.top} to ${box.bottom} in a height of ${innerHeight}`);
    if (document.documentElement.scrollWidth > innerWidth + 1) problems.push('the page scrolls sideways');
    for (const e of [panel, ...panel.querySelectorAll('*')]) {
        if (e.matches('textarea, input, select, .choice-chips .field, .chips, .favorites, .calendar-grid, .chart-data, .table-scroll')) continue;
        if (/auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1) {
            problems.push(`${e.className || e.nodeName} scrolls sideways: ${e.scrollWidth} in ${e.clientWidth}`);
        }
    }
    problems.push(...OVERLAPS(panel), ...CUT(panel));
    const inside = [...panel.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')];
    for (const control of inside) {
        if (control.disabled || !control.checkVisibility({ visibilityProperty: true }) || control.closest('.first-button')) continue;
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const place = control.getClientRects()[0];
        if (!place || place.width < 2 || place.height < 2) continue;
        const hit = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2), label = control.labels?.[0] ?? control.closest('label');
        if (hit && (control.contains(hit) || label?.contains(hit) || hit.closest('a[href]') === (control.closest('a[href]') ?? 0))) continue;
        problems.push(`${control.outerHTML.slice(0, 120)} under ${hit ? hit.outerHTML.slice(0, 80) : 'nothing'}`);
    }
    inside[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return problems;
}""".replace("OVERLAPS(", f"({checks.OVERLAPS})(").replace("CUT(", f"({checks.CUT})(")

#: The safe answer has the focus, and every answer is in sight.
ANSWERS_IN_SIGHT = """() => {
    const dialog = document.querySelector('dialog[open]'), problems = [];
    const focused = document.activeElement;
    if (focused.matches('.button-danger, .button-solid-danger') || !dialog.contains(focused)) problems.push('the safe answer does not have the focus');
    for (const button of dialog.querySelectorAll('button')) {
        const box = button.getBoundingClientRect();
        const isOut = box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
        if (box.width && isOut) problems.push(`${button.textContent} is out of sight`);
    }
    return problems;
}"""


class Openers:
    """Looks at the openers of one page after the other; `found` says what is wrong with what they open."""

    def __init__(self, is_german):
        self.is_german = is_german
        self.seen = set()
        self.found = []
        self.count = 0

    def look(self, page, path):
        """Opens what is of a kind not seen before. The page is shown anew before anything that changes it."""
        page.set_viewport_size({"width": 1440, "height": 900})
        page.evaluate("document.documentElement.style.fontSize = ''")
        for index, way, what in page.evaluate(FIND):
            kind = f"{way} {demo_pages.kind(what) if way == 'sheet' else what}"
            if kind in self.seen:
                continue
            self.seen.add(kind)
            self.count += 1
            name = f"{path}: {kind[:60]}"
            if way == "sheet":
                self.look_at_sheet(page, path, what, name, kind)
            elif way == "question":
                self.look_at_question(page, index, name, kind)
            else:
                self.look_at_part(page, index, name, kind)

    def look_in_every_width(self, page, kind, check):
        """Calls the check with the width, in the scheme of the language, or in both."""
        for width, height, scheme in WIDTHS:
            other = {"dark": "light", "light": "dark"}[scheme]
            page.set_viewport_size({"width": width, "height": height})
            for each in [scheme, other] if IN_FULL.search(kind) else [other if self.is_german else scheme]:
                page.emulate_media(color_scheme=each, reduced_motion="reduce")
                check(f"{width} {each}")

    def note(self, page, name, selector, problems=(), is_panel=False):
        problems = [*problems, *page.evaluate(LOOK, [selector, is_panel])]
        # In German where the words are most in each other's way; every width and scheme is looked at in English.
        if problems != ["it did not open"] and (not self.is_german or page.viewport_size["width"] in [320, 1440]):
            problems += checks.violations(page, within=selector)
        self.found += [f"{name}: {problem}" for problem in problems]

    def look_at_part(self, page, index, name, kind):
        """A menu, a popover or a folded part, opened anew in every width, where it is seen."""
        selector = f"[data-opener='{index}']"
        part = page.locator(selector)

        def check(size):
            part.evaluate("e => { for (let around = e; around = around.parentElement?.closest('details');) around.open = true }")
            if not part.evaluate("e => e.firstElementChild.checkVisibility()"):
                return
            part.evaluate("e => { e.open = false; e.firstElementChild.scrollIntoView({ block: 'center' }); e.firstElementChild.click() }")
            page.wait_for_timeout(20)
            self.note(page, f"{name}, {size}", selector + "[open]", is_panel=True)

        self.look_in_every_width(page, kind, check)
        page.evaluate("for (const e of document.querySelectorAll('details[open]')) e.open = false")

    def look_at_question(self, page, index, name, kind):
        page.evaluate("index => { const e = document.querySelector(`[data-opener='${index}']`); e.focus(); e.click() }", index)
        self.look_in_every_width(page, kind, lambda size: self.note(page, f"{name}, {size}", "dialog[open]", page.evaluate(ANSWERS_IN_SIGHT)))
        page.evaluate("document.querySelector('dialog[open]')?.close()")

    def look_at_sheet(self, page, path, href, name, kind):
        """A sheet as it opens, and with everything in it that is folded."""
        page.evaluate("href => document.querySelector(`a[data-sheet][href='${CSS.escape(href)}']`).click()", href)
        page.locator("dialog.sheet .sheet-body").wait_for()
        page.wait_for_function("document.querySelector('dialog.sheet')?.ariaLabel")

        def check(size):
            page.evaluate("document.querySelector('dialog.sheet').scrollTop = 0")
            asks = page.locator("dialog.sheet .button-primary").count()
            self.note(page, f"{name}, {size}", "dialog.sheet", checks.sheet(page) if asks else ())

        self.look_in_every_width(page, kind, check)
        if page.locator("dialog.sheet details").count():
            page.evaluate("for (const e of document.querySelectorAll('dialog.sheet details:not(.popover, .menu)')) e.open = true")
            for width, height, _ in WIDTHS[:4:3]:
                page.set_viewport_size({"width": width, "height": height})
                self.note(page, f"{name}, unfolded, {width}", "dialog.sheet")
        # Sheets of the sheet's own page are found there.
        page.goto(path)
        page.evaluate(FIND)
