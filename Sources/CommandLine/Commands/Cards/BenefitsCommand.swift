import ArgumentParser

struct BenefitsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benefits", abstract: "Lists benefits of cards, records and undoes uses, and shows the history of a benefit.",
        discussion: """
            Example: coffer benefits --expiring 7
            Example: coffer benefits use bnf_00000000000A1 --amount 12.50
            """,
        subcommands: [
            BenefitListCommand.self, BenefitUseCommand.self, BenefitUndoCommand.self, BenefitHistoryCommand.self,
        ], defaultSubcommand: BenefitListCommand.self)
}
