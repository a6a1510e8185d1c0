/// An order that returns: the same amount on every day of a schedule, each occurrence once (`product.md` section 6).
package struct StandingOrder: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `sto_…`.
    package static let idPrefix = "sto"

    package var id: ID<StandingOrder>
    /// The own account that pays.
    package var source: ID<Account>
    package var destination: TransferDestination
    /// What leaves each time, above zero, in the source's currency.
    package var amount: Money
    /// What the recipient reads; may be empty.
    package var note: String
    /// What it is for, where it leaves the household; nil: what was chosen last for the recipient, else other.
    package var category: ID<Category>?
    /// Its days. The anchor is the first of them.
    package var schedule: Schedule
    /// The index in the schedule of the occurrence that comes next; those before it were done, have failed or were skipped.
    package var nextIndex: Int
    /// Whether it goes on; one that was ended stays in the history.
    package var isActive: Bool
    /// Nil: the command line.
    package var member: ID<Member>?
    /// Milliseconds since 1970.
    package var createdAt: Int64
    /// Counts its changes; who changes it names the one that was seen.
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

    /// The day of the occurrence that comes next; nil where none does.
    package var nextDay: Day? { isActive ? schedule.occurrence(nextIndex) : nil }

    /// Gives the order other days from the next one on. The anchor and what is left of a count are kept where the new days do not say otherwise: an
    /// order on the last day of each month stays on the last day when only its end is changed.
    ///
    /// - Parameter days: its anchor is the next day on which it is to be done.
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
