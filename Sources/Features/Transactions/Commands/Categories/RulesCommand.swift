import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

struct RulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists the rules that assign categories to statement lines, and applies them to what is there already.",
        discussion: """
            To add a rule: coffer add rule.
            Example: coffer rules --output json
            Example: coffer rules run --dry-run
            """,
        subcommands: [RuleListCommand.self, RuleRunCommand.self], defaultSubcommand: RuleListCommand.self)
}

struct RuleListCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the rules that assign categories to statement lines, in the order they are tried.",
        discussion: "To add a rule: coffer add rule.\nExample: coffer rules --output json")

    @Option(help: ArgumentHelp("Delete the rule with this id.", valueName: "id")) var delete: ID<CategoryRule>?
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let categories = household.categories()
        if let delete {
            try await finding("rule", delete.description) { try await categories.deleteRule(id: delete) }
            try console.write(NoticeAnswer("Deleted \(delete.description)", [("rule", .text(delete.description))]), as: answer.format)
            return .done
        }
        let rules = RulesAnswer(
            rules: try await categories.fetchRules(),
            accounts: try await household.accounts().fetchAccounts(includingArchived: true),
            categories: try await categories.fetchCategories(includingArchived: true))
        try console.write(rules, as: answer.format)
        return .done
    }
}

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
