import Storage

extension [String: RowPolicy] {
    /// Shared money is the household's; the transactions that post it are seen as others are.
    static var people: [String: RowPolicy] {
        [
            "person": .everyone, "people_group": .everyone, "group_member": .everyone, "expense": .everyone, "expense_payer": .everyone,
            "expense_share": .everyone, "expense_series": .everyone, "settlement": .everyone, "member_balance": .everyone,
            "member_debt": .everyone, "group_total": .everyone, "guest_link": .everyone, "settlement_dismissal": .group("group_id"),
        ]
    }
}
