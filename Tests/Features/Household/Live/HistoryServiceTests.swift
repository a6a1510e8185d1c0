import AccountsModel
import HouseholdModel
import Models
import Services
import TestSupport
import Testing

@testable import Installation

@Suite struct HistoryServiceTests {
    @Test func theHistoryGoesOnBehindItsLastRecord() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        for units in 1...4 { _ = try await home.add(-Int64(units), in: account) }
        let history = home.services.history()
        let first = try await history.fetchHistory(before: nil, limit: 3)
        #expect(first.entries.map(\.record.action) == [.add, .add, .add])
        #expect(first.next != nil)
        let rest = try await history.fetchHistory(before: first.next, limit: 3)
        #expect(rest.entries.map(\.record.action) == [.add, .addAccount])
        #expect(rest.next == nil)
        #expect(rest.entries.map(\.memberName) == [nil, nil])
    }

    @Test func onlyUndoableChangesThatWereNotUndoneCanBeUndone() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        _ = try await home.add(-12_50, in: account)
        let history = home.services.history()
        var entries = try await history.fetchHistory(before: nil, limit: 10).entries
        let added = try #require(entries.first { $0.record.action == .add })
        #expect(added.undo == .change(added.record.id))
        #expect(entries.first { $0.record.action == .addAccount }?.undo == nil)
        try await home.transactions.undo(added.record.id)
        entries = try await history.fetchHistory(before: nil, limit: 10).entries
        #expect(entries.first { $0.record.id == added.record.id }?.undo == nil)
        #expect(entries.first { $0.record.id == added.record.id }?.record.isUndone == true)
    }

    @Test func anInstantIsADayAndATimeInTheHouseholdsTimeZone() async throws {
        let home = try await TestHousehold()
        // 2026-03-28T23:30:00Z is half past midnight of the next day in Berlin; an hour later clocks move from 2 to 3.
        let instants: [Int64] = [1_774_740_600_000, 1_774_747_800_000]
        let day = try #require(Day(year: 2026, month: 3, day: 29))
        #expect(
            try await home.services.localTime().moments(at: instants) == [
                Moment(day: day, hour: 0, minute: 30), Moment(day: day, hour: 3, minute: 30),
            ])
    }

    @Test func rulesAreTriedInTheOrderTheyArePutInto() async throws {
        let home = try await TestHousehold()
        let category = try await home.category("groceries")
        var ids: [ID<CategoryRule>] = []
        for payee in ["a", "b", "c"] {
            ids.append(
                try await home.categories.addRule(CategoryRule.Terms(payee: .equals(payee), category: category)).id)
        }
        try await home.categories.moveRule(id: ids[2], to: 0)
        #expect(try await home.categories.fetchRules().map(\.id) == [ids[2], ids[0], ids[1]])
        try await home.categories.moveRule(id: ids[2], to: 99)
        #expect(try await home.categories.fetchRules().map(\.id) == [ids[0], ids[1], ids[2]])
        await #expect(throws: ServiceError.notFound) { try await home.categories.moveRule(id: ID(rawValue: 5), to: 0) }
    }

    @Test func ratesAreListedNewestFirst() async throws {
        let home = try await TestHousehold()
        let dollar = try #require(Currency(code: "USD"))
        for (days, mantissa) in [(0, Int64(1)), (2, 2), (1, 3)] {
            try await home.services.rates().setRate(
                ExchangeRate(
                    day: TestHousehold.today.adding(days: days), base: home.euro, quote: dollar,
                    rate: DecimalFigure(mantissa: mantissa, scale: 0), source: .typed))
        }
        #expect(try await home.services.rates().fetchRates(limit: 2).map(\.rate.mantissa) == [2, 3])
    }
}
