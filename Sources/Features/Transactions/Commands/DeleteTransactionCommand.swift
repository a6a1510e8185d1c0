import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct DeleteTransactionCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "transaction", abstract: "Deletes transactions, all of them or none.",
        discussion:
            "Their statement lines stay known and are not imported again. coffer undo restores them.\nExample: coffer delete transaction txn_00000000000A1"
    )

    @Argument(help: ArgumentHelp("The transactions.", valueName: "id")) var transactions: [ID<Transaction>]
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        ChangeAnswer("Deleted", try await household.transactions().deleteTransactions(ids: transactions), transactions: transactions)
    }
}
