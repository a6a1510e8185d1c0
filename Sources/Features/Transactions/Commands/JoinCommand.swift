import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct JoinCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Joins two transactions of two own accounts into one transfer.",
        discussion: """
            One has to leave its account and the other to arrive, with the same amount or in different currencies. Up to a fifth may be \
            missing where it arrives: that becomes the fee. Of a split, the part with the amount of the other one is joined. Each account \
            keeps its day, and the statement lines of both stay known. coffer undo separates them again.
            With --dismiss they stay two transactions, and the page of one no longer offers the other as its other side.
            Example: coffer join txn_00000000000A1 txn_00000000000A2
            """)

    @Argument(help: ArgumentHelp("One of the transactions.", valueName: "id")) var first: ID<Transaction>
    @Argument(help: ArgumentHelp("The other one.", valueName: "other-id")) var second: ID<Transaction>
    @Flag(help: "Joins nothing: they are not one transfer.") var dismiss = false
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        if dismiss {
            let change = try await household.transactions().dismissTransfer(of: first, with: [second])
            return ChangeAnswer("Kept apart", LedgerChange(id: change, transactions: []), transactions: [first, second])
        }
        let change = try await household.transactions().joinTransactions(first, with: second)
        return ChangeAnswer("Joined", change, transactions: change.transactions.map(\.id))
    }
}
