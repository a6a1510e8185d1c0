package import Models

/// How an amount is written.
package enum AmountStyle: Hashable, Sendable {
    /// In the colour of text, a minus below zero.
    case neutral
    /// Money in: green, with a plus.
    case credit
    /// Money out: in the colour of text, with its minus.
    case debit
    /// Not yet booked: in second ink with a dot, and the sign of its direction.
    case pending
    /// Something to look at, such as a limit nearly reached.
    case warning
    /// Something wrong, such as a balance below what may be.
    case danger

    /// The style of an entry: credit above zero, else debit; pending before either.
    package init(_ amount: Money, isPending: Bool = false) {
        self = isPending ? .pending : EntryDirection(amount)?.amountColor == .credit ? .credit : .debit
    }

    var sign: SignDisplay {
        switch self {
        case .credit, .pending: .always
        case .neutral, .debit, .warning, .danger: .automatic
        }
    }

    var opening: StaticString {
        switch self {
        case .neutral, .debit: "<span class=\"amount\">"
        case .credit: "<span class=\"amount amount-credit\">"
        case .pending: "<span class=\"amount amount-pending\">"
        case .warning: "<span class=\"amount amount-warning\">"
        case .danger: "<span class=\"amount amount-danger\">"
        }
    }
}
