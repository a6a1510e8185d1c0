import App
import Foundation
import Navigation
import ScreenKit
import ScreenTestSupport
import Testing

/// What all screens that edit a row have in common, by one table.
struct EditScreenTests {
    @Test(arguments: EditedScreen.names)
    func aRefusedValueIsSaidAtItsFieldAndWhatWasTypedStays(name: String) async throws {
        let browser = try await SampleBrowser()
        let screen = try await EditedScreen.named(name, in: browser)
        let form = try FormReading(try await browser.open(screen.path).html, button: "save")
        let field = try Self.field(screen.refused.typed.field, in: form)
        let answer = try await browser.press("save", on: screen.path, fields: form.with(field, screen.refused.typed.value))
        #expect(answer.outcome == .invalid)
        let html = answer.screen.html
        let said = html.components(of: "id=\"f-\(field)-error\"", upTo: "</p>").first
        #expect(said?.contains(screen.refused.sentence) == true, "\(said ?? "nothing at \(field)")")
        #expect(try FormReading(html, button: "save")[field] == screen.refused.typed.value)
        #expect(answer.screen.misuses == [])
    }

    @Test(arguments: EditedScreen.names)
    func aRowThatSomebodyElseChangedIsAConflictWithBothValuesAndAWayOn(name: String) async throws {
        let browser = try await SampleBrowser()
        let screen = try await EditedScreen.named(name, in: browser)
        let form = try FormReading(try await browser.open(screen.path).html, button: "save")
        let field = try Self.field(screen.change.field, in: form)
        let theirs = try await browser.press("save", on: screen.path, fields: form.with(field, screen.other.value))
        #expect(theirs.outcome.isDone, "\(theirs.outcome)")
        let mine = try await browser.press("save", on: screen.path, fields: form.with(field, screen.change.value))
        #expect(mine.outcome == .invalid)
        let html = mine.screen.html
        #expect(html.contains("in the meantime") && html.contains("As it is now"))
        #expect(mine.screen.misuses == [])
        let shown = try FormReading(html, button: "save")
        #expect(shown[field] == screen.change.value && shown["revision"] != form["revision"])
        let again = try await browser.press("save", on: screen.path, fields: shown.fields.map { ($0.name, $0.value) })
        #expect(again.outcome.isDone, "\(again.outcome)")
        #expect(try FormReading(try await browser.open(screen.path).html, button: "save")[field] == screen.change.value)
    }

    @Test(arguments: EditedScreen.names)
    func aConflictListsEveryFieldOfTheFormWithWhatIsStoredNow(name: String) async throws {
        let browser = try await SampleBrowser()
        let screen = try await EditedScreen.named(name, in: browser)
        let page = try await browser.open(screen.path).html
        let form = try FormReading(page, button: "save")
        let field = try Self.field(screen.change.field, in: form)
        _ = try await browser.press("save", on: screen.path, fields: form.with(field, screen.other.value))
        let conflict = try await browser.press("save", on: screen.path, fields: form.with(field, screen.change.value)).screen.html
        let listed = ConflictReading(conflict)
        let labels = ConflictReading.labels(of: page, button: "save").filter { !Self.unstored.contains($0) }
        #expect(labels.count > 0 && listed.facts.map(\.label).sorted() == labels.sorted())
        #expect(Set(listed.facts.map(\.heading)).count == listed.facts.count, "two facts have one name")
        // The field that both changed is marked, with what the other saved.
        let marked = listed.facts.filter { $0.value.contains("You typed something else") }
        #expect(marked.count == 1 && marked.allSatisfy { $0.value.contains(screen.other.value) }, "\(marked)")
    }

    /// Fields that say what else saving does.
    private static let unstored: Set<String> = ["Remove the number", "Always use this category for this payee", "Applies to"]

    @Test(arguments: EditedScreen.names)
    func aRowThatWasDeletedKeepsWhatWasTypedAndIsAddedAgain(name: String) async throws {
        let browser = try await SampleBrowser()
        let screen = try await EditedScreen.named(name, in: browser)
        guard let deletion = screen.deletion else { return }
        let form = try FormReading(try await browser.open(screen.path).html, button: "save")
        let field = try Self.field(screen.change.field, in: form)
        let gone = try await browser.press(deletion.button, on: deletion.path, confirmed: true)
        #expect(gone.outcome.isDone, "\(gone.outcome)")
        let late = try await browser.press("save", on: screen.path, fields: form.with(field, screen.change.value))
        guard Self.addsAgain.contains(name) else { return #expect(late.screen.status == .notFound) }
        #expect(late.outcome == .invalid)
        let html = late.screen.html
        #expect(late.screen.misuses == [])
        let shown = try FormReading(html, button: "add-again")
        #expect(shown[field] == screen.change.value)
        let again = try await browser.press("add-again", on: screen.path, fields: shown.fields.map { ($0.name, $0.value) })
        let link = try #require(again.outcome.link, "\(again.outcome)")
        #expect(try await browser.open(link.path).html.contains(screen.change.value))
    }

    /// The screens whose rows are made by a form.
    private static let addsAgain: Set<String> = [
        "account", "savings account", "goal", "expected money", "beneficiary", "benefit", "rule",
    ]

    /// The name of a field, which a row may qualify: `1.limit`.
    private static func field(_ name: String, in form: FormReading) throws -> String {
        try #require(form.fields.first { $0.name == name || $0.name.hasSuffix(".\(name)") }?.name, "no field \(name)")
    }
}

extension Outcome {
    /// Whether the action succeeded.
    fileprivate var isDone: Bool {
        switch self {
        case .stayed, .moved: true
        default: false
        }
    }
}
