import App
import MembersModel
import Models
import Navigation
import PeopleModel
import ScreenTestSupport
import Services
import TestSupport
import TestTools
import Testing

/// Every route there is, seen by everybody who may come.
struct EveryRouteTests {
    @Test func everyPathIsUniqueAndLeadsToItsRoute() throws {
        let routes = FeatureList.standard.routes
        #expect(Set(routes.samples.map(\.path.text)).count == routes.samples.count)
        for route in routes.samples {
            #expect(try routes.route(path: route.path.absolute) == route)
            #expect(routes.parents(of: route).allSatisfy { $0.section == route.section }, "\(route.path.absolute)")
        }
    }

    @Test(arguments: FeatureList.standard.routes.samples)
    func signedOutEveryPathLeadsToSignIn(route: AppRoute) async throws {
        if route.feature is GuestRoute {
            // A link that opens nothing is not found; the sign-in screen would say that something is there.
            let browser = try await Browser.signedIn()
            browser.token = nil
            #expect(try await browser.open(route.path.absolute).status == .notFound)
            return
        }
        guard route.feature is AuthRoute else {
            let browser = try await Browser.signedIn()
            browser.token = nil
            let page = try await browser.open(route.path.absolute)
            #expect(page.html.contains("Welcome back"))
            #expect(!page.html.contains("tab-bar\""))
            return
        }
    }

    @Test func anIdThatNoRowHasIsNotFoundAndReadsTheSame() async throws {
        let browser = try await Browser.signedIn()
        let wellFormed = "acc_0123456789ABC"
        let card = try await browser.addCard()
        // That it was added is said on the next page, and only there.
        _ = try await browser.open("/")
        for shape in [
            "/accounts/ID", "/accounts/ID/edit", "/accounts/ID/transactions", "/accounts/ID/check", "/accounts/ID/import", "/cards/ID",
            "/cards/ID/settings", "/cards/ID/limits", "/cards/ID/block", "/cards/ID/activate", "/cards/ID/benefits/new",
            "/cards/\(card)/benefits/ID", "/cards/\(card)/benefits/ID/edit", "/savings/ID", "/savings/ID/edit", "/savings/goals/ID",
            "/savings/goals/ID/edit",
        ] {
            var pages: [String] = []
            for id in [wellFormed, "ACC123", "sample", "txn_0123456789ABC"] {
                let screen = try await browser.open(shape.replacing("ID", with: id))
                #expect(screen.status == .notFound, "\(shape) \(id)")
                pages.append(screen.html.replacing(id, with: "ID"))
            }
            #expect(Set(pages).count == 1, "\(shape)")
        }
        for shape in ["/accounts/transactions/ID", "/accounts/transactions/ID/edit", "/accounts/transactions/ID/split"] {
            for id in ["txn_0123456789ABC", "sample"] {
                #expect(try await browser.open(shape.replacing("ID", with: id)).status == .notFound, "\(shape) \(id)")
            }
        }
    }

    @Test func aViewerReadsEveryScreenAndOpensNoFormThatWrites() async throws {
        let owner = try await Browser.signedIn()
        let account = try await owner.addAccount("Checking")
        let session = try await owner.addBenefit()
        let saved = try await owner.addGoal()
        let viewer = try await owner.signedIn(as: .viewer)
        for path in [
            "/", "/search", "/accounts", "/accounts/\(account.id)", "/accounts/\(account.id)/transactions", "/more", "/more/profile",
            "/cards", "/cards/expiring", "/cards/value", "/cards/best", session.path, session.benefitPath,
        ] + saved.screens {
            #expect(try await viewer.open(path).status == .found, "\(path)")
        }
        for path in [
            "/add", "/accounts/new", "/accounts/\(account.id)/edit", "/accounts/\(account.id)/transactions/new", "/cards/new",
        ] + session.screens + saved.forms where ![session.path, session.benefitPath].contains(path) {
            #expect(try await viewer.open(path).status == .forbidden, "\(path)")
        }
    }

    @Test func noLinkLeadsAViewerToAScreenThatTheyMayNotOpen() async throws {
        let owner = try await Browser.signedIn()
        let home = try await owner.household()
        // The statement says another balance than its lines and those from before.
        let first = Statement.line("2026-03-02", "-12.50", "Corner Shop", id: "1")
        let second = Statement.line("2026-03-03", "-5.00", "Corner Shop", id: "2")
        try await home.take("first.ofx", Statement.ofx(lines: [first], balance: "100.00", on: "2026-03-02"))
        try await home.take("second.ofx", Statement.ofx(lines: [second], balance: "90.00", on: "2026-03-03"))
        let account = try #require(try await home.accounts.fetchAccounts(includingArchived: false).first?.account)
        let groceries = try await home.category("groceries")
        _ = try await home.categories.addRule(CategoryRule.Terms(payee: .contains("corner"), category: groceries))
        let imported = try #require(try await home.entries().first { $0.payee == "Corner Shop" })
        let viewer = try await owner.signedIn(as: .viewer)
        #expect(try await owner.open("/accounts/\(account.id)").html.contains("Find the difference"))
        #expect(try await viewer.open("/accounts/\(account.id)").html.contains("The statement of"))
        var followed: Set<String> = []
        for path in [
            "/", "/accounts", "/accounts/\(account.id)", "/accounts/\(account.id)/transactions", "/accounts/transactions/\(imported.id)",
            "/plan", "/plan/forecast", "/insights", "/more/help", "/more/rules", "/more/categories/\(groceries)", "/more/history",
            "/more/data", "/more/currencies", "/search?q=corner", "/savings", "/subscriptions", "/people", "/cards", "/transfer",
        ] {
            let page = try await viewer.open(path)
            #expect(page.status == .found, "\(path)")
            let links = PageReading(page.html).links.filter { !$0.hasPrefix("/files/") && !$0.hasPrefix("/assets/") }
            for link in links where followed.insert(link).inserted {
                #expect(try await viewer.open(link).status != .forbidden, "\(path) leads to \(link)")
            }
        }
    }

    @Test func aViewerHidesTheirOwnAmountsAndNobodyElses() async throws {
        let owner = try await Browser.signedIn()
        _ = try await owner.addAccount("Checking")
        let viewer = try await owner.signedIn(as: .viewer)
        _ = try await viewer.press("toggle-amounts", on: "/")
        #expect(try await viewer.open("/").html.contains("amount-hidden"))
        #expect(try await !owner.open("/").html.contains("amount-hidden"))
        // The side bar's menu does it on every screen.
        #expect(try await viewer.press("amounts", on: "/accounts").outcome == .stayed(notice: nil))
        #expect(try await !viewer.open("/").html.contains("amount-hidden"))
    }
}
