import Models
import Navigation
import PlanModel
import ScreenTestSupport
import Services
import TestSupport
import TestTools
import Testing

@testable import App

/// The plan in the browser. Today is 15 March 2026.
struct PlanScreenTests {

    private func category(_ name: String, _ browser: Browser) async throws -> ID<Models.Category> {
        try await browser.services().categories().findCategory(name).id
    }

    private func budget(_ name: String, in month: String, _ browser: Browser) async throws -> Budget? {
        let found = try await browser.services().budgets().fetchBudget(
            of: try await category(name, browser), in: Month(of: try #require(Day("\(month)-01"))))
        return found.budget
    }

    /// The fields of the form of a month: the typed amounts by category, and what the form showed.
    private func fields(
        _ typed: [String: String], shown: [String: String] = [:], _ browser: Browser
    ) async throws -> [(String, String)] {
        let categories = try await browser.services().categories().fetchCategories(includingArchived: false).filter {
            $0.class == .spending
        }
        return categories.flatMap { category in
            [
                ("\(category.id).shown", shown[category.name] ?? ""), ("\(category.id).amount", typed[category.name] ?? ""),
            ]
        }
    }

    private func spend(_ units: Int64, _ name: String, on text: String, _ browser: Browser) async throws {
        let home = try await browser.household()
        let known = try await home.accounts.fetchAccounts(includingArchived: false).first?.account
        let account = if let known { known } else { try await home.account("Checking") }
        try await home.add(-units, in: account, payee: "Shop", category: name, day: day(text))
    }

    // MARK: - Tests

    @Test func aNewHouseholdIsAskedToSetBudgets() async throws {
        let page = try await Browser.signedIn().open("/plan").html
        #expect(page.contains("No budgets in this month") && page.contains("/plan/budgets?month=2026-03"))
    }

    @Test func aViewerIsNotAskedToSetBudgets() async throws {
        let viewer = try await Browser.signedIn().signedIn(as: .viewer)
        let page = try await viewer.open("/plan").html
        #expect(page.contains("No budgets in this month") && !page.contains("Set a budget") && !page.contains("/plan/budgets"))
    }

    @Test func aCategoryIsMadePartOfAnotherOnItsPage() async throws {
        let browser = try await Browser.signedIn()
        let (groceries, shopping) = (try await category("Groceries", browser), try await category("Shopping", browser))
        _ = try await browser.press(
            "save", on: "/more/categories/\(groceries)",
            fields: [("name", "Groceries"), ("icon", "cart"), ("whole", shopping.description)])
        #expect(try await browser.services().categories().fetchParts().parent(of: groceries) == shopping)
        #expect(try await !browser.open("/more/categories/\(shopping)").html.contains("No other category"))
        let typed = try await fields(["Shopping": "500", "Groceries": "300"], browser)
        _ = try await browser.press("save", on: "/plan/budgets", fields: typed)
        #expect(try await browser.open("/plan").html.contains("Part of Shopping"))
    }

    @Test func oneFormSetsTheAmountsOfAMonth() async throws {
        let browser = try await Browser.signedIn()
        let typed = try await fields(["Groceries": "400", "Dining": "80.50"], browser)
        let outcome = try await browser.press("save", on: "/plan/budgets", fields: typed).outcome
        guard case .moved(let link, _) = outcome, link.route == .plan(.overview) else { throw NotAsExpected(what: "\(outcome)") }
        #expect(browser.notice?.undo != nil)
        #expect(try await budget("Groceries", in: "2026-03", browser)?.amount.minorUnits == 400_00)
        #expect(try await budget("Dining", in: "2027-03", browser)?.amount.minorUnits == 80_50)
        #expect(try await budget("Dining", in: "2026-02", browser) == nil)
        try await spend(350_00, "Groceries", on: "2026-03-02", browser)
        try await spend(90_00, "Dining", on: "2026-03-03", browser)
        try await spend(15_00, "Pets", on: "2026-03-03", browser)
        let page = try await browser.open("/plan").html
        #expect(page.contains("€350.00 of €400.00") && page.contains("87 % spent") && page.contains("Over budget"))
        #expect(page.contains("Without a budget") && page.contains("€15.00 spent without a budget"))
        // Four figures, and the year as twelve bars that lead to their months.
        for figure in ["Income", "Planned", "Spent", "Left"] { #expect(page.contains("<dt>\(figure)</dt>"), "\(figure)") }
        #expect(page.contains("€480.50") && page.contains("/plan?month=2026-12") && page.contains("class=\"small-bars\""))
    }

    @Test func anAmountIsSetInItsRowAndTheUsualOneByOnePress() async throws {
        let browser = try await Browser.signedIn()
        for (month, units) in [("2025-12", 100_00), ("2026-01", 300_00), ("2026-02", 200_00), ("2026-03", 10_00)] {
            try await spend(Int64(units), "Groceries", on: "\(month)-05", browser)
        }
        let groceries = try await category("Groceries", browser)
        #expect(try await browser.open("/plan").html.contains("usual €200.00"))
        let outcome = try await browser.press(
            "save", on: "/plan", fields: [("\(groceries).shown", ""), ("\(groceries).amount", "150")]
        ).outcome
        guard case .stayed(let notice?) = outcome else { throw NotAsExpected(what: "\(outcome)") }
        #expect(notice.undo != nil)
        #expect(try await budget("Groceries", in: "2026-03", browser)?.amount.minorUnits == 150_00)
        let usual = try await browser.press("\(groceries).usual", on: "/plan").outcome
        guard case .stayed(_?) = usual else { throw NotAsExpected(what: "\(usual)") }
        #expect(try await budget("Groceries", in: "2026-03", browser)?.amount.minorUnits == 200_00)
        #expect(try await !browser.open("/plan").html.contains("usual €200.00"))
    }

    @Test func anInvalidAmountIsRefusedInItsRow() async throws {
        let browser = try await Browser.signedIn()
        try await spend(15_00, "Pets", on: "2026-03-03", browser)
        let pets = try await category("Pets", browser)
        let (outcome, screen) = try await browser.press(
            "save", on: "/plan", fields: [("\(pets).shown", ""), ("\(pets).amount", "abc")])
        #expect(outcome == .invalid, "\(outcome)")
        #expect(screen.html.contains("The amount of a budget must be zero or more") && screen.html.contains("value=\"abc\""))
    }

    @Test func aViewerSeesBudgetsWithoutFields() async throws {
        let browser = try await Browser.signedIn()
        try await spend(15_00, "Pets", on: "2026-03-03", browser)
        let html = try await browser.signedIn(as: .viewer).open("/plan").html
        #expect(html.contains("Pets") && !html.contains(".amount\""))
    }

    @Test func anAmountForOneMonthLeavesTheNextOne() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.press("save", on: "/plan/budgets", fields: try await fields(["Gifts": "20"], browser))
        let form = try FormReading(try await browser.open("/plan/budgets?month=2026-12").html, button: "save")
        let shown = ["Gifts": try #require(form["\(try await category("Gifts", browser)).shown"])]
        #expect(shown["Gifts"]?.isEmpty == false)
        _ = try await browser.press(
            "save", on: "/plan/budgets?month=2026-12", fields: try await fields(["Gifts": "300"], shown: shown, browser) + [("once", "1")])
        #expect(try await budget("Gifts", in: "2026-12", browser)?.amount.minorUnits == 300_00)
        #expect(try await budget("Gifts", in: "2027-01", browser)?.amount.minorUnits == 20_00)
        let page = try await browser.open("/plan/budgets?month=2027-01&fill=last").html
        #expect(page.contains("value=\"300.00\""))
    }

    @Test func suggestionsFillWhatIsEmpty() async throws {
        let browser = try await Browser.signedIn()
        for (month, units) in [("2025-12", 100_00), ("2026-01", 300_00), ("2026-02", 200_00)] {
            try await spend(Int64(units), "Groceries", on: "\(month)-05", browser)
        }
        let page = try await browser.open("/plan/budgets?fill=suggested").html
        #expect(page.contains("value=\"200.00\"") && page.contains("usually €200.00"))
    }

    @Test(arguments: ["-5", "abc", "99999999999999999"]) func anInvalidAmountIsRefusedAtItsField(text: String) async throws {
        let browser = try await Browser.signedIn()
        let (outcome, screen) = try await browser.press("save", on: "/plan/budgets", fields: try await fields(["Pets": text], browser))
        #expect(outcome == .invalid, "\(outcome)")
        #expect(screen.html.contains("The amount of a budget must be zero or more") && screen.html.contains("value=\"\(text)\""))
        #expect(try await budget("Pets", in: "2026-03", browser) == nil)
    }

    @Test func whoSavesSecondSeesTheOtherAmountFirst() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.press("save", on: "/plan/budgets", fields: try await fields(["Pets": "10"], browser))
        let late = try await browser.press("save", on: "/plan/budgets", fields: try await fields(["Pets": "25"], browser))
        #expect(late.outcome == .invalid, "\(late.outcome)")
        #expect(late.screen.html.contains("Somebody changed this to €10.00.") && late.screen.html.contains("value=\"25\""))
        // Saved again it replaces the other amount.
        let again = try FormReading(late.screen.html, button: "save")
        #expect(again["\(try await category("Pets", browser)).amount"] == "25")
        _ = try await browser.press("save", on: "/plan/budgets", fields: again.fields.map { ($0.name, $0.value) })
        #expect(try await budget("Pets", in: "2026-03", browser)?.amount.minorUnits == 25_00)
    }

    @Test func theBudgetOfACategoryIsChangedAndRemoved() async throws {
        let browser = try await Browser.signedIn()
        let path = "/plan/budgets/\(try await category("Travel", browser))"
        #expect(try await browser.open(path).html.contains("This category has no budget in this month."))
        _ = try await browser.press(
            "save", on: path, fields: [("shown", ""), ("amount", "1200"), ("period", "year"), ("carry-over", "surplus")])
        let stored = try #require(try await budget("Travel", in: "2026-03", browser))
        #expect(stored.period == .year && stored.carryOver == .surplus)
        let page = try await browser.open(path).html
        #expect(page.contains("Set aside in this month") && page.contains("€100.00"))
        #expect(page.contains("/transactions?category="))
        let asked = try await browser.press("remove", on: path, fields: [("shown", "1200.00 EUR year surplus")])
        #expect(asked.outcome == .asks, "\(asked.outcome)")
        _ = try await browser.press("remove", on: path, fields: [("shown", "1200.00 EUR year surplus")], confirmed: true)
        #expect(try await budget("Travel", in: "2026-03", browser) == nil)
    }

    @Test func aCategoryThatIsNotOfSpendingHasNoPage() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.open("/plan/budgets/\(try await category("Salary", browser))").status == .notFound)
        #expect(try await browser.open("/plan/budgets/cat_unknown").status == .notFound)
    }
}
