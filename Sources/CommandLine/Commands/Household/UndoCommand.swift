import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

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
