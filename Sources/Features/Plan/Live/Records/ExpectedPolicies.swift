import Storage

extension [String: RowPolicy] {
    /// Expected money of accounts.
    static var expected: [String: RowPolicy] {
        [
            "expected_item": .accounts(["account"]),
            // A day that is completed from another account than the perspective's is completed in it, too.
            "expected_occurrence": .every([.row(column: "item", of: "expected_item"), .inAnyPerspective(.group("group_id"))]),
        ]
    }
}
