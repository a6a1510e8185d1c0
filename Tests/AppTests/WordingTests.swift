import App
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

/// Words and figures of single screens.
struct WordingTests {

    @Test func aMonthStatementSignsWhatCameInAndNamesTheMonth() async throws {
        let session = try await AppSession.begin()
        try await session.add("Employer", 2_000_00, category: "Salary")
        try await session.add("Rewe", -5_00)
        let html = try await session.browser.open("/accounts/\(session.checking.id)/statement/2026/3").html
        #expect(html.contains("+€2,000.00"))
        #expect(html.contains("−€5.00"))
        #expect(html.contains("<td>Mar 15, 2026</td>"))
    }

    @Test func monthsEndAtTheAccountsFirst() async throws {
        let session = try await AppSession.begin()
        try await session.add("Employer", 2_000_00, on: session.today.adding(days: -33))
        let path = "/accounts/\(session.checking.id)/statement/"
        #expect(try await session.browser.open(path + "2026/3").html.contains("href=\"\(path)2026/2\""))
        let first = try await session.browser.open(path + "2026/2").html
        #expect(!first.contains("href=\"\(path)2026/1\"") && first.contains("href=\"\(path)2026/3\""))
        let early = try await session.browser.open(path + "1999/12").html
        #expect(early.contains("Checking begins in February 2026; there is no statement before that"))
        #expect(!early.contains("stepper"))
    }

    @Test func backLinksNameTheirDestination() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Rewe", -5_00)
        for (path, title) in [
            ("/accounts/\(session.checking.id)", "Accounts"), (session.list, "Account"), (session.edit(id), "Transaction"),
            ("/more/rules", "More"),
        ] {
            let link = try FeatureList.standard.routes.link(path: path)
            let parent = try #require(FeatureList.standard.routes.parents(of: link.route).last)
            let html = try await session.browser.open(path).html
            #expect(html.contains("href=\"\(parent.path.absolute)\""), "\(path)")
            #expect(html.contains("\(title)</"), "\(path)")
            #expect(!html.contains(">Back</"), "\(path)")
        }
    }

    @Test func currenciesAreOfferedByName() async throws {
        let html = try await Browser.signedIn().open("/accounts/new").html
        #expect(html.contains("EUR – Euro</option>"))
        #expect(html.contains("USD – US Dollar</option>"))
    }

    @Test func accountsThatAnImportMakesHaveDifferentColours() async throws {
        let browser = try await Browser.signedIn()
        for name in ["Checking", "Savings", "Purse"] { try await browser.importLines(["2026-03-02,Rewe,-12.50"], into: name) }
        let colours = try await browser.services().accounts().fetchAccounts(includingArchived: false).map(\.account.color)
        #expect(colours.count == 3 && Set(colours).count == 3)
        #expect(colours.contains(Account.defaultColor))
    }
}
