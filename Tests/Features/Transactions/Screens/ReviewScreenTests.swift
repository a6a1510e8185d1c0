import App
import ImportModel
import Installation
import Models
import Navigation
import ScreenTestSupport
import Services
import TestTools
import Testing
import TransactionsModel

struct ReviewScreenTests {
    private let list = "/accounts/review"

    private func browser() async throws -> Browser {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        let file = try TemporaryFile(
            "lines.csv", "Date,Description,Amount\n2026-01-06,Kiosk,-3.00\n2026-01-07,Bakery,-4.00\n2026-01-08,Flower Shop,-12.00\n")
        _ = try await browser.services().statements().commit(
            ImportRequest(files: [file.path], account: account.id.description), digest: nil, progress: nil)
        return browser
    }

    @Test func oneButtonConfirmsOneAndAnotherAllThatAreShown() async throws {
        let browser = try await browser()
        #expect(try await browser.open("/").html.contains("3 transactions to confirm"))
        let services = try await browser.services()
        let items = try await services.review().fetchReview(before: nil, limit: 10).items
        let gifts = try await services.categories().findCategory("gifts").id
        let id = items[0].entry.id
        let (outcome, _) = try await browser.press("\(id).confirm", on: list, fields: [("\(id).category", gifts.description)])
        guard case .stayed(let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.undo != nil)
        #expect(try await services.transactions().fetchEntries(EntryQuery(category: gifts)).entries.map(\.id) == [id])
        let html = try await browser.open(list).html
        #expect(html.contains("2 transactions wait to be confirmed") && html.contains("Kiosk"))

        // A line that came after the page was shown is not confirmed with it.
        _ = try await browser.press("confirm-all", on: list, fields: [("shown", items[1].entry.id.description)])
        #expect(try await services.review().fetchReview(before: nil, limit: 10).items.map(\.entry.id) == [items[2].entry.id])
        _ = try await browser.press("confirm-all", on: list)
        #expect(try await browser.open(list).html.contains("All done"))
        #expect(try await !browser.open("/").html.contains("to confirm"))
    }
}
