import Storage

extension [String: RowPolicy] {
    /// Subscriptions of accounts and cards, and what belongs to them.
    static var subscriptions: [String: RowPolicy] {
        [
            "subscription": .rule(\.isVisibleSubscription),
            "subscription_price": .row(column: "subscription", of: "subscription"),
            "subscription_step": .row(column: "subscription", of: "subscription"),
            "subscription_charge": .every([.row(column: "subscription", of: "subscription"), .group("group_id")]),
            "subscription_exclusion": .group("group_id"),
        ]
    }
}

extension PolicyText {
    /// A subscription of an account that is seen, or of none, and of a card that is seen, or of none. With a choice of accounts, one of the two
    /// is enough if the other is not closed.
    fileprivate var isVisibleSubscription: String {
        let account = isOpen(column("account"))
        let card = isSeen(column("card"), of: "card")
        guard reach.onlyScopes == nil else {
            return "(\(account) OR \(column("card")) IS NOT NULL AND \(card)) AND \(unnarrowed.isVisibleSubscription)"
        }
        return "\(account) AND \(card)"
    }
}
