/// The direction of money, as seen from one account.
package enum EntryDirection: String, CaseIterable, Hashable, Sendable {
    /// Money in.
    case credit
    /// Money out.
    case debit

    /// The direction of an amount; nil for zero.
    package init?(_ amount: Money) {
        guard amount.minorUnits != 0 else { return nil }
        self = amount.minorUnits > 0 ? .credit : .debit
    }

    /// The sign before the amount on screens: `+`, or `−` (U+2212).
    package var amountPrefix: String {
        switch self {
        case .credit: "+"
        case .debit: "\u{2212}"
        }
    }

    /// The colour of the amount; never the only indication of the direction.
    package var amountColor: AmountColor {
        switch self {
        case .credit: .credit
        case .debit: .neutral
        }
    }
}
