import App
import Foundation
import HomeModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

struct SearchScreenTests {

    @Test func homeAndTheSideBarLeadToTheSearch() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(12_50, on: "Rewe", from: account, category: "groceries")
        let html = try await browser.open("/").html
        #expect(html.contains("<a href=\"/search\">Search</a>"))
        #expect(html.contains("<a class=\"side-item\" href=\"/search\">"))
        #expect(html.contains("<a class=\"bar-action phone-only\" href=\"/search\" aria-label=\"Search everything\" data-sheet=\"\">"))
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

    // MARK: - Chips and names

    @Test func eachTermIsAChipThatRemovesIt() async throws {
        let browser = try await Browser.signedIn()
        let html = try await browser.open("/search?q=rent%20-cash%20category:food%20%3E10").html
        for (title, rest) in [
            ("“rent”", "-cash%20category%3Afood%20%3E10"), ("Not: “cash”", "rent%20category%3Afood%20%3E10"),
            ("Category: food", "rent%20-cash%20%3E10"), ("More than 10", "rent%20-cash%20category%3Afood"),
        ] {
            #expect(html.contains("href=\"/search?q=\(rest)\" aria-current=\"true\"") && html.contains(title), "\(title)")
        }
        #expect(html.contains("There is no category called “food”."))
    }

