/// What only reads.
enum Reading {
    /// Commands that change nothing.
    static let commands = [
        ["accounts"], ["transactions"], ["balance"], ["categories"], ["rules"], ["transfers"], ["beneficiaries"], ["history"], ["check"],
        ["cards"], ["benefits"], ["savings"], ["goals"], ["import", "--list"], ["user", "list"], ["forecast"], ["subscriptions", "found"],
        ["subscriptions"], ["expected", "found"], ["expected"], ["budget"], ["groups"], ["people"], ["search", "shop"],
        ["report", "spending"],
        ["export", "--to", "csv"],
    ]

    /// Pages that change nothing.
    static let pages = [
        "/", "/search?q=shop", "/accounts", "/transactions", "/transfer", "/cards", "/savings", "/subscriptions", "/subscriptions/found",
        "/people", "/plan", "/plan/forecast", "/plan/expected", "/plan/expected/found", "/plan/budgets", "/insights", "/more",
    ]
}
