import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel
import Services

enum PersonDeletion: Deletion {
    static let configuration = CommandConfiguration(
        commandName: "person", abstract: "Deletes a person with whom nothing is open.",
        discussion: "coffer undo restores it.\nExample: coffer delete person Anna")
    static let help = ArgumentHelp("The person: name or id.", valueName: "person")

    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer {
        let found = try await Lookup(household).person(name)
        return NoticeAnswer(deleted: found.name, "person", found.id, try await household.people().deletePerson(id: found.id))
    }
}

enum GroupDeletion: Deletion {
    static let configuration = CommandConfiguration(
        commandName: "group", abstract: "Deletes a group in which nothing is open.",
        discussion: "coffer undo restores it.\nExample: coffer delete group Trip")
    static let help = ArgumentHelp("The group: name or id.", valueName: "group")

    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer {
        let found = try await Lookup(household).group(name)
        return NoticeAnswer(deleted: found.name, "group", found.id, try await household.people().deleteGroup(id: found.id))
    }
}

struct DeleteExpenseCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "expense", abstract: "Deletes an expense of a group.",
        discussion: """
            A transaction that a statement has shown, or that was there before the expense, stays as your own. coffer undo restores it.
            Example: coffer delete expense exp_0H2K8
            """)

    @Argument(help: ArgumentHelp("The expense: its id; coffer groups activity shows it.", valueName: "expense")) var expense: ID<Expense>
    @Flag(help: "Of one that recurs, also end the coming ones.") var allComing = false
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let notice = try await finding("expense", expense.description) {
            let found = try await household.people().fetchExpense(id: expense).expense
            let change = try await household.people().deleteExpense(id: expense, scope: allComing ? .allComing : .thisOne)
            return NoticeAnswer(deleted: found.title, "expense", expense, change)
        }
        return notice
    }
}

struct DeleteSettlementCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "settlement", abstract: "Deletes a settlement between two members of a group.",
        discussion: """
            A transaction that a statement has shown stays as your own. coffer undo restores it.
            Example: coffer delete settlement set_0H2K8
            """)

    @Argument(help: ArgumentHelp("The settlement: its id; coffer groups activity shows it.", valueName: "settlement"))
    var settlement: ID<Settlement>

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let change = try await finding("settlement", settlement.description) {
            try await household.people().deleteSettlement(id: settlement)
        }
        return NoticeAnswer(deleted: settlement.description, "settlement", settlement, change)
    }
}
