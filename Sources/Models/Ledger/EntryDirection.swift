/// Which way money goes, seen from one account.
package enum EntryDirection: String, CaseIterable, Hashable, Sendable {
    /// Money in.
    case credit
    /// Money out.
    case debit

    /// The sign in front of the amount on screens: `+`, or `−` (U+2212).
    package var amountPrefix: String {
        switch self {
        case .credit: "+"
        case .debit: "\u{2212}"
        }
    }

    /// How the amount is coloured; never the only sign of the direction.
    package var amountColor: AmountColor {
        switch self {
        case .credit: .credit
        case .debit: .neutral
        }
    }
}
