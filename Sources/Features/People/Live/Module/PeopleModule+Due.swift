import Models
import PeopleModel
import ServiceKit
import Services

/// Recurring expenses fall due on their days: what the household pays of them, else its share.
extension PeopleModule: DueSource {
    var isReminded: Bool { true }

    /// Past days have the expenses that were added on them.
    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        let people = PeopleReader(reading.connection, household: reading.household)
        let added = try people.expenses.recurring(from: first, through: last).compactMap { expense -> DueItem? in
            guard let series = expense.series, let group = try people.groups.find(expense.group), !group.isRemoved else { return nil }
            return Self.item(of: expense, on: expense.day, series: series, in: group)
        }
        return try added + openItems(from: first, through: last, in: reading)
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
                Self.item(of: template, on: day, series: series.id, in: group)
            }
        }
    }

    private static func item(of expense: Expense, on day: Day, series: ID<ExpenseSeries>, in group: PeopleGroup) -> DueItem {
        DueItem(
            key: "\(series)/\(day)", day: day, title: expense.title, kind: .sharedExpense, amount: amount(of: expense, in: group),
            direction: expense.amount.isNegative ? .incoming : .outgoing, object: ObjectReference(expense.id, in: group.id))
    }

    private static func amount(of expense: Expense, in group: PeopleGroup) -> Money {
        let ours = group.ours.map(\.id)
        let paid = ours.reduce(0) { $0 + expense.paid(by: $1) }
        let share = ours.reduce(0) { $0 + expense.share(of: $1) }
        return Money(minorUnits: paid == 0 ? share : paid, currency: expense.amount.currency).magnitude
    }
}
