import Foundation
import HTML
import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import Testing
import TransactionsModel

@testable import App

struct TransactionDetailTests {

    @Test func theDetailShowsWhatIsKnown() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Corner Shop", -12_50, category: "Groceries", note: "Bread", tags: ["food"])
        let html = try await session.browser.open(session.detail(id)).html
        for text in ["Corner Shop", "\u{2212}€12.50", "Groceries", "Bread", "food", "Checking", "Completed"] {
            #expect(html.contains(text), "\(text)")
        }
    }

    @Test func deletingAsksNamesWhatGoesAndCanBeTakenBack() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Corner Shop", -12_50)
        let asked = try await session.browser.press("delete", on: session.detail(id))
        #expect(asked.outcome == .asks)
        #expect(asked.screen.html.contains("Delete Corner Shop, \u{2212}€12.50?"))
        #expect(try await session.entries().count == 1)
        let (outcome, _) = try await session.browser.press("delete", on: session.detail(id), confirmed: true)
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == session.list)
        #expect(notice.text.english == "Deleted")
        #expect(try await session.entries().isEmpty)
        _ = try await session.browser.press("undo-notice", on: session.list, fields: [("undo-change", try #require(notice.undo))])
        #expect(try await session.entries().map(\.id) == [id])
    }

    @Test func deletingOnAClosedDayAsksOnceMore() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Corner Shop", -12_50, on: Day(year: 2026, month: 3, day: 1)!)
        try await session.close(Day(year: 2026, month: 3, day: 10)!)
        let (outcome, screen) = try await session.browser.press("delete", on: session.detail(id), confirmed: true)
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Delete again to change it anyway"))
        _ = try await session.browser.press("delete", on: session.detail(id), fields: [("closed-days", "1")], confirmed: true)
        #expect(try await session.entries().isEmpty)
    }

    @Test func aPendingTransactionIsCompleted() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Hotel", -90_00, status: .pending)
        #expect(try await session.browser.open(session.detail(id)).html.contains("Pending"))
        let (outcome, _) = try await session.browser.press("complete", on: session.detail(id))
        guard case .stayed(let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.text.english == "Completed")
        #expect(try await session.group(id).status == .completed)
        #expect(try await session.browser.press("complete", on: session.detail(id)).outcome == .unknownAction)
    }

    @Test func aFileIsAttachedListedAndDeleted() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Hotel", -90_00)
        let path = try session.home.file("bill.pdf", "%PDF-1.7")
        let file = UploadedFile(name: "bill.pdf", contentType: "application/pdf", stagedAs: path, size: 8)
        _ = try await session.browser.press("attach", on: session.detail(id), files: [("file", file)])
        let kept = try #require(try await session.services.attachments().fetchAttachments(of: .transaction(id)).first)
        let html = try await session.browser.open(session.detail(id)).html
        #expect(html.contains("href=\"/files/attachments/\(kept.id)\""))
        #expect(html.contains("8 bytes"))
        let (outcome, _) = try await session.browser.press("\(kept.id).delete-file", on: session.detail(id), confirmed: true)
        guard case .stayed(let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.text.english == "bill.pdf deleted")
        #expect(try await session.services.attachments().fetchAttachments(of: .transaction(id)).isEmpty)
    }

    @Test func aFileThatIsNotChosenOrNotAcceptedIsSaid() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Hotel", -90_00)
        let none = try await session.browser.press("attach", on: session.detail(id))
        #expect(none.outcome == .invalid)
        #expect(none.screen.html.contains("Choose a file"))
        let gone = UploadedFile(name: "bill.pdf", contentType: "application/pdf", stagedAs: "/nowhere/at-all", size: 8)
        let unread = try await session.browser.press("attach", on: session.detail(id), files: [("file", gone)])
        #expect(unread.outcome == .invalid)
        #expect(unread.screen.html.contains("The file could not be read. Choose it again"))
        #expect(!unread.screen.html.contains("/nowhere"))
    }

    @Test func theCategoryLeadsToItsTransactionsAndThePayeeToOthers() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Corner Shop", -12_50, category: "Groceries")
        let other = try await session.add("Corner Shop", -7_00, category: "Dining")
        let html = try await session.browser.open(session.detail(id)).html
        #expect(html.contains("href=\"/more/categories/\(try await session.category("Groceries"))\""))
        #expect(
            html.contains("Same payee") && html.contains(session.detail(other))
                && html.contains("/transactions?q=payee%3A%22Corner%20Shop%22"))
        #expect(!html.contains("From the statement"))
    }

    @Test func whatNoFormCanRepeatIsNotDuplicated() async throws {
        let session = try await AppSession.begin()
        let cash = try await session.home.account("Cash", .cash, opening: 50_00, on: session.today)
        let opening = try #require(try await session.home.entries(EntryQuery(account: cash.id)).first).id
        #expect(try await !session.browser.open(session.detail(opening)).html.contains("?copy="))
        let refused = try await session.browser.open("\(session.new)?copy=\(opening)").html
        #expect(refused.contains("Opening balances and adjustments cannot be duplicated") && !refused.contains(">Retry</a>"))
        let spent = try await session.add("Corner Shop", -12_50)
        try await session.move(5_00, "Put aside")
        let moved = try #require(try await session.entries().first { $0.payee == "Put aside" }).id
        for id in [spent, moved] { #expect(try await session.browser.open(session.detail(id)).html.contains("?copy=\(id)")) }
    }
}
