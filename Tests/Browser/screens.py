"""Every screen there is, by name, with the path that leads to it in a household with the samples."""

import json
import re


def signed_out():
    return [("sign-in", "/auth/login"), ("passkey", "/auth/passkey"), ("session-ended", "/auth/session-expired"), ("link-closed", "/auth/invite/sample"), ("signed-out", "/auth/signed-out/sample")]


def empty():
    """What a household without an account shows."""
    return [("home", "/"), ("accounts", "/accounts"), ("transactions", "/transactions"), ("transfer", "/transfer"), ("search", "/search"), ("due", "/due"), ("rules", "/more/rules"), ("history", "/more/history"),
            ("notifications", "/notifications"), ("cards", "/cards"), ("cards-value", "/cards/value"), ("cards-expiring", "/cards/expiring"),
            ("savings", "/savings"), ("savings-accounts", "/savings/accounts"), ("goals", "/savings/goals"), ("goal-new", "/savings/goals/new"), ("subscriptions", "/subscriptions"),
            ("subscriptions-found", "/subscriptions/found"), ("subscription-new", "/subscriptions/new"),
            ("subscriptions-calendar", "/subscriptions/calendar"), ("subscriptions-statistics", "/subscriptions/statistics"),
            ("plan", "/plan"), ("plan-budgets", "/plan/budgets"), ("expected", "/plan/expected"), ("expected-new", "/plan/expected/new"), ("forecast", "/plan/forecast"), ("people", "/people"), ("people-share", "/people/share"), ("people-settle", "/people/settle"), ("people-invite", "/people/invite"), ("person-new", "/people/new"), ("group-new", "/people/groups/new")]


