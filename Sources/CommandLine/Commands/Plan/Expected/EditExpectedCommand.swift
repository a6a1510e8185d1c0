import ArgumentParser
import Localization
import Models
import Services
import WireModels

struct EditExpectedCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "expected",
        abstract: "Changes income or a bill that returns.",
        discussion: "What came so far stays.\nExample: coffer edit expected Salary --amount 2950 --next 2027-01-25")

    @Argument(help: ArgumentHelp("The expected money: name or id.", valueName: "expected"))
    var expected: String

    @Option(name: .long, help: ArgumentHelp("The new name.", valueName: "name"))
    var name: String?

    @Flag(name: .customLong("no-end"), help: "Remove the last day.")
    var hasNoEnd = false

    @OptionGroup var fields: ExpectedOptions
    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).expected(expected)
        var draft = ExpectedDraft(found.item, next: found.next?.scheduled ?? found.item.anchor)
        if let name { draft.name = name }
        if hasNoEnd { draft.ends = nil }
        try await draft.apply(fields, in: household)
        _ = try await household.expected().updateExpected(id: found.item.id, draft, revision: found.item.revision)
        try console.write(try await ExpectedItemAnswer("Changed", found.item.id, in: household), as: answer.format)
        return .done
    }
}

struct DeleteExpectedCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "expected",
        abstract: "Deletes income or a bill that returns; its transactions do not change.",
        discussion: "coffer undo restores it.\nExample: coffer delete expected Salary")

    @Argument(help: ArgumentHelp("The expected money: name or id.", valueName: "expected"))
    var expected: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).expected(expected)
        let change = try await household.expected().deleteExpected(id: found.item.id)
        let members: [NoticeResponse.Member] = [
            ("expected", .text(found.item.id.description)), ("deleted", .flag(true)), ("change", .text(change.description)),
        ]
        try console.write(
            NoticeAnswer("Deleted \(found.item.name); undo with: coffer undo \(change.description)", members), as: answer.format)
        return .done
    }
}
