import Storage

extension [String: RowPolicy] {
    /// What recurs at payees.
    static var recurrence: [String: RowPolicy] {
        [
            "recurrence_state": .everyone, "payee_key": .row(column: "payee", of: "payee"),
            "recurring_payee": .lasting(\.isVisibleRecurringPayee),
            // Keys of series, of which only those that recur at a payee whom the reader sees are looked up.
            "recurrence_dismissal": .everyone,
        ]
    }
}

extension PolicyText {
    /// What recurs at a payee that is seen.
    fileprivate var isVisibleRecurringPayee: String {
        let key = nested
        return "EXISTS (SELECT 1 FROM \(table("payee_key")) AS \(key.alias) WHERE \(key.alias).household = \(column("household"))"
            + " AND \(key.alias).name = \(column("name")) AND \(key.isSeen(key.column("payee"), of: "payee")))"
    }
}
