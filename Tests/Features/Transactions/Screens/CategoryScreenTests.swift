import App
import Installation
import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing
import TransactionsModel

struct CategoryScreenTests {
    private let path = "/more/categories"

    @Test func categoriesAreListedByClassWithTheirCounts() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(12_50, on: "Rewe", from: account, category: "groceries")
        let html = try await browser.open(path).html
        let names = html.components(of: "<a class=\"row-title\" href=\"/more/categories/", upTo: "</a>").map {
            $0.drop { $0 != ">" }.dropFirst()
        }
        #expect(names.count == StandardCategory.allCases.count)
        #expect(html.contains("1 transaction<"))
        for heading in ["<h2>Income</h2>", "<h2>Spending</h2>", "<h2>Other movements</h2>"] { #expect(html.contains(heading)) }
    }

    @Test func allTransactionsOfACategoryAreReachedAPageAtATime() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        for number in 1...53 { try await browser.spend(Int64(number), on: "Shop \(number).", from: account, category: "groceries") }
        let id = try await browser.services().categories().findCategory("groceries").id
        let first = try await browser.open("\(path)/\(id)").html
        #expect(first.contains("<a href=\"\(path)/\(id)?all=1\">See all 53</a>"))
        let all = try await browser.open("\(path)/\(id)?all=1").html
        #expect(all.contains("<h1 class=\"large-title\">Groceries: transactions</h1>"))
        #expect(all.contains("Shop 53.") && all.contains("Shop 4.") && !all.contains("Shop 3."))
        let after = try #require(all.components(of: "?all=1&amp;after=", upTo: "\"").first)
        let rest = try await browser.open("\(path)/\(id)?all=1&after=\(after)").html
        #expect(rest.contains("Shop 3.") && rest.contains("Shop 1.") && !rest.contains("Shop 4.") && !rest.contains("Show more"))
    }

    @Test func aCategoryWithFewTransactionsShowsThemAll() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(12_50, on: "Rewe", from: account, category: "groceries")
        let id = try await browser.services().categories().findCategory("groceries").id
        #expect(try await !browser.open("\(path)/\(id)").html.contains("See all"))
    }

    @Test func aCategoryIsAddedOnce() async throws {
        let browser = try await Browser.signedIn()
        let fields = [("name", "Boat"), ("class", "spending"), ("icon", "drop")]
        let (outcome, _) = try await browser.press("add-category", on: path, fields: fields)
        #expect(outcome.english == .stayed(notice: Notice(.verbatim("Boat added"))))
        let category = try await browser.services().categories().findCategory("Boat")
        #expect(category.class == .spending && category.icon == "drop")
        let (again, screen) = try await browser.press("add-category", on: path, fields: fields)
        #expect(again == .invalid)
        #expect(screen.html.contains("A category with this name exists already"))
    }

    @Test func nameAndIconAreChangedAndAnArchivedOneIsShownOnDemand() async throws {
        let browser = try await Browser.signedIn()
        let category = try await browser.services().categories().findCategory("pets")
        let page = "\(path)/\(category.id)"
        _ = try await browser.press(
            "save", on: page, fields: [("revision", String(category.revision)), ("name", "Dog & <cat>"), ("icon", "heart")])
        #expect(try await browser.open(page).html.contains("<h1 class=\"large-title\">Dog &amp; &lt;cat&gt;</h1>"))
        #expect(try await browser.press("archive", on: page).outcome == .asks)
        _ = try await browser.press("archive", on: page, confirmed: true)
        #expect(try await browser.open(path).html.contains("archived"))
        #expect(try await !browser.open(path).html.contains("Dog &amp;"))
        #expect(try await browser.open(path + "?archived=1").html.contains("Dog &amp;"))
        _ = try await browser.press("restore", on: page)
        #expect(try await browser.open(path).html.contains("Dog &amp;"))
    }

    @Test func twoWhoEditOneCategoryAreToldAndAsked() async throws {
        let browser = try await Browser.signedIn()
        let service = try await browser.services().categories()
        let category = try await service.findCategory("pets")
        _ = try await service.renameCategory(id: category.id, to: "Animals")
        let (outcome, screen) = try await browser.press(
            "save", on: "\(path)/\(category.id)", fields: [("revision", String(category.revision)), ("name", "Dog")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Animals was changed elsewhere in the meantime"))
        #expect(screen.html.contains("value=\"Dog\""))
        let revision = try #require(screen.html.components(of: "name=\"revision\" value=\"", upTo: "\"").first)
        _ = try await browser.press("save", on: "\(path)/\(category.id)", fields: [("revision", revision), ("name", "Dog")])
        #expect(try await service.findCategory("Dog").id == category.id)
    }

    @Test func mergingNamesWhatMovesAndLeadsToTheOther() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(12_50, on: "Rewe", from: account, category: "groceries")
        let service = try await browser.services().categories()
        let (groceries, shopping) = (try await service.findCategory("groceries"), try await service.findCategory("shopping"))
        _ = try await service.addRule(CategoryRule.Terms(payee: .contains("rewe"), category: groceries.id))
        let page = "\(path)/\(groceries.id)"
        let html = try await browser.open(page).html
        #expect(html.contains("Move 1 transaction and 1 rule of Groceries and archive it?"))
        #expect(!html.contains("<option value=\"\(try await service.findCategory("salary").id)\""))
        let fields = [("target", shopping.id.description)]
        #expect(try await browser.press("merge", on: page, fields: fields).outcome == .asks)
        let (outcome, _) = try await browser.press("merge", on: page, fields: fields, confirmed: true)
        let link = Link(.categories(.detail(categoryId: shopping.id.description)))
        guard case .moved(link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.text.english == "Everything of Groceries is in Shopping now")
        #expect(try await service.fetchDetail(id: shopping.id).entries == 1)
        #expect(try await service.fetchRules().first?.category == shopping.id)
        _ = try await browser.press("undo-notice", on: link.path, fields: [("undo-change", try #require(notice.undo))])
        #expect(try await service.fetchDetail(id: shopping.id).entries == 0)
        #expect(try await service.fetchRules().first?.category == groceries.id)
    }

    @Test func theChartHasTwelveMonthsAndTheLatestEntries() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(12_50, on: "Rewe", from: account, category: "groceries")
        let category = try await browser.services().categories().findCategory("groceries")
        let html = try await browser.open("\(path)/\(category.id)").html
        #expect(html.contains("The last 12 months"))
        #expect(html.contains("12.50"))
        #expect(html.contains("Rewe"))
    }
}
