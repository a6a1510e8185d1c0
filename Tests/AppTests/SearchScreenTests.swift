import App
import Foundation
import Models
import Testing

struct SearchScreenTests {

    @Test func homeAndTheSideBarLeadToTheSearch() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(12_50, on: "Rewe", from: account, category: "groceries")
        let html = try await browser.open("/").html
        #expect(html.contains("<a href=\"/search\">Search</a>"))
        #expect(html.contains("<a class=\"side-item\" href=\"/search\">"))
        #expect(try await browser.open("/search").html.contains("<a class=\"side-item\" href=\"/search\" aria-current=\"page\">"))
    }

    @Test func aBlankSearchSaysWhatCanBeFound() async throws {
        let browser = try await Browser.signedIn()
        for path in ["/search", "/search?q=%20"] {
            #expect(try await browser.open(path).html.contains("Find a payee"))
        }
        let found = try await browser.open("/search?q=nowhere").html
        #expect(found.contains("Nothing found for “nowhere”"))
        #expect(!found.contains("Find a payee"))
    }

    @Test func payeesAndAccountsAreFoundByTheBeginningOfAWord() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Harbour savings")
        try await browser.spend(12_50, on: "Harbour café", from: account, category: "dining")
        try await browser.spend(3_00, on: "Baker", from: account, category: "groceries")
        let html = try await browser.open("/search?q=harb").html
        #expect(html.contains("Harbour savings"))
        #expect(html.contains("Harbour café"))
        #expect(!html.contains(">Baker<"))
    }

    @Test(arguments: ["1,234.56", "€1,234.56", "1234.56", "-1234.56 EUR"]) func amountsAreFoundAsTheyAreWritten(text: String) async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(1_234_56, on: "Piano", from: account, category: "shopping")
        try await browser.spend(12_50, on: "Strings", from: account, category: "shopping")
        let query = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let html = try await browser.open("/search?q=" + query).html
        #expect(html.contains("Piano") && !html.contains("Strings"))
    }
}
