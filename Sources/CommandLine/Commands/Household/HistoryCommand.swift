import ArgumentParser
import CommandKit
import Localization
import Models
import Services

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
