import ArgumentParser

struct BenefitsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benefits",
        abstract: "Lists what cards give back, uses it, and shows what became of it.",
        discussion: """
            Example: coffer benefits --expiring 7
            Example: coffer benefits use bnf_00000000000A1 --amount 12.50
            """,
        subcommands: [
            BenefitListCommand.self, BenefitUseCommand.self, BenefitUndoCommand.self, BenefitHistoryCommand.self,
        ], defaultSubcommand: BenefitListCommand.self)
}
