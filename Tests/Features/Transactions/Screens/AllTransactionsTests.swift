import HomeModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing
import TransactionsModel

@testable import App

/// The list of the transactions of all accounts.
struct AllTransactionsTests {
    private static let path = TransactionsRoute.all.path.absolute

    @Test func aTransferBetweenOwnAccountsIsOneRowAndAddsNothing() async throws {
        let session = try await AppSession.begin()
        try await session.add("Salary", 100_00)
        try await session.move(30_00, "To save")
        let html = try await session.browser.open(Self.path).html
        #expect(html.components(">To save</a>") == 1)
        #expect(html.contains("to Savings") && html.contains("2 transactions") && html.contains("+€100.00"))
        // In the list of an account it is an entry like any other.
        let saved = try await session.browser.open(TransactionsRoute.list(accountId: session.savings.id.description).path.absolute).html
        #expect(saved.components(">To save</a>") == 1 && saved.contains("+€30.00"))
        // Seen from that account alone, the money came from elsewhere.
        let chosen = try await session.browser.open(Self.path + "?account=\(session.savings.id)").html
        #expect(chosen.components(">To save</a>") == 1 && chosen.contains("1 transaction") && chosen.contains("+€30.00"))
    }

    @Test func severalAccountsCategoriesAndTagsAreChosenAtOnce() async throws {
        let session = try await AppSession.begin()
        try await session.add("Bakery", -4_00, category: "Groceries", tags: ["food"])
        try await session.add("Rent", -900_00, category: "Housing")
        try await session.add("Cinema", -9_00, category: "Entertainment", tags: ["food", "trip"])
        let both = "?category=\(try await session.category("Groceries"))&category=\(try await session.category("Housing"))"
        #expect(try await payees(both, session) == ["Bakery", "Rent"])
        #expect(try await payees(both + "&q=rent", session) == ["Rent"])
        #expect(try await payees(both + "&account=\(session.savings.id)", session) == [])
        #expect(
            try await payees("?account=\(session.savings.id)&account=\(session.checking.id)&tag=food", session) == ["Bakery", "Cinema"])
        #expect(try await payees("?tag=food&tag=trip", session) == ["Cinema"])
        let html = try await session.browser.open(Self.path + both).html
        #expect(html.contains("2 transactions") && html.contains("\u{2212}€904.00") && html.contains(">Housing</a>"))
    }

    @Test func aSplitOverTwoChosenCategoriesIsOneRow() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -2_00)
        let amount = Money(minorUnits: -1_00, currency: session.checking.currency)
        var parts: [SplitPart] = []
        for name in ["Groceries", "Housing"] {
            parts.append(SplitPart(amount: amount, category: try await session.services.categories().findCategory(name).id))
        }
        _ = try await session.services.transactions().splitTransaction(id: id, into: parts, revision: nil)
        let html = try await session.browser.open(Self.path + "?category=\(parts[0].category)&category=\(parts[1].category)").html
        #expect(html.components(">Market</a>") == 1 && html.contains("1 transaction"))
    }

    @Test(arguments: [
        ("", ["Ada", "Cleo", "Bo"]), ("sort=day", ["Bo", "Cleo", "Ada"]), ("sort=amount", ["Bo", "Cleo", "Ada"]),
        ("sort=-amount", ["Ada", "Cleo", "Bo"]), ("sort=payee", ["Ada", "Bo", "Cleo"]), ("sort=-payee", ["Cleo", "Bo", "Ada"]),
    ])
    func theListIsSorted(query: String, payees expected: [String]) async throws {
        let session = try await AppSession.begin()
        try await session.add("Bo", -9_00, on: session.today.adding(days: -2))
        try await session.add("Cleo", -5_00, on: session.today.adding(days: -1))
        try await session.add("Ada", 7_00)
        let html = try await session.browser.open(Self.path + "?" + query).html
        let places = try expected.map { try #require(html.firstRange(of: ">\($0)</a>")).lowerBound }
        #expect(places == places.sorted())
    }

    @Test func aSortedListGoesOnWhereItsPageEnds() async throws {
        let session = try await AppSession.begin()
        for number in 10..<70 { try await session.add("Shop \(number)", -1_00) }
        let first = try await session.browser.open(Self.path + "?sort=payee").html
        #expect(first.components("data-skeleton=\"detail\"") == 50 && first.contains("60 transactions"))
        #expect(first.contains("offset=50"))
        let second = try await session.browser.open(Self.path + "?sort=payee&offset=50").html
        #expect(second.components("data-skeleton=\"detail\"") == 10 && second.contains(">Shop 69</a>") && !second.contains("data-more"))
    }

    @Test func sumsOfAPeriodComeFromTotals() async throws {
        let session = try await AppSession.begin()
        try await session.add("Long ago", -50_00, on: session.today.adding(days: -60))
        try await session.add("Bakery", -4_00, on: session.today.adding(days: -3))
        try await session.add("Salary", 100_00)
        let html = try await session.browser.open(
            Self.path + "?from=\(session.today.adding(days: -9))&until=\(session.today.adding(days: -1))"
        ).html
        #expect(html.contains("1 transaction") && html.contains("\u{2212}€4.00") && !html.contains(">Salary</a>"))
        #expect(try await session.browser.open(Self.path).html.contains("+€46.00"))
    }

    @Test func aTransactionLeadsBackToTheListAsItWasFiltered() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Bakery", -4_00)
        let html = try await session.browser.open(Self.path + "?q=bakery").html
        let link = session.detail(id) + "?back=/transactions?q%3Dbakery"
        #expect(html.contains("accounts/transactions/\(id)?back="))
        #expect(try await session.browser.open(link).html.contains("href=\"/transactions?q=bakery\""))
        // What is no path of this site leads nowhere.
        #expect(
            try await !session.browser.open(session.detail(id) + "?back=https://elsewhere.example").html.contains(
                "href=\"https://elsewhere"))
    }

    @Test func payeeAndCategoryAreChangedInTheRow() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Bakery", -4_00, category: "Groceries")
        try await session.move(30_00, "To save")
        let list = try await session.browser.open(Self.path + "?q=bakery")
        #expect(list.html.contains("/transactions?q=bakery&amp;edit=\(id)"))
        let path = Self.path + "?q=bakery&edit=\(id)"
        let page = try await session.browser.open(path)
        #expect(page.misuses.isEmpty && page.html.contains("value=\"Bakery\""))
        let (payee, category) = (try name("entry-payee", in: page.html), try name("entry-category", in: page.html))
        let button = try name("save-entry", in: page.html)
        let (outcome, _) = try await session.browser.press(
            button, on: path, fields: [(payee, "Corner bakery"), (category, try await session.category("Dining"))])
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == Self.path + "?q=bakery" && notice.undo != nil)
        let entry = try #require(try await session.entries().first { $0.id == id })
        #expect(entry.payee == "Corner bakery" && entry.counterparts.map(\.name) == ["Dining"])
        // The page from before the change says that somebody else changed it.
        let (late, screen) = try await session.browser.press(
            button, on: path.replacing("bakery", with: "corner"), fields: [(payee, "Mine"), (try name("revision", in: page.html), "1")])
        #expect(late == .invalid && screen.html.contains("Somebody else changed this transaction"))
    }

    @Test func aTransactionStandsBesideTheList() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Bakery", -4_00, category: "Groceries")
        #expect(try await session.browser.open(Self.path).html.contains("data-beside=\"/transactions?show=\(id)\""))
        let html = try await session.browser.open(Self.path + "?show=\(id)").html
        #expect(html.contains("id=\"panel\"") && html.contains("About this transaction") && html.contains("aria-current=\"true\""))
        #expect(html.contains("with-panel") && !html.contains("Sums of the list"))
        #expect(try await !session.browser.open(Self.path + "?show=txn_0123456789ABC").html.contains("id=\"panel\""))
    }

    @Test func whatIsListedIsSummedBesideTheListWhileNoTransactionStandsThere() async throws {
        let session = try await AppSession.begin()
        try await session.add("Salary", 100_00, category: "Salary")
        try await session.add("Bakery", -4_00, category: "Groceries")
        let html = try await session.browser.open(Self.path).html
        #expect(
            html.contains("Sums of the list") && html.contains("Money in") && html.contains("Money out") && html.contains("By category"))
        #expect(html.contains("+€96.00") && html.contains("\u{2212}€4.00"))
        #expect(html.contains("href=\"/transactions?category=\(try await session.category("Groceries"))\""))
        // The list of an account has them, too.
        #expect(try await session.browser.open(session.list).html.contains("Sums of the list"))
    }

    @Test func theRailLeadsToAccountsCategoriesAndSavedSearches() async throws {
        let session = try await AppSession.begin()
        try await session.add("Bakery", -4_00, category: "Groceries")
        try await session.browser.services().search().save("bakery", name: "Breakfast")
        let html = try await session.browser.open(Self.path).html
        #expect(html.contains(">Breakfast</span>") && html.contains("href=\"/transactions?q=bakery\""))
        #expect(html.contains("href=\"/transactions?account=\(session.savings.id)\""))
        #expect(html.contains("Spent this month") && html.contains("until=2026-03-15&amp;category="))
        // A second press removes the filter.
        let chosen = try await session.browser.open(Self.path + "?account=\(session.savings.id)").html
        #expect(chosen.contains("class=\"rail-link\" href=\"/transactions\" data-keep=\"\" aria-current=\"true\""))
        // The list of one account has no rail.
        #expect(try await !session.browser.open(session.list).html.contains("register-rail"))
    }

    @Test func whoCameFromTheListReturnsToItAfterDeleting() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Bakery", -4_00)
        let (outcome, _) = try await session.browser.press(
            "delete", on: session.detail(id) + "?back=/transactions?q%3Dbakery", confirmed: true)
        guard case .moved(let link, _) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == "/transactions?q=bakery")
    }

    @Test func aViewerTicksAndChangesNothing() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Bakery", -4_00, category: "Groceries")
        let viewer = try await session.browser.signedIn(as: .viewer)
        for query in ["", "?select=1", "?edit=\(id)"] {
            let html = try await viewer.open(Self.path + query).html
            #expect(
                html.contains(">Bakery</a>") && !html.contains("checkbox\" form") && !html.contains("entry-payee")
                    && !html.contains("id=\"several\""))
        }
    }

    /// The full name of a field or button that ends in a word.
    private func name(_ word: String, in html: String) throws -> String {
        let pattern = try Regex("(?:name|value)=\"([^\"]*\(word))\"")
        return String(try #require(html.firstMatch(of: pattern)?.output[1].substring))
    }

    private func payees(_ query: String, _ session: AppSession) async throws -> [String] {
        let html = try await session.browser.open(Self.path + query).html
        return ["Bakery", "Cinema", "Rent"].filter { html.contains(">\($0)</a>") }
    }
}
