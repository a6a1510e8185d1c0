import ArgumentParser
import Services

struct CategoriesCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "categories",
        abstract: "Lists categories with their class.",
        discussion: "Example: coffer categories --all")

    @Flag(name: .long, help: "Include archived categories.")
    var all = false

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let categories = try await household.categories().fetchCategories(includingArchived: all)
        try console.write(CategoriesAnswer(categories: categories), as: answer.format)
        return .done
    }
}
