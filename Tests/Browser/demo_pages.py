"""The pages of the demo's own household, found by following its links."""

import re
from urllib.parse import parse_qsl, urlsplit

#: How many pages of one kind are looked at.
OF_A_KIND = 1

#: What leads out of the screens: files, other households' pages, the end of the session.
OUTSIDE = re.compile(r"^/(assets|files|calendar|gallery|auth|api|live|health|manifest|sw|offline)\b")


def kind(path):
    """What pages of one screen have in common: the route without ids, and the names of what the query says."""
    parts = urlsplit(path)
    route = re.sub(r"/[a-z]{2,4}_\w{6,}", "/*", parts.path)
    route = re.sub(r"/statement/\d+/\d+", "/statement/*", route)
    names = sorted({name for name, _ in parse_qsl(parts.query)})
    if names and route == "/accounts/*/transactions":
        # The same list as that of all accounts.
        route = "/transactions"
    # Filters of a list combine freely; their combinations look alike.
    return route + "?" + ("&".join(names) if len(names) < 2 else "several")


def crawl(page):
    """Opens each page once; gives its path."""
    seen, waiting = {}, ["/"]
    while waiting:
        path = waiting.pop(0)
        if seen.get(kind(path), 0) >= OF_A_KIND:
            continue
        seen[kind(path)] = seen.get(kind(path), 0) + 1
        page.goto(path)
        page.wait_for_load_state("load")
        yield path
        links = page.locator("a[href^='/']").evaluate_all("links => links.map(link => link.getAttribute('href'))")
        waiting += [link for link in dict.fromkeys(links) if not OUTSIDE.match(link) and link not in waiting and "#" not in link]
