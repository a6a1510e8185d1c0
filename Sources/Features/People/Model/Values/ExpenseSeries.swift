package import Models

/// A recurring expense: one is added for each day of its schedule.
package struct ExpenseSeries: Identified, Hashable, Sendable {
    /// Prefix of ids: `rec_…`.
    package static let idPrefix = "rec"

    package var id: ID<ExpenseSeries>
    package var group: ID<PeopleGroup>
    /// The expense that the next ones are copied from.
    package var template: ID<Expense>
    /// The schedule with its first and last day.
    package var schedule: Schedule
    /// The account that pays the household's part of new expenses.
    package var account: ID<Account>?
    /// The last processed day of the schedule.
    package var through: Day
    package var isEnded: Bool
    /// Incremented with every change.
    package var revision: Int64

    package init(
        id: ID<ExpenseSeries>, group: ID<PeopleGroup>, template: ID<Expense>, schedule: Schedule, account: ID<Account>?, through: Day,
        isEnded: Bool = false, revision: Int64 = 1
    ) {
        self.id = id
        self.group = group
        self.template = template
        self.schedule = schedule
        self.account = account
        self.through = through
        self.isEnded = isEnded
        self.revision = revision
    }

    /// The days that are due through a day, oldest first; a series that was not processed for three cycles has three.
    package func due(through today: Day) -> [Day] { isEnded ? [] : Array(schedule.occurrences(after: through, through: today)) }

    /// The next day after the last processed one; nil if the series has ended.
    package var next: Day? { isEnded ? nil : schedule.next(after: through) }
}
