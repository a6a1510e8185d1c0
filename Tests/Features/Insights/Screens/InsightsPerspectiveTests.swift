import InsightsModel
import Models
import Navigation
import ScreenKit
import ScreenTestSupport
import Services
import SubscriptionsModel
import TestTools
import Testing

@testable import App

/// Whose figures Insights shows. Today is 15 March 2026.
struct InsightsPerspectiveTests {
    private let household: FigureHousehold
    private let march = day("2026-03-01")...day("2026-03-15")

    init() async throws { household = try await FigureHousehold() }

    private func total(
        _ kind: ReportKind, by grouping: ReportGrouping = .category, of member: Browser, _ whose: Perspective
    ) async throws -> Int64 {
        let insights = try await household.services(of: member, whose).insights()
        return try await insights.fetchReport(ReportRequest(kind, by: grouping, days: march)).total.minorUnits
    }

    // MARK: - Figures

    @Test func incomeAndSpendingAreThoseOfThePerspectiveHoweverTheyAreDivided() async throws {
        for grouping in [ReportGrouping.category, .payee, .tag, .account, .month] {
            for (whose, spent, earned) in [
                (Perspective.ours, Int64(120_00), Int64(2_000_00)), (.mine, 42_50, 400_00), (.all, 162_50, 2_400_00),
            ] {
                #expect(try await total(.spending, by: grouping, of: household.ada, whose) == spent, "\(whose) by \(grouping)")
                #expect(try await total(.income, by: grouping, of: household.ada, whose) == earned, "\(whose) by \(grouping)")
            }
            #expect(try await total(.spending, by: grouping, of: household.grace, .mine) == 70_00, "\(grouping)")
            #expect(try await total(.spending, by: grouping, of: household.grace, .all) == 190_00, "\(grouping)")
            #expect(try await total(.spending, by: grouping, of: household.vera, .mine) == 0, "\(grouping)")
        }
    }

    @Test func netWorthIsTheSumOfTheAccountsOfThePerspective() async throws {
        for (whose, now) in [(Perspective.ours, Int64(2_930_00)), (.mine, 807_50), (.all, 3_737_50)] {
            #expect(try await total(.networth, by: .account, of: household.ada, whose) == now, "\(whose)")
            let netWorth = try await household.services(of: household.ada, whose).insights().fetchNetWorth(
                day("2026-01-01")...day("2026-03-15"))
            #expect(netWorth.points.last?.total.minorUnits == now, "\(whose)")
            #expect(netWorth.accounts.reduce(0) { $0 + $1.booked.minorUnits } == now, "\(whose)")
        }
    }

