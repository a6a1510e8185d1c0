import Localization
import MembersModel
import Models
import Navigation
import PlanModel
import ScreenTestSupport
import Services
import SubscriptionsModel
import Testing

@testable import App

/// All that is due, on Home and on its own page. Today is 15 March 2026.
struct DueScreenTests {

    private func household(_ language: String = "en-US") async throws -> Browser {
        let browser = try await Browser.signedIn()
        let services = try await browser.services()
        let euro = try #require(Currency(code: "EUR"))
        func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: euro) }
        _ = try await services.accounts().addAccount(AccountDraft(name: "Checking", kind: .checking, currency: euro))
        _ = try await services.expected().addExpected(
            ExpectedDraft(name: "Salary", amount: money(2_000_00), cycle: .monthly, next: Browser.march15.adding(days: 2)))
        for number in 1...6 {
            _ = try await services.subscriptions().addSubscription(
                SubscriptionDraft(
                    name: "Service \(number)", price: money(10_00), cycle: .monthly, next: Browser.march15.adding(days: 2 + number)))
        }
        return browser
    }

    @Test func seeAllLeadsToAllOfItByDayWithSigns() async throws {
        let browser = try await household()
        let home = try await browser.open("/").html
        let section = try #require(home.components(of: "id=\"due\"", upTo: "</section>").first)
        #expect(section.contains("Service 6") && section.contains("−€10.00") && section.contains("+€2,000.00"))
        #expect(home.contains("href=\"/due\""))
        let page = try await browser.open("/due").html
        for number in 1...6 { #expect(page.contains("Service \(number)")) }
        #expect(page.contains("+€2,000.00") && page.contains("−€10.00") && page.contains("−€60.00"))
        let days = page.components(of: "id=\"day-2026-03-", upTo: "\"").map { $0.suffix(2) }
        #expect(days == days.sorted() && days.count >= 7, "\(days)")
    }

    @Test func aPeriodShowsMoreOrLess() async throws {
        let browser = try await household()
        let week = try await browser.open("/due?days=7").html
        #expect(week.contains("Service 5") && !week.contains("Service 6"))
        let year = try await browser.open("/due?days=365").html
        #expect(year.contains("day-2027-02"))
        // A period that there is not is the standard one.
        let other = try await browser.open("/due?days=8").html
        #expect(other.contains("Service 6") && !other.contains("day-2026-05"))
    }

    @Test func anEmptyPageOffersTheNextStep() async throws {
        let browser = try await Browser.signedIn()
        let page = try await browser.open("/due").html
        #expect(page.contains("Nothing is due until") && page.contains("href=\"/plan/expected/new\""))
        let viewer = try await browser.signedIn(as: .viewer)
        #expect(try await !viewer.open("/due").html.contains("href=\"/plan/expected/new\""))
    }

    @Test func hiddenAmountsHaveNoTotals() async throws {
        let browser = try await household()
        try await browser.services().members().showBalance(false)
        let page = try await browser.open("/due").html
        #expect(page.contains("Salary") && !page.contains("2,000") && !page.contains("10.00"))
    }
}
