import ArgumentParser
import Models
import Services

struct BenefitHistoryCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Shows the cycles of a benefit, newest first, with uses and lost amounts.",
        discussion: "Example: coffer benefits history bnf_00000000000A1 --output json")

    @Argument(help: ArgumentHelp("The benefit.", valueName: "id"), transform: { try ID.argument($0, listedBy: "coffer benefits") })
    var benefit: ID<Benefit>

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let details = try await Lookup(household).benefit(benefit)
        try console.write(BenefitHistoryAnswer(periods: details.history), as: answer.format)
        return .done
    }
}
