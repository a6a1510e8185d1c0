import Models

/// One line of an account, as its bank or the wallet sees it.
struct Movement: Hashable, Sendable {
    var account: DemoAccount
    var day: Day
    /// Minor units of the account's currency; negative for money out.
    var units: Int64
    var payee: String
    var memo = ""
    /// What it was for; nil for one side of an own transfer.
    var category: StandardCategory?
    var kind = Kind.ordinary
    var foreign: ForeignPrice?
    var tags: [String] = []
    var note = ""

    enum Kind: Hashable, Sendable {
        case ordinary
        /// Paid with a card in a shop: pending for a day before the bank books it.
        case purchase
        /// Cash from a machine.
        case cash
    }
}

/// What was paid in another currency, and the bank's rate for it.
struct ForeignPrice: Hashable, Sendable {
    var amount: Money
    /// Units of the account's currency for one of the other, exact.
    var rate: DecimalFigure
}
