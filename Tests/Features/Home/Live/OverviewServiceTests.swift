import AccountsModel
import HouseholdModel
import Ledger
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import HomeLive

/// Today is 27 May 2026.
@Suite struct OverviewServiceTests {

    @Test func netWorthGoesBackFromNowByTheMonths() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 1_000_00, on: day("2026-02-16"))
        try await home.add(-100_00, in: account, category: "groceries", day: day("2026-04-30"))
        try await home.add(50_00, in: account, category: "salary", day: day("2026-05-01"))
        let overview = try await home.services.overview().fetchHome()
        #expect(overview.netWorth == ConvertedTotal(total: home.money(950_00), rateDay: nil, leftOut: []))
        #expect(overview.monthChange == home.money(50_00))
        #expect(overview.history.map(\.day.description) == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-27"])
        #expect(overview.history.map(\.amount.minorUnits) == [1_000_00, 1_000_00, 900_00, 950_00])
        #expect(overview.latest.map(\.amount.minorUnits) == [50_00, -100_00, 1_000_00])
        #expect(overview.accounts.map(\.account.name) == ["Checking"])
    }

    @Test func anAccountThatIsAddedThisMonthDoesNotMakeAnybodyRicher() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 1_000_00, on: day("2026-02-16"))
        try await home.add(50_00, in: checking, category: "salary", day: day("2026-05-02"))
        _ = try await home.account("House", .asset, opening: 390_000_00)
        let loan = try await home.account("Mortgage", .loan, opening: -250_000_00, on: day("2026-05-03"))
        try await home.add(-70_00, in: loan, category: "fee", day: day("2026-05-04"))
        let overview = try await home.services.overview().fetchHome()
        #expect(overview.netWorth.total == home.money(140_980_00))
        #expect(overview.monthChange == home.money(-20_00))
    }

    @Test func noMoreThanTwelveMonthsAndTodayAreShown() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 10_00, on: day("2020-01-01"))
        try await home.add(1_00, in: account, day: day("2025-05-31"))
        let history = try await home.services.overview().fetchHome().history
        #expect(history.count == 13)
        #expect(history.first == DatedAmount(day: day("2025-05-31"), amount: home.money(11_00)))
    }

    @Test func moneyInTransitBelongsToTheHousehold() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 500_00, on: day("2026-03-01"))
        let savings = try await home.account("Savings", .savings)
        let (left, arrived) = (day("2026-04-29"), day("2026-05-02"))
        let amount = home.money(200_00)
        try await home.context.write([.transactions]) { write in
            let id: ID<Transaction> = write.makeID()
            let part = Transaction(
                id: id, amount: amount, source: LedgerAccountID(account.id), sourceDay: left, destination: LedgerAccountID(savings.id),
                destinationDay: arrived)
            try write.journal.insert(TransactionGroup(id: id, parts: [part]))
        }
        let overview = try await home.services.overview().fetchHome()
        #expect(overview.history.map(\.amount.minorUnits) == [500_00, 500_00, 500_00])
        #expect(overview.monthChange == home.money(0))
    }

    @Test func archivedAccountsCountAndCurrenciesWithoutARateAreNamed() async throws {
        let home = try await TestHousehold()
        let dollar = try #require(Currency(code: "USD"))
        let old = try await home.account("Old", .savings, opening: 70_00, on: day("2026-05-01"))
        _ = try await home.account("Dollars", opening: 100_00, on: day("2026-05-01"), currency: dollar)
        try await home.accounts.archiveAccount(id: old.id)
        var overview = try await home.services.overview().fetchHome()
        #expect(overview.netWorth == ConvertedTotal(total: home.money(70_00), rateDay: nil, leftOut: [dollar]))
        #expect(overview.accounts.map(\.account.name) == ["Dollars"])
        try await home.services.rates().setRate(
            ExchangeRate(
                day: day("2026-05-20"), base: home.euro, quote: dollar, rate: DecimalFigure(mantissa: 125, scale: 2), source: .typed))
        overview = try await home.services.overview().fetchHome()
        #expect(overview.netWorth == ConvertedTotal(total: home.money(150_00), rateDay: day("2026-05-20"), leftOut: []))
    }

    @Test func anEmptyHouseholdHasNothing() async throws {
        let overview = try await TestHousehold().services.overview().fetchHome()
        #expect(overview.netWorth.total.isZero && overview.monthChange?.isZero == true)
        #expect(overview.history.count == 1 && overview.accounts.isEmpty && overview.latest.isEmpty)
    }

    /// It is read once for all members until something changes.
    @Test func theFirstScreenIsNeverOlderThanTheLedger() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 10_00, on: day("2026-05-01"))
        let before = try await home.services.overview().fetchHome()
        #expect(try await home.services.overview().fetchHome() == before)
        try await home.add(1_00, in: account, day: day("2026-05-02"))
        #expect(try await home.services.overview().fetchHome().netWorth.total == home.money(11_00))
        var other = home.context
        other.household.currency = try #require(Currency(code: "USD"))
        #expect(try await LiveOverviewService(context: other).fetchHome().netWorth.total.currency.code == "USD")
        #expect(try await home.services.overview().fetchHome().netWorth.total == home.money(11_00))
    }

    @Test func theMonthBeginsOnTheHouseholdsDay() async throws {
        for (first, change) in [(1, -70_00), (20, -50_00), (27, -30_00), (28, -80_00)] as [(Int, Int64)] {
            let home = try await TestHousehold()
            let account = try await home.account("Checking", opening: 1_000_00, on: day("2026-02-16"))
            let spent: [(String, Int64)] = [
                ("2026-04-27", 1_00), ("2026-04-28", 10_00), ("2026-05-19", 20_00), ("2026-05-20", 20_00), ("2026-05-27", 30_00),
            ]
            for (text, units) in spent {
                try await home.add(-units, in: account, category: "groceries", day: day(text))
            }
            var household = try await home.services.household().fetchHousehold()
            household.firstMonthDay = first
            let overview = try await LiveOverviewService(context: home.context.with(household: household)).fetchHome()
            #expect(overview.monthChange == home.money(change), "\(first)")
        }
    }

    @Test func pastMonthsAreCountedAtTheRatesOfTheirTime() async throws {
        let home = try await TestHousehold()
        let dollar = try #require(Currency(code: "USD"))
        _ = try await home.account("Dollars", opening: 100_00, on: day("2026-01-15"), currency: dollar)
        for (text, mantissa) in [("2026-02-10", 200), ("2026-03-31", 125), ("2026-04-01", 250), ("2026-05-20", 100)] as [(String, Int64)] {
            try await home.services.rates().setRate(
                ExchangeRate(
                    day: day(text), base: home.euro, quote: dollar, rate: DecimalFigure(mantissa: mantissa, scale: 2), source: .typed))
        }
        let overview = try await home.services.overview().fetchHome()
        // January has no rate yet.
        #expect(overview.history.map(\.amount.minorUnits) == [0, 50_00, 80_00, 40_00, 100_00])
        #expect(overview.leftOutBefore == [dollar])
        #expect(overview.monthChange == home.money(60_00))
    }

    @Test func aCurrencyWhoseFirstRateIsOfThisMonthDoesNotChangeIt() async throws {
        let home = try await TestHousehold()
        let dollar = try #require(Currency(code: "USD"))
        let euros = try await home.account("Euros", opening: 10_00, on: day("2026-04-01"))
        _ = try await home.account("Dollars", opening: 100_00, on: day("2026-04-01"), currency: dollar)
        try await home.add(-3_00, in: euros, day: day("2026-05-02"))
        try await home.services.rates().setRate(
            ExchangeRate(
                day: day("2026-05-20"), base: dollar, quote: home.euro, rate: DecimalFigure(mantissa: 5, scale: 1), source: .typed))
        let overview = try await home.services.overview().fetchHome()
        #expect(overview.history.map(\.amount.minorUnits) == [10_00, 57_00])
        #expect(overview.monthChange == home.money(-3_00))
        #expect(overview.netWorth.leftOut.isEmpty && overview.leftOutBefore == [dollar])
    }
}
