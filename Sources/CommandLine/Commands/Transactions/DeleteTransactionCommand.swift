import ArgumentParser
import Localization
import Models
import Services

struct DeleteTransactionCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "transaction",
        abstract: "Deletes transactions, all of them or none.",
        discussion:
            "Their statement lines stay known and are not imported again. coffer undo restores them.\nExample: coffer delete transaction txn_00000000000A1"
    )

    @Argument(help: ArgumentHelp("The transactions.", valueName: "id"))
    var transactions: [ID<Transaction>]

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let change = try await household.transactions().deleteTransactions(ids: transactions)
        try console.write(ChangeAnswer("Deleted", change, transactions: transactions), as: answer.format)
        return .done
    }
}
