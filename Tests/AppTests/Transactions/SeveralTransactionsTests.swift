import Localization
import Models
import Navigation
import Services
import Testing

@testable import App

struct SeveralTransactionsTests {

    @Test func allGetTheSameChangeAndOneUndoTakesItBack() async throws {
        let sitting = try await Sitting.begin()
        let ids = [try await sitting.add("One", -1_00, tags: ["a"]), try await sitting.add("Two", -2_00)]
        let (outcome, _) = try await sitting.browser.press(
            "change", on: sitting.several(ids),
            fields: [("category", try await sitting.category("Dining")), ("payee", ""), ("tags", "trip")])
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == sitting.list)
        #expect(notice.text.english == "2 transactions changed")
        let entries = try await sitting.entries()
        #expect(Set(entries.map(\.payee)) == ["One", "Two"])
        #expect(Set(entries.flatMap { $0.counterparts.map(\.name) }) == ["Dining"])
        #expect(Set(entries.map(\.tags)) == [["a", "trip"], ["trip"]])
        _ = try await sitting.browser.press("undo-notice", on: sitting.list, fields: [("undo-change", try #require(notice.undo))])
        #expect(Set(try await sitting.entries().map(\.tags)) == [["a"], []])
    }

    @Test func allAreDeletedAfterAQuestionThatNamesTheirNumber() async throws {
        let sitting = try await Sitting.begin()
        let ids = [try await sitting.add("One", -1_00), try await sitting.add("Two", -2_00), try await sitting.add("Three", -3_00)]
        let asked = try await sitting.browser.press("delete", on: sitting.several(ids))
        #expect(asked.outcome == .asks)
        #expect(asked.screen.html.contains("Delete 3 transactions?"))
        _ = try await sitting.browser.press("delete", on: sitting.several(ids), confirmed: true)
        #expect(try await sitting.entries().isEmpty)
    }

    @Test func twoSidesBecomeOneTransferWhichIsUndone() async throws {
        let sitting = try await Sitting.begin()
        let left = try await sitting.add("To savings", -50_00)
        let arrived = try await sitting.services.transactions().addTransaction(
            TransactionDraft(
                account: sitting.savings.id, amount: Money(minorUnits: 50_00, currency: sitting.savings.currency), day: sitting.today,
                payee: "From checking")
        ).transactions[0].id
        let other = try await sitting.add("Lunch", -12_00)
        #expect(!(try await sitting.browser.open(sitting.several([left, other])).html.contains("Join into a transfer")))
        #expect(!(try await sitting.browser.open(sitting.several([other, arrived])).html.contains("Join into a transfer")))
        // Both are offered to each other, with the way to join them.
        for id in [left, arrived] {
            let html = try await sitting.browser.open(TransactionsRoute.detail(transactionId: id.description).path.absolute).html
            #expect(html.contains("Other side of a transfer?") && html.contains("several?ids=\(id)"))
        }
        let lunch = try await sitting.browser.open(TransactionsRoute.detail(transactionId: other.description).path.absolute).html
        #expect(!lunch.contains("Other side of a transfer?"))
        let (outcome, _) = try await sitting.browser.press("join", on: sitting.several([left, arrived]))
        guard case .moved(_, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.text.english == "Joined into a transfer")
        #expect(try await sitting.entries().first { $0.id == left }?.counterparts.map(\.name) == ["Savings"])
        _ = try await sitting.browser.press("undo-notice", on: sitting.list, fields: [("undo-change", try #require(notice.undo))])
        #expect(try await sitting.group(arrived).payee == "From checking")
    }

    @Test func aDismissedOtherSideIsOfferedNoMoreUntilItIsUndone() async throws {
        let sitting = try await Sitting.begin()
        let rent = try await sitting.add("Rent", -50_00)
        _ = try await sitting.services.transactions().addTransaction(
            TransactionDraft(
                account: sitting.savings.id, amount: Money(minorUnits: 50_00, currency: sitting.savings.currency), day: sitting.today,
                payee: "From a friend"))
        let path = TransactionsRoute.detail(transactionId: rent.description).path.absolute
        let pressed = try await sitting.browser.press("dismiss-other-sides", on: path)
        guard case .stayed(let notice?) = pressed.outcome else { return #expect(Bool(false), "\(pressed.outcome)") }
        #expect(notice.text.english == "Not offered again")
        #expect(!(try await sitting.browser.open(path).html.contains("Other side of a transfer?")))
        _ = try await sitting.browser.press("undo-notice", on: sitting.list, fields: [("undo-change", try #require(notice.undo))])
        #expect(try await sitting.browser.open(path).html.contains("Other side of a transfer?"))
    }

    @Test func boxesOfAFormAndCommasMeanTheSame() async throws {
        let sitting = try await Sitting.begin()
        let ids = [try await sitting.add("One", -1_00), try await sitting.add("Two", -2_00)]
        let path = TransactionsRoute.several.path.absolute + "?" + ids.map { "ids=\($0)" }.joined(separator: "&")
        for path in [path, sitting.several(ids), sitting.several(ids + ids)] {
            #expect(try await sitting.browser.open(path).html.contains("Change 2 transactions"))
        }
    }

    @Test func allThatAFilterLeavesIsChangedAndPreviewedBefore() async throws {
        let sitting = try await Sitting.begin()
        for number in 1...3 { try await sitting.add("Shop \(number)", -1_00, category: "Groceries") }
        try await sitting.add("Rent", -900_00)
        let list = try await sitting.browser.open("/transactions?q=shop").html
        #expect(list.contains("Select all 3"))
        let path = "/accounts/transactions/several?all=1&q=shop&back=/transactions?q%3Dshop"
        #expect(list.contains(path.replacing("&", with: "&amp;").replacing("=/transactions?q%3D", with: "=%2Ftransactions%3Fq%3D")))
        let page = try await sitting.browser.open(path).html
        let mark = try #require(page.firstRange(of: "name=\"expected\" value=\"")).upperBound
        let expected = String(page[mark...].prefix { $0 != "\"" })
        let fields = [("category", try await sitting.category("Dining")), ("tags", "trip"), ("expected", expected)]
        let (shown, preview) = try await sitting.browser.press("preview", on: path, fields: fields)
        #expect(shown == .shows && preview.html.components("Groceries → Dining") == 3 && preview.html.components("+ #trip") == 3)
        // What was added since the page was shown is not changed unseen.
        try await sitting.add("Shop 4", -1_00, category: "Groceries")
        let (refused, screen) = try await sitting.browser.press("change", on: path, fields: fields)
        #expect(refused == .invalid && screen.html.contains("The list has changed since: it has 4 transactions now."))
        _ = try await sitting.services.transactions().deleteTransactions(
            ids: try await sitting.entries().filter { $0.payee == "Shop 4" }.map(\.id))
        let (outcome, _) = try await sitting.browser.press("change", on: path, fields: fields)
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == "/transactions?q=shop" && notice.text.english == "3 transactions changed")
        #expect(
            try await sitting.entries().filter { $0.tags == ["trip"] }.flatMap { $0.counterparts.map(\.name) } == [
                "Dining", "Dining", "Dining",
            ])
    }

    @Test func transfersAmongThemStayWithoutACategory() async throws {
        let sitting = try await Sitting.begin()
        let one = try await sitting.add("One", -1_00)
        try await sitting.move(5_00, "To save")
        let transfer = try #require(try await sitting.entries().first { $0.payee == "To save" }).id
        let fields = [("category", try await sitting.category("Dining"))]
        let (outcome, _) = try await sitting.browser.press("change", on: sitting.several([one, transfer]), fields: fields)
        guard case .moved(_, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.text.english == "1 transaction changed")
        _ = try await sitting.browser.press("change", on: sitting.several([one, transfer]), fields: fields + [("tags", "trip")])
        #expect(try await sitting.group(transfer).tags == ["trip"])
        let (refused, screen) = try await sitting.browser.press("change", on: sitting.several([transfer]), fields: fields)
        #expect(refused == .invalid && screen.html.contains("Transfers between your accounts have no category"))
    }

    @Test func aChangeOfNothingIsSaid() async throws {
        let sitting = try await Sitting.begin()
        let ids = [try await sitting.add("One", -1_00)]
        let (outcome, screen) = try await sitting.browser.press("change", on: sitting.several(ids), fields: [("tags", " , ")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Choose a category, or type a payee or tags"))
    }

    @Test func nothingChosenIsSaidAndAnIdThatNobodyHasIsNotFound() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("One", -1_00)
        #expect(try await sitting.browser.open(sitting.several([])).html.contains("No transaction is ticked"))
        #expect(try await sitting.browser.open(sitting.several([id, ID(rawValue: 7)])).status == .notFound)
        #expect(try await sitting.browser.open(TransactionsRoute.several.path.absolute + "?ids=%3Cb%3E").status == .notFound)
    }

    @Test func splitsKeepTheirCategoriesAndThatIsSaid() async throws {
        let sitting = try await Sitting.begin()
        let ids = [try await sitting.add("One", -1_00), try await sitting.add("Two", -2_00)]
        let amount = Money(minorUnits: -1_00, currency: try #require(Currency(code: "EUR")))
        var parts: [SplitPart] = []
        for name in ["Groceries", "Housing"] {
            parts.append(SplitPart(amount: amount, category: try await sitting.services.categories().findCategory(name).id))
        }
        _ = try await sitting.services.transactions().splitTransaction(id: ids[1], into: parts, revision: nil)
        #expect(try await sitting.browser.open(sitting.several(ids)).html.contains("1 of them is split and keeps its categories."))
        let fields = [("category", try await sitting.category("Dining"))]
        let (outcome, _) = try await sitting.browser.press("change", on: sitting.several(ids), fields: fields)
        guard case .moved(_, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(notice.text.english == "1 transaction changed; 1 split keeps its categories")
        let entries = try await sitting.entries()
        #expect(entries.first { $0.payee == "Two" }?.counterparts.map(\.name).sorted() == ["Groceries", "Housing"])
        #expect(entries.first { $0.payee == "One" }?.counterparts.map(\.name) == ["Dining"])
        // With something else to change beside it, the split gets that alone.
        _ = try await sitting.browser.press("change", on: sitting.several(ids), fields: fields + [("tags", "trip")])
        let split = try await sitting.group(ids[1])
        #expect(split.tags == ["trip"] && split.parts.map(\.destination) == parts.map { LedgerAccountID($0.category) })
        let (refused, screen) = try await sitting.browser.press("change", on: sitting.several([ids[1]]), fields: fields)
        #expect(refused == .invalid && screen.html.contains("Splits keep their categories; change the parts of each instead"))
    }
}
