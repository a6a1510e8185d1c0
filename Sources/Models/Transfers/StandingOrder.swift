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
}
