import ArgumentParser
import Localization
import Models
import Services
import WireModels

struct DeletePersonCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: "Deletes a person with whom nothing is open.",
        discussion: "coffer undo restores it.\nExample: coffer delete person Anna")

    @Argument(help: ArgumentHelp("The person: name or id.", valueName: "person"))
    var person: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).person(person)
        let change = try await household.people().deletePerson(id: found.id)
        try console.writeDeleted(found.name, id: found.id.description, kind: "person", change, as: answer.format)
        return .done
    }
}

struct DeleteGroupCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "group",
        abstract: "Deletes a group in which nothing is open.",
        discussion: "coffer undo restores it.\nExample: coffer delete group Trip")

    @Argument(help: ArgumentHelp("The group: name or id.", valueName: "group"))
    var group: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).group(group)
        let change = try await household.people().deleteGroup(id: found.id)
        try console.writeDeleted(found.name, id: found.id.description, kind: "group", change, as: answer.format)
        return .done
    }
}

struct DeleteExpenseCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "expense",
        abstract: "Deletes an expense of a group.",
        discussion: """
            A transaction that a statement has shown, or that was there before the expense, stays as your own. coffer undo restores it.
            Example: coffer delete expense exp_0H2K8
            """)

    @Argument(help: ArgumentHelp("The expense: its id; coffer groups activity shows it.", valueName: "expense"))
    var expense: ID<Expense>

    @Flag(name: .long, help: "Of one that recurs, also end the coming ones.")
    var allComing = false

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        do {
            let found = try await household.people().fetchExpense(id: expense).expense
            let change = try await household.people().deleteExpense(id: expense, scope: allComing ? .allComing : .thisOne)
            try console.writeDeleted(found.title, id: expense.description, kind: "expense", change, as: answer.format)
        } catch ServiceError.notFound {
            throw CommandFailure.notFound(kind: "expense", name: expense.description)
        }
        return .done
    }
}

struct DeleteSettlementCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "settlement",
        abstract: "Deletes a settlement between two members of a group.",
        discussion: """
            A transaction that a statement has shown stays as your own. coffer undo restores it.
            Example: coffer delete settlement set_0H2K8
            """)

    @Argument(help: ArgumentHelp("The settlement: its id; coffer groups activity shows it.", valueName: "settlement"))
    var settlement: ID<Settlement>

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        do {
            let change = try await household.people().deleteSettlement(id: settlement)
            try console.writeDeleted(settlement.description, id: settlement.description, kind: "settlement", change, as: answer.format)
        } catch ServiceError.notFound {
            throw CommandFailure.notFound(kind: "settlement", name: settlement.description)
        }
        return .done
    }
}

extension Console {
    /// What was deleted, and how it comes back.
    fileprivate func writeDeleted(
        _ name: String, id: String, kind: String, _ change: ID<AuditRecord>, as format: OutputFormat
    ) throws {
        let members: [NoticeResponse.Member] = [(kind, .text(id)), ("deleted", .flag(true)), ("change", .text(change.description))]
        try write(NoticeAnswer("Deleted \(name); undo with: coffer undo \(change.description)", members), as: format)
    }
}
