import Models

/// One line of an account, as on its statement.
struct Movement: Hashable, Sendable {
    var account: SampleAccount
    var day: Day
    /// The amount in minor units of the account's currency; debits are negative.
    var units: Int64
    var payee: String
    var memo = ""
    /// The category; nil for one side of an own transfer.
    var category: StandardCategory?
    var kind = Kind.ordinary
    var foreign: ForeignPrice?
    var tags: [String] = []

    enum Kind: Hashable, Sendable {
        case ordinary
        /// A purchase, which is pending for a day or two before it is booked.
        case purchase
        /// A cash withdrawal at a machine.
        case cash
    }
}

/// An amount in another currency with the bank's exchange rate.
struct ForeignPrice: Hashable, Sendable {
    var amount: Money
    /// The exact rate: units of the account's currency for one unit of the other.
    var rate: DecimalFigure
}
