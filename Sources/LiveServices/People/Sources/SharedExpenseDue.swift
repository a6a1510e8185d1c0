import Models
import Storage

/// Recurring expenses fall due on their days: what the household pays of them, else its share.
struct SharedExpenseDue: DueSource {
    let isReminded = true

    /// Those of earlier days were added as expenses.
    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try openItems(from: first, through: last, in: reading)
    }

    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        let running = try ExpenseSeriesRepository(reading.connection, household: reading.household).all().filter { !$0.isEnded }
        guard !running.isEmpty else { return [] }
        let people = PeopleReader(reading.connection, household: reading.household)
        return try running.flatMap { series -> [DueItem] in
            guard let template = try people.expenses.find(series.template), let group = try people.groups.find(series.group),
                !group.isRemoved, !group.isArchived
            else { return [] }
            let from = max(series.through, first.adding(days: -1))
            return series.schedule.occurrences(after: from, through: last).map { day in
                DueItem(
                    key: "\(series.id)/\(day)", day: day, title: template.title, kind: .sharedExpense,
                    amount: Self.amount(of: template, in: group), isOutgoing: !template.amount.isNegative,
                    path: "/people/groups/\(group.id)/expenses/\(template.id)")
            }
        }
    }

    private static func amount(of expense: Expense, in group: PeopleGroup) -> Money {
        let ours = group.ours.map(\.id)
        let paid = ours.reduce(0) { $0 + expense.paid(by: $1) }
        let share = ours.reduce(0) { $0 + expense.share(of: $1) }
        return Money(minorUnits: paid == 0 ? share : paid, currency: expense.amount.currency).magnitude
    }
}
