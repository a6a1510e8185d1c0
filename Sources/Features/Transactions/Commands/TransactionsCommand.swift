import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct TransactionsCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "transactions", abstract: "Lists transactions per account, newest first, pending ones on top.",
        discussion: """
            Money in is positive, money out negative. With --account, the balance after each one is shown.
            Example: coffer transactions --account Checking --from 2026-01-01 --category groceries --output json
            """)

    @Option(help: ArgumentHelp("Only of this account: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("From this day on (YYYY-MM-DD).", valueName: "day")) var from: Day?
    @Option(help: ArgumentHelp("Up to and including this day (YYYY-MM-DD).", valueName: "day")) var until: Day?

    @Option(parsing: .unconditional, help: ArgumentHelp("Words, amounts, days and conditions, as for: coffer search.", valueName: "text"))
    var search: String?

    @Option(help: ArgumentHelp("Only of this category.", valueName: "name")) var category: String?

    @Option(help: ArgumentHelp("Only of this status; may be given several times.", valueName: "status"))
    var status: [TransactionStatus] = []

    @Option(help: ArgumentHelp("Only with this tag; may be given several times.", valueName: "tag")) var tag: [String] = []
    @Option(name: .customLong("min"), parsing: .unconditional, amount: "At least this amount, with its sign.") var minimum: DecimalFigure?
    @Option(name: .customLong("max"), parsing: .unconditional, amount: "At most this amount, with its sign.") var maximum: DecimalFigure?
    @Option(help: ArgumentHelp("The maximum number of transactions.", valueName: "n")) var limit = 20

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Continue after an earlier listing: the value of its \"next\".", valueName: "cursor"))
    var after: EntryCursor?

    @OptionGroup var answer: OutputOptions

    /// The page size limit of the service.
    private static let pageSize = 500

    func validate() throws {
        guard limit >= 1 else { throw ValidationError(text: "--limit must be at least 1") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        var query = try await query(in: household)
        var listing = EntriesAnswer(as: answer.format, style: console.style)
        try console.output.write(listing.head())
        var left = limit
        while true {
            query.limit = min(left, Self.pageSize)
            let page = try await household.transactions().fetchEntries(query)
            try console.output.write(listing.add(page.entries))
            left -= page.entries.count
            // A filter without an index may return less than a page: continue from its cursor.
            guard left > 0, let next = page.next, next != query.after else {
                try console.output.write(listing.end(next: page.next))
                return .done
            }
            query.after = next
        }
    }

    private func query(in household: DependencyContainer) async throws -> EntryQuery {
        let lookup = Lookup(household)
        let account = try await lookup.account(account)?.account
        guard account?.showsOnlyBalance(to: household.context.member) != true else { throw ServiceError.rule(.accountBalanceOnly) }
        var query = EntryQuery(
            account: account?.id, from: from, until: until, search: search ?? "", category: try await lookup.category(category)?.id,
            statuses: Set(status), tags: tag, after: after)
        if minimum != nil || maximum != nil {
            let scale = try await AmountScale.of(account, in: household)
            query.minimum = try minimum.map { try scale.minorUnits($0, option: "--min") }
            query.maximum = try maximum.map { try scale.minorUnits($0, option: "--max") }
        }
        return query
    }
}
