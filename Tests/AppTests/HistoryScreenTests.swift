import AccountsModel
import App
import HouseholdModel
import Installation
import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

struct HistoryScreenTests {
    private let path = "/more/history"

    @Test func eachChangeSaysWhoAndWhatAndIsTakenBack() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        let change = try await browser.spend(12_50, on: "Rewe", from: account)
        let screen = try await browser.open(path)
        #expect(screen.html.contains("Rewe"))
        #expect(screen.html.contains("Added · −€12.50, Checking, Mar 1, 2026 · Ada · 12:00 PM"))
        #expect(screen.html.contains("Today"))
        let (outcome, _) = try await browser.press("\(browser.today).\(change.id).undo", on: path)
        #expect(outcome == .stayed(notice: Notice("Undone")))
        #expect(try await browser.services().accounts().fetchAccount(id: account.id).balance.booked.minorUnits == 0)
        #expect(try await browser.open(path).html.contains("Undone · Ada"))
        #expect(try await browser.press("\(browser.today).\(change.id).undo", on: path).outcome == .unknownAction)
    }

    @Test func aClosedDayIsWrittenAsTheMemberWritesDays() async throws {
        let session = try await AppSession.begin()
        try await session.add("Rewe", -5_00, on: session.today.adding(days: -5))
        try await session.close(session.today.adding(days: -5))
        let html = try await session.browser.open(path).html
        #expect(html.contains("Checking, Mar 10, 2026"))
        #expect(!html.contains("2026-03-10</"))
    }

    @Test func whatANewerChangeStandsAgainstIsNotTakenBack() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        let change = try await browser.spend(12_50, on: "Rewe", from: account)
        _ = try await browser.services().transactions().updateTransaction(
            id: change.transactions[0].id, TransactionEdit(payee: "Rewe Nord"), revision: nil)
        let html = try await browser.open(path).html
        #expect(html.contains(">Cannot be undone<") && html.contains("It was changed since: undo the newer change first"))
        #expect(!html.contains("\(change.id).undo"))
        #expect(try await browser.press("\(browser.today).\(change.id).undo", on: path).outcome == .unknownAction)
    }

    @Test func everyEntryShowsTheAmountOfItsOwnChange() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        let change = try await browser.spend(12_50, on: "Rewe", from: account)
        _ = try await browser.services().transactions().updateTransaction(
            id: change.transactions[0].id, TransactionEdit(amount: Money(minorUnits: -20_00, currency: account.currency)), revision: nil)
        let html = try await browser.open(path).html
        #expect(html.contains("Added · −€12.50, Checking"))
        #expect(html.contains("Changed · −€20.00, Checking"))
    }

    @Test func anImportOnAClosedDayIsUndoneAfterAQuestion() async throws {
        let browser = try await Browser.signedIn()
        try await browser.importLines(["2026-03-02,Rewe,-12.50"])
        let services = try await browser.services()
        let account = try #require(try await services.accounts().fetchAccounts(includingArchived: false).first)
        let day = try browser.day(10)
        _ = try await services.reconciliation().startCheck(account: account.account.id, day: day, stated: account.balance.booked)
        let entries = try #require(try await services.reconciliation().fetchCheck(account: account.account.id).check).entries.map(\.id)
        _ = try await services.reconciliation().tick(account: account.account.id, ticked: Set(entries), of: Set(entries))
        _ = try await services.reconciliation().close(account: account.account.id)
        let page = try await services.history().fetchHistory(before: nil, limit: 10)
        let record = try #require(page.entries.first { $0.record.action == .importStatements })
        let (asked, screen) = try await browser.press("\(browser.today).\(record.record.id).undo", on: path)
        #expect(asked == .shows && screen.html.contains("is closed up to"))
        let answer = try #require(screen.html.components(of: "name=\"asked\" value=\"", upTo: "\"").first)
        let (outcome, _) = try await browser.press("undo-anyway", on: path, fields: [("asked", answer)])
        #expect(outcome.english == .stayed(notice: Notice(.verbatim("Import undone: 1 transaction removed"))))
    }

    @Test func anImportThatPeopleChangedIsTakenBackOnlyAfterItIsSaidWhatWas() async throws {
        let browser = try await Browser.signedIn()
        try await browser.importLines(["2026-03-02,Rewe,-12.50", "2026-03-03,Bakery,-3.20"])
        let services = try await browser.services()
        let entry = try #require(try await services.transactions().fetchEntries(EntryQuery(search: "Bakery")).entries.first)
        _ = try await services.transactions().updateTransaction(id: entry.id, TransactionEdit(note: "for Sunday"), revision: nil)
        let page = try await services.history().fetchHistory(before: nil, limit: 10)
        let record = try #require(page.entries.first { $0.record.action == .importStatements })
        guard case .object(let statements)? = record.undo else { return #expect(Bool(false), "\(record)") }

        let (asked, screen) = try await browser.press("\(browser.today).\(record.record.id).undo", on: path)
        #expect(asked == .shows)
        #expect(screen.html.contains("1 of its transactions was changed since"))
        #expect(screen.html.contains("<li>Bakery</li>"))
        #expect(screen.misuses == [])
        #expect(try await services.transactions().fetchEntries(EntryQuery()).entries.count == 2)

        let (outcome, _) = try await browser.press("undo-anyway", on: path, fields: [("asked", statements.id)])
        #expect(outcome.english == .stayed(notice: Notice(.verbatim("Import undone: 2 transactions removed"))))
        #expect(try await services.transactions().fetchEntries(EntryQuery()).entries.isEmpty)
    }

    @Test func olderChangesAreOnTheNextPage() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        for number in 1...55 { try await browser.spend(Int64(number), on: "Shop \(number).", from: account) }
        let first = try await browser.open(path).html
        #expect(first.contains("Shop 55.") && first.contains("Shop 6.") && !first.contains("Shop 5."))
        let older = try #require(first.components(of: "href=\"/more/history?before=", upTo: "\"").first)
        let second = try await browser.open(path + "?before=" + older).html
        #expect(second.contains("Shop 5.") && second.contains("Shop 1.") && !second.contains("Shop 6."))
        #expect(!second.contains(">Older<"))
    }

    @Test func aViewerReadsTheHistoryAndTakesNothingBack() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        let change = try await browser.spend(12_50, on: "Rewe", from: account)
        let viewer = try await browser.signedIn(as: .viewer)
        #expect(try await viewer.open(path).html.contains("Checking, Mar 1, 2026 · Ada"))
        #expect(try await viewer.press("\(browser.today).\(change.id).undo", on: path).outcome == .forbidden)
    }

    @Test func aChangeSaysWhatWasBeforeAndLeadsToTheTransaction() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Rewe", -5_00, category: "Groceries")
        _ = try await session.services.transactions().updateTransaction(
            id: id, TransactionEdit(payee: "Rewe Nord", category: try await session.services.categories().findCategory("Dining").id),
            revision: nil)
        let html = try await session.browser.open(path).html
        #expect(html.contains("Rewe → Rewe Nord · Groceries → Dining"))
        #expect(html.contains("href=\"/accounts/transactions/\(id)"))
    }

    @Test func itIsFilteredByWhoWhatAndWhen() async throws {
        let session = try await AppSession.begin()
        try await session.add("Rewe", -5_00)
        let all = try await session.browser.open(path).html
        #expect(all.contains("Rewe") && all.contains("Savings") && all.contains("Categories and rules") && all.contains(">Ada<"))
        let transactions = try await session.browser.open(path + "?kind=transactions").html
        #expect(transactions.contains("Rewe") && !transactions.contains("Account added"))
        #expect(try await session.browser.open(path + "?author=commandLine").html.contains("No changes match."))
        #expect(try await session.browser.open(path + "?until=2020-01-01").html.contains("No changes match."))
        #expect(try await session.browser.open(path + "?from=then").html.contains("Enter a day"))
    }

}
