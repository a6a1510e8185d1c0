import ArgumentParser
import Services

struct CardsCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "cards",
        abstract: "Lists cards with benefits redeemed and lost in the fee year, and whether they are worth their fee.",
        discussion: """
            Net is the redeemed value minus the annual fee; return is net divided by the fee. Both are for the current fee year.
            Example: coffer cards --output json
            """)

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let wallet = try await household.cards().fetchWallet()
        try console.write(CardsAnswer(cards: wallet.cards, questions: wallet.questions.count), as: answer.format)
        return .done
    }
}
