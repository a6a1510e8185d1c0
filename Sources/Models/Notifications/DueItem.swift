/// Something due on a day, such as a transfer or the end of a trial; used by lists, reminders and the calendar.
package struct DueItem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case transfer
        case annualFee
        case subscription
        /// An expense that recurs.
        case sharedExpense
        /// Income or a bill that returns.
        case expected
        /// The last day on which a benefit can be used in its cycle; with the value that is left.
        case benefitEnds
        /// The last day of a trial; with the price that is charged afterwards, if it does not end.
        case trialEnds
        /// The last day on which a cancellation prevents the next renewal; with what the renewal would cost.
        case cancelBy
    }

    /// Whether money leaves or reaches the household.
    package enum Direction: Hashable, Sendable {
        case outgoing
        case incoming
        /// Money moves between own accounts, or the amount only tells what a deadline is about.
        case neutral
    }

    /// Stable key of the object and its occurrence: `trf_…`, `sto_…/2026-01-31`.
    package var key: String
    package var day: Day
    /// The payee, or the name of the card or subscription.
    package var title: String
    package var kind: Kind
    /// Without a sign; see `signedAmount`.
    package var amount: Money?
    package var direction: Direction
    /// What is due.
    package var object: ObjectReference

    package init(
        key: String, day: Day, title: String, kind: Kind = .transfer, amount: Money?, direction: Direction, object: ObjectReference
    ) {
        self.key = key
        self.day = day
        self.title = title
        self.kind = kind
        self.amount = amount
        self.direction = direction
        self.object = object
    }

    /// The amount, below zero if it leaves the household; nil without an amount.
    package var signedAmount: Money? {
        guard direction == .outgoing, let amount else { return amount }
        return Money(minorUnits: -amount.minorUnits, currency: amount.currency)
    }
}
