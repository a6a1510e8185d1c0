package import ArgumentParser
import Localization
package import Models
package import Services
import WireModels

/// What one command deletes.
package protocol Deletion {
    static var configuration: CommandConfiguration { get }
    /// The argument: a name or an id.
    static var help: ArgumentHelp { get }

    /// Finds what has the name and deletes it.
    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer
}

/// Deletes what is found by its name or id.
package struct NamedDeleteCommand<Thing: Deletion>: AnswerCommand {
    package static var configuration: CommandConfiguration { Thing.configuration }

    @Argument(help: Thing.help) package var name: String
    @OptionGroup package var answer: OutputOptions

    package init() {}

    package func result(in household: DependencyContainer) async throws -> some Answer {
        try await Thing.delete(name, in: household)
    }
}

extension NoticeAnswer {
    /// What was deleted, and how it comes back.
    package init<Entity>(deleted name: String, _ kind: String, _ id: ID<Entity>, _ change: ID<AuditRecord>) {
        self.init(
            "Deleted \(name); undo with: coffer undo \(change.description)",
            [(kind, .text(id.description)), ("deleted", .flag(true)), ("change", .text(change.description))])
    }
}