    @Test func cashFlowLeavesOutTheOtherAccounts() async throws {
        let mine = try await household.services(of: household.ada, .mine).insights().fetchCashFlow(march, excluded: [])
        #expect(mine.totalIncome.minorUnits == 400_00 && mine.totalSpending.minorUnits == 42_50 && mine.saved.minorUnits == 357_50)
        #expect(mine.spending.map(\.category.name) == ["Groceries", "Dining"])
        let ours = try await household.services(of: household.ada, .ours).insights().fetchCashFlow(march, excluded: [])
        #expect(ours.saved.minorUnits == 1_880_00 && ours.spending.map(\.category.name) == ["Groceries"])
        // The flow does not call the member's own money that of the household.
        for (whose, name) in [(Perspective.ours, "Household"), (.mine, "Mine")] {
            try await household.ada.look(at: whose)
            let query = [QueryItem("period", "month"), QueryItem("to", "svg"), QueryItem("chart", "flow")]
            let write = try #require(FeatureList.standard.fileWriter("insights/cash-flow", query: query))
            let chart = String(decoding: try #require(try await write(household.ada.services())).bytes, as: UTF8.self)
            #expect(chart.contains(name) && chart.contains("Household") == (whose == .ours), "\(whose)")
        }
    }

    @Test func theCostOfSubscriptionsIsThatOfThePerspective() async throws {
        let (ada, euro) = (household.ada, try #require(Currency(code: "EUR")))
        for (name, cents, account) in [("Films", Int64(10_00), household.joint), ("Running club", 5_00, household.purse)] {
            _ = try await ada.services().subscriptions().addSubscription(
                SubscriptionDraft(
                    name: name, price: Money(minorUnits: cents, currency: euro), cycle: .monthly, next: day("2026-03-20"),
                    account: account.id))
        }
        for (whose, monthly) in [(Perspective.ours, Int64(10_00)), (.mine, 5_00), (.all, 15_00)] {
            let statistics = try await household.services(of: ada, whose).subscriptions().fetchStatistics()
            #expect(statistics.monthly.total.minorUnits == monthly, "\(whose)")
            // The list has all.
            let list = try await household.services(of: ada, whose).subscriptions().fetchSubscriptions()
            #expect(list.monthly.total.minorUnits == 15_00, "\(whose)")
        }
    }

    // MARK: - Links and files

    @Test func aFigureLeadsToTheTransactionsThatMakeItUpAndToNoOthers() async throws {
        let ada = household.ada
        let payees = ["Market", "Kiosk", "Bistro", "Corner shop", "Employer", "Side job", "Academy"]
        for (whose, groceries, all) in [
            (Perspective.ours, ["Market"], ["Market", "Employer"]), (.mine, ["Kiosk"], ["Kiosk", "Bistro", "Side job"]),
            (.all, ["Market", "Kiosk"], ["Market", "Employer", "Kiosk", "Bistro", "Side job"]),
        ] {
            try await ada.look(at: whose)
            let report = try await ada.open("/insights/spending").html
            let link = try #require(report.href(before: ">Groceries</a>"))
            let list = try await ada.open(link)
            #expect(list.misuses == [])
            for payee in payees {
                #expect(list.html.contains(payee) == groceries.contains(payee), "\(payee) in the groceries of \(whose)")
            }
            let months = try await ada.open("/insights/cash-flow?period=month").html
            for (mark, wanted) in [
                ("Income", all.filter { ["Employer", "Side job", "Academy"].contains($0) }),
                ("Spending", all.filter { ["Market", "Kiosk", "Bistro"].contains($0) }),
            ] {
                let path = try #require(months.href(before: ">\(mark)</a>"))
                let found = try await ada.open(path).html
                for payee in payees { #expect(found.contains(payee) == wanted.contains(payee), "\(payee) in \(mark) of \(whose)") }
            }
        }
    }

    /// The condition stands among the others and can be removed.
    @Test func theListSaysWhoseTransactionsItShows() async throws {
        try await household.ada.look(at: .mine)
        let report = try await household.ada.open("/insights/spending").html
        let link = try #require(report.href(before: ">Groceries</a>"))
        #expect(link.contains("whose=mine"))
        let list = try await household.ada.open(link).html
        let mine = /class="chip" href="([^"]+)"[^>]*>(?:<svg[^>]*>(?:<use[^>]*>(?:<\/use>)?)?<\/svg>)?Mine</
        let chip = try #require(list.firstMatch(of: mine))
        let rest = String(chip.1).replacing("&amp;", with: "&")
        #expect(!rest.contains("whose") && rest.contains("category="))
        #expect(try await household.ada.open(rest).html.contains("Market"))
    }

    @Test func theFileHasTheFiguresOfTheScreen() async throws {
        for (whose, name, rows) in [
            (Perspective.ours, "spending-ours-2026-03-15.csv", ["Groceries,120.00"]),
            (.mine, "spending-mine-2026-03-15.csv", ["Groceries,30.00", "Dining,12.50"]),
            (.all, "spending-2026-03-15.csv", ["Groceries,150.00", "Dining,12.50"]),
        ] {
            try await household.ada.look(at: whose)
            let write = try #require(FeatureList.standard.fileWriter("insights/spending", query: [QueryItem("to", "csv")]))
            let file = try #require(try await write(household.ada.services()))
            #expect(file.name == name)
            let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst()
            #expect(lines.map { $0.split(separator: ",").prefix(2).joined(separator: ",") } == rows, "\(whose)")
        }
    }
}
