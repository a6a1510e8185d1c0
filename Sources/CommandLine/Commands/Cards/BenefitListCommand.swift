import ArgumentParser
import Localization
import Models
import Services

struct BenefitListCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the benefits of all cards in the order to use them, without ignored ones.",
        discussion: "Example: coffer benefits --expiring 7 --output json")

    @Option(name: .long, help: ArgumentHelp("Only of this card: id or name.", valueName: "card"))
    var card: String?

    @Option(name: .long, help: ArgumentHelp("Only available benefits that expire within this many days.", valueName: "days"))
    var expiring: Int?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard expiring.map({ $0 >= 0 }) ?? true else { throw ValidationError(text: "--expiring must be at least 0") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let only = try await Lookup(household).card(card)?.card.id
        let benefits = try await household.benefits().fetchBenefits(card: only, expiringWithin: expiring)
        try console.write(BenefitsAnswer(benefits: benefits, isLimited: only != nil || expiring != nil), as: answer.format)
        return .done
    }
}
