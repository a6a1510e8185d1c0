import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct BenefitListCommand: AnswerCommand {

    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the benefits of all cards in the order to use them, without ignored ones.",
        discussion: "Example: coffer benefits --expiring 7 --output json")

    @Option(help: ArgumentHelp("Only of this card: id or name.", valueName: "card")) var card: String?
    @Option(help: ArgumentHelp("Only available benefits that expire within this many days.", valueName: "days")) var expiring: Int?
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard expiring.map({ $0 >= 0 }) ?? true else { throw ValidationError(text: "--expiring must be at least 0") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let only = try await Lookup(household).card(card)?.card.id
        let benefits = try await household.benefits().fetchBenefits(card: only, expiringWithin: expiring)
        return BenefitsAnswer(rows: benefits, isLimited: only != nil || expiring != nil)
    }
}
