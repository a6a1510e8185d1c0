import ArgumentParser
import Localization
import Models
import Services
import WireModels

/// What one command deletes.
protocol Deletion {
    static var configuration: CommandConfiguration { get }
    /// The argument: a name or an id.
    static var help: ArgumentHelp { get }

    /// Finds what has the name and deletes it.
    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer
}

/// Deletes what is found by its name or id.
struct NamedDeleteCommand<Thing: Deletion>: AnswerCommand {

    static var configuration: CommandConfiguration { Thing.configuration }

    @Argument(help: Thing.help) var name: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await Thing.delete(name, in: household)
    }
}

extension NoticeAnswer {
    /// What was deleted, and how it comes back.
    init<Entity>(deleted name: String, _ kind: String, _ id: ID<Entity>, _ change: ID<AuditRecord>) {
        self.init(
            "Deleted \(name); undo with: coffer undo \(change.description)",
            [(kind, .text(id.description)), ("deleted", .flag(true)), ("change", .text(change.description))])
    }
}
