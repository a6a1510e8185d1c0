import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct EditTransactionCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "transaction", abstract: "Changes transactions, all of them or none, or splits one into parts.",
        discussion: """
            The parts of a split add up to the transaction's amount; a part in the opposite direction is negative.
            Example: coffer edit transaction txn_00000000000A1 --category groceries --tag weekly
            Example: coffer edit transaction txn_00000000000A1 --split "12.00=groceries" --split "3.50=other"
            """)

    @Argument(help: ArgumentHelp("The transactions.", valueName: "id")) var transactions: [ID<Transaction>]
    @Option(help: ArgumentHelp("The category.", valueName: "name")) var category: String?
    @Option(help: ArgumentHelp("The payee or payer.", valueName: "text")) var payee: String?
    @Option(help: ArgumentHelp("The note.", valueName: "text")) var note: String?
    @Option(help: ArgumentHelp("The day (YYYY-MM-DD).", valueName: "day")) var day: Day?
    @Option(parsing: .unconditional, amount: "The new amount; the direction cannot change.") var amount: DecimalFigure?

    @Option(help: ArgumentHelp("A tag that replaces the existing tags; may be given several times.", valueName: "tag"))
    var tag: [String] = []

    @Flag(help: "Remove all tags.") var noTags = false
    @Option(help: ArgumentHelp("The status.", valueName: "status")) var status: TransactionStatus?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A part with its category; give one --split per part.", valueName: "amount=category"))
    var split: [SplitPartArgument] = []

    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard changesFields || !split.isEmpty else { throw ValidationError(text: "No change was given") }
        guard split.isEmpty || !changesFields else { throw ValidationError(text: "--split cannot be combined with other changes") }
        guard tag.isEmpty || !noTags else { throw ValidationError(text: "Give --tag or --no-tags, not both") }
        guard transactions.count == 1 || (split.isEmpty && amount == nil) else {
            throw ValidationError(text: "--split and --amount take one transaction only")
        }
    }

    private var changesFields: Bool {
        category != nil || payee != nil || note != nil || day != nil || amount != nil || !tag.isEmpty || noTags || status != nil
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let service = household.transactions()
        let change: LedgerChange
        if let id = transactions.first, transactions.count == 1 {
            let group = try await Lookup(household).transaction(id)
            if split.isEmpty {
                change = try await service.updateTransaction(id: id, edit(of: group, in: household), revision: group.revision)
            } else {
                let parts = try await SplitPlan(group, accounts: own(in: household)).parts(split, in: household)
                change = try await service.splitTransaction(id: id, into: parts, revision: group.revision)
            }
        } else {
            change = try await service.updateTransactions(ids: transactions, edit(of: nil, in: household))
        }
        return ChangeAnswer("Changed", change, transactions: transactions)
    }

    private func edit(of group: TransactionGroup?, in household: DependencyContainer) async throws -> TransactionEdit {
        var edit = TransactionEdit(
            day: day, payee: payee, note: note, category: try await Lookup(household).category(category)?.id,
            tags: noTags ? [] : tag.isEmpty ? nil : tag, status: status)
        if let amount, let group { edit.amount = try await magnitude(amount, of: group, in: household) }
        return edit
    }

    private func magnitude(_ figure: DecimalFigure, of group: TransactionGroup, in household: DependencyContainer) async throws -> Money {
        guard let part = group.parts.first, group.parts.count == 1 else {
            throw CommandFailure.failed("Use --split to change the amount of a split transaction")
        }
        let amount = try figure.exactMoney(in: part.amount.currency, option: "--amount")
        guard amount.isNegative else { return amount }
        let own = try await own(in: household)
        guard own.contains(part.source) else {
            throw CommandFailure.usage("--amount: the direction cannot change; give the amount without a sign")
        }
        return -amount
    }

    private func own(in household: DependencyContainer) async throws -> Set<LedgerAccountID> {
        Set(try await household.accounts().fetchAccounts(includingArchived: true).map { LedgerAccountID($0.account.id) })
    }
}
