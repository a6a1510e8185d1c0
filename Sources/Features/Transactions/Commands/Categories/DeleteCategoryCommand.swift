import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

struct DeleteCategoryCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "category",
        abstract: "Takes a category out of lists and choices; with --into, its transactions and rules get another one.",
        discussion: """
            Without --into its transactions keep it, and coffer edit category NAME --restore brings it back.
            Example: coffer delete category pets --into other
            """)

    @Argument(help: ArgumentHelp("The category: name or id.", valueName: "category")) var category: String

    @Option(help: ArgumentHelp("The category of the same class that takes its transactions and rules.", valueName: "category"))
    var into: String?

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let categories = household.categories()
        let category = try await lookup.category(category)
        var members: [NoticeResponse.Member] = [("category", .text(category.id.description)), ("deleted", .flag(true))]
        if let target = try await lookup.category(into) {
            let change = try await categories.mergeCategories(id: target.id, absorbing: category.id)
            members.append(("change", .text(change.description)))
            return NoticeAnswer(
                "Deleted \(category.name); what it had is in \(target.name). Undo with: coffer undo \(change.description)", members)
        }
        try await categories.archiveCategory(id: category.id, true)
        return NoticeAnswer("Deleted \(category.name); its transactions keep it", members)
    }
}
