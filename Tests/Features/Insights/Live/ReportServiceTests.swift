import AccountsModel
import InsightsModel
import Ledger
import Models
import PeopleModel
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Reports of a household, read with its services. 27 May 2026 is today.
struct ReportServiceTests {
    private let home: TestHousehold
    private let checking: Account
    private static let may = day("2026-05-01")...day("2026-05-31")

    init() async throws {
        home = try await TestHousehold()
        checking = try await home.account("Checking", opening: 1_000_00, on: day("2026-01-01"))
    }

    private var insights: any InsightsServiceProtocol { home.services.insights() }

    private func spend(_ units: Int64, _ category: String, on text: String = "2026-05-10", payee: String = "") async throws {
        try await home.add(-units, in: checking, payee: payee, category: category, day: day(text))
    }

    /// The rows of a report as texts, in its order.
    private func rows(_ request: ReportRequest) async throws -> [String] {
        try await insights.fetchReport(request).rows.map { row in
            row.key.text + " \(row.amount.minorUnits)" + (row.previous.map { " \($0.minorUnits)" } ?? "")
        }
    }

    private func rows(
        _ kind: ReportKind = .spending, by grouping: ReportGrouping = .category, _ days: ClosedRange<Day> = may,
        _ comparison: ReportComparison? = nil
    ) async throws -> [String] {
        try await rows(ReportRequest(kind, by: grouping, days: days, comparison: comparison))
    }

    // MARK: - What counts

    @Test func aRefundLowersItsCategoryAndCanMakeItNegative() async throws {
        try await spend(30_00, "groceries")
        try await spend(-50_00, "travel")
        try await spend(-10_00, "groceries")
        #expect(try await rows() == ["Groceries 2000", "Travel -5000"])
        #expect(try await rows(.cashflow) == ["Travel 5000", "Groceries -2000"])
    }

    @Test func transfersPendingLinesAndNeutralCategoriesDoNotCount() async throws {
        let savings = try await home.account("Savings", .savings)
        try await home.add(-100_00, in: checking, to: savings, day: day("2026-05-03"))
        try await home.add(-5_00, in: checking, category: "dining", day: day("2026-05-03"), status: .pending)
        try await home.add(-6_00, in: checking, category: "withdrawal", day: day("2026-05-03"))
        for kind in [ReportKind.spending, .income, .cashflow] {
            for grouping in ReportGrouping.allCases where grouping != .month { #expect(try await rows(kind, by: grouping) == []) }
            #expect(try await rows(kind, by: .month) == ["2026-05 0"])
        }
    }

    @Test func monthsWithoutSpendingAreRowsAndThoseBeforeTheLedgerAreNot() async throws {
        try await spend(7_00, "dining", on: "2026-02-10")
        try await spend(9_00, "dining", on: "2026-04-10")
        #expect(
            try await rows(by: .month, day("2025-06-01")...TestHousehold.today)
                == ["2026-01 0", "2026-02 700", "2026-03 0", "2026-04 900", "2026-05 0"])
    }

    @Test func aMonthSoFarIsComparedWithTheSamePartOfTheMonthBefore() async throws {
        try await spend(7_00, "dining", on: "2026-04-27")
        try await spend(8_00, "travel", on: "2026-04-28")
        try await spend(9_00, "dining", on: "2026-05-20")
        #expect(try await rows(by: .category, day("2026-05-01")...TestHousehold.today, .previous) == ["Dining 900 700"])
        #expect(try await rows(by: .month, day("2026-05-01")...TestHousehold.today, .previous) == ["2026-05 900 700"])
        #expect(try await rows(by: .category, Self.may, .previous) == ["Dining 900 700", "Travel 0 800"])
    }

    @Test func daysWithinMonthsAreComparedInTheMonthsOfTheReport() async throws {
        try await spend(1_00, "dining", on: "2026-01-31")
        try await spend(2_00, "dining", on: "2026-02-10")
        try await spend(4_00, "dining", on: "2026-03-01")
        try await spend(8_00, "dining", on: "2026-03-02")
        // The 30 days before reach into three months.
        let march = day("2026-03-02")...day("2026-03-31")
        #expect(try await rows(by: .month, march, .previous) == ["2026-03 800 700"])
        #expect(try await rows(.networth, by: .month, march, .previous) == ["2026-03 98500 99300"])
    }

