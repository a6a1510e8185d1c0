import ArgumentParser
import CommandKit
import HouseholdModel
import Localization
import Models
import Services
import WireModels

struct HistoryCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Lists changes, newest first.",
        discussion: "Undo a change with coffer undo, an import with coffer import --undo.\nExample: coffer history --limit 5")

    @Option(help: ArgumentHelp("The maximum number of changes.", valueName: "n")) var limit = 20
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard limit >= 1 else { throw ValidationError(text: "--limit must be at least 1") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        var (entries, next): ([HistoryEntry], ID<AuditRecord>?) = ([], nil)
        repeat {
            let page = try await household.history().fetchHistory(before: next, limit: min(limit - entries.count, Self.pageSize))
            entries += page.entries
            next = page.next
        } while next != nil && entries.count < limit
        return HistoryAnswer(rows: entries)
    }

    private static let pageSize = 200
}

struct UndoCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: """
            Undoes a change unless a newer one conflicts with it: to transactions, shared money, uses of benefits, a merge, an added or \
            deleted subscription or expected money, a deleted account, card, goal or rule.
            """,
        discussion: "coffer history lists the ids of changes.\nExample: coffer undo chg_00000000000A1")

    @Argument(help: ArgumentHelp("The change to undo.", valueName: "id"), transform: { try ID.argument($0, listedBy: "coffer history") })
    var change: ID<AuditRecord>

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await finding("change", change.description) { try await household.transactions().undo(change) }
        return NoticeAnswer("Undid \(change.description)", [("change", .text(change.description)), ("undone", .flag(true))])
    }
}
