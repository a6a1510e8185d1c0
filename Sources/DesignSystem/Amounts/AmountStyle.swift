package import Models

/// The colour and sign of a displayed amount.
package enum AmountStyle: Hashable, Sendable {
    /// In the text colour, with a minus if negative.
    case neutral
    /// Money in: green, with a plus.
    case credit
    /// Money out: in the text colour, with a minus.
    case debit
    /// Not yet booked: in the secondary text colour with a dot, and the sign of its direction.
    case pending
    /// A warning, such as a limit nearly reached.
    case warning
    /// An error, such as a balance below the limit.
    case danger

    /// The style of an entry: pending, else credit for a positive amount, else debit.
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