    @Test func daysToComeHaveTheNetWorthOfTodayAndNoMonths() async throws {
        let days = day("2026-07-01")...day("2026-12-31")
        let report = try await insights.fetchReport(ReportRequest(.networth, by: .month, days: days))
        #expect(report.rows.isEmpty && report.total == home.money(1_000_00))
        // Months to come are not compared with those of the year before.
        let year = try await rows(.networth, by: .month, day("2026-05-01")...day("2026-12-31"), .year)
        #expect(year == ["2026-05 100000 0"])
        #expect(try await rows(by: .month, days) == [])
    }

    @Test func payeesThatDifferInCaseAreTwoAndWithoutOneIsARow() async throws {
        try await spend(1_00, "dining", payee: "Rewe")
        try await spend(2_00, "dining", payee: "REWE")
        try await spend(3_00, "groceries")
        #expect(try await rows(by: .payee) == [" 300", "REWE 200", "Rewe 100"])
    }

    @Test func aCurrencyWithoutARateIsNamedOnlyWhereItWouldCount() async throws {
        let pound = try #require(Currency(code: "GBP"))
        let pounds = try await home.account("Pounds", currency: pound)
        try await home.add(-5_00, in: pounds, category: "travel", day: day("2026-05-05"))
        try await spend(1_00, "dining")
        let travel = try await home.category("travel")
        for grouping in ReportGrouping.allCases {
            let report = try await insights.fetchReport(ReportRequest(.spending, by: grouping, days: Self.may))
            #expect(report.leftOut == [pound] && report.total == home.money(1_00) && !report.isConverted)
            let income = try await insights.fetchReport(ReportRequest(.income, by: grouping, days: Self.may))
            #expect(income.leftOut.isEmpty)
            let without = try await insights.fetchReport(ReportRequest(.spending, by: grouping, days: Self.may, excluded: [travel]))
            #expect(without.leftOut.isEmpty && without.total == home.money(1_00))
        }
        #expect(try await insights.fetchCashFlow(Self.may, excluded: [travel]).leftOut.isEmpty)
        #expect(try await insights.fetchYears(.income).leftOut.isEmpty)
        #expect(try await insights.fetchYears(.spending).leftOut == [pound])
    }

