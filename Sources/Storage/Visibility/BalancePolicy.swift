/// What a reader sees of `account_balance`: own accounts that count, and of categories, equity and conversion the sums without the parts of
/// accounts that are closed to him, which `scope_balance` has.
enum BalancePolicy {
    /// The row of an account that is left with something, or an own account or group of people.
    static let condition: @Sendable (PolicyText) -> String = { text in
        let account = text.column("account")
        if let only = text.reach.onlyScopes {
            return "(+\(account) IN (\(text.list(only))) OR \(part("entries", text)) > 0)"
        }
        let inner = text.nested
        return "\(text.isKnown(account)) AND (\(text.column("entries")) > \(part("entries", text)) OR EXISTS (SELECT 1 FROM"
            + " \(text.table("account")) AS \(inner.alias) WHERE \(inner.alias).household = \(text.column("household"))"
            + " AND \(inner.alias).id = \(account) AND \(inner.alias).role IN ('own', 'receivable')))"
    }

    static let columns: @Sendable (PolicyText) -> String = { text in
        let key = ["household", "account", "currency"].map { "\(text.column($0)) AS \($0)" }
        let sums = ["booked", "pending_out", "entries"].map { name in
            let whole = text.column(name)
            guard let only = text.reach.onlyScopes else { return "\(whole) - \(part(name, text)) AS \(name)" }
            return "CASE WHEN \(text.column("account")) IN (\(text.list(only))) THEN \(whole) ELSE \(part(name, text)) END AS \(name)"
        }
        return (key + sums).joined(separator: ", ")
    }

    /// The sum of the parts that are closed, or with a choice of accounts of those that count; looked up by the key. 0 for own accounts.
    private static func part(_ name: String, _ text: PolicyText) -> String {
        let inner = text.nested
        let scopes = text.list(text.reach.onlyScopes ?? text.reach.closed)
        return "COALESCE((SELECT SUM(\(inner.alias).\(name)) FROM \(text.table("scope_balance")) AS \(inner.alias)"
            + " WHERE \(inner.alias).household = \(text.column("household")) AND \(inner.alias).account = \(text.column("account"))"
            + " AND \(inner.alias).currency = \(text.column("currency")) AND \(inner.alias).scope IN (\(scopes))), 0)"
    }
}
