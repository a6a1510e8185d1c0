import Models
import Navigation
import PlanModel
import ScreenTestSupport
import Services
import Testing

@testable import App

/// Expected money in the browser. Today is 15 March 2026.
struct ExpectedScreenTests {

    private func browser() async throws -> Browser {
        let browser = try await Browser.signedIn()
        try await browser.addAccount("Checking")
        return browser
    }

    private func fields(_ changes: [(String, String)] = []) -> [(String, String)] {
        let values: [(String, String)] = [
            ("name", "Rent"), ("direction", "spending"), ("amount", "780"), ("every", "1"), ("unit", "month"), ("next", "2026-03-10"),
        ]
        return values.map { field in changes.first { $0.0 == field.0 } ?? field }
    }

    @Test func aBillIsAddedSettledAndOpenedAgain() async throws {
        let browser = try await browser()
        _ = try await browser.press("add", on: "/plan/expected/new", fields: fields())
        let services = try await browser.services()
        let item = try #require(try await services.expected().fetchExpected().items.first?.item)
        #expect(item.amount.minorUnits == -780_00 && item.cycle == .monthly)
        let path = "/plan/expected/\(item.id)"
        let list = try await browser.open("/plan/expected").html
        #expect(list.contains("Rent") && list.contains("Late since"))
        _ = try await browser.press("2026-03-10.came", on: path)
        #expect(try await services.expected().fetchExpected(id: item.id).summary.next?.due.description == "2026-04-10")
        _ = try await browser.press("2026-03-10.reopen", on: path)
        #expect(try await services.expected().fetchExpected(id: item.id).summary.status == .late)
        _ = try await browser.press("2026-03-10.skip", on: path)
        #expect(try await services.expected().fetchExpected(id: item.id).settled.map(\.state) == [.skipped])
    }

    @Test(arguments: [
        ("name", "", "A name is required"), ("amount", "", "The amount must be above zero"),
        ("amount", "-5", "The amount must be above zero"),
        ("every", "0", "It must return every"), ("next", "nonsense", "Enter a day"),
    ]) func whatIsWrongIsSaidAtItsField(field: String, value: String, sentence: String) async throws {
        let browser = try await browser()
        let (outcome, screen) = try await browser.press("add", on: "/plan/expected/new", fields: fields([(field, value)]))
        guard case .invalid = outcome else { throw NotAsExpected(what: "\(outcome)") }
        #expect(screen.html.contains(sentence))
        #expect(try await browser.services().expected().fetchExpected().items.isEmpty)
    }

    @Test func aNewHouseholdIsLedToWhatItsStatementsShow() async throws {
        let page = try await Browser.signedIn().open("/plan/expected").html
        #expect(page.contains("No expected money yet") && page.contains("/plan/expected/found"))
    }
}
