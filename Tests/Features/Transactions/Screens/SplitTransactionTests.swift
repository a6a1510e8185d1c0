import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

@testable import App

struct SplitTransactionTests {

    @Test func partsThatAddUpAreKept() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -10_00, category: "Groceries")
        let (outcome, _) = try await session.browser.press("save", on: session.split(id), fields: try await fields(session, "7.50", "2.50"))
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == session.detail(id))
        #expect(notice.text.english == "Split in 2")
        let entry = try #require(try await session.entries().first)
        #expect(entry.counterparts.map(\.name) == ["Groceries", "Gifts"])
        #expect(entry.counterparts.map(\.amount.minorUnits) == [-7_50, -2_50])
        #expect(try await session.browser.open(session.detail(id)).html.contains("For Ada"))
    }

    @Test func partsThatDoNotAddUpAreRefusedAndWhatWasTypedIsKept() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -10_00, category: "Groceries")
        for (second, sentence) in [
            ("2.00", "The parts must add up to €10.00. €0.50 is left."), ("3.00", "The parts must add up to €10.00. €0.50 is too much."),
        ] {
            let (outcome, screen) = try await session.browser.press(
                "save", on: session.split(id), fields: try await fields(session, "7.50", second))
            #expect(outcome == .invalid)
            #expect(screen.html.contains(sentence))
            #expect(screen.html.contains("value=\"7.50\""))
            #expect(screen.html.contains("value=\"\(second)\""))
            #expect(screen.html.contains("value=\"For Ada\""))
        }
        #expect(try await session.group(id).parts.count == 1)
    }

    @Test(arguments: [("2.00", "€0.50</span> left to assign"), ("3.00", "€0.50</span> too much"), ("1x", "Enter each amount as a number")])
    func whatIsLeftIsReckonedWithoutSavingAnything(second: String, said: String) async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -10_00, category: "Groceries")
        let (outcome, screen) = try await session.browser.press(
            "sum", on: session.split(id), fields: try await fields(session, "7.50", second))
        #expect(outcome == .shows)
        #expect(screen.html.contains("id=\"sum\""))
        #expect(screen.html.contains(said), "\(screen.html)")
        #expect(screen.html.contains("value=\"\(second)\""))
        #expect(try await session.group(id).parts.count == 1)
    }

    @Test func aPartWithoutAmountOrCategoryIsSaidBesideItsField() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -10_00, category: "Groceries")
        let (outcome, screen) = try await session.browser.press(
            "save", on: session.split(id),
            fields: [
                ("revision", "1"), ("rows", "2"), ("1.amount", "ten"), ("1.category", try await session.category("Groceries")),
                ("2.amount", "5"), ("2.category", ""),
            ])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Amount must be a valid number"))
        #expect(screen.html.contains("Choose a category"))
    }

    @Test func rowsAreAddedAndTakenAwayWithoutLosingWhatWasTyped() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -10_00, category: "Groceries")
        let typed = try await fields(session, "7.50", "2.50")
        let added = try await session.browser.press("add-part", on: session.split(id), fields: typed)
        #expect(added.outcome == .invalid)
        #expect(added.screen.html.contains("name=\"3.amount\""))
        #expect(added.screen.html.contains("name=\"rows\" value=\"3\""))
        #expect(added.screen.html.contains("value=\"7.50\""))
        let removed = try await session.browser.press("1.remove-part", on: session.split(id), fields: typed)
        #expect(removed.outcome == .invalid)
        #expect(!removed.screen.html.contains("value=\"7.50\""))
        #expect(removed.screen.html.contains("value=\"2.50\""))
        #expect(removed.screen.html.contains("name=\"rows\" value=\"1\""))
        #expect(try await session.group(id).parts.count == 1)
    }

    @Test func blankRowsArePassedOver() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -10_00, category: "Groceries")
        let blank = [("3.amount", " "), ("3.category", ""), ("3.note", "")]
        var sent = try await fields(session, "7.50", "2.50").filter { $0.0 != "rows" }
        sent += blank + [("rows", "3")]
        _ = try await session.browser.press("save", on: session.split(id), fields: sent)
        #expect(try await session.group(id).parts.count == 2)
    }

    @Test func aFormWithTooManyRowsIsHeldWithinBounds() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -10_00, category: "Groceries")
        let (outcome, screen) = try await session.browser.press(
            "add-part", on: session.split(id), fields: [("revision", "1"), ("rows", "2000000000")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("name=\"rows\" value=\"3\""))
    }

    @Test func whatSomebodyElseChangedIsSaid() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -10_00, category: "Groceries")
        _ = try await session.services.transactions().updateTransaction(id: id, TransactionEdit(payee: "Her Version"), revision: nil)
        let (outcome, screen) = try await session.browser.press(
            "save", on: session.split(id), fields: try await fields(session, "7.50", "2.50"))
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Her Version"))
        #expect(screen.html.contains("value=\"7.50\""))
        #expect(try await session.group(id).parts.count == 1)
    }

    @Test func aTransferCannotBeSplit() async throws {
        let session = try await AppSession.begin()
        let draft = TransactionDraft(
            account: session.checking.id, amount: Money(minorUnits: -5_00, currency: session.checking.currency), day: session.today,
            transferAccount: session.savings.id)
        let id = try await session.services.transactions().addTransaction(draft).transactions[0].id
        #expect(try await session.browser.open(session.split(id)).html.contains("Only a transaction with a category can be split"))
        #expect(!(try await session.browser.open(session.detail(id)).html.contains(session.split(id))))
    }

    private func fields(_ session: AppSession, _ first: String, _ second: String) async throws -> [(String, String)] {
        [
            ("revision", "1"), ("rows", "2"), ("1.amount", first), ("1.category", try await session.category("Groceries")), ("1.note", ""),
            ("2.amount", second), ("2.category", try await session.category("Gifts")), ("2.note", "For Ada"),
        ]
    }
}
