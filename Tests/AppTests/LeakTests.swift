import App
import Models
import Navigation
import ScreenKit
import Services
import Testing

/// A screen lives as long as one request. Nothing of it may stay behind, or a server that runs for months would grow.
struct LeakTests {
    @Test func aThousandScreensLeaveNothingBehind() async throws {
        let browser = try await Browser.signedIn()
        let paths = try await Self.paths(in: browser)
        for round in 0..<(1_000 / paths.count + 1) {
            for path in paths { try await Self.open(path, in: browser, round: round) }
        }
    }

    @Test func aViewModelKeepsNoCoordinatorAlive() async throws {
        let browser = try await Browser.signedIn()
        for path in try await Self.paths(in: browser) {
            weak var app: AppCoordinator?
            var children: [WeakReference] = []
            var model: (any ScreenModel)?
            do {
                let screen = try await browser.open(path)
                app = screen.coordinator
                children = screen.coordinator.children.values.map { WeakReference($0) }
                model = screen.model
                #expect(model != nil && !children.isEmpty, "\(path)")
            }
            #expect(app == nil, "\(path) keeps the app's coordinator")
            #expect(children.allSatisfy { $0.object == nil }, "\(path) keeps its coordinator")
            withExtendedLifetime(model) {}
        }
    }

    private struct WeakReference {
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    /// Opens a screen, drops it, and looks for what is left.
    private static func open(_ path: String, in browser: Browser, round: Int) async throws {
        weak var screen: Screen?
        weak var coordinator: AppCoordinator?
        weak var model: (any ScreenModel)?
        do {
            let opened = try await browser.open(path)
            (screen, coordinator, model) = (opened, opened.coordinator, opened.model)
            #expect(opened.html.contains("</html>"))
        }
        #expect(screen == nil && coordinator == nil && model == nil, "\(path) in round \(round)")
    }

    private static func paths(in browser: Browser) async throws -> [String] {
        let account = try await browser.addAccount("Checking")
        let change = try await browser.spend(12_50, on: "Rewe", from: account)
        let transaction = "/accounts/transactions/\(change.transactions[0].id)"
        let saved = try await browser.addGoal()
        return [
            "/", "/search", "/add", "/accounts", "/accounts/new", "/accounts/\(account.id)", "/accounts/\(account.id)/edit",
            "/accounts/\(account.id)/transactions", "/accounts/\(account.id)/transactions/new", "/accounts/\(account.id)/import",
            "/accounts/\(account.id)/check", "/accounts/\(account.id)/statement/2026/3", transaction, transaction + "/edit",
            transaction + "/split", "/more", "/more/profile", "/more/household", "/more/security", "/more/sessions", "/more/appearance",
            "/more/notifications", "/notifications", "/more/categories", "/more/rules", "/more/data", "/more/history", "/more/currencies",
            "/more/help", "/more/about", "/cards", "/cards/new", "/cards/new?custom=1", "/cards?order=1", "/cards/expiring", "/cards/value",
            "/cards/best?category=travel",
            "/savings/goals?order=1", "/savings?months=24",
        ] + saved.screens + saved.forms + (try await browser.addBenefit().screens)
    }
}
