import AccountsModel
import App
import Foundation
import HTML
import HouseholdModel
import Installation
import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import TestTools
import Testing

struct CurrencyScreenTests {
    private let path = "/more/currencies"

    private func file(_ text: String) throws -> (TemporaryFile, [(String, UploadedFile)]) {
        let file = try TemporaryFile("eurofxref.csv", text)
        return (
            file, [("rate-file", UploadedFile(name: "eurofxref.csv", contentType: "text/csv", stagedAs: file.path, size: text.utf8.count))]
        )
    }

    @Test func aTypedRateIsListedAsItWasTyped() async throws {
        let browser = try await Browser.signedIn()
        let (outcome, _) = try await browser.press(
            "add-rate", on: path, fields: [("base", "USD"), ("quote", "EUR"), ("rate", "0,9234"), ("day", "2026-03-14")])
        #expect(outcome.english == .stayed(notice: Notice(.verbatim("1 USD is 0.9234 EUR"))))
        let html = try await browser.open(path).html
        #expect(html.contains("1 USD = 0.9234 EUR"))
        #expect(html.contains("Typed"))
        #expect(html.contains("Yesterday"))
    }

    @Test func ratesAreListedByCurrencyWithEarlierOnesFolded() async throws {
        let browser = try await Browser.signedIn()
        for (base, rate, day) in [("USD", "0.90", "2026-03-13"), ("USD", "0.92", "2026-03-14"), ("CHF", "1.04", "2026-03-12")] {
            _ = try await browser.press("add-rate", on: path, fields: [("base", base), ("quote", "EUR"), ("rate", rate), ("day", day)])
        }
        let html = try await browser.open(path).html
        let franc = try #require(html.range(of: "1 CHF = 1.04 EUR")).lowerBound
        let dollar = try #require(html.range(of: "1 USD = 0.92 EUR")).lowerBound
        let earlier = try #require(html.range(of: "1 earlier rate")).lowerBound
        #expect(franc < dollar && dollar < earlier)
        #expect(try #require(html.range(of: "1 USD = 0.9 EUR")).lowerBound > earlier)
        let found = try await browser.open(path + "?q=franc").html
        #expect(found.contains("1 CHF = 1.04 EUR") && !found.contains("1 USD"))
        #expect(try await browser.open(path + "?q=forint").html.contains("No rate of"))
    }

    @Test(arguments: ["", "0", "-1", "much"])
    func whatIsNoRateIsRefused(rate: String) async throws {
        let browser = try await Browser.signedIn()
        let (outcome, screen) = try await browser.press(
            "add-rate", on: path, fields: [("base", "USD"), ("quote", "EUR"), ("rate", rate), ("day", "2026-03-14")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Enter a number above zero"))
        #expect(try await browser.services().rates().fetchRates(limit: 10).isEmpty)
    }

    @Test func theFileOfTheCentralBankIsRead() async throws {
        let browser = try await Browser.signedIn()
        let (kept, files) = try file("Date, USD, JPY, \n13 March 2026, 1.0823, 161.2, \n")
        let (outcome, _) = try await browser.press("read-rates", on: path, files: files)
        #expect(outcome.english == .stayed(notice: Notice(.verbatim("2 rates read"))))
        #expect(try await browser.services().rates().fetchRates(limit: 10).map(\.quote.code) == ["JPY", "USD"])
        #expect(try await browser.open(path).html.contains("1 EUR = 1.0823 USD"))
        withExtendedLifetime(kept) {}
    }

    @Test func theCurrencyOfAllAccountsIsOffered() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await !browser.open(path).html.contains("Show totals in"))
        var household = try await browser.services().household().fetchHousehold()
        household.currency = try #require(Currency(code: "USD"))
        _ = try await browser.services().household().updateHousehold(household, version: nil)
        #expect(try await !browser.open("/").html.contains("Show totals in"))
        let euro = try #require(Currency(code: "EUR"))
        _ = try await browser.services().accounts().addAccount(
            AccountDraft(name: "Giro", kind: .checking, currency: euro, opening: Money(minorUnits: 5_00, currency: euro)))
        let home = try await browser.open("/").html
        #expect(home.contains("Show totals in EUR") && home.contains("href=\"\(path)\"") && home.contains("Without EUR"))
        let (outcome, screen) = try await browser.press("follow", on: path, fields: [])
        #expect(outcome.english == .stayed(notice: Notice(.verbatim("Totals are in EUR now"))))
        #expect(try await browser.services().household().fetchHousehold().currency == euro)
        #expect(try await !browser.open(path).html.contains("Show totals in"))
        #expect(try await !browser.open("/").html.contains("Show totals in"))
        withExtendedLifetime(screen) {}
    }

    @Test func anotherFileIsRefusedWithoutSayingWhereItLies() async throws {
        let browser = try await Browser.signedIn()
        let (kept, files) = try file("<html></html>\n")
        let (outcome, screen) = try await browser.press("read-rates", on: path, files: files)
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Line 1: This is not a rate file of the ECB"))
        #expect(!screen.html.contains(kept.path))
    }
}
