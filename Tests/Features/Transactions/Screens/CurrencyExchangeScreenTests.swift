import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

@testable import App

/// A transfer between own accounts of different currencies, as a person enters it.
struct CurrencyExchangeScreenTests {
    private let session: AppSession
    private let dollars: Account

    init() async throws {
        session = try await AppSession.begin()
        let dollar = try #require(Currency(code: "USD"))
        dollars = try await session.services.accounts().addAccount(AccountDraft(name: "Dollars", kind: .cash, currency: dollar)).account
    }

    private func fields(_ received: String, amount: String = "100") -> [(String, String)] {
        [
            ("type", "transfer"), ("amount", amount), ("payee", "Exchange office"), ("day", "2026-03-15"),
            ("account", session.checking.id.description), ("to-account", dollars.id.description), ("received", received),
        ]
    }

    @Test func whatArrivesIsAskedForAndTheRateStandsInTheDetail() async throws {
        let (refused, form) = try await session.browser.press("add", on: session.new, fields: fields(""))
        #expect(refused == .invalid)
        #expect(form.html.contains("Enter what arrives in USD"))
        #expect(form.html.contains("What arrives is in USD."))
        #expect(try await session.entries().isEmpty)
        let (outcome, _) = try await session.browser.press("add", on: session.new, fields: fields("108.64"))
        guard case .moved(let link, _) = outcome else { return #expect(Bool(false), "\(outcome)") }
        let detail = try await session.browser.open(link.path).html
        #expect(detail.contains("1 EUR = 1.0864 USD"))
        #expect(detail.contains("$108.64"))
        #expect(!detail.contains("id=\"parts\""))
        let there = try await session.services.transactions().fetchEntries(EntryQuery(account: dollars.id)).entries
        #expect(there.map(\.amount.minorUnits) == [108_64])
        #expect(try await session.browser.open("/more/currencies").html.contains("1 EUR = 1.0864 USD"))
    }

    @Test func theRateIsSaidWhileItIsTyped() async throws {
        let (outcome, screen) = try await session.browser.press("sum", on: session.new, fields: fields("108.64"))
        #expect(outcome == .shows)
        #expect(screen.html.contains("id=\"sum\">1 EUR = 1.0864 USD</p>"))
        #expect(try await session.entries().isEmpty)
        _ = try await session.browser.press("add", on: session.new, fields: fields("108.64"))
        let (_, next) = try await session.browser.press("sum", on: session.new, fields: fields(""))
        #expect(next.html.contains("The last rate is 1 EUR = 1.0864 USD, of Mar 15, 2026."))
    }

    @Test func bothAmountsAreEditedAndCanBeTakenBack() async throws {
        _ = try await session.browser.press("add", on: session.new, fields: fields("108.64"))
        let entry = try #require(try await session.entries().first)
        let form = try await session.browser.open(session.edit(entry.id)).html
        #expect(form.contains("value=\"108.64\""))
        let (outcome, _) = try await session.browser.press(
            "save", on: session.edit(entry.id), fields: [("revision", "1"), ("amount", "90"), ("received", "99"), ("day", "2026-03-15")])
        guard case .moved = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(try await session.group(entry.id).parts.map(\.amount.minorUnits) == [90_00, 99_00])
        let copy = try await session.browser.open(session.new + "?copy=\(entry.id)").html
        #expect(copy.contains("value=\"99.00\""))
    }

    @Test func inOneCurrencyNothingIsAskedFor() async throws {
        var same = fields("5")
        same[5].1 = session.savings.id.description
        let (outcome, screen) = try await session.browser.press("add", on: session.new, fields: same)
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Both accounts are in EUR: leave this empty"))
        same[6].1 = ""
        _ = try await session.browser.press("add", on: session.new, fields: same)
        #expect(try await session.entries().first?.counterparts.map(\.name) == ["Savings"])
    }
}
