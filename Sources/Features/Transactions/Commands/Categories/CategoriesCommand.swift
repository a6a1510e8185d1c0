import ArgumentParser
import CommandKit
import Services

struct CategoriesCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "categories", abstract: "Lists categories with their class.",
        discussion: "Example: coffer categories --all")

    @Flag(help: "Include archived categories.") var all = false
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        CategoriesAnswer(rows: try await household.categories().fetchCategories(includingArchived: all))
    }
}
