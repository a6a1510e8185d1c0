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
        #expect(notice.text == "2 transactions changed")
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

    @Test func boxesOfAFormAndCommasMeanTheSame() async throws {
        let sitting = try await Sitting.begin()
        let ids = [try await sitting.add("One", -1_00), try await sitting.add("Two", -2_00)]
        let path = AccountsRoute.severalTransactions.path.absolute + "?" + ids.map { "ids=\($0)" }.joined(separator: "&")
        for path in [path, sitting.several(ids), sitting.several(ids + ids)] {
            #expect(try await sitting.browser.open(path).html.contains("Change 2 transactions"))
        }
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
        #expect(try await sitting.browser.open(AccountsRoute.severalTransactions.path.absolute + "?ids=%3Cb%3E").status == .notFound)
    }
}
