import ArgumentParser
import CommandKit
import Localization
import Services
import TransferModel

struct TransfersCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfers", abstract: "Lists transfers, newest first, or scheduled ones.",
        discussion: "Example: coffer transfers --limit 5\nExample: coffer transfers --scheduled --output json")

    @Flag(help: "List scheduled transfers and standing orders, next first.") var scheduled = false
    @Option(help: ArgumentHelp("Only of this status; may be given several times.", valueName: "status")) var status: [TransferStatus] = []
    @Option(help: ArgumentHelp("The maximum number of transfers.", valueName: "n")) var limit = 20
    @OptionGroup var answer: OutputOptions

    /// The page size limit of the service.
    private static let pageSize = 200

    func validate() throws {
        guard limit >= 1 else { throw ValidationError(text: "--limit must be at least 1") }
        guard status.isEmpty || !scheduled else { throw ValidationError(text: "--status cannot be combined with --scheduled") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        if scheduled {
            let scheduled = try await household.transfers().fetchScheduled()
            try console.write(ScheduledAnswer(rows: Array(scheduled.items.prefix(limit))), as: answer.format)
            return .done
        }
        var query = TransferQuery(statuses: Set(status))
        var found: [TransferDetails] = []
        repeat {
            query.limit = min(limit - found.count, Self.pageSize)
            let page = try await household.transfers().fetchTransfers(query)
            found += page.transfers
            guard page.next != query.after else { break }
            query.after = page.next
        } while query.after != nil && found.count < limit
        try console.write(TransfersAnswer(rows: found), as: answer.format)
        return .done
    }
}
