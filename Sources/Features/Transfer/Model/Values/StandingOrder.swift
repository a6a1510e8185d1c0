package import Models

/// A standing order: a transfer of the same amount on each day of a schedule; each occurrence is executed once.
package struct StandingOrder: RevisedRow, Hashable, Sendable {
    /// Prefix of ids: `sto_…`.
    package static let idPrefix = "sto"

    package var id: ID<StandingOrder>
    /// The own account that is debited.
    package var source: ID<Account>
    package var destination: TransferDestination
    /// The amount per occurrence, above zero, in the source's currency.
    package var amount: Money
    /// The remittance text; may be empty.
    package var note: String
    /// The category of an external order; nil for the last one used for the recipient, otherwise `other`.
    package var category: ID<Category>?
    /// The schedule; its anchor is the first occurrence.
    package var schedule: Schedule
    /// The index of the next occurrence in the schedule; earlier ones were executed, failed or were skipped.
    package var nextIndex: Int
    /// Whether it has further occurrences; an ended order remains in the history.
    package var isActive: Bool
    /// Nil for the command line.
    package var member: ID<Member>?
    /// Milliseconds since 1970.
    package var createdAt: Int64
    /// Incremented with every change; an edit names the revision it is based on.
    package var revision: Int64

    package init(
        id: ID<StandingOrder>, source: ID<Account>, destination: TransferDestination, amount: Money, note: String = "",
        category: ID<Category>? = nil, schedule: Schedule, nextIndex: Int = 0, isActive: Bool = true, member: ID<Member>? = nil,
        createdAt: Int64, revision: Int64 = 1
    ) {
        self.id = id
        self.source = source
        self.destination = destination
        self.amount = amount
        self.note = note
        self.category = category
        self.schedule = schedule
        self.nextIndex = nextIndex
        self.isActive = isActive
        self.member = member
        self.createdAt = createdAt
        self.revision = revision
    }

    /// The day of the next occurrence; nil if there is none.
    package var nextDay: Day? { isActive ? schedule.occurrence(nextIndex) : nil }

    /// Replaces the schedule from the next occurrence on. The anchor and the rest of a count are kept unless the new schedule changes them:
    /// an order on the last day of each month stays on the last day when only its end changes.
    ///
    /// - Parameter days: its anchor is the next day on which the order is to be executed.
    package mutating func reschedule(_ days: Schedule) throws(ScheduleError) {
        if days.anchor == nextDay, days.interval == schedule.interval, days.unit == schedule.unit {
            let count = days.count.map { $0 + nextIndex } ?? schedule.count
            schedule = try Schedule(anchor: schedule.anchor, every: days.interval, days.unit, end: days.end, count: count)
        } else {
            let count = days.count ?? schedule.count.map { max($0 - nextIndex, 1) }
            schedule = try Schedule(anchor: days.anchor, every: days.interval, days.unit, end: days.end, count: count)
            nextIndex = 0
        }
    }
}
