import Models
import PeopleModel
import TestTools
import Testing

struct ExpenseSeriesTests {

    private func rent(through: String, end: String? = nil, ended: Bool = false) throws -> ExpenseSeries {
        ExpenseSeries(
            id: ID(rawValue: 1), group: ID(rawValue: 2), template: ID(rawValue: 3),
            schedule: try Schedule(anchor: day("2026-01-31"), every: 1, .month, end: end.map(day)), account: nil,
            through: day(through), isEnded: ended)
    }

    @Test func threeMissedMonthsAreThreeExpenses() throws {
        let due = try rent(through: "2026-01-31").due(through: day("2026-05-01"))
        #expect(due.map(\.description) == ["2026-02-28", "2026-03-31", "2026-04-30"])
    }

    @Test func itEndsOnItsLastDayOrWhenAMemberEndsIt() throws {
        #expect(try rent(through: "2026-01-31", end: "2026-03-01").due(through: day("2026-12-31")).count == 1)
        #expect(try rent(through: "2026-01-31", ended: true).due(through: day("2026-12-31")).isEmpty)
        #expect(try rent(through: "2026-02-28", end: "2026-03-01").next == nil)
    }
}
