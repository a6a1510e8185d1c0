import AccountsModel
import Models
import PlanModel
import Services
import SubscriptionsModel
import TestSupport
import TestTools
import Testing

@testable import HomeLive

/// The month, what is left until payday, and balances of the days to come, on Home. Today is 27 May 2026.
@Suite struct HomeMonthTests {

    private func home(_ home: TestHousehold) async throws -> HomeOverview { try await home.services.overview().fetchHome() }

    // MARK: - Pace

    @Test func usualIsTheAverageOfTheLastThreeMonthsByDay() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 1_000_00, on: day("2026-01-01"))
        for (text, units) in [
            ("2026-01-05", 999_00), ("2026-02-01", 30_00), ("2026-02-28", 60_00), ("2026-03-01", 30_00), ("2026-04-10", 90_00),
            ("2026-05-01", 20_00), ("2026-05-20", 15_00),
        ] as [(String, Int64)] {
            try await home.add(-units, in: account, category: "groceries", day: day(text))
        }
        try await home.add(5_00, in: account, category: "groceries", day: day("2026-05-21"))
        try await home.add(2_000_00, in: account, category: "salary", day: day("2026-05-02"))
        let pace = try #require(try await self.home(home).pace)
        #expect(pace.days == day("2026-05-01")...day("2026-05-31"))
        #expect(pace.spent.count == 27 && pace.usual.count == 31 && pace.leftOut.isEmpty)
        #expect(pace.spent[0] == home.money(20_00) && pace.spent[19] == home.money(35_00) && pace.spentSoFar == home.money(30_00))
        #expect(pace.usual[0] == home.money(20_00) && pace.usual[9] == home.money(50_00) && pace.usualSoFar == home.money(50_00))
        // February has 28 days, and counts in full from then on.
        #expect(pace.usual[27] == home.money(70_00) && pace.usual[30] == home.money(70_00))
    }

    @Test func aYoungLedgerHasFewerMonthsOrNone() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 1_000_00, on: day("2026-05-01"))
        try await home.add(-8_00, in: account, category: "groceries", day: day("2026-05-03"))
        var pace = try #require(try await self.home(home).pace)
        #expect(pace.usual.isEmpty && pace.usualSoFar == nil && pace.spentSoFar == home.money(8_00))
        let old = try await home.account("Old", .savings, opening: 100_00, on: day("2026-04-01"))
        try await home.add(-50_00, in: old, category: "groceries", day: day("2026-04-03"))
        pace = try #require(try await self.home(home).pace)
        #expect(pace.usualSoFar == home.money(50_00))
    }

    @Test func spendingInAnotherCurrencyIsConvertedOrNamed() async throws {
        let home = try await TestHousehold()
        let dollar = try #require(Currency(code: "USD"))
        let dollars = try await home.account("Dollars", opening: 100_00, on: day("2026-05-01"), currency: dollar)
        try await home.add(-10_00, in: dollars, category: "groceries", day: day("2026-05-03"))
        #expect(try await self.home(home).pace?.leftOut == [dollar])
        try await home.services.rates().setRate(
            ExchangeRate(
                day: day("2026-05-01"), base: dollar, quote: home.euro, rate: DecimalFigure(mantissa: 5, scale: 1), source: .typed))
        let pace = try #require(try await self.home(home).pace)
        #expect(pace.leftOut.isEmpty && pace.spentSoFar == home.money(5_00))
    }

    // MARK: - What is due

    @Test func whatIsLeftUntilPaydayIsTheBalanceLessWhatIsDueBefore() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 1_000_00, on: day("2026-05-01"))
        _ = try await home.account("Wallet", .cash, opening: 50_00, on: day("2026-05-01"))
        _ = try await home.account("Savings", .savings, opening: 5_000_00, on: day("2026-05-01"))
        #expect(try await self.home(home).untilPayday == nil)
        let expected = home.services.expected()
        _ = try await expected.addExpected(
            ExpectedDraft(name: "Salary", amount: home.money(2_000_00), cycle: .monthly, next: day("2026-06-15"), account: checking.id))
        _ = try await expected.addExpected(
            ExpectedDraft(name: "Rent", amount: home.money(-700_00), cycle: .monthly, next: day("2026-06-01"), account: checking.id))
        _ = try await home.services.subscriptions().addSubscription(
            SubscriptionDraft(name: "Films", price: home.money(12_00), cycle: .monthly, next: day("2026-06-15")))
        let payday = try #require(try await self.home(home).untilPayday)
        #expect(payday.day == day("2026-06-15") && payday.left.total == home.money(350_00))
        // It lists two weeks, although it looks further ahead.
        #expect(try await self.home(home).due.map(\.title) == ["Rent"])
    }

    @Test func incomeThatIsFarAwayIsNoPayday() async throws {
        let home = try await TestHousehold()
        _ = try await home.account("Checking", opening: 1_000_00, on: day("2026-05-01"))
        _ = try await home.services.expected().addExpected(
            ExpectedDraft(name: "Bonus", amount: home.money(2_000_00), cycle: .yearly, next: day("2026-07-12")))
        #expect(try await self.home(home).untilPayday == nil)
    }

    @Test func balancesRunByDayFromWhatIsBooked() throws {
        let (euro, dollar) = (Currency.euro, try #require(Currency(code: "USD")))
        let (checking, savings) = (ID<Account>(rawValue: 1), ID<Account>(rawValue: 2))
        func item(
            _ key: String, _ units: Int64?, _ direction: DueItem.Direction, from account: ID<Account>?, to destination: ID<Account>? = nil,
            in currency: Currency = .euro
        ) -> DueItem {
            DueItem(
                key: key, day: TestHousehold.today, title: key, kind: DueItem.Kind("any"),
                amount: units.map { Money(minorUnits: $0, currency: currency) }, direction: direction, object: ObjectReference(checking),
                account: account, destination: destination)
        }
        let balances = [
            item("rent", 70_00, .outgoing, from: checking), item("unknown", 5_00, .outgoing, from: nil),
            item("dollars", 5_00, .outgoing, from: checking, in: dollar), item("deadline", nil, .neutral, from: checking),
            item("saving", 50_00, .neutral, from: checking, to: savings), item("salary", 100_00, .incoming, from: checking),
            item("fee", 1_00, .outgoing, from: savings), item("large", .max, .incoming, from: checking),
        ].balances(from: [checking: Money(minorUnits: 100_00, currency: euro), savings: .zero(euro)])
        #expect(
            balances.mapValues(\.minorUnits) == ["rent": 30_00, "saving": -20_00, "salary": 80_00, "fee": 49_00])
    }

    @Test func aBillSaysWhatIsLeftInItsAccount() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 500_00, on: day("2026-05-01"))
        _ = try await home.services.expected().addExpected(
            ExpectedDraft(name: "Rent", amount: home.money(-700_00), cycle: .monthly, next: day("2026-06-01"), account: checking.id))
        let overview = try await self.home(home)
        let rent = try #require(overview.due.first)
        #expect(rent.account == checking.id && overview.dueBalances[rent.key] == home.money(-200_00))
    }

    // MARK: - Net worth

    @Test func aMonthIsShownByDaysAndMoreByMonths() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: day("2024-01-10"))
        try await home.add(-10_00, in: account, category: "groceries", day: day("2026-05-26"))
        try await home.add(-20_00, in: account, category: "groceries", day: day("2026-05-20"))
        try await home.add(-30_00, in: account, category: "groceries", day: day("2025-12-20"))
        let service = home.services.overview()
        let month = try await service.fetchNetWorth(over: .month).points
        #expect(month.count == 31 && month.first == DatedAmount(day: day("2026-04-27"), amount: home.money(70_00)))
        #expect(month.suffix(3).map(\.amount.minorUnits) == [50_00, 40_00, 40_00])
        #expect(try await service.fetchNetWorth(over: .threeMonths).points.count == 92)
        let half = try await service.fetchNetWorth(over: .sixMonths).points
        #expect(half.map(\.day.description).prefix(2) == ["2025-11-30", "2025-12-31"] && half.count == 7)
        #expect(half.map(\.amount.minorUnits) == [100_00, 70_00, 70_00, 70_00, 70_00, 70_00, 40_00])
        let year = try await service.fetchNetWorth(over: .year).points
        #expect(year == (try await service.fetchHome().history))
        let all = try await service.fetchNetWorth(over: .all).points
        #expect(all.count == 29 && all.first?.day == day("2024-01-31"))
    }

    @Test func anEmptyLedgerHasOnlyToday() async throws {
        let home = try await TestHousehold()
        for period in NetWorthPeriod.allCases {
            let points = try await home.services.overview().fetchNetWorth(over: period).points
            #expect(points == [DatedAmount(day: TestHousehold.today, amount: home.money(0))])
        }
    }
}
