import ArgumentParser
import CommandKit
import Models
import Services

struct BenefitHistoryCommand: AnswerCommand {

    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Shows the cycles of a benefit, newest first, with uses and lost amounts.",
        discussion: "Example: coffer benefits history bnf_00000000000A1 --output json")

    @Argument(help: ArgumentHelp("The benefit.", valueName: "id"), transform: { try ID.argument($0, listedBy: "coffer benefits") })
    var benefit: ID<Benefit>

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let details = try await Lookup(household).benefit(benefit)
        return BenefitHistoryAnswer(periods: details.history)
    }
}