def signed_in(coffer):
    checking = coffer.account("Haven Bank 0001")
    entries = coffer.json("transactions", "--account", "Haven Bank 0001", "--limit", "40")["entries"]
    groceries = next(entry["id"] for entry in entries if entry["category"] == "Groceries")
    account, transaction = f"/accounts/{checking}", f"/accounts/transactions/{groceries}"
    rules = coffer.json("rules")
    rule = (rules["rules"] if isinstance(rules, dict) else rules)[0]["id"]
    categories = coffer.json("categories")
    categories = categories["categories"] if isinstance(categories, dict) else categories
    category = categories[0]["id"]
    spending = next(item["id"] for item in categories if item["name"] == "Groceries")
    first = coffer.json("cards")[0]
    credit = next(benefit["id"] for benefit in coffer.json("benefits") if benefit["card"] == first["name"])
    card, benefit = f"/cards/{first['id']}", f"/cards/{first['id']}/benefits/{credit}"
    saved = coffer.json("savings")["accounts"][0]["id"]
    subscription = f"/subscriptions/{coffer.json('subscriptions')[0]['id']}"
    trip = next(group for group in coffer.json("groups") if group["name"] == "Trip")
    group = f"/people/groups/{trip['id']}"
    person = f"/people/{coffer.json('people')[0]['id']}"
    expense = f"{group}/expenses/{next(item['id'] for item in coffer.json('groups', 'activity', 'Trip') if item['id'].startswith('exp_'))}"
    members = {member["name"] or "me": member["id"] for member in json.loads(coffer.run("groups", "export", "Trip", "--to", "json"))["group"]["members"]}
    expected = f"/plan/expected/{coffer.json('expected')[0]['id']}"
    goals = coffer.json("goals")
    saving, goal = f"/savings/{saved}", f"/savings/goals/{goals[0]['id']}"
    return [
        ("home", "/"),
        ("home-months", "/?period=3m"),
        ("add", "/add"),
        ("search", "/search?q=brandt"),
        ("accounts", "/accounts"),
        ("transactions", "/transactions"),
        ("transactions-sorted", "/transactions?sort=amount"),
        ("transactions-select", "/transactions?select=1"),
        ("account", account),
        ("account-transactions", account + "/transactions"),
        ("account-edit", account + "/edit"),
        ("account-check", account + "/check"),
        ("account-statement", account + "/statement/2026/3"),
        ("account-new", "/accounts/new"),
        ("import", "/accounts/any/import"),
        ("transaction", transaction),
        ("transaction-new", account + "/transactions/new"),
        ("transaction-edit", transaction + "/edit"),
        ("transaction-split", transaction + "/split"),
        ("transactions-several", f"/accounts/transactions/several?ids={groceries}"),
        ("review", "/accounts/review"),
        ("transfer", "/transfer"),
        ("transfer-internal", f"/transfer/internal/{checking}"),
        ("transfer-external", "/transfer/external"),
        ("transfer-scheduled", "/transfer/scheduled"),
        ("beneficiaries", "/transfer/beneficiaries"),
        ("beneficiary-new", "/transfer/beneficiaries/new"),
        ("cards", "/cards"),
        ("cards-order", "/cards?order=1"),
        ("cards-expiring", "/cards/expiring"),
        ("cards-value", "/cards/value"),
        ("cards-best", "/cards/best?category=travel"),
        ("cards-fees", "/cards/fees"),
        ("card", card),
        ("card-settings", card + "/settings"),
        ("card-limits", card + "/limits"),
        ("card-block", card + "/block"),
        ("card-activate", card + "/activate"),
        ("card-new", "/cards/new"),
        ("card-new-custom", "/cards/new?custom=1"),
        ("benefit", benefit),
        ("benefit-edit", benefit + "/edit"),
        ("benefit-new", card + "/benefits/new"),
        ("savings", "/savings"),
        ("savings-24", "/savings?months=24"),
        ("savings-accounts", "/savings/accounts"),
        ("savings-account", saving),
        ("savings-account-edit", saving + "/edit"),
        ("savings-new", "/savings/new"),
        ("goals", "/savings/goals"),
        ("goals-order", "/savings/goals?order=1"),
        ("goal", goal),
        ("goal-edit", goal + "/edit"),
        ("goal-new", "/savings/goals/new"),
        ("subscriptions", "/subscriptions"),
        ("subscriptions-shared", "/subscriptions?filter=shared&sort=price"),
        ("subscriptions-found", "/subscriptions/found"),
        ("subscriptions-calendar", "/subscriptions/calendar?month=2027-12"),
        ("subscriptions-statistics", "/subscriptions/statistics"),
        ("plan", "/plan"),
        ("plan-budgets", "/plan/budgets?fill=suggested"),
        ("plan-budget", f"/plan/budgets/{spending}"),
        ("expected", "/plan/expected"),
        ("expected-new", "/plan/expected/new"),
        ("expected-found", "/plan/expected/found"),
        ("expected-item", expected),
        ("expected-edit", expected + "/edit"),
        ("forecast", "/plan/forecast"),
        ("forecast-long", "/plan/forecast?months=12&show=scheduled"),
        ("subscription", subscription),
        ("subscription-edit", subscription + "/edit"),
        ("subscription-new", "/subscriptions/new?service=Netflix"),
        ("people", "/people"),
        ("people-share", f"/people/share?transaction={groceries}"),
        ("people-settle", "/people/settle"),
        ("people-invite", "/people/invite"),
        ("person", person),
        ("person-edit", person + "/edit"),
        ("person-new", "/people/new"),
        ("group", group),
        ("group-direct", group + "?debts=direct"),
        ("group-edit", group + "/edit"),
        ("group-new", "/people/groups/new"),
        ("group-settle", group + "/settle"),
        ("expense", expense),
        ("expense-edit", expense + "/edit"),
        ("expense-new", group + "/expenses/new"),
        ("balance", f"{group}/members/{members['me']}"),
        ("debt", f"{group}/debts/{members['me']}/{members['Anna Brandt']}"),
        ("more", "/more"),
        ("profile", "/more/profile"),
        ("household", "/more/household"),
        ("security", "/more/security"),
        ("sessions", "/more/sessions"),
        ("members", "/more/members"),
        ("members-invite", "/more/members/invite"),
        ("members-leave", "/more/members/leave"),
        ("members-providers", "/more/members/providers"),
        ("members-provider-new", "/more/members/providers/new"),
        ("notifications", "/notifications"),
        ("due", "/due"),
        ("notification-settings", "/more/notifications"),
        ("notification-device", "/more/notifications/channels/device"),
        ("notification-ntfy", "/more/notifications/channels/ntfy"),
        ("notification-webhook", "/more/notifications/channels/webhook"),
        ("notification-channel", "/more/notifications/channels/sample"),
        ("categories", "/more/categories"),
        ("category", f"/more/categories/{category}"),
        ("rules", "/more/rules"),
        ("rule", f"/more/rules/{rule}"),
        ("data", "/more/data"),
        ("history", "/more/history"),
        ("currencies", "/more/currencies"),
        ("appearance", "/more/appearance"),
        ("help", "/more/help"),
        ("about", "/more/about"),
        ("insights", "/insights"),
        ("insights-year", "/insights?period=12-months"),
        ("report", "/insights/spending?by=payee&period=12-months"),
        ("report-months", "/insights/spending?by=month&period=12-months"),
        ("report-income", "/insights/income"),
        ("cash-flow", "/insights/cash-flow"),
        ("net-worth", "/insights/net-worth"),
        ("changes", "/insights/changes"),
        ("years", "/insights/years"),
        ("budget-year", "/insights/budgets"),
        ("subscription-cost", "/insights/subscriptions"),
        ("benefit-value", "/insights/benefits"),
        ("coming", "/more/tokens"),
        ("not-found", "/accounts/acc_0000000000000"),
    ]


#: The states that a screen can be in, as the gallery of the demo calls them.
STATES = ["content", "empty", "error", "loading"]


def gallery(page):
    """The screens of the demo's gallery by name, with the path that they have in each state behind the state's own."""
    page.goto("/gallery")
    start = "/gallery/content"
    paths = page.locator(f'a[href^="{start}/"]').evaluate_all("links => links.map(link => link.getAttribute('href'))")
    screens = {}
    for path in dict.fromkeys(path[len(start):] for path in paths):
        # Identities say nothing but what they are of: account and transaction do.
        route, _, query = path.strip("/").partition("?")
        words = [word if not re.search(r"_\w{10,}", word) else "standing" if word.startswith("sto_") else "one" for word in route.split("/")]
        # A step of a screen is called by what its query begins with.
        words += [query.split("=")[0]] if query and ("import" in words or "cards" in words or "savings" in words) else []
        name = "-".join(words) or "home"
        # A card that is blocked has another screen than one that is not, and so has a goal that is reached.
        while name in screens and ("cards" in words or "savings" in words):
            name += "-other"
        screens[name] = path
    return screens
