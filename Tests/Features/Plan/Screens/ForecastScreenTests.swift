import Foundation
import Models
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import TestTools
import Testing

@testable import App

/// The forecast in the browser. Today is 15 March 2026.
struct ForecastScreenTests {

    @discardableResult
    private func account(_ name: String, _ units: Int64, _ browser: Browser) async throws -> Account {
        try await browser.household().account(name, opening: units, on: day("2026-03-01"))
    }

    private func expect(_ units: Int64, of account: Account, on text: String, payee: String, _ browser: Browser) async throws {
        try await browser.household().add(units, in: account, payee: payee, day: day(text), status: .pending)
    }

    @Test func aHouseholdWithoutAccountsIsAskedToAddOne() async throws {
        let page = try await Browser.signedIn().open("/plan/forecast").html
        #expect(page.contains("No accounts yet") && page.contains("/accounts/new"))
    }

    @Test func theLowestPointIsNamedWithWhatLeadsThere() async throws {
        let browser = try await Browser.signedIn()
        let checking = try await account("Checking", 500_00, browser)
        try await account("Cash", 80_00, browser)
        try await expect(-450_00, of: checking, on: "2026-03-20", payee: "Hotel", browser)
        try await expect(300_00, of: checking, on: "2026-03-25", payee: "Tax office", browser)
        let page = try await browser.open("/plan/forecast?account=\(checking.id)").html
        #expect(page.contains("€50.00") && page.contains("Scheduled until Mar 20, 2026") && page.contains("Hotel"))
        // What comes later is named in the chart only.
        let leading = try #require(page.range(of: "id=\"forecast-leading\"")).upperBound
        let list = page[leading...].prefix { $0 != "\u{0}" }
        #expect(try !list[..<#require(list.range(of: "</ul>")).lowerBound].contains("Tax office"))
        #expect(page.contains("The forecast counts scheduled amounts only."))
        let all = try await browser.open("/plan/forecast").html
        #expect(all.contains("Lowest balance by account") && all.contains("€130.00"))
        let plan = try await browser.open("/plan").html
        #expect(plan.contains("/plan/forecast"))
    }

    @Test func allAccountsSayWhichOneFallsBelowZeroFirst() async throws {
        let browser = try await Browser.signedIn()
        let checking = try await account("Checking", 500_00, browser)
        try await account("Cash", 80_00, browser)
        try await expect(-450_00, of: checking, on: "2026-03-20", payee: "Hotel", browser)
        let fine = try await browser.open("/plan/forecast").html
        #expect(fine.contains("Lowest balance") && fine.contains("Checking · Mar 20, 2026") && !fine.contains("Below zero"))
        try await expect(-100_00, of: checking, on: "2026-03-25", payee: "Tax office", browser)
        let short = try await browser.open("/plan/forecast").html
        #expect(short.contains("Below zero") && short.contains("Checking · Mar 25, 2026") && short.contains("−€50.00"))
        #expect(short.contains("Scheduled until Mar 25, 2026") && short.contains("Tax office"))
    }

    @Test func anAmountIsTriedOutAndRemovedAgain() async throws {
        let browser = try await Browser.signedIn()
        let checking = try await account("Checking", 500_00, browser)
        let form = "amount=200&direction=out&day=2026-03-18&each=once&on=\(checking.id)"
        let page = try await browser.open("/plan/forecast?account=\(checking.id)&\(form)").html
        #expect(page.contains("€300.00") && page.contains("−€200.00"))
        let row = "\(checking.id):-20000:2026-03-18:once"
        #expect(page.contains("value=\"\(row)\""))
        // The form is empty again, and the row comes by the query.
        let again = try await browser.open("/plan/forecast?account=\(checking.id)&what-if=\(row)").html
        #expect(again.contains("€300.00") && again.contains("href=\"/plan/forecast?account=\(checking.id)&amp;months=3\""))
        let plain = try await browser.open("/plan/forecast?account=\(checking.id)").html
        #expect(!plain.contains("€300.00"))
    }

    @Test func whatCannotBeTriedOutIsSaidAtItsField() async throws {
        let browser = try await Browser.signedIn()
        let checking = try await account("Checking", 500_00, browser)
        let page = try await browser.open("/plan/forecast?amount=abc&day=2025-01-01&on=\(checking.id)").html
        #expect(
            page.contains("Type an amount above zero") && page.contains("Choose a day within the next") && page.contains("value=\"abc\""))
        // A day behind the shown months is no error.
        let late = try await browser.open("/plan/forecast?amount=5&day=2026-12-01&on=\(checking.id)").html
        #expect(late.contains("Every month") && late.contains("Dec 1, 2026"))
        let odd = try await browser.open("/plan/forecast?months=99&account=nobody&show=x&what-if=acc_1:5:2026-13-01:once,,:").html
        #expect(odd.contains("Lowest balance"))
    }
}
