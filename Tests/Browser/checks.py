"""What is checked on every page, whatever it shows: accessibility rules, figures in full, controls that can be pressed, and the page's frame."""

from axe_playwright_python.sync_playwright import Axe

#: Every rule of WCAG 2.0 to 2.2 at levels A and AA, the best practices, and the size of targets.
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "rules": {"target-size": {"enabled": True}},
    # Without the lists of what passed, which nobody reads and which take most of the time on a long page.
    "resultTypes": ["violations"],
    "preload": False,
}

#: Elements that hold a figure, and do not show all of it: their own box, or a box around them that cuts off what is outside.
CLIPPED = """() => {
    const figures = [...document.querySelectorAll(
        '.amount, .figure, .figure-medium, .number, .pay-value, .pay-number, .ring text, .money-currency, .facts dd, .verdict-facts dd')];
    const problems = [];
    for (const figure of figures) {
        if (!/\\d/.test(figure.textContent) || !figure.getClientRects().length) continue;
        const box = figure.getBoundingClientRect();
        if (!box.width || figure.closest('.visually-hidden')) continue;
        const text = figure.textContent.trim();
        if (figure instanceof SVGElement) {
            const edge = figure.ownerSVGElement.getBoundingClientRect();
            if (box.width > edge.width + 1) problems.push(`${text}: wider than its picture`);
            continue;
        }
        if (figure.clientWidth && figure.scrollWidth > figure.clientWidth) problems.push(`${text}: ${figure.scrollWidth} in ${figure.clientWidth}`);
        let scrolls = false;
        for (let around = figure.parentElement; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around), edge = around.getBoundingClientRect();
            // What scrolls by itself can be moved to.
            if (scrolls = /auto|scroll/.test(style.overflowX)) break;
            if (/hidden|clip/.test(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
                problems.push(`${text}: cut off by ${around.className || around.nodeName}`);
                break;
            }
        }
        if (box.right > innerWidth + 1 && !scrolls) problems.push(`${text}: outside of the window`);
    }
    return [...new Set(problems)];
}"""

#: Controls of the page that something else lies over where a person would press them.
COVERED = """() => {
    const problems = [];
    for (const control of document.querySelectorAll('main a[href], main button, main input:not([type=hidden]), main select, main textarea, main summary')) {
        if (control.disabled || control.closest('details:not([open]) > :not(summary)') || control.closest('.first-button')) continue;
        if (getComputedStyle(control).visibility !== 'visible' || !control.getClientRects().length) continue;
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = control.getClientRects()[0];
        if (box.width < 2 || box.height < 2) continue;
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const label = control.labels?.[0] ?? control.closest('label');
        if (hit && (control.contains(hit) || label?.contains(hit))) continue;
        // What lies in one link as a whole is pressed by that link.
        if (hit?.closest('a[href]') && hit.closest('a[href]') === control.closest('a[href]')) continue;
        problems.push(`${control.outerHTML.slice(0, 120)} under ${hit ? hit.outerHTML.slice(0, 80) : 'nothing'}`);
    }
    scrollTo(0, 0);
    return problems;
}"""

#: Texts over each other, line by line, without what is cut off and without what lies over the page on purpose.
OVERLAPS = """root => {
    const lines = [], problems = [], texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode, around = text.parentElement;
        if (!text.data.trim() || around.closest('svg, select, textarea, .visually-hidden, .pay-card, .bar, .day-head, .selection-bar, .picks-foot, .form-foot, .import-end')) continue;
        if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        let edge = { left: 0, right: Infinity, top: -Infinity, bottom: Infinity };
        for (let e = around, steps = 0; e && steps < 14; e = e.parentElement, steps++) {
            if (getComputedStyle(e).overflowX === 'visible') continue;
            const box = e.getBoundingClientRect();
            edge = { left: Math.max(edge.left, box.left), right: Math.min(edge.right, box.right), top: Math.max(edge.top, box.top), bottom: Math.min(edge.bottom, box.bottom) };
        }
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
            const line = { text, left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right), top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) };
            if (line.right - line.left > 3 && line.bottom - line.top > 6) lines.push(line);
        }
    }
    lines.sort((a, b) => a.top - b.top);
    for (let i = 0; i < lines.length && problems.length < 8; i++) {
        const a = lines[i];
        for (let j = i + 1; j < lines.length && lines[j].top < a.bottom; j++) {
            const b = lines[j], least = Math.min(a.bottom - a.top, b.bottom - b.top);
            if (a.text === b.text || Math.min(a.bottom, b.bottom) - b.top < least * 0.4 || Math.min(a.right, b.right) - Math.max(a.left, b.left) < 4) continue;
            problems.push(`"${a.text.data.trim().slice(0, 30)}" lies over "${b.text.data.trim().slice(0, 30)}"`);
        }
    }
    return problems;
}"""

#: Names and titles that are cut in one line, where two would fit, and words that reach out of their button. The bar of a phone repeats the title.
CUT = """around => {
    const problems = [];
    for (const e of (around ?? document.body).querySelectorAll('*')) {
        if (e.closest('svg, .visually-hidden, .pay-card, .bar') || /INPUT|TEXTAREA|OPTION/.test(e.nodeName) || !e.clientWidth || !e.textContent.trim() || !e.checkVisibility()) continue;
        const style = getComputedStyle(e);
        if (/hidden|clip/.test(style.overflowX) && style.textOverflow === 'ellipsis' && style.webkitLineClamp === 'none' && e.scrollWidth > e.clientWidth + 1
            || style.webkitLineClamp === '1' && e.scrollHeight > e.clientHeight + 2) problems.push(`${e.className || e.nodeName}: ${e.textContent.trim().slice(0, 60)} is cut in one line`);
        if (!e.matches('.button, summary, .page-action, .chip, .tab-item, .segments > a, .choice > span')) continue;
        const words = document.createRange(), box = e.getBoundingClientRect();
        words.selectNodeContents(e);
        if ([...words.getClientRects()].some(line => line.right > box.right + 1)) problems.push(`${e.className || e.nodeName}: ${e.textContent.trim().slice(0, 60)} reaches out of its box`);
    }
    return [...new Set(problems)];
}"""

