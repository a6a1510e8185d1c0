import ArgumentParser

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
