import ArgumentParser
import CommandKit
import Localization
import Models
import PlanModel
import Services

struct EditExpectedCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "expected", abstract: "Changes income or a bill that returns.",
        discussion: "What came so far stays.\nExample: coffer edit expected Salary --amount 2950 --next 2027-01-25")

    @Argument(help: ArgumentHelp("The expected money: name or id.", valueName: "expected")) var expected: String
    @Option(help: ArgumentHelp("The new name.", valueName: "name")) var name: String?
    @Flag(name: .customLong("no-end"), help: "Remove the last day.") var hasNoEnd = false
    @OptionGroup var fields: ExpectedOptions
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).expected(expected)
        var draft = ExpectedDraft(found.item, next: found.next?.scheduled ?? found.item.anchor)
        if let name { draft.name = name }
        if hasNoEnd { draft.ends = nil }
        try await draft.apply(fields, in: household)
        _ = try await household.expected().updateExpected(id: found.item.id, draft, revision: found.item.revision)
        return try await RowAnswer("Changed", found.item.id, in: household)
    }
}
