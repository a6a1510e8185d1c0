import ArgumentParser
import CommandKit
import Localization
import Models
import PlanModel
import Services

struct AddExpectedCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "expected", abstract: "Adds income or a bill that returns.",
        discussion: """
            A transaction of the account with the amount, and the payee if there is one, completes an occurrence from seven days before its day on.
            Example: coffer add expected Salary --amount 2850 --every 1 --unit month --next 2026-11-25 --weekend before --account Checking
            Example: coffer add expected Electricity --amount -84.00 --every 1 --unit month --next 2026-12-01 --tolerance 10
            """)

    @Argument(help: ArgumentHelp("The name.", valueName: "name")) var name: String

    @Option(help: ArgumentHelp("The currency (ISO 4217); default: that of the account, else of the household.", valueName: "code"))
    var currency: Currency?

    @Option(key: "the same key adds it once") var key: String?
    @OptionGroup var fields: ExpectedOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard fields.amount != nil else { throw ValidationError(text: "--amount is missing") }
        guard fields.next != nil else { throw ValidationError(text: "--next is missing") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let account = try await Lookup(household).account(fields.account)
        let currency = currency ?? account?.account.currency ?? household.context.household.currency
        var draft = ExpectedDraft(
            name: name, amount: .zero(currency), cycle: .monthly, next: fields.next ?? actingDay(common), key: key)
        try await draft.apply(fields, in: household)
        let added = try await household.expected().addExpected(draft)
        return try await RowAnswer("Added", added.id, in: household)
    }
}
