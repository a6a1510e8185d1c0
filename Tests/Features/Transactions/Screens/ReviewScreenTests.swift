import App
import ImportModel
import Installation
import Localization
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
            "lines.csv", "Date,Description,Amount\n2026-01-06,Lummox,-3.00\n2026-01-07,Bakery,-4.00\n2026-01-08,Flower Shop,-12.00\n")
        _ = try await browser.services().statements().commit(
            ImportRequest(files: [file.path], account: account.id.description), digest: nil, progress: nil)
        return browser
    }

    @Test func oneButtonConfirmsOneAndAnotherAllThatAreShown() async throws {
        let browser = try await browser()
        #expect(try await browser.open("/").html.contains("Check 3 new transactions"))
        let services = try await browser.services()
        let items = try await services.review().fetchReview(before: nil, limit: 10).items
        let gifts = try await services.categories().findCategory("gifts").id
        let id = items[0].entry.id
        let (outcome, _) = try await browser.press("\(id).confirm", on: list, fields: [("\(id).category", gifts.description)])
        guard case .stayed(let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.undo != nil)
        #expect(notice.next?.path.hasPrefix("/more/rules/another?test=contains&payee=Flower") == true)
        #expect(try await services.transactions().fetchEntries(EntryQuery(category: gifts)).entries.map(\.id) == [id])
        let html = try await browser.open(list).html
        #expect(html.contains("2 new transactions to check") && html.contains("Lummox"))

        // A line that came after the page was shown is not confirmed with it.
        let bakery = items[1].entry.id.description
        _ = try await browser.press(
            "confirm-all", on: list, fields: [("\(bakery).category", gifts.description), ("shown", bakery)])
        #expect(try await services.review().fetchReview(before: nil, limit: 10).items.map(\.entry.id) == [items[2].entry.id])
        // A line without a category is left.
        let (rest, _) = try await browser.press("confirm-all", on: list)
        guard case .stayed(let left?) = rest else { return #expect(Bool(false), "\(rest)") }
        #expect(left.undo == nil && left.text.english == "1 left without a category")
        _ = try await browser.press("\(items[2].entry.id).confirm", on: list)
        #expect(try await browser.open(list).html.contains("All done"))
        #expect(try await !browser.open("/").html.contains("to confirm"))
    }

    @Test func aButtonOfItsOwnConfirmsLinesWithoutACategoryAsWell() async throws {
        let browser = try await browser()
        let services = try await browser.services()
        let waiting = try await services.review().fetchReview(before: nil, limit: 10).items
        #expect(try await browser.open(list).html.contains("Confirm all, also without a category"))
        let (outcome, _) = try await browser.press("confirm-undecided", on: list)
        guard case .stayed(let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.undo != nil && notice.text.english == "3 transactions confirmed")
        #expect(try await browser.open(list).html.contains("All done"))
        let entries = try await services.transactions().fetchEntries(EntryQuery(category: waiting.last?.category)).entries
        #expect(entries.contains { $0.id == waiting.last?.entry.id })
    }

    @Test func aCategoryForAPayeeIsThatOfItsLinesExceptOneWithItsOwn() async throws {
        let browser = try await browser()
        let account = try #require(try await browser.services().accounts().fetchAccounts(includingArchived: false).first?.account.id)
        let file = try TemporaryFile(
            "more.csv", "Date,Description,Amount\n2026-02-06,Quargel,-3.00\n2026-02-07,Quargel,-4.00\n2026-02-08,Quargel,-5.00\n")
        _ = try await browser.services().statements().commit(
            ImportRequest(files: [file.path], account: account.description), digest: nil, progress: nil)
        let services = try await browser.services()
        let group = try #require(try await services.review().fetchReview(before: nil, limit: 10).groups.first)
        #expect(group.lines.count == 3)
        let gifts = try await services.categories().findCategory("gifts").id
        let pets = try await services.categories().findCategory("pets").id
        let (payee, line) = (group.lines[0].id, group.lines[2].id)
        _ = try await browser.press(
            "\(payee).confirm", on: list,
            fields: [("\(payee).category", gifts.description), ("\(payee).\(line).category", pets.description)])
        #expect(try await services.transactions().fetchEntries(EntryQuery(category: gifts)).entries.count == 2)
        #expect(try await services.transactions().fetchEntries(EntryQuery(category: pets)).entries.map(\.id) == [line])
    }
}
