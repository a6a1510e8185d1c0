import App
import CardsModel
import Models
import Navigation
import SampleHousehold
import ScreenTestSupport
import Services
import Testing

/// Forms that are no screen of their own row: after a conflict they list every field as well.
struct ConflictListTests {
    /// Saves a form twice as it was shown at first, with another value each time.
    ///
    /// - Returns: what the second answer lists.
    private func conflict(
        _ path: String, _ button: String, _ field: String, theirs: String, mine: String, in browser: SampleBrowser
    ) async throws -> [ConflictReading.Fact] {
        let html = try await browser.open(path).html
        // A row qualifies names.
        let buttons = html.components(of: "name=\"_action\" value=\"", upTo: "\"")
        let button = try #require(buttons.first { $0 == button || $0.hasSuffix(".\(button)") })
        let form = try FormReading(html, button: button)
        let field = try #require(form.fields.first { $0.name == field || $0.name.hasSuffix(".\(field)") }?.name)
        _ = try await browser.press(button, on: path, fields: form.with(field, theirs))
        let answer = try await browser.press(button, on: path, fields: form.with(field, mine))
        #expect(answer.outcome == .invalid && answer.screen.misuses == [])
        return ConflictReading(answer.screen.html).facts
    }

    private func transaction(in browser: SampleBrowser) async throws -> ID<Transaction> {
        let account = try browser.account(.joint)
        let change = try await browser.services.transactions().addTransaction(
            TransactionDraft(
                account: account.id, amount: Money(minorUnits: -3_00, currency: account.currency), day: browser.services.context.today,
                payee: "Conflict kiosk", category: try #require(browser.sample.categories[.groceries]).id))
        return try #require(change.transactions.first).id
    }

    @Test func theSplitOfATransaction() async throws {
        let browser = try await SampleBrowser()
        let path = "/accounts/transactions/\(try await transaction(in: browser))/split"
        let facts = try await conflict(path, "save", "1.note", theirs: "Theirs", mine: "Mine", in: browser)
        #expect(facts.map(\.heading) == ["Part 1: Amount", "Part 1: Category", "Part 1: Note"])
        #expect(facts.filter { $0.value.contains("Theirs") && $0.value.contains("You typed something else") }.count == 1)
    }

    @Test func aRowThatIsChangedInPlace() async throws {
        let browser = try await SampleBrowser()
        let account = try browser.account(.joint).id
        let path = "/accounts/\(account)/transactions?edit=\(try await transaction(in: browser))"
        let facts = try await conflict(path, "save-entry", "entry-payee", theirs: "Theirs", mine: "Mine", in: browser)
        #expect(facts.map(\.heading) == ["Payee", "Category"])
        #expect(facts.first?.value.contains("Theirs") == true)
    }

    @Test func howABenefitIsTracked() async throws {
        let browser = try await SampleBrowser()
        let benefit = try #require(browser.sample.benefits.first)
        let path = "/cards/\(benefit.card)/benefits/\(benefit.id)"
        let facts = try await conflict(path, "mode", "mode", theirs: "ignore", mine: "claimsItself", in: browser)
        #expect(facts.map(\.heading) == ["Mode"])
    }

    @Test func theBudgetOfACategory() async throws {
        let browser = try await SampleBrowser()
        let path = "/plan/budgets/\(try #require(browser.sample.categories[.groceries]).id)"
        let facts = try await conflict(path, "save", "amount", theirs: "81", mine: "82", in: browser)
        #expect(facts.map(\.heading) == ["Amount", "Each", "Carried over into the next period"])
        #expect(facts.first?.value.contains("81.00") == true)
    }
}
