/// Something due on a day, such as a transfer or an occurrence of a standing order; used by lists, reminders and the calendar.
package struct DueItem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case transfer
        case annualFee
        case subscription
        /// An expense that recurs.
        case sharedExpense
        /// Income or a bill that returns.
        case expected
    }

    /// Stable key of the object and its occurrence: `trf_…`, `sto_…/2026-01-31`.
    package var key: String
    package var day: Day
    /// The payee, or the name of the card or subscription.
    package var title: String
    package var kind: Kind
    package var amount: Money?
    /// Whether the amount leaves the household.
    package var isOutgoing: Bool
    /// The path of the object, as in `Routes.swift`.
    package var path: String

    package init(key: String, day: Day, title: String, kind: Kind = .transfer, amount: Money?, isOutgoing: Bool, path: String) {
        self.key = key
        self.day = day
        self.title = title
        self.kind = kind
        self.amount = amount
        self.isOutgoing = isOutgoing
        self.path = path
    }
}
