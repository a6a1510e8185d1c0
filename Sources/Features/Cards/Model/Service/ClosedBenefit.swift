package import Models

/// A benefit's record of the daily task of cards.
package struct ClosedBenefit: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        /// A cycle ended with an unused amount.
        case lost
        /// The issuer applied it automatically.
        case claimed
    }

    package var kind: Kind
    package var cardName: String
    package var name: String
    /// The last day of the cycle, or the day on which it was claimed.
    package var day: Day
    package var amount: Money

    package init(_ kind: Kind, cardName: String, name: String, day: Day, amount: Money) {
        self.kind = kind
        self.cardName = cardName
        self.name = name
        self.day = day
        self.amount = amount
    }
}
