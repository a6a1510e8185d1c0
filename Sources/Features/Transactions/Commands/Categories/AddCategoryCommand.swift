import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct AddCategoryCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "category", abstract: "Adds a category.",
        discussion:
            "Neutral categories are for money that moves to places Coffer does not track; they do not count as spending.\nExample: coffer add category Hobbies --class spending"
    )

    @Argument(help: ArgumentHelp("The name.", valueName: "name")) var name: String

    @Option(name: .customLong("class"), help: ArgumentHelp("The class of its transactions.", valueName: "class"))
    var categoryClass: CategoryClass

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        RowAnswer("Added", try await household.categories().addCategory(name: name, class: categoryClass, icon: nil))
    }
}
