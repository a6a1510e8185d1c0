import Installation
import Models
import PlanModel
import ScreenTestSupport
import Services
import TestSupport
import TestTools
import Testing

@testable import App

/// Whose figures the plan shows. Today is 15 March 2026.
struct PlanPerspectiveTests {
    private let household: FigureHousehold
    private let groceries: ID<Models.Category>
    private let march = month("2026-03")

    init() async throws {
        household = try await FigureHousehold()
        groceries = try await household.ada.services().categories().findCategory("groceries").id
    }

    private func euros(_ cents: Int64) throws -> Money { Money(minorUnits: cents, currency: try #require(Currency(code: "EUR"))) }

    private func setBudget(_ cents: Int64) async throws {
        _ = try await household.ada.services().budgets().setBudgets(
            [BudgetChange(category: groceries, budget: Budget(amount: try euros(cents)))], from: march, isOnce: false)
    }

    // MARK: - Budgets

    @Test func whatIsSpentOfABudgetIsThatOfThePerspective() async throws {
        try await setBudget(300_00)
        for (member, whose, spent, income) in [
            (household.ada, Perspective.ours, Int64(120_00), Int64(2_000_00)), (household.ada, .mine, 30_00, 400_00),
            (household.ada, .all, 150_00, 2_400_00), (household.grace, .mine, 70_00, 900_00), (household.grace, .ours, 120_00, 2_000_00),
            (household.vera, .mine, 0, 0),
        ] {
            let services = try await household.services(of: member, whose)
            let overview = try await services.budgets().fetchBudgets(in: march)
            #expect(overview.lines.map(\.status.spent.minorUnits) == [spent], "\(whose)")
            #expect(overview.lines.map(\.status.left.minorUnits) == [300_00 - spent], "\(whose)")
            #expect(overview.income?.minorUnits == income, "\(whose)")
            #expect(overview.year.last?.spent.minorUnits == spent, "\(whose)")
            let details = try await services.budgets().fetchBudget(of: groceries, in: march)
            #expect(details.history.last?.spent.minorUnits == spent, "\(whose)")
        }
        // Budgets are the household's, whosever figures one looks at.
        try await household.ada.look(at: .mine)
        let page = try await household.ada.open("/plan")
        #expect(page.misuses == [] && page.html.contains("€300.00") && page.html.contains("€270.00"))
    }

    @Test func whatIsSpentWithoutABudgetIsThatOfThePerspective() async throws {
        for (whose, names) in [(Perspective.ours, ["Groceries"]), (.mine, ["Dining", "Groceries"]), (.all, ["Dining", "Groceries"])] {
            let overview = try await household.services(of: household.ada, whose).budgets().fetchBudgets(in: march)
            #expect(overview.unbudgeted.map(\.category.name).sorted() == names, "\(whose)")
        }
    }

    @Test func aBudgetLeadsToTheTransactionsThatItCounts() async throws {
        try await setBudget(300_00)
        let home = try await household.ada.household()
        try await home.add(
            -9_00, in: household.purse, payee: "Pop-up stall", category: "groceries", day: day("2026-03-14"), status: .pending)
        for (whose, payees) in [(Perspective.ours, ["Market"]), (.mine, ["Kiosk"]), (.all, ["Market", "Kiosk"])] {
            try await household.ada.look(at: whose)
            let page = try await household.ada.open("/plan/budgets/\(groceries)?month=2026-03")
            #expect(page.misuses == [] && page.html.contains("Whose figures"))
            let list = try await household.ada.open(try #require(page.html.href(before: "Show transactions</a>")))
            #expect(list.misuses == [])
            for payee in ["Market", "Kiosk", "Bistro", "Corner shop", "Pop-up stall"] {
                #expect(list.html.contains(payee) == payees.contains(payee), "\(payee): \(whose)")
            }
        }
    }

    /// All members are told the same, so nobody learns of a private purchase: of 150.00, 120.00 are spent that all see, and 220.00 in fact.
    @Test func aWarningCountsWhatAllMembersSee() async throws {
        try await setBudget(150_00)
        for member in [household.ada, household.grace] { try await member.look(at: .mine) }
        _ = try await household.ada.installation.runDue()
        let left = try euros(30_00)
        for member in [household.ada, household.grace] {
            let budgets = try await household.told(member).filter { [.budgetNear, .budgetSpent].contains($0.kind) }
            #expect(budgets.map(\.kind) == [.budgetNear] && budgets.map(\.amount) == [left])
        }
    }

    // MARK: - Forecast and expected money

    @Test func theForecastIsOfTheAccountsOfThePerspective() async throws {
        for (whose, names, total) in [
            (Perspective.ours, ["Joint"], Int64(2_930_00)), (.mine, ["Purse"], 807_50), (.all, ["Joint", "Purse"], 3_737_50),
        ] {
            let forecast = try await household.services(of: household.ada, whose).forecasts().fetchForecast(months: 3, whatIf: [])
            #expect(forecast.accounts.map(\.account.name).sorted() == names, "\(whose)")
            #expect(forecast.accounts.reduce(0) { $0 + ($1.history.last?.amount.minorUnits ?? 0) } == total, "\(whose)")
        }
        let nothing = try await household.services(of: household.vera, .mine).forecasts().fetchForecast(months: 3, whatIf: [])
        #expect(nothing.accounts.isEmpty)
    }

    @Test func expectedMoneyIsThatOfTheAccountsOfThePerspective() async throws {
        let services = try await household.ada.services()
        for (name, cents, account) in [
            ("Harbour lease", Int64(-800_00), household.joint.id), ("Boxing club", -20_00, household.purse.id), ("Newspaper", -5_00, nil),
        ] as [(String, Int64, ID<Account>?)] {
            _ = try await services.expected().addExpected(
                ExpectedDraft(name: name, amount: try euros(cents), cycle: .monthly, next: day("2026-03-20"), account: account))
        }
        // What names no account is the household's.
        for (whose, names, toPay) in [
            (Perspective.ours, ["Harbour lease", "Newspaper"], Int64(805_00)), (.mine, ["Boxing club"], 20_00),
            (.all, ["Boxing club", "Harbour lease", "Newspaper"], 825_00),
        ] {
            let expected = try await household.services(of: household.ada, whose).expected().fetchExpected()
            #expect(expected.items.map(\.item.name).sorted() == names, "\(whose)")
            #expect(expected.toPay.total.minorUnits == toPay, "\(whose)")
        }
    }
}
