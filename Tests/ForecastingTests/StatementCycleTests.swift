import Forecasting
import Models
import Testing

/// The day whose debt the payments of a card pay.
@Suite struct StatementCycleTests {

    @Test func theDayOfTheStatementIsFoundInThePayments() throws {
        // 100.00 is bought on the 10th and 40.00 on the 23rd of each month; on the 5th the debt of the 20th is paid.
        let months = (0..<6).map { Month(number: 24_300 + $0) }
        var changes: [Day: Int64] = [:]
        for month in months {
            changes[month.firstDay.adding(days: 9), default: 0] -= 100_00
            changes[month.firstDay.adding(days: 22), default: 0] -= 40_00
        }
        var payments: [(day: Day, amount: Int64)] = []
        func balance(_ day: Day) -> Int64 { changes.filter { $0.key <= day }.reduce(0) { $0 + $1.value } }
        for month in months.dropFirst() {
            let day = month.firstDay.adding(days: 4)
            let amount = -balance(month.previous.firstDay.adding(days: 19))
            payments.append((day, amount))
            changes[day, default: 0] += amount
        }
        let cycle = try #require(StatementCycle(payments: payments, balance: balance))
        let next = months[5].next.firstDay.adding(days: 4)
        // The debt is the same from the 10th through the 22nd.
        #expect((10...22).contains(cycle.statementDay(before: next).dayOfMonth))
        #expect(cycle.statementDay(before: next).monthOfYear == months[5])
    }

    @Test func aFixedInstalmentPaysNoStatement() {
        let payments = (0..<6).map { (day: Day(number: 20_000 + 30 * $0), amount: Int64(50_00)) }
        #expect(StatementCycle(payments: payments) { _ in -900_00 } == nil)
    }
}
