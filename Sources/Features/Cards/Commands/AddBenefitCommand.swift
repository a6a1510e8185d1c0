import ArgumentParser
import CardsModel
import CommandKit
import Localization
import Models
import Services
import WireModels

struct AddBenefitCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "benefit", abstract: "Adds a benefit to a card.",
        discussion: """
            A charge on the card's account whose payee matches a pattern is recorded as a use automatically; * matches any text.
            Example: coffer add benefit --card "Corner shop club" --name Coffee --value 5 --every monthly --pattern "*kettle*crow*"
            """)

    @Option(help: ArgumentHelp("The card: id or name.", valueName: "card")) var card: String
    @Option(help: ArgumentHelp("The name.", valueName: "name")) var name: String
    @Option(amount: "The value of one use, in the currency of the card's fee, benefits or account.") var value: DecimalFigure

    @Option(
        help: ArgumentHelp(
            "The length of a cycle: monthly, quarterly, semiAnnual, annual, \"48 months\", or perOccasion.", valueName: "frequency"))
    var every: BenefitFrequency

    @Option(help: ArgumentHelp("What the cycles are counted from.", valueName: "day")) var countedFrom: BenefitAlignment = .calendar
    @Option(help: ArgumentHelp("The merchant where it is used.", valueName: "name")) var merchant: String?

    @Option(help: ArgumentHelp("A payee pattern whose charges use it; may be given several times.", valueName: "pattern"))
    var pattern: [String] = []

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).card(card)
        let terms = BenefitTerms(
            name: name, merchant: merchant, value: try value.exactMoney(in: found.value.fee.currency, option: "--value"), frequency: every,
            alignment: countedFrom, chargePatterns: pattern)
        let benefit = try await household.benefits().addBenefit(to: found.card.id, terms, key: nil)
        return NoticeAnswer(
            "Added \(benefit.terms.name) to \(found.displayName), \(benefit.terms.value.description) \(benefit.terms.frequency.everyText)",
            [
                ("id", .text(benefit.id.description)), ("card", .text(found.displayName)), ("name", .text(benefit.terms.name)),
                ("value", .text(benefit.terms.value.decimalText)), ("frequency", .text(benefit.terms.frequency.text)),
            ])
    }
}
