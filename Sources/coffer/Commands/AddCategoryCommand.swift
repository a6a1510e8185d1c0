import ArgumentParser
import Models
import Services

struct AddCategoryCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "category",
        abstract: "Adds a category.",
        discussion:
            "Neutral categories stand for money moving to places Coffer does not know; they are no spending.\nExample: coffer add category Hobbies --class spending"
    )

    @Argument(help: ArgumentHelp("What it is called.", valueName: "name"))
    var name: String

    @Option(name: .customLong("class"), help: ArgumentHelp("What it says about money that goes through it.", valueName: "class"))
    var categoryClass: CategoryClass

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let category = try await household.categories().addCategory(name: name, class: categoryClass, icon: nil)
        try console.say(CategoryAnswer(deed: "Added", category: category), as: answer.format)
        return .done
    }
}
