import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

struct BudgetClearCommand: AnswerCommand {

    static let configuration = CommandConfiguration(
        commandName: "clear", abstract: "Ends the budget of a category with last month; earlier months keep theirs.",
        discussion: "coffer undo restores it.\nExample: coffer budget clear Groceries")

    @Argument(help: ArgumentHelp("The category: name or id.", valueName: "category")) var category: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).category(category)
        let change = try await finding("budget", found.name) {
            try await household.budgets().clearBudget(of: found.id, from: household.context.currentMonth)
        }
        return NoticeAnswer(
            "\(found.name) has no budget; undo with: coffer undo \(change.description)",
            [("category", .text(found.name)), ("cleared", .flag(true)), ("change", .text(change.description))])
    }
}
