"""What is checked on every page, whatever it shows: accessibility rules, figures in full, controls that can be pressed."""

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
        for (let around = figure.parentElement; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around), edge = around.getBoundingClientRect();
            // What scrolls by itself can be moved to.
            if (/auto|scroll/.test(style.overflowX)) break;
            if (/hidden|clip/.test(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
                problems.push(`${text}: cut off by ${around.className || around.nodeName}`);
                break;
            }
        }
        if (box.right > innerWidth + 1 && !figure.closest('.account-strip, .table-scroll, .chips, .favorites')) problems.push(`${text}: outside of the window`);
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


def violations(page, axe=Axe()):
    """What axe finds, as lines."""
    found = []
    for violation in axe.run(page, options=RULES).response["violations"]:
        nodes = "\n    ".join(node["html"][:160] + " " + node.get("failureSummary", "")[:300] for node in violation["nodes"][:3])
        found.append(f"{violation['id']}\n    {nodes}")
    return found


def clipped(page):
    return page.evaluate(CLIPPED)


def covered(page):
    return page.evaluate(COVERED)
