import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

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
