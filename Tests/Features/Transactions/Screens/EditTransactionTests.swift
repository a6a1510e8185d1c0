import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

@testable import App

struct EditTransactionTests {

    @Test func everyFieldIsChanged() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Corner Shop", -12_50, category: "Groceries", note: "Bread", tags: ["food"])
        let (outcome, _) = try await session.browser.press(
            "save", on: session.edit(id),
            fields: [
                ("revision", "1"), ("amount", "13"), ("payee", "Corner Store"), ("category", try await session.category("Dining")),
                ("day", "2026-03-12"), ("status", "pending"), ("note", "Lunch"), ("tags", "work"),
            ])
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == session.detail(id))
        #expect(notice.text.english == "Saved")
        let entry = try #require(try await session.entries().first)
        #expect(entry.amount.minorUnits == -13_00)
        #expect(entry.payee == "Corner Store")
        #expect(entry.counterparts.map(\.name) == ["Dining"])
        #expect(entry.day == Day(year: 2026, month: 3, day: 12))
        #expect(entry.status == .pending)
        #expect(entry.note == "Lunch")
        #expect(entry.tags == ["work"])
    }

    @Test func whatSomebodyElseChangedIsShownBesideWhatWasTyped() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Corner Shop", -12_50)
        _ = try await session.services.transactions().updateTransaction(id: id, TransactionEdit(payee: "Her Version"), revision: nil)
        let (outcome, screen) = try await session.browser.press(
            "save", on: session.edit(id), fields: [("revision", "1"), ("amount", "12.50"), ("payee", "His Version")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Somebody else changed this transaction in the meantime"))
        #expect(screen.html.contains("Her Version"))
        #expect(screen.html.contains("value=\"His Version\""))
        #expect(screen.html.contains("name=\"revision\" value=\"2\""))
        #expect(try await session.group(id).payee == "Her Version")
        _ = try await session.browser.press(
            "save", on: session.edit(id), fields: [("revision", "2"), ("amount", "12.50"), ("payee", "His Version")])
        #expect(try await session.group(id).payee == "His Version")
    }

    @Test func anAmountThatIsNoneChangesNothing() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Corner Shop", -12_50)
        let (outcome, screen) = try await session.browser.press(
            "save", on: session.edit(id), fields: [("revision", "1"), ("amount", "12,,5"), ("payee", "Typed")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Amount must be a valid number"))
        #expect(screen.html.contains("value=\"12,,5\""))
        #expect(try await session.group(id).payee == "Corner Shop")
    }

    @Test func theCategoryBecomesThePayeesRule() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Blue Door", -8_00)
        for name in ["Dining", "Groceries"] {
            let revision = try await session.group(id).revision
            _ = try await session.browser.press(
                "save", on: session.edit(id),
                fields: [
                    ("revision", String(revision)), ("amount", "8"), ("category", try await session.category(name)),
                    ("always-use-this-category-for-this-payee", "1"),
                ])
        }
        let rules = try await session.services.categories().fetchRules()
        #expect(rules.map(\.payee) == [.equals("Blue Door")])
        #expect(rules.map { $0.category?.description } == [try await session.category("Groceries")])
    }

    @Test func aClosedDayAsks() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Corner Shop", -12_50, on: Day(year: 2026, month: 3, day: 1)!)
        try await session.close(Day(year: 2026, month: 3, day: 10)!)
        let fields = [("revision", "1"), ("amount", "12.50"), ("day", "2026-03-02")]
        let (outcome, screen) = try await session.browser.press("save", on: session.edit(id), fields: fields)
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Save anyway"))
        _ = try await session.browser.press("save", on: session.edit(id), fields: fields + [("closed-days", "1")])
        #expect(try await session.entries().map(\.day) == [Day(year: 2026, month: 3, day: 2)])
    }
}
