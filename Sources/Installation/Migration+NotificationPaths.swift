import Storage

extension Migration {
    /// Version 36: notifications name what they are about by its id instead of a path. The paths are those of all features at that version.
    static let notificationPaths = notificationObjects.appending(
        [],
        backfill: { connection in
            let paths = try connection.all("SELECT DISTINCT object FROM notification") { $0.text() }
            for path in paths {
                try connection.execute("UPDATE notification SET object = $1 WHERE object = $2", .text(object(of: path)), .text(path))
            }
        })

    /// The text of the object or the place at a path; empty for an unknown path.
    private static func object(of path: String) -> String {
        if let place = places[path] { return place + ":" }
        let forecast = "/plan/forecast?account="
        if path.hasPrefix(forecast), isID(path.dropFirst(forecast.count)) { return "forecast:" + path.dropFirst(forecast.count) }
        let segments = path.split(separator: "/")
        let ids = segments.filter(isID)
        switch (segments.filter { !isID($0) }.joined(separator: "/"), ids.count) {
        case ("accounts/transactions", 1) where ids[0].hasPrefix("acc_"): return "transactions:" + ids[0]
        case ("accounts", 1), ("accounts/transactions", 1), ("transfer", 1), ("cards", 1), ("savings/goals", 1), ("subscriptions", 1),
            ("plan/expected", 1), ("people", 1), ("people/groups", 1):
            return String(ids[0])
        case ("savings", 1): return "savings:" + ids[0]
        case ("plan/budgets", 1): return "budget:" + ids[0]
        case ("cards/benefits", 2), ("people/groups/expenses", 2): return "\(ids[1])/\(ids[0])"
        default: return ""
        }
    }

    private static let places = [
        "/transfer/scheduled": "scheduledTransfers", "/accounts": "accounts", "/more/notifications": "notificationSettings",
        "/more/sessions": "sessions", "/more/household": "household", "/more/profile": "profile", "/more/security": "security",
    ]

    /// Whether a segment is an id: letters, an underscore, 13 digits of base 32.
    private static func isID(_ segment: Substring) -> Bool {
        let parts = segment.split(separator: "_", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].utf8.count == 13
    }
}
