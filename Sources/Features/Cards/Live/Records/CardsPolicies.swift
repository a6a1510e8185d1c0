import Storage

extension [String: RowPolicy] {
    /// Cards of accounts, and what belongs to a card.
    static var cards: [String: RowPolicy] {
        [
            "card": .accounts(["account"]), "card_limit": .row(column: "card", of: "card"), "benefit": .row(column: "card", of: "card"),
            "benefit_cycle": .row(column: "benefit", of: "benefit"), "benefit_use": .row(column: "benefit", of: "benefit"),
            "benefit_line": .group("group_id"),
            "benefit_question": .every([.row(column: "benefit", of: "benefit"), .group("group_id")]),
        ]
    }
}
