import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

struct BenefitUndoCommand: AnswerCommand {

    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Undoes a use: the newest one of a benefit, or the given one.",
        discussion: """
            The charge or credit it was recorded from is not recorded as a use again.
            Example: coffer benefits undo bnf_00000000000A1
            """)

    @Argument(help: ArgumentHelp("A benefit or one of its uses.", valueName: "id")) var id: String
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard ID<Benefit>(id) != nil || ID<BenefitUse>(id) != nil else {
            throw ValidationError(text: "Give the id of a benefit or of a use; coffer benefits lists benefits")
        }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let change = try await finding("benefit or use", id) {
            if let use = ID<BenefitUse>(id) { return try await household.benefits().undoUse(id: use) }
            guard let benefit = ID<Benefit>(id) else { throw ServiceError.notFound }
            return try await household.benefits().undoLastUse(of: benefit)
        }
        return NoticeAnswer("Undid a use of \(id)", [("id", .text(id)), ("undone", .flag(true)), ("change", .text(change.description))])
    }
}
