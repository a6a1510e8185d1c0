import Localization
import MembersModel
import Models
import Navigation
import PlanModel
import ScreenTestSupport
import Services
import TestSupport
import TestTools
import Testing

@testable import App

/// Home as it is shown. Today is 15 March 2026.
struct HomeScreenTests {

    private func household() async throws -> Browser {
        let browser = try await Browser.signedIn()
        let checking = try await browser.household().account("Checking", opening: 100_00, on: day("2026-01-10"))
        try await browser.spend(40_00, on: "Green Market", from: checking, category: "groceries")
        let services = try await browser.services()
        let euro = try #require(Currency(code: "EUR"))
        _ = try await services.expected().addExpected(
            ExpectedDraft(
                name: "Rent", amount: Money(minorUnits: -700_00, currency: euro), cycle: .monthly, next: Browser.march15.adding(days: 2),
                account: checking.id))
        return browser
    }

    private func section(_ id: String, of html: String) throws -> String {
        try #require(html.components(of: "id=\"\(id)\"", upTo: "</section>").first)
    }

    @Test func theFirstBlocksComeFirst() async throws {
        let html = try await household().open("/").html
        let order = ["Net worth", "To do", "This month", "Latest transactions", "Next 14 days", "Accounts"]
        let main = html.components(of: "<main", upTo: "</main>").joined()
        let places = try order.map { word in try #require(main.firstRange(of: ">\(word)</")).lowerBound }
        #expect(places == places.sorted())
        #expect(html.contains("phone-first") && html.contains("columns-5-4-3 columns-level"))
    }

    @Test func aPeriodIsChosenByItsLink() async throws {
        let browser = try await household()
        let year = try await browser.open("/").html
        #expect(year.contains("href=\"/?period=3m\"") && !year.contains("href=\"/?period=1y\""))
        let months = try await browser.open("/?period=3m").html
        #expect(months.contains("aria-current=\"true\">3M<"))
        #expect(try await browser.open("/?period=other").html.contains("aria-current=\"true\">1Y<"))
    }

    @Test func whatIsDueHasTheBalanceOfItsAccount() async throws {
        let due = try section("due", of: try await household().open("/").html)
        #expect(due.contains("Rent") && due.contains("−€700.00") && due.contains("Checking"))
        #expect(due.contains("Balance ") && due.contains("−€640.00"))
    }

    @Test func theMonthIsComparedWithWhatIsUsual() async throws {
        let html = try await household().open("/").html
        #expect(html.contains("Spent so far") && html.contains("€40.00 more than usual by now"))
    }

    @Test func tasksHaveTheirActions() async throws {
        let browser = try await household()
        let html = try await browser.open("/").html
        let tasks = try section("to-do", of: html)
        #expect(tasks.contains("Checking will run low") && tasks.contains(">See forecast</a>"))
        let quiet = try await Browser.signedIn()
        _ = try await quiet.addAccount("Checking")
        #expect(try section("to-do", of: try await quiet.open("/").html).contains("Nothing to do"))
    }

    @Test func hiddenAmountsAreNowhere() async throws {
        let browser = try await household()
        try await browser.services().members().showBalance(false)
        for path in ["/", "/?period=1m", "/?period=all"] {
            let html = try await browser.open(path).html
            #expect(html.contains("amount-hidden") && !html.contains("700.00") && !html.contains("40.00"), "\(path)")
        }
    }
}