#: What is wrong with the frame: a page wider than the window, a block that begins elsewhere than the page, texts over each other, cut words at the side.
FRAME = """() => {
    const problems = [], isWide = innerWidth >= 900, side = document.getElementById('side-bar');
    const name = e => `${e.nodeName.toLowerCase()}.${e.getAttribute('class') ?? ''} ${e.textContent.trim().slice(0, 30)}`;
    const isShown = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) problems.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`);

    // One left edge: whatever the shape of the page, its title and its blocks begin at it. Rows that scroll sideways reach over the gutter of a phone.
    const page = document.querySelector('main > .page');
    if (page && !page.querySelector(':scope > .auth')) {
        const edge = isWide ? (side?.getBoundingClientRect().right ?? 0) + 32 : 16;
        const blocks = [...page.children].flatMap(e => e.matches('.navigation-bar, [data-live], .guest') ? [...e.children] : [e]);
        for (const block of blocks) {
            if (block.matches('.bar, .visually-hidden, .import-end') || !isWide && block.matches('.chips, .favorites, .empty, .sticky-bar')) continue;
            if (/absolute|fixed/.test(getComputedStyle(block).position) || block.closest('.navigation-bar') && block.nodeName !== 'H1') continue;
            const { left, width, height } = block.getBoundingClientRect();
            if (width < 2 || height < 2) continue;
            // Notes stand in line with the words of a card.
            if (left < edge - 1 || left > edge + 4.5) problems.push(`${name(block)} begins at ${Math.round(left)}, the page at ${edge}`);
        }
    }

    problems.push(...OVERLAPS(document.querySelector('main') ?? document.body));
    if (isWide && side) for (const words of side.querySelectorAll('.side-item > span:first-of-type')) {
        if (isShown(words) && words.scrollWidth > words.clientWidth + 1) problems.push(`${words.textContent} is cut in the side bar`);
    }
    return problems;
}""".replace("OVERLAPS(", f"({OVERLAPS})(")

#: What is wrong with the questions of the page: what deletes has the focus first, or the focus is lost when the question is closed.
QUESTIONS = """async () => {
    const problems = [];
    for (const button of document.querySelectorAll('main button[data-confirm]')) {
        if (!button.checkVisibility() || button.disabled) continue;
        button.focus();
        button.click();
        const dialog = document.querySelector('dialog[open]');
        if (!dialog) { problems.push(`${button.textContent} asks nothing`); continue; }
        if (document.activeElement.matches('.button-danger, .button-solid-danger')) problems.push(`${button.textContent}: what deletes has the focus first`);
        const isClosed = new Promise(done => dialog.addEventListener('close', () => setTimeout(done)));
        dialog.close();
        await isClosed;
        if (document.activeElement === document.body) problems.push(`${button.textContent}: the focus is lost`);
    }
    return problems;
}"""

#: What is wrong with the open sheet: its first button is not in sight, or what deletes has the focus.
SHEET = """() => {
    const sheet = document.querySelector('dialog[open]'), problems = [];
    if (!sheet) return ['no sheet is open'];
    const primary = sheet.querySelector('.form-foot > .button') ?? sheet.querySelector('.button-primary'), close = sheet.querySelector('.sheet-close');
    for (const button of [primary, close]) {
        const box = button?.getBoundingClientRect();
        if (!box) problems.push('a button is missing');
        else if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) problems.push(`${button.textContent || 'Close'} is out of sight`);
    }
    if (document.activeElement.matches('.button-danger, .button-solid-danger')) problems.push('what deletes has the focus first');
    return problems;
}"""

#: Whether the control can be pressed in a square of 24 px when it is scrolled to. axe counts what lies over a control at this moment, as what stays
#: in sight at an end, and also the page below an open dialog.
FREE = """selector => {
    const control = document.querySelector(selector);
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = control.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2, label = control.labels?.[0] ?? control.closest('label');
    return box.width >= 24 && box.height >= 24 && [[0, 0], [-11, -11], [11, -11], [-11, 11], [11, 11]].every(([right, down]) => {
        const hit = document.elementFromPoint(x + right, y + down);
        return hit && (control.contains(hit) || label?.contains(hit));
    });
}"""


def violations(page, axe=Axe(), within=None):
    """What axe finds on the page, or only within what the selector says, as lines."""
    found = []
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.axe_script)
    for violation in page.evaluate("([within, rules]) => axe.run(within ?? document, rules)", [within, RULES])["violations"]:
        if violation["id"] == "target-size":
            violation["nodes"] = [node for node in violation["nodes"]
                                  if "partially obscured" not in node.get("failureSummary", "") or not page.evaluate(FREE, node["target"][-1])]
            if not violation["nodes"]:
                continue
        nodes = "\n    ".join(node["html"][:160] + " " + node.get("failureSummary", "")[:300] for node in violation["nodes"][:3])
        found.append(f"{violation['id']}\n    {nodes}")
    return found


def clipped(page):
    return page.evaluate(CLIPPED)


def covered(page):
    return page.evaluate(COVERED)


def frame(page):
    return page.evaluate(FRAME)


def cut(page):
    return page.evaluate(CUT)


def questions(page):
    return page.evaluate(QUESTIONS)


def sheet(page):
    return page.evaluate(SHEET)
