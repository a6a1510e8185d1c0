import AccountsModel
import App
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

struct AccountCheckScreenTests {

    private func path(_ account: Account) -> String { "/accounts/\(account.id)/check" }

    private func begin(_ stated: String, on day: Int = 14, of account: Account, in browser: Browser) async throws {
        let fields = [("statement-s-last-day", try browser.day(day).description), ("balance-on-the-statement", stated)]
        #expect(try await browser.press("start", on: path(account), fields: fields).outcome == .stayed(notice: nil))
    }

    private func entries(_ account: Account, in browser: Browser) async throws -> [String] {
        try await browser.services().transactions().fetchEntries(EntryQuery(account: account.id, limit: 200)).entries.map(\.id.description)
    }

    private func check(_ account: Account, in browser: Browser) async throws -> StatementCheck {
        try await browser.services().reconciliation().fetchCheck(account: account.id)
    }

    @Test func whatAPaperDoesNotShowComesBackInTheNextCheck() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(10_00, on: "Shown", from: account)
        try await browser.spend(3_00, on: "Not yet", from: account)
        let ids = try await entries(account, in: browser)
        let shown = try #require(ids.last)
        try await begin("-10.00", of: account, in: browser)
        let fields = [("listed", ids.joined(separator: " ")), ("ticked", shown)]
        #expect(try await browser.press("close-day", on: path(account), fields: fields).outcome.isMoved)
        try await begin("-13.00", on: 15, of: account, in: browser)
        let html = try await browser.open(path(account)).html
        #expect(html.contains("Not yet"))
        #expect(!html.contains("Shown"))
        let open = try #require(ids.first)
        #expect(
            try await browser.press("close-day", on: path(account), fields: [("listed", open), ("ticked", open)]).outcome.isMoved)
    }

    @Test func olderEntriesAreTickedOnTheirOwnPage() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        for number in 1...105 { try await browser.spend(Int64(number), on: "Stall \(number)", from: account) }
        try await begin("-1.00", of: account, in: browser)
        let first = try await browser.open(path(account)).html
        let next = try #require(first.components(of: "href=\"/accounts/\(account.id)/check?after=", upTo: "\"").first)
        let page = path(account) + "?after=" + next
        #expect(try await browser.open(page).html.contains("Stall 3 "))
        let ids = try await entries(account, in: browser)
        let oldest = try #require(ids.last)
        _ = try await browser.press("save-ticks", on: page, fields: [("listed", oldest), ("ticked", oldest)])
        #expect(try await check(account, in: browser).check?.difference.minorUnits == -99)
        // Ticks of another page stay.
        _ = try await browser.press("save-ticks", on: path(account), fields: [("listed", ids[0]), ("ticked", ids[0])])
        #expect(try await check(account, in: browser).check?.difference.minorUnits == 6)
    }

    @Test func aDayIsNotClosedWhereTheTicksCouldNotBeSaved() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(10_00, on: "Shown", from: account)
        try await browser.spend(3_00, on: "Gone", from: account)
        let ids = try await entries(account, in: browser)
        try await begin("-10.00", of: account, in: browser)
        let all = ids.joined(separator: " ")
        _ = try await browser.press("save-ticks", on: path(account), fields: [("listed", all), ("ticked", ids[1])])
        let gone = try #require(ID<Transaction>(ids[0]))
        _ = try await browser.services().transactions().deleteTransactions(ids: [gone])
        // The person unticks what was found, and ticks what is not there any more.
        _ = try await browser.press("close-day", on: path(account), fields: [("listed", all), ("ticked", ids[0])])
        #expect(try await check(account, in: browser).closedUntil == nil)
    }
}

extension Outcome {
    fileprivate var isMoved: Bool {
        if case .moved = self { true } else { false }
    }
}
