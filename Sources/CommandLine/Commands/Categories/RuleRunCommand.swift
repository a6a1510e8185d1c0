import ArgumentParser
import Localization
import Models
import Services

struct RuleRunCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Applies the rules to the transactions that are there already.",
        discussion: """
            The first rule that fits a transaction decides. Splits, own transfers and closed days stay as they are. All changes are one
            change, which coffer undo reverts.
            Example: coffer rules run --dry-run --output json
            """)

    @Flag(name: .customLong("dry-run"), help: "Only show what would change.")
    var isDryRun = false

    @Option(name: .long, help: ArgumentHelp("Only what the rule with this id changes.", valueName: "id"))
    var rule: ID<CategoryRule>?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let categories = household.categories()
        let run = try await finding("rule", rule?.description ?? "") {
            guard isDryRun else { return try await categories.runRules(only: rule, limit: .max) }
            var only: CategoryRule?
            if let rule {
                only = try await categories.fetchRules().first { $0.id == rule }
                guard only != nil else { throw ServiceError.notFound }
            }
            return try await categories.previewRules(only, limit: .max)
        }
        try console.write(RuleRunAnswer(run: run, isDryRun: isDryRun), as: answer.format)
        return .done
    }
}