    @Test func netWorthIsDividedByMonthAndAccountOnly() async throws {
        for grouping in [ReportGrouping.category, .payee, .tag] {
            await #expect(throws: ServiceError.rule(.reportGroupingInvalid)) {
                _ = try await insights.fetchReport(ReportRequest(.networth, by: grouping, days: Self.may))
            }
        }
    }

    @Test func anEmptyLedgerHasEmptyReports() async throws {
        let empty = try await TestHousehold()
        let insights = empty.services.insights()
        for kind in ReportKind.allCases {
            for grouping in kind.groupings {
                let report = try await insights.fetchReport(ReportRequest(kind, by: grouping, days: Self.may, comparison: .year))
                #expect(report.rows.isEmpty && report.total.isZero && report.previousTotal?.isZero == true, "\(kind) \(grouping)")
            }
        }
        let overview = try await insights.fetchOverview(ReportRequest(.spending, by: .category, days: Self.may, comparison: .previous))
        #expect(overview.months.months.isEmpty && overview.months.categories.isEmpty)
        #expect(overview.cashFlow.months.isEmpty && overview.netWorth.points.isEmpty && overview.changes.changes.isEmpty)
        #expect(overview.cashFlow.savingsRate == nil)
        let years = try await insights.fetchYears(.spending)
        #expect(years.years.map(\.number) == [2026] && years.rows.isEmpty)
    }

    // MARK: - Accounts

    @Test func whatOtherPeoplePaidHasNoAccount() async throws {
        let shared = try await SharedHousehold()
        let today = TestHousehold.today...TestHousehold.today
        try await shared.add("Hotel", 90_00, by: shared.annaMember, category: "travel")
        try await shared.add("Dinner", 30_00, from: shared.checking, category: "dining")
        let insights = shared.home.services.insights()
        let spending = try await insights.fetchReport(ReportRequest(.spending, by: .account, days: today))
        #expect(spending.rows.map(\.key) == [.people, .account(shared.checking.id, name: "Checking")])
        #expect(spending.rows.map(\.amount) == [shared.home.money(30_00), shared.home.money(10_00)])
        // Anna is owed 30, and 20 of the dinner are owed to us.
        let worth = try await insights.fetchReport(ReportRequest(.networth, by: .account, days: today))
        #expect(worth.rows.map(\.key) == [.account(shared.checking.id, name: "Checking"), .people])
        #expect(worth.rows.map(\.amount) == [shared.home.money(970_00), shared.home.money(-10_00)])
        #expect(worth.total == shared.home.money(960_00))
        let points = try await insights.fetchNetWorth(today)
        #expect(points.groups == [.accounts(.checking), .people])
    }

    @Test func whatPeopleOwedOnAPastDayIsThatOfTheDay() async throws {
        let shared = try await SharedHousehold()
        let past = TestHousehold.today.adding(days: -7)
        try await shared.add("Dinner", 30_00, from: shared.checking, day: past.adding(days: -1), category: "dining")
        try await shared.add("Hotel", 90_00, by: shared.annaMember, day: past.adding(days: 1), category: "travel")
        let worth = try await shared.home.services.insights().fetchReport(ReportRequest(.networth, by: .account, days: past...past))
        #expect(worth.rows.map(\.amount) == [shared.home.money(970_00), shared.home.money(20_00)])
    }

    @Test func aTransferInTransitOverTheEndOfAMonthStaysInNetWorth() async throws {
        let savings = try await home.account("Savings", .savings)
        try await home.context.write([.transactions]) { write in
            let id: ID<Transaction> = write.makeID()
            let part = Transaction(
                id: id, amount: home.money(200_00), source: LedgerAccountID(checking.id), sourceDay: day("2026-03-30"),
                destination: LedgerAccountID(savings.id), destinationDay: day("2026-04-02"))
            try write.journal.insert(TransactionGroup(id: id, parts: [part]))
        }
        let worth = try await insights.fetchNetWorth(day("2026-03-01")...day("2026-04-01"))
        #expect(worth.points.map(\.day) == [day("2026-03-31"), day("2026-04-01")])
        #expect(worth.points.map(\.total) == [home.money(1_000_00), home.money(1_000_00)])
        #expect(worth.points.map { $0.groups[.inTransit] } == [home.money(200_00), home.money(200_00)])
        #expect(worth.groups == [.accounts(.checking), .inTransit])
        let rows = try await insights.fetchReport(ReportRequest(.networth, by: .account, days: day("2026-03-31")...day("2026-03-31"))).rows
        #expect(rows.map(\.key) == [.account(checking.id, name: "Checking"), .inTransit])
        let later = try await insights.fetchNetWorth(day("2026-04-01")...day("2026-04-30"))
        #expect(later.groups == [.accounts(.checking), .accounts(.savings)])
    }

    @Test func aPointOfNetWorthSaysWhichAccountMovedItMost() async throws {
        let savings = try await home.account("Savings", .savings)
        try await spend(200_00, "dining", on: "2026-02-10")
        try await home.add(-500_00, in: checking, to: savings, day: day("2026-03-05"))
        try await home.add(700_00, in: checking, category: "salary", day: day("2026-03-06"))
        // Moves no total.
        try await home.add(-100_00, in: checking, to: savings, day: day("2026-04-05"))
        let points = try await insights.fetchNetWorth(day("2026-01-01")...day("2026-04-30")).points
        #expect(points.map(\.total) == [1_000_00, 800_00, 1_500_00, 1_500_00].map(home.money))
        let spent = NetWorthCause(key: .account(checking.id, name: "Checking"), change: home.money(-200_00))
        let saved = NetWorthCause(key: .account(savings.id, name: "Savings"), change: home.money(500_00))
        #expect(points.map(\.cause) == [nil, spent, saved, nil])
    }

    @Test func aPurchaseInAnotherCurrencyBelongsToTheAccountThatPaid() async throws {
        let shared = try await SharedHousehold()
        let dollar = try #require(Currency(code: "USD"))
        var draft = try await shared.draft("Museum", 30_00, from: shared.checking, category: "entertainment")
        draft.amount = Money(minorUnits: 30_00, currency: dollar)
        draft.charged = shared.home.money(24_00)
        _ = try await shared.people.addExpense(draft, to: shared.trip.id)
        try await shared.home.services.rates().setRate(
            ExchangeRate(
                day: TestHousehold.today.adding(days: -1), base: dollar, quote: shared.home.euro,
                rate: DecimalFigure(mantissa: 8, scale: 1), source: .typed))
        let report = try await shared.home.services.insights().fetchReport(
            ReportRequest(.spending, by: .account, days: TestHousehold.today...TestHousehold.today))
        #expect(report.rows.map(\.key) == [.account(shared.checking.id, name: "Checking")])
        #expect(report.rows.map(\.amount) == [shared.home.money(8_00)] && report.isConverted)
    }

    @Test func anArchivedAccountKeepsItsPast() async throws {
        let old = try await home.account("Old", .savings, opening: 70_00, on: day("2026-02-01"))
        try await home.add(-20_00, in: old, category: "fee", day: day("2026-05-02"))
        try await home.accounts.archiveAccount(id: old.id)
        #expect(try await rows(by: .account) == ["Old 2000"])
        #expect(try await rows(.networth, by: .account) == ["Checking 100000", "Old 5000"])
    }

    // MARK: - Limits

    @Test func sumsThatDoNotFitSaySo() async throws {
        let dollar = try #require(Currency(code: "USD"))
        try await home.services.rates().setRate(
            ExchangeRate(
                day: day("2026-01-01"), base: dollar, quote: home.euro, rate: DecimalFigure(mantissa: 9_000, scale: 0), source: .typed))
        let dollars = try await home.account("Dollars", currency: dollar)
        for number in 1...3 {
            try await home.add(-AmountLimit.amount, in: dollars, category: "travel", day: day("2026-05-0\(number)"))
        }
        for grouping in ReportGrouping.allCases {
            await #expect(throws: ServiceError.rule(.amountOverflow), "\(grouping)") {
                _ = try await insights.fetchReport(ReportRequest(.spending, by: grouping, days: Self.may))
            }
        }
        await #expect(throws: ServiceError.rule(.amountOverflow)) { _ = try await insights.fetchCashFlow(Self.may, excluded: []) }
        await #expect(throws: ServiceError.rule(.amountOverflow)) { _ = try await insights.fetchYears(.spending) }
        await #expect(throws: ServiceError.rule(.amountOverflow)) {
            _ = try await insights.fetchChanges(Self.may, comparison: .previous)
        }
        // Without them it is a report.
        let travel = try await home.category("travel")
        #expect(try await rows(ReportRequest(.spending, by: .category, days: Self.may, excluded: [travel])) == [])
    }

    @Test func aHundredYearsAreOneReport() async throws {
        try await spend(1_00, "dining", on: "1926-06-01")
        try await spend(2_00, "dining", on: "1999-12-31")
        try await spend(4_00, "dining", on: "2026-05-27")
        let days = day("1926-06-01")...TestHousehold.today
        for grouping in ReportGrouping.allCases {
            let report = try await insights.fetchReport(ReportRequest(.spending, by: grouping, days: days, comparison: .previous))
            #expect(report.total == home.money(7_00) && report.previousTotal == home.money(0), "\(grouping)")
        }
        let months = try await rows(by: .month, days)
        #expect(months.count == 1_200 && months.filter { !$0.hasSuffix(" 0") } == ["1926-06 100", "1999-12 200", "2026-05 400"])
        #expect(try await insights.fetchNetWorth(days).points.count == 1_200)
        #expect(try await insights.fetchYears(.spending).years.map(\.total.minorUnits) == [0, 0, 0, 0, 0, 4_00])
    }

    @Test func daysOutsideTheCalendarAreRefused() async throws {
        let beyond = day("2026-01-01").adding(days: 9_000_000)
        for days in [TestHousehold.today...beyond, day("2026-01-01").adding(days: -900_000)...TestHousehold.today] {
            for kind in ReportKind.allCases {
                await #expect(throws: ServiceError.self) {
                    _ = try await insights.fetchReport(ReportRequest(kind, by: .month, days: days))
                }
            }
        }
    }

    // MARK: - Overview

    @Test func theOverviewIsWhatTheReportsSay() async throws {
        try await spend(70_00, "dining", on: "2026-04-10", payee: "Bistro")
        try await spend(190_00, "dining", on: "2026-05-10", payee: "Hotel")
        try await home.add(2_000_00, in: checking, category: "salary", day: day("2026-05-01"))
        let days = day("2026-05-01")...TestHousehold.today
        let overview = try await insights.fetchOverview(ReportRequest(.spending, by: .category, days: days, comparison: .previous))
        #expect(overview.spending.rows.map(\.amount) == [home.money(190_00)])
        #expect(overview.spending.previousTotal == home.money(70_00))
        #expect(overview.cashFlow.months.count == 5 && overview.cashFlow.saved == home.money(1_740_00))
        #expect(overview.cashFlow.savingsRate == 870)
        #expect(overview.netWorth.points.last?.total == home.money(2_740_00))
        let changes = try await insights.fetchChanges(days, comparison: .previous)
        var withoutEntries = changes
        for index in withoutEntries.changes.indices { withoutEntries.changes[index].entries = [] }
        #expect(overview.changes == withoutEntries)
        let change = try #require(changes.changes.first)
        #expect(change.change == .more && change.percent == 171 && change.entries.map(\.payee) == ["Hotel"])
    }

    @Test func theMonthsOfTheOverviewAreDividedIntoTheLargestCategoriesAndTheRest() async throws {
        let names = ["housing", "groceries", "dining", "travel", "health", "pets", "shopping", "fee"]
        for (index, name) in names.enumerated() { try await spend(Int64(8 - index) * 100_00, name, on: "2026-04-10") }
        try await spend(5_00, "groceries", on: "2026-05-04")
        // A month with more refunds than spending.
        try await spend(-90_00, "travel", on: "2026-05-03")
        let overview = try await insights.fetchOverview(ReportRequest(.spending, by: .payee, days: day("2026-04-01")...TestHousehold.today))
        let spending = overview.months
        #expect(spending.categories.compactMap { $0.key?.rawValue } == Array(names.prefix(SpendingMonths.mostCategories)))
        // Two months show nothing side by side: they are the last ones of those of the ledger.
        #expect(spending.months.map(\.month) == (1...5).map { month("2026-0\($0)") })
        let months = Array(spending.months.suffix(2))
        #expect(months.map(\.days) == [day("2026-04-01")...day("2026-04-30"), day("2026-05-01")...TestHousehold.today])
        #expect(months[0].amounts == [800_00, 700_00, 600_00, 500_00, 400_00, 300_00].map(home.money))
        #expect(months[1].amounts == [0, 5_00, 0, -90_00, 0, 0].map(home.money))
        #expect(months.map(\.rest) == [home.money(300_00), home.money(0)] && spending.hasRest)
        #expect(months.map(\.total) == [home.money(3_600_00), home.money(-85_00)])
        #expect(overview.spending.total == home.money(3_515_00))
    }

    @Test func whatWasBookedAheadCountsInNetWorthOfTodayAndNotInAYearSoFar() async throws {
        try await spend(5_00, "dining", on: "2026-05-29")
        #expect(try await insights.fetchYears(.spending).years.map(\.total) == [home.money(0)])
        #expect(try await insights.fetchNetWorth(TestHousehold.today...TestHousehold.today).points.map(\.total) == [home.money(995_00)])
        let yesterday = TestHousehold.today.adding(days: -1)
        #expect(try await insights.fetchNetWorth(yesterday...yesterday).points.map(\.total) == [home.money(1_000_00)])
    }
}
