import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing
import TransactionsModel

@testable import App

struct SeveralTransactionsTests {

    @Test func allGetTheSameChangeAndOneUndoTakesItBack() async throws {
        let session = try await AppSession.begin()
        let ids = [try await session.add("One", -1_00, tags: ["a"]), try await session.add("Two", -2_00)]
        let (outcome, _) = try await session.browser.press(
            "change", on: session.several(ids),
            fields: [("category", try await session.category("Dining")), ("payee", ""), ("tags", "trip")])
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == session.list)
        #expect(notice.text.english == "2 transactions changed")
        let entries = try await session.entries()
        #expect(Set(entries.map(\.payee)) == ["One", "Two"])
        #expect(Set(entries.flatMap { $0.counterparts.map(\.name) }) == ["Dining"])
        #expect(Set(entries.map(\.tags)) == [["a", "trip"], ["trip"]])
        _ = try await session.browser.press("undo-notice", on: session.list, fields: [("undo-change", try #require(notice.undo))])
        #expect(Set(try await session.entries().map(\.tags)) == [["a"], []])
    }

    @Test func allAreDeletedAfterAQuestionThatNamesTheirNumber() async throws {
        let session = try await AppSession.begin()
        let ids = [try await session.add("One", -1_00), try await session.add("Two", -2_00), try await session.add("Three", -3_00)]
        let asked = try await session.browser.press("delete", on: session.several(ids))
        #expect(asked.outcome == .asks)
        #expect(asked.screen.html.contains("Delete 3 transactions?"))
        _ = try await session.browser.press("delete", on: session.several(ids), confirmed: true)
        #expect(try await session.entries().isEmpty)
    }

    @Test func twoSidesBecomeOneTransferWhichIsUndone() async throws {
        let session = try await AppSession.begin()
        let left = try await session.add("To savings", -50_00)
        let arrived = try await session.services.transactions().addTransaction(
            TransactionDraft(
                account: session.savings.id, amount: Money(minorUnits: 50_00, currency: session.savings.currency), day: session.today,
                payee: "From checking")
        ).transactions[0].id
        let other = try await session.add("Lunch", -12_00)
        #expect(!(try await session.browser.open(session.several([left, other])).html.contains("Join into a transfer")))
        #expect(!(try await session.browser.open(session.several([other, arrived])).html.contains("Join into a transfer")))
        // Both are offered to each other, with the way to join them.
        for id in [left, arrived] {
            let html = try await session.browser.open(TransactionsRoute.detail(transactionId: id.description).path.absolute).html
            #expect(html.contains("Other side of a transfer?") && html.contains("several?ids=\(id)"))
        }
        let lunch = try await session.browser.open(TransactionsRoute.detail(transactionId: other.description).path.absolute).html
        #expect(!lunch.contains("Other side of a transfer?"))
        let (outcome, _) = try await session.browser.press("join", on: session.several([left, arrived]))
        guard case .moved(_, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.text.english == "Joined into a transfer")
        #expect(try await session.entries().first { $0.id == left }?.counterparts.map(\.name) == ["Savings"])
        _ = try await session.browser.press("undo-notice", on: session.list, fields: [("undo-change", try #require(notice.undo))])
        #expect(try await session.group(arrived).payee == "From checking")
    }

    @Test func aDismissedOtherSideIsOfferedNoMoreUntilItIsUndone() async throws {
        let session = try await AppSession.begin()
        let rent = try await session.add("Rent", -50_00)
        _ = try await session.services.transactions().addTransaction(
            TransactionDraft(
                account: session.savings.id, amount: Money(minorUnits: 50_00, currency: session.savings.currency), day: session.today,
                payee: "From a friend"))
        let path = TransactionsRoute.detail(transactionId: rent.description).path.absolute
        let pressed = try await session.browser.press("dismiss-other-sides", on: path)
        guard case .stayed(let notice?) = pressed.outcome else { return #expect(Bool(false), "\(pressed.outcome)") }
        #expect(notice.text.english == "Not offered again")
        #expect(!(try await session.browser.open(path).html.contains("Other side of a transfer?")))
        _ = try await session.browser.press("undo-notice", on: session.list, fields: [("undo-change", try #require(notice.undo))])
        #expect(try await session.browser.open(path).html.contains("Other side of a transfer?"))
    }

    @Test func boxesOfAFormAndCommasMeanTheSame() async throws {
        let session = try await AppSession.begin()
        let ids = [try await session.add("One", -1_00), try await session.add("Two", -2_00)]
        let path = TransactionsRoute.several.path.absolute + "?" + ids.map { "ids=\($0)" }.joined(separator: "&")
        for path in [path, session.several(ids), session.several(ids + ids)] {
            #expect(try await session.browser.open(path).html.contains("Change 2 transactions"))
        }
    }

    @Test func allThatAFilterLeavesIsChangedAndPreviewedBefore() async throws {
        let session = try await AppSession.begin()
        for number in 1...3 { try await session.add("Shop \(number)", -1_00, category: "Groceries") }
        try await session.add("Rent", -900_00)
        let list = try await session.browser.open("/transactions?q=shop").html
        #expect(list.contains("Select all 3"))
        let path = "/accounts/transactions/several?all=1&q=shop&back=/transactions?q%3Dshop"
        #expect(list.contains(path.replacing("&", with: "&amp;").replacing("=/transactions?q%3D", with: "=%2Ftransactions%3Fq%3D")))
        let page = try await session.browser.open(path).html
        let mark = try #require(page.firstRange(of: "name=\"expected\" value=\"")).upperBound
        let expected = String(page[mark...].prefix { $0 != "\"" })
        let fields = [("category", try await session.category("Dining")), ("tags", "trip"), ("expected", expected)]
        let (shown, preview) = try await session.browser.press("preview", on: path, fields: fields)
        #expect(shown == .shows && preview.html.components("Groceries → Dining") == 3 && preview.html.components("+ #trip") == 3)
        // What was added since the page was shown is not changed unseen.
        try await session.add("Shop 4", -1_00, category: "Groceries")
        let (refused, screen) = try await session.browser.press("change", on: path, fields: fields)
        #expect(refused == .invalid && screen.html.contains("The list has changed and now has 4 transactions."))
        _ = try await session.services.transactions().deleteTransactions(
            ids: try await session.entries().filter { $0.payee == "Shop 4" }.map(\.id))
        let (outcome, _) = try await session.browser.press("change", on: path, fields: fields)
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == "/transactions?q=shop" && notice.text.english == "3 transactions changed")
        #expect(
            try await session.entries().filter { $0.tags == ["trip"] }.flatMap { $0.counterparts.map(\.name) } == [
                "Dining", "Dining", "Dining",
            ])
    }

    @Test func transfersAmongThemStayWithoutACategory() async throws {
        let session = try await AppSession.begin()
        let one = try await session.add("One", -1_00)
        try await session.move(5_00, "To save")
        let transfer = try #require(try await session.entries().first { $0.payee == "To save" }).id
        let fields = [("category", try await session.category("Dining"))]
        let (outcome, _) = try await session.browser.press("change", on: session.several([one, transfer]), fields: fields)
        guard case .moved(_, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.text.english == "1 transaction changed")
        _ = try await session.browser.press("change", on: session.several([one, transfer]), fields: fields + [("tags", "trip")])
        #expect(try await session.group(transfer).tags == ["trip"])
        let (refused, screen) = try await session.browser.press("change", on: session.several([transfer]), fields: fields)
        #expect(refused == .invalid && screen.html.contains("Transfers between your accounts have no category"))
    }

    @Test func aChangeOfNothingIsSaid() async throws {
        let session = try await AppSession.begin()
        let ids = [try await session.add("One", -1_00)]
        let (outcome, screen) = try await session.browser.press("change", on: session.several(ids), fields: [("tags", " , ")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Choose a category, or type a payee or tags"))
    }

    @Test func nothingChosenIsSaidAndAnIdThatNobodyHasIsNotFound() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("One", -1_00)
        #expect(try await session.browser.open(session.several([])).html.contains("No transaction is ticked"))
        #expect(try await session.browser.open(session.several([id, ID(rawValue: 7)])).status == .notFound)
        #expect(try await session.browser.open(TransactionsRoute.several.path.absolute + "?ids=%3Cb%3E").status == .notFound)
    }

    @Test func splitsKeepTheirCategoriesAndThatIsSaid() async throws {
        let session = try await AppSession.begin()
        let ids = [try await session.add("One", -1_00), try await session.add("Two", -2_00)]
        let amount = Money(minorUnits: -1_00, currency: try #require(Currency(code: "EUR")))
        var parts: [SplitPart] = []
        for name in ["Groceries", "Housing"] {
            parts.append(SplitPart(amount: amount, category: try await session.services.categories().findCategory(name).id))
        }
        _ = try await session.services.transactions().splitTransaction(id: ids[1], into: parts, revision: nil)
        #expect(try await session.browser.open(session.several(ids)).html.contains("1 of them is split and keeps its categories."))
        let fields = [("category", try await session.category("Dining"))]
        let (outcome, _) = try await session.browser.press("change", on: session.several(ids), fields: fields)
        guard case .moved(_, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.text.english == "1 transaction changed; 1 split keeps its categories")
        let entries = try await session.entries()
        #expect(entries.first { $0.payee == "Two" }?.counterparts.map(\.name).sorted() == ["Groceries", "Housing"])
        #expect(entries.first { $0.payee == "One" }?.counterparts.map(\.name) == ["Dining"])
        // With something else to change beside it, the split gets that alone.
        _ = try await session.browser.press("change", on: session.several(ids), fields: fields + [("tags", "trip")])
        let split = try await session.group(ids[1])
        #expect(split.tags == ["trip"] && split.parts.map(\.destination) == parts.map { LedgerAccountID($0.category) })
        let (refused, screen) = try await session.browser.press("change", on: session.several([ids[1]]), fields: fields)
        #expect(refused == .invalid && screen.html.contains("Splits keep their categories; change the parts of each instead"))
    }
}
