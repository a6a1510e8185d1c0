import InsightsModel
import Models
import TestTools
import Testing

/// Which part of net worth moved its total most.
struct NetWorthCauseTests {
    private let checking = ReportKey.account(ID(rawValue: 1), name: "Checking")
    private let savings = ReportKey.account(ID(rawValue: 2), name: "Savings")

    private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency("EUR")) }

    private func cause(_ before: [ReportKey: Int64], _ after: [ReportKey: Int64]) -> NetWorthCause? {
        let change = after.values.reduce(Int128(0)) { $0 + Int128($1) } - before.values.reduce(Int128(0)) { $0 + Int128($1) }
        return NetWorthCause(from: before.mapValues(money), to: after.mapValues(money), of: change)
    }

    @Test func itIsTheLargestChangeInTheDirectionOfTheTotal() {
        #expect(cause([checking: 100, savings: 100], [checking: 400, savings: 150]) == NetWorthCause(key: checking, change: money(300)))
        // What was moved to savings raises it less than it lowers the other account, from which more was spent.
        #expect(cause([checking: 900, savings: 100], [checking: 200, savings: 600]) == NetWorthCause(key: checking, change: money(-700)))
        #expect(cause([checking: 900, savings: 100], [checking: 700, savings: 600]) == NetWorthCause(key: savings, change: money(500)))
    }

    @Test func aPartThatCameOrWentIsOne() {
        #expect(cause([checking: 100], [checking: 100, .people: 30]) == NetWorthCause(key: .people, change: money(30)))
        #expect(cause([checking: 100, .inTransit: 50], [checking: 100]) == NetWorthCause(key: .inTransit, change: money(-50)))
    }

    @Test func whereTheTotalDidNotMoveThereIsNone() {
        #expect(cause([:], [:]) == nil)
        #expect(cause([checking: 100], [checking: 100]) == nil)
        #expect(cause([checking: 300, savings: 0], [checking: 0, savings: 300]) == nil)
    }

    @Test func ofEqualChangesItIsTheFirstByName() {
        #expect(cause([:], [savings: 70, checking: 70])?.key == checking)
        #expect(cause([savings: 70, checking: 70], [:])?.key == checking)
    }

    @Test func aChangeThatDoesNotFitIsNone() {
        #expect(cause([checking: .min], [checking: .max]) == nil)
        #expect(cause([checking: -1], [checking: .max - 1])?.change == money(.max))
    }
}
