import Storage

extension [String: RowPolicy] {
    /// Budgets are the household's.
    static var budgets: [String: RowPolicy] {
        [
            "budget_step": .everyone
        ]
    }
}
