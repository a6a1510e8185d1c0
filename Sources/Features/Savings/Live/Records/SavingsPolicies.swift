import Storage

extension [String: RowPolicy] {
    /// Plans of accounts, and goals of which the reader sees a part.
    static var savings: [String: RowPolicy] {
        [
            "savings_plan": .accounts(["account"]), "savings_goal": .rule(\.isVisibleGoal), "goal_part": .accounts(["account"]),
        ]
    }
}

extension PolicyText {
    /// A goal with a part of an account that is seen, or without any. With a choice of accounts, one without parts is of none of them.
    fileprivate var isVisibleGoal: String {
        let inner = nested
        let parts =
            "SELECT 1 FROM \(table("goal_part")) AS \(inner.alias) WHERE \(inner.alias).household = \(column("household"))"
            + " AND \(inner.alias).goal = \(column("id"))"
        let isOfSeen = "EXISTS (\(parts) AND \(inner.isOpen(inner.column("account"))))"
        return reach.onlyScopes == nil ? "(\(isOfSeen) OR NOT EXISTS (\(parts)))" : isOfSeen
    }
}
