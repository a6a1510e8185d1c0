import InsightsModel
import Models
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import TestTools
import Testing

@testable import App

/// Insights in the browser. Today is 15 March 2026.
struct InsightsScreenTests {
    private let browser: Browser
    private let checking: Account

    init() async throws {
        browser = try await Browser.signedIn()
        checking = try await browser.household().account("Checking", opening: 1_000_00, on: day("2025-01-01"))
    }

    private func add(_ units: Int64, _ category: String, _ text: String, payee: String = "", tags: [String] = []) async throws {
        try await browser.household().add(units, in: checking, payee: payee, category: category, day: day(text), tags: tags)
    }

    @Test func aHouseholdWithoutTransactionsIsAskedToImport() async throws {
        let fresh = try await Browser.signedIn()
        let page = try await fresh.open("/insights").html
        #expect(page.contains("Nothing to report on yet") && page.contains("/accounts/any/import"))
        for route in InsightsRoute.allCases {
            let screen = try await fresh.open(route.path.absolute)
            #expect(screen.status == .found && screen.misuses == [], "\(route)")
        }
    }

    @Test func theOverviewShowsTheMonthAgainstTheSameDaysOfTheMonthBefore() async throws {
        try await add(-120_00, "groceries", "2026-03-02", payee: "Market")
        try await add(-100_00, "groceries", "2026-02-03", payee: "Market")
        // After the same days of the month before, so it does not count there.
        try await add(-900_00, "travel", "2026-02-25")
        let page = try await browser.open("/insights").html
        #expect(page.contains(">Spent</a>") && page.contains("change-mark worse") && page.contains("+€20.00"))
        #expect(page.contains("€120.00, was €100.00") && page.contains(">Before</th>"))
        // Another period, division and comparison.
        let months = try await browser.open("/insights?period=3-months&by=payee&compare=none").html
        #expect(months.contains("€1,120.00") && months.contains(">Market</a>"))
    }

    @Test func aPartOfAMonthLeadsToItsTransactions() async throws {
        try await add(-120_00, "groceries", "2026-03-02", payee: "Market")
        try await add(-30_00, "dining", "2026-02-05", payee: "Bistro")
        // More was refunded than spent.
        try await add(50_00, "dining", "2026-02-06", payee: "Refunded dinner")
        let page = try await browser.open("/insights?period=3-months").html
        #expect(page.contains("id=\"spending-months-title\"") && page.contains(">Other categories</span></a>"))
        let groceries = try #require(page.href(before: "aria-label=\"March 2026 · Groceries €120.00\""))
        let list = try await browser.open(groceries).html
        #expect(list.contains("Market") && !list.contains("Bistro"))
        let rest = try #require(page.href(before: "aria-label=\"February 2026 · Other categories \u{2212}€20.00\""))
        let others = try await browser.open(rest).html
        #expect(others.contains("Bistro") && others.contains("Refunded dinner") && !others.contains("Market"))
        // The table behind the icon has the exact amounts.
        #expect(page.contains(">Total</th>") && page.contains("\u{2212}€20.00</td>"))
        // Without spending there is no chart.
        #expect(try await !browser.open("/insights?from=2025-06-01&until=2025-06-30").html.contains("spending-months-title"))
    }