    @Test func allHitsLeadToTheListWithTheSameSearch() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        for number in 1...3 { try await browser.spend(Int64(number) * 5_00, on: "Corner Shop", from: account, category: "groceries") }
        try await browser.spend(9_00, on: "Corner Bar", from: account, category: "dining")
        let html = try await browser.open("/search?q=corner%20category:groceries%20%3E5").html
        #expect(html.contains(">All 2<") && html.contains("href=\"/transactions?q=corner%20category%3Agroceries%20%3E5\""))
        let list = try await browser.open("/transactions?q=corner%20category:groceries%20%3E5").html
        #expect(list.components(separatedBy: "data-skeleton=\"detail\"").count == 3)
        #expect(list.contains("2 transactions") && list.contains("More than 5"))
        // A rule takes the texts and the category that the search names.
        #expect(list.contains("/more/rules/another?test=contains&amp;payee=corner&amp;category="))
    }

    @Test func everyScreenAndActionOpens() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.addAccount("Checking")
        let results = try await browser.services().search().search("")
        #expect(results.groups.map(\.kind) == [.action] && results.groups[0].count >= 10)
        for word in ["add", "account", "s", "b", "c", "h", "m", "n", "p", "r", "t", "w", "i", "f", "g"] {
            for hit in try await browser.services().search().search(word, after: nil, limit: 100).groups.flatMap(\.hits) {
                let link = try #require(FeatureList.standard.link(to: hit.object))
                let screen = try await browser.open(link.path)
                #expect(screen.status == .found, "\(hit.title) \(link.path)")
            }
        }
    }

    @Test(arguments: [
        ("dark mode", "/more/appearance"), ("Sprache", "/more/appearance"), ("csv", "/accounts/any/import"), ("split bill", "/people"),
        ("hide", "/more/appearance"), ("invite", "/more/members/invite"), ("undo", "/more/history"), ("report", "/insights"),
        ("Budget", "/plan"),
        ("password", "/more/security"), ("abmelden", "/more/sessions"), ("backup", "/more/data"), ("calendar", "/more/notifications"),
        ("Wechselkurs", "/more/currencies"), ("standing order", "/transfer/scheduled"),
    ])
    func everydayWordsLeadToTheirScreens(text: String, path: String) async throws {
        let browser = try await Browser.signedIn()
        let hits = try await browser.services().search().search(text, after: nil, limit: 100).groups.flatMap(\.hits)
        #expect(hits.contains { $0.object.id == path }, "\(hits.map(\.object.id))")
    }

    /// The first actions, for a member who reads English.
    @Test(arguments: [
        ("expense", ["/add", "/people/share"]), ("add expense", ["/add", "/people/share"]), ("Ausgabe", ["/add", "/people/share"]),
        ("Ausgabe hinzufügen", ["/add", "/people/share"]), ("split bill", ["/people/share", "/people/groups/new"]),
        ("Rechnung teilen", ["/people/share", "/people/groups/new"]), ("settle", ["/people/settle"]), ("settle up", ["/people/settle"]),
        ("begleichen", ["/people/settle"]), ("ausgleichen", ["/people/settle"]), ("invite", ["/people/invite"]),
        ("einladen", ["/people/invite"]),
    ])
    func everydayWordsLeadToTheirFormsFirst(text: String, paths: [String]) async throws {
        let browser = try await Browser.signedIn()
        let first = try #require(try await browser.services().search().search(text, after: nil, limit: 100).groups.first)
        #expect(first.kind == .action && first.hits.prefix(paths.count).map(\.object.id) == paths, "\(first.hits.map(\.object.id))")
    }

    @Test func keysStandBesideCommandsAndInAListOfTheirOwn() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.open("/search?q=add%20transaction").html.contains("<kbd>n</kbd>"))
        #expect(try await browser.open("/search?q=insights").html.contains("<kbd>g</kbd> <kbd>i</kbd>"))
        let keys = try await browser.open("/more/help?keys=1").html
        #expect(keys.contains("Down and up in a list") && !keys.contains("How do I search?"))
        #expect(keys.contains("data-help=\"/more/help?keys=1\""))
    }

    @Test func aViewerFindsNoActions() async throws {
        let browser = try await Browser.signedIn()
        let viewer = try await browser.signedIn(as: .viewer)
        #expect(try await viewer.services().search().search("").groups.isEmpty)
        let found = try await viewer.services().search().search("add").groups
        #expect(!found.contains { $0.kind == .action })
    }

    // MARK: - Last and saved searches

    @Test func aSubmittedSearchIsRememberedAndOnlyForTheMember() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.open("/search?q=typed")
        for text in ["rent", "category:food", "rent"] {
            _ = try await browser.press("search-all", on: "/search", fields: [("search", text)])
        }
        let html = try await browser.open("/search").html
        #expect(try await browser.services().search().fetchSearches().recent == ["rent", "category:food"])
        #expect(html.contains("Last searches") && html.contains("href=\"/search?q=category%3Afood\""))
        let other = try await browser.signedIn(as: .viewer)
        #expect(try await other.services().search().fetchSearches() == MemberSearches())
        _ = try await other.press("search-all", on: "/search", fields: [("search", "mine")])
        #expect(try await other.services().search().fetchSearches().recent == ["mine"])
        _ = try await browser.press("clear-last-searches", on: "/search")
        #expect(try await browser.services().search().fetchSearches().recent.isEmpty)
    }

    @Test func noMoreThanTenAreRemembered() async throws {
        let browser = try await Browser.signedIn()
        let service = try await browser.services().search()
        for number in 1...12 { try await service.remember("word \(number)") }
        #expect(try await service.fetchSearches().recent == (3...12).reversed().map { "word \($0)" })
    }

    @Test func aSearchIsSavedUnderANameAndDeleted() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.press("save-search", on: "/search?q=tag:trip", fields: [("name", "")])
        #expect(try await browser.services().search().fetchSearches().saved.isEmpty)
        _ = try await browser.press("save-search", on: "/search?q=tag:trip", fields: [("name", "The trip")])
        _ = try await browser.press("save-search", on: "/search?q=tag:trip%20%3E5", fields: [("name", "the TRIP")])
        let saved = try await browser.services().search().fetchSearches().saved
        #expect(saved.map(\.name) == ["the TRIP"] && saved.map(\.text) == ["tag:trip >5"])
        #expect(try await browser.open("/search").html.contains("the TRIP"))
        #expect(try await !browser.open("/search?q=tag:trip%20%3E5").html.contains("Save this search"))
        let id = try #require(saved.first).id
        _ = try await browser.press("\(id).delete", on: "/search", confirmed: true)
        #expect(try await browser.services().search().fetchSearches().saved.isEmpty)
    }

    // MARK: - Bad input

    @Test(arguments: [
        "\"", "'", "(", ")", "*", "AND", "NOT NOT", "-", "--", "- -", ":", "payee:", "\"\"", "%", "_", "\\", "\u{202E}rent", "שלום",
        "a\u{0}b",
        "NEAR(a, b)", "{a b}:c", "^a", "a + b", "<script>", "2026-99", ">", "..", "-\"", "😀",
    ])
    func anyTextIsAnswered(text: String) async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(12_50, on: "Rewe", from: account, category: "groceries")
        let query = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        for path in ["/search?q=", "/transactions?q="] {
            let screen = try await browser.open(path + query)
            #expect(screen.status == .found && !screen.html.contains("Something went wrong"), "\(path)\(query)")
        }
    }

    @Test func aTextOfTenThousandCharactersIsASentence() async throws {
        let browser = try await Browser.signedIn()
        let html = try await browser.open("/search?q=" + String(repeating: "a%20", count: 5_000)).html
        #expect(html.contains("A search has at most 200 characters"))
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
