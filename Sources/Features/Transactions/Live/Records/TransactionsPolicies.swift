import Storage

extension [String: RowPolicy] {
    /// What links two transactions is seen with both.
    static var transactions: [String: RowPolicy] {
        [
            "transfer_dismissal": .every([.group("group_id"), .group("other_id")])
        ]
    }
}
