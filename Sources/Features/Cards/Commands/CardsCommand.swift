import ArgumentParser
import CardsModel
import CommandKit
import Services

struct CardsCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "cards",
        abstract: "Lists cards with benefits redeemed and lost in the fee year, and whether they are worth their fee.",
        discussion: """
            Net is the redeemed value minus the annual fee; return is net divided by the fee. Both are for the current fee year.
            Example: coffer cards --output json
            """)

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let wallet = try await household.cards().fetchWallet()
        return CardsAnswer(rows: wallet.cards, questions: wallet.questions.count)
    }
}
