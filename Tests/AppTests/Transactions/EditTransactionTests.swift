import Localization
import Models
import Navigation
import Services
import Testing

@testable import App

struct EditTransactionTests {

    @Test func everyFieldIsChanged() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("Corner Shop", -12_50, category: "Groceries", note: "Bread", tags: ["food"])
        let (outcome, _) = try await sitting.browser.press(
            "save", on: sitting.edit(id),
            fields: [
                ("revision", "1"), ("amount", "13"), ("payee", "Corner Store"), ("category", try await sitting.category("Dining")),
                ("day", "2026-03-12"), ("status", "pending"), ("note", "Lunch"), ("tags", "work"),
            ])
        guard case .moved(let link, let notice?) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link.path == sitting.detail(id))
        #expect(notice.text.english == "Saved")
        let entry = try #require(try await sitting.entries().first)
        #expect(entry.amount.minorUnits == -13_00)
        #expect(entry.payee == "Corner Store")
        #expect(entry.counterparts.map(\.name) == ["Dining"])
        #expect(entry.day == Day(year: 2026, month: 3, day: 12))
        #expect(entry.status == .pending)
        #expect(entry.note == "Lunch")
        #expect(entry.tags == ["work"])
    }

    @Test func whatSomebodyElseChangedIsShownBesideWhatWasTyped() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("Corner Shop", -12_50)
        _ = try await sitting.services.transactions().updateTransaction(id: id, TransactionEdit(payee: "Her Version"), revision: nil)
        let (outcome, screen) = try await sitting.browser.press(
            "save", on: sitting.edit(id), fields: [("revision", "1"), ("amount", "12.50"), ("payee", "His Version")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Somebody else changed this transaction in the meantime"))
        #expect(screen.html.contains("Her Version"))
        #expect(screen.html.contains("value=\"His Version\""))
        #expect(screen.html.contains("name=\"revision\" value=\"2\""))
        #expect(try await sitting.group(id).payee == "Her Version")
        _ = try await sitting.browser.press(
            "save", on: sitting.edit(id), fields: [("revision", "2"), ("amount", "12.50"), ("payee", "His Version")])
        #expect(try await sitting.group(id).payee == "His Version")
    }

    @Test func anAmountThatIsNoneChangesNothing() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("Corner Shop", -12_50)
        let (outcome, screen) = try await sitting.browser.press(
            "save", on: sitting.edit(id), fields: [("revision", "1"), ("amount", "12,,5"), ("payee", "Typed")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Amount must be a valid number"))
        #expect(screen.html.contains("value=\"12,,5\""))
        #expect(try await sitting.group(id).payee == "Corner Shop")
    }

    @Test func theCategoryBecomesThePayeesRule() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("Blue Door", -8_00)
        for name in ["Dining", "Groceries"] {
            let revision = try await sitting.group(id).revision
            _ = try await sitting.browser.press(
                "save", on: sitting.edit(id),
                fields: [
                    ("revision", String(revision)), ("amount", "8"), ("category", try await sitting.category(name)),
                    ("always-use-this-category-for-this-payee", "1"),
                ])
        }
        let rules = try await sitting.services.categories().fetchRules()
        #expect(rules.map(\.payee) == [.equals("Blue Door")])
        #expect(rules.map { $0.category?.description } == [try await sitting.category("Groceries")])
    }

    @Test func aClosedDayAsks() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("Corner Shop", -12_50, on: Day(year: 2026, month: 3, day: 1)!)
        try await sitting.close(Day(year: 2026, month: 3, day: 10)!)
        let fields = [("revision", "1"), ("amount", "12.50"), ("day", "2026-03-02")]
        let (outcome, screen) = try await sitting.browser.press("save", on: sitting.edit(id), fields: fields)
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Save anyway"))
        _ = try await sitting.browser.press("save", on: sitting.edit(id), fields: fields + [("closed-days", "1")])
        #expect(try await sitting.entries().map(\.day) == [Day(year: 2026, month: 3, day: 2)])
    }
}
