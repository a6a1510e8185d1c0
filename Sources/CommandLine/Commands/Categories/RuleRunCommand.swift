import ArgumentParser
import Localization
import Models
import Services

struct RuleRunCommand: AnswerCommand {

    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Applies the rules to the transactions that are there already.",
        discussion: """
            The first rule that fits a transaction decides. Splits, own transfers and closed days stay as they are. All changes are one
            change, which coffer undo reverts.
            Example: coffer rules run --dry-run --output json
            """)

    @Flag(name: .customLong("dry-run"), help: "Only show what would change.") var isDryRun = false
    @Option(help: ArgumentHelp("Only what the rule with this id changes.", valueName: "id")) var rule: ID<CategoryRule>?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let categories = household.categories()
        let run = try await finding("rule", rule?.description ?? "") {
            guard isDryRun else { return try await categories.runRules(only: rule, limit: .max) }
            var only: CategoryRule?
            if let rule {
                only = try await categories.fetchRules().first { $0.id == rule }
                guard only != nil else { throw ServiceError.notFound }
            }
            return try await categories.previewRules(only?.terms, replacing: rule, limit: .max)
        }
        return RuleRunAnswer(run: run, isDryRun: isDryRun)
    }
}
