import AccountsModel
import App
import Installation
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

/// Every page of More, with something on it, for those who may change it and for those who may look.
struct MorePagesTests {
    private static let fixed = [
        "/more", "/more/profile", "/more/household", "/more/security", "/more/sessions", "/more/members", "/more/members/leave",
        "/more/appearance", "/more/categories?archived=1",
        "/more/rules", "/more/rules/another", "/more/currencies", "/more/data", "/more/history", "/more/help", "/more/about?check=1",
    ]

    /// A household in which every list of More has rows.
    private func household() async throws -> (browser: Browser, paths: [String]) {
        let browser = try await Browser.signedIn()
        try await browser.importLines(["2026-03-02,Rewe,-12.50"])
        let services = try await browser.services()
        let groceries = try await services.categories().findCategory("groceries")
        let rule = try await services.categories().addRule(
            CategoryRule.Terms(payee: .contains("rewe"), category: groceries.id))
        try await services.rates().setRate(
            ExchangeRate(
                day: browser.today, base: try #require(Currency(code: "USD")), quote: try #require(Currency(code: "EUR")),
                rate: DecimalFigure(mantissa: 92, scale: 2), source: .typed))
        return (browser, Self.fixed + ["/more/categories/\(groceries.id)", "/more/rules/\(rule.id)"])
    }

    @Test func everyPageIsThereAndWellMade() async throws {
        let (browser, paths) = try await household()
        for path in paths {
            let screen = try await browser.open(path)
            #expect(screen.status == .found, "\(path)")
            #expect(screen.misuses == [], "\(path)")
        }
    }

    @Test func aViewerReadsAllOfItAndFindsNoButtonThatWrites() async throws {
        let (browser, paths) = try await household()
        let viewer = try await browser.signedIn(as: .viewer)
        let own = ["/more", "/more/profile", "/more/security", "/more/sessions", "/more/members/leave", "/more/appearance"]
        for path in paths where !path.hasPrefix("/more/rules/") {
            let screen = try await viewer.open(path)
            #expect(screen.status == .found, "\(path)")
            #expect(screen.misuses == [], "\(path)")
            // The one button is that of the side bar's menu, which hides amounts.
            let buttons = screen.html.components(of: "name=\"_action\" value=\"", upTo: "\"")
            if !own.contains(path) { #expect(buttons == ["amounts"], "\(path)") }
        }
        for path in paths where path.hasPrefix("/more/rules/") {
            #expect(try await viewer.open(path).status == .forbidden)
        }
    }

    @Test func whatAViewerPostsElsewhereIsRefused() async throws {
        let (browser, _) = try await household()
        let viewer = try await browser.signedIn(as: .viewer)
        for (button, path) in [("add-category", "/more/categories"), ("save", "/more/household"), ("add-rate", "/more/currencies")] {
            #expect(try await viewer.press(button, on: path, fields: [("name", "Boat")]).outcome == .forbidden)
        }
    }

    @Test(arguments: ["/more/categories/cat_1", "/more/categories/nonsense", "/more/rules/rul_1", "/more/history?before=x"])
    func whatIsNotThereIsNotFound(path: String) async throws {
        #expect(try await Browser.signedIn().open(path).status == .notFound)
    }
}
