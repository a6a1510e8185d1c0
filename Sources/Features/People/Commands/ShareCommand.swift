import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel
import Services

struct ShareCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "share", abstract: "Splits a transaction with the members of a group.",
        discussion: """
            The transaction becomes an expense of the group: your share keeps its category, the others owe you theirs.
            Example: coffer share txn_0H2K8 --group Trip
            """)

    @Argument(help: ArgumentHelp("The transaction: its id.", valueName: "transaction")) var transaction: ID<Transaction>
    @Option(help: ArgumentHelp("The group: name or id; or a person, for direct debts.", valueName: "group")) var group: String
    @OptionGroup var split: ExpenseSplitOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard split.paidBy.isEmpty else { throw ValidationError(text: "--paid-by: the transaction is what you paid") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let found = try await lookup.groupForExpense(group)
        let stored = try await lookup.transaction(transaction)
        let currency = stored.parts.first?.amount.currency ?? found.currency
        let expense = try await household.people().splitTransaction(
            transaction, with: found.id, try split.split(in: found, currency, lookup))
        return try await ExpenseAnswer("Added", expense.id, in: household)
    }
}
