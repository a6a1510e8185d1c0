import AccountsModel
import InsightsModel
import Models
import PlanModel
import Services
import SubscriptionsModel
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Dollars have a rate from 20 May 2026 on, and another one from 25 May on. Today is 27 May 2026.
@Suite struct RatesOfTheirDayTests {
    private let home: TestHousehold
    private let dollar: Currency
    private let dollars: Account

    init() async throws {
        home = try await TestHousehold()
        dollar = try #require(Currency(code: "USD"))
        dollars = try await home.account("Dollars", opening: 1_000_00, on: day("2026-03-01"), currency: dollar)
        for (text, mantissa) in [("2026-05-20", 5), ("2026-05-25", 8)] as [(String, Int64)] {
            try await home.services.rates().setRate(
                ExchangeRate(
                    day: day(text), base: dollar, quote: home.euro, rate: DecimalFigure(mantissa: mantissa, scale: 1), source: .typed))
        }
    }

    private func spend(_ category: String = "travel", payee: String = "") async throws {
        for text in ["2026-05-19", "2026-05-20", "2026-05-24", "2026-05-26"] {
            try await home.add(-100_00, in: dollars, payee: payee, category: category, day: day(text))
        }
    }

    @Test func spendingBeforeTheFirstRateIsLeftOutOfReportsAndNamed() async throws {
        try await spend(payee: "Hotel")
        for grouping in [ReportGrouping.category, .payee, .account, .month] {
            let report = try await home.services.insights().fetchReport(
                ReportRequest(.spending, by: grouping, days: day("2026-05-01")...day("2026-05-27")))
            #expect(report.total == home.money(180_00) && report.leftOut == [dollar], "\(grouping)")
            let later = try await home.services.insights().fetchReport(
                ReportRequest(.spending, by: grouping, days: day("2026-05-20")...day("2026-05-27")))
            #expect(later.total == home.money(180_00) && later.leftOut.isEmpty, "\(grouping)")
        }
    }

    @Test func aBudgetNamesWhatItLeavesOut() async throws {
        try await spend()
        let plan = home.services.budgets()
        for name in ["travel", "groceries"] {
            let budget = Budget(amount: home.money(500_00), period: .month, carryOver: .off)
            _ = try await plan.setBudgets(
                [BudgetChange(category: try await home.category(name), budget: budget)], from: month("2026-04"), isOnce: false)
        }
        let may = try await plan.fetchBudgets(in: month("2026-05"))
        #expect(may.leftOut == [dollar] && may.totals.spent == home.money(180_00))
        #expect(may.lines.map(\.leftOut) == [[], [dollar]])
        #expect(try await plan.fetchBudgets(in: month("2026-04")).lines.allSatisfy { $0.leftOut.isEmpty })
        let travel = try await home.category("travel")
        #expect(try await plan.fetchBudget(of: travel, in: month("2026-05")).leftOut == [dollar])
        #expect(try await plan.fetchBudget(of: travel, in: month("2026-06")).leftOut == [dollar])
    }

    @Test func theMonthsOfACategoryAreThoseOfReports() async throws {
        try await spend()
        try await home.add(-1_00, in: try await home.account("Euros"), category: "travel", day: day("2026-05-02"))
        let detail = try await home.categories.fetchDetail(id: try await home.category("travel"))
        #expect(
            detail.months.last?.amount == ConvertedTotal(total: home.money(181_00), rateDay: day("2026-05-20"), leftOut: [dollar]))
    }

    @Test func netWorthBeforeTheFirstRateIsWithoutTheCurrency() async throws {
        _ = try await home.account("Euros", opening: 10_00, on: day("2026-03-01"))
        let netWorth = try await home.services.insights().fetchNetWorth(day("2026-03-01")...day("2026-05-27"))
        #expect(netWorth.points.map(\.total.minorUnits) == [10_00, 10_00, 810_00])
        #expect(netWorth.leftOut.isEmpty && netWorth.leftOutBefore == [dollar])
        for (text, units) in [("2026-05-19", 10_00), ("2026-05-20", 510_00), ("2026-05-25", 810_00)] as [(String, Int64)] {
            let worth = try await home.services.insights().fetchNetWorth(day("2026-05-01")...day(text))
            #expect(worth.points.last?.total == home.money(units), "\(text)")
        }
    }

    @Test func thePastOfTheForecastHasTheRatesOfItsDays() async throws {
        try await home.accounts.archiveAccount(id: dollars.id)
        _ = try await home.account("Euros", opening: 10_00, on: day("2026-03-01"))
        let total = try await home.services.forecasts().fetchForecast(months: 3, whatIf: []).total
        #expect(
            total.history.suffix(9).map(\.amount.minorUnits) == [10_00] + Array(repeating: 510_00, count: 5)
                + Array(repeating: 810_00, count: 3))
        #expect(total.leftOut.isEmpty && total.leftOutBefore == [dollar])
        #expect(total.line.expected.first == 810_00)
    }

    @Test func theForecastNamesScheduledAmountsThatItCannotConvert() async throws {
        let checking = try await home.account("Euros", opening: 100_00, on: day("2026-03-01"))
        let pound = try #require(Currency(code: "GBP"))
        _ = try await home.services.expected().addExpected(
            ExpectedDraft(
                name: "Club", amount: Money(minorUnits: -5_00, currency: pound), cycle: .monthly, next: day("2026-06-05"),
                account: checking.id))
        let forecast = try await home.services.forecasts().fetchForecast(months: 3, whatIf: [])
        #expect(forecast.account(checking.id)?.leftOut == [pound] && forecast.account(dollars.id)?.leftOut == [])
        #expect(forecast.total.leftOut == [pound])
    }

    @Test func whatSubscriptionsHaveCostHasTheRatesOfItsCharges() async throws {
        let subscription = try await home.services.subscriptions().addSubscription(
            SubscriptionDraft(
                name: "Cloud", price: Money(minorUnits: 10_00, currency: dollar), cycle: .monthly, next: day("2026-06-21"),
                account: dollars.id, started: day("2026-04-21")))
        for text in ["2026-04-21", "2026-05-21"] {
            let added = try await home.add(-10_00, in: dollars, payee: "Cloud", day: day(text))
            try await home.services.subscriptions().link(try #require(added.transactions.first?.id), to: subscription.id)
        }
        let statistics = try await home.services.subscriptions().fetchStatistics()
        #expect(statistics.spent.total == home.money(5_00) && statistics.spent.leftOut == [dollar])
        #expect(statistics.monthly.total == home.money(8_00) && statistics.monthly.leftOut.isEmpty)
        #expect(try await home.services.subscriptions().fetchMonth(month("2026-05")).total.total == home.money(5_00))
    }
}