    @Test func aFigureLeadsToTheTransactionsThatMakeItUp() async throws {
        try await add(-120_00, "groceries", "2026-03-02", payee: "Market")
        try await add(-7_00, "groceries", "2026-03-03", payee: "Market Hall")
        try await add(40_00, "salary", "2026-03-04", payee: "Market")
        let page = try await browser.open("/insights/spending?by=payee")
        let link = try #require(page.html.href(before: ">Market</a>"))
        let list = try await browser.open(link).html
        #expect(list.contains("€120.00") && !list.contains("Market Hall") && !list.contains("€40.00"))
        #expect(list.contains("href=\"/insights/spending?by=payee\""))
        let byCategory = try await browser.open("/insights/spending").html
        let groceries = try await browser.open(try #require(byCategory.href(before: ">Groceries</a>"))).html
        #expect(groceries.contains("€120.00") && groceries.contains("€7.00"))
    }

    @Test func aCategoryIsLeftOutOfEveryFigure() async throws {
        try await add(-120_00, "groceries", "2026-03-02", payee: "Market")
        try await add(-800_00, "travel", "2026-03-03", payee: "Hotel")
        let travel = try await browser.services().categories().findCategory("travel").id
        let page = try await browser.open("/insights/spending?by=payee&exclude=\(travel)").html
        #expect(page.contains("€120.00") && !page.contains("Hotel") && page.contains("Without Travel"))
        let unknown = try await browser.open("/insights/spending?exclude=cat_0000000000000&exclude=%22%3E")
        #expect(unknown.status == .found && unknown.html.contains("€920.00"))
    }

    @Test func taggedSpendingCountsWithEachTagAndOnceInTheTotal() async throws {
        try await add(-30_00, "travel", "2026-03-02", tags: ["trip", "family"])
        try await add(-5_00, "dining", "2026-03-03")
        let page = try await browser.open("/insights/spending?by=tag").html
        #expect(page.contains("trip") && page.contains("family") && page.contains("Without a tag") && page.contains("€35.00"))
        #expect(page.contains("counts with each of them"))
    }

    @Test func daysInTheWrongOrderAreRejectedAtTheirField() async throws {
        try await add(-30_00, "travel", "2026-03-02")
        let page = try await browser.open("/insights/spending?from=2026-03-10&until=2026-03-01")
        #expect(page.status == .found && page.html.contains("The last day must not be before the first day"))
        let unreadable = try await browser.open("/insights/cash-flow?from=never&until=2026-02-30")
        #expect(unreadable.status == .found && unreadable.html.contains("Day must be a valid date"))
    }

    @Test func aPeriodOfAHundredYearsShowsTheMonthsThatThereAre() async throws {
        try await add(-30_00, "travel", "2025-03-02")
        let page = try await browser.open("/insights/cash-flow?from=1930-01-01&until=2030-12-31")
        #expect(page.status == .found)
        #expect(page.html.contains("March 2025") && !page.html.contains("March 1990") && !page.html.contains("March 2027"))
    }

    @Test func cashFlowNamesWhatWasSaved() async throws {
        try await add(2_000_00, "salary", "2026-02-01", payee: "Employer")
        try await add(-1_500_00, "housing", "2026-02-02", payee: "Landlord")
        let page = try await browser.open("/insights/cash-flow?period=last-month").html
        #expect(page.contains("€500.00") && page.contains("25% of income"))
        // Sources on the left, purposes and what is left on the right.
        #expect(page.contains("id=\"flow-title\"") && page.contains("Surplus · €500.00"))
    }

    @Test func refundsBeyondPurchasesAreASourceOfTheFlow() async throws {
        try await add(100_00, "salary", "2026-02-01")
        try await add(40_00, "shopping", "2026-02-02", payee: "Shop")
        try await add(-60_00, "dining", "2026-02-03")
        let page = try await browser.open("/insights/cash-flow?period=last-month").html
        #expect(page.contains("Shopping · €40.00") && page.contains("Surplus · €80.00"))
    }

    @Test func netWorthIsThatOfHomeToday() async throws {
        try await add(-120_00, "groceries", "2026-02-02")
        let page = try await browser.open("/insights/net-worth").html
        #expect(page.contains("Net worth on Mar 15, 2026") && page.contains("€880.00") && page.contains("Checking"))
        // The bubble of February says what moved it, there and in the overview.
        #expect(page.contains("aria-label=\"Feb 28, 2026 · €880.00 · Checking \u{2212}€120.00\""))
        #expect(try await browser.open("/insights").html.contains("aria-label=\"Feb 28, 2026 · €880.00 · Checking \u{2212}€120.00\""))
    }

    @Test func changesShowTheTransactionsThatMadeThem() async throws {
        try await add(-100_00, "dining", "2026-02-02", payee: "Bistro")
        try await add(-300_00, "dining", "2026-03-02", payee: "Wedding dinner")
        try await add(-1_00, "pets", "2026-03-02", payee: "Too small to mention")
        let page = try await browser.open("/insights/changes").html
        #expect(page.contains("Dining cost 200% more than before: €300.00 after €100.00") && page.contains("Wedding dinner"))
        #expect(!page.contains("Too small to mention"))
    }

    @Test func yearsStandBesideOneAnother() async throws {
        try await add(-100_00, "dining", "2025-02-02")
        try await add(-300_00, "dining", "2025-11-02")
        try await add(-150_00, "dining", "2026-02-02")
        let page = try await browser.open("/insights/years").html
        #expect(page.contains("€400.00") && page.contains("€150.00") && page.contains("2026: 50% more than €100.00"))
    }
}
