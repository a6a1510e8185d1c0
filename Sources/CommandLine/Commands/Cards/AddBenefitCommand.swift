import ArgumentParser
import Localization
import Models
import Services
import WireModels

struct AddBenefitCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "benefit",
        abstract: "Adds a benefit to a card.",
        discussion: """
            A charge on the card's account whose payee matches a pattern is recorded as a use automatically; * matches any text.
            Example: coffer add benefit --card "Corner shop club" --name Coffee --value 5 --every monthly --pattern "*kettle*crow*"
            """)

    @Option(name: .long, help: ArgumentHelp("The card: id or name.", valueName: "card"))
    var card: String

    @Option(name: .long, help: ArgumentHelp("The name.", valueName: "name"))
    var name: String

    @Option(
        name: .long,
        help: ArgumentHelp("The value of one use, in the currency of the card's fee, benefits or account.", valueName: "amount"),
        transform: { try DecimalFigure.argument($0) })
    var value: DecimalFigure

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The length of a cycle: monthly, quarterly, semiAnnual, annual, \"48 months\", or perOccasion.", valueName: "frequency"))
    var every: BenefitFrequency

    @Option(name: .long, help: ArgumentHelp("What the cycles are counted from.", valueName: "day"))
    var countedFrom: BenefitAlignment = .calendar

    @Option(name: .long, help: ArgumentHelp("The merchant where it is used.", valueName: "name"))
    var merchant: String?

    @Option(name: .long, help: ArgumentHelp("A payee pattern whose charges use it; may be given several times.", valueName: "pattern"))
    var pattern: [String] = []

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).card(card)
        let terms = BenefitTerms(
            name: name, merchant: merchant, value: try value.exactMoney(in: found.value.fee.currency, option: "--value"), frequency: every,
            alignment: countedFrom, chargePatterns: pattern)
        let benefit = try await household.benefits().addBenefit(to: found.card.id, terms, key: nil)
        let members: [NoticeResponse.Member] = [
            ("id", .text(benefit.id.description)), ("card", .text(found.displayName)), ("name", .text(benefit.terms.name)),
            ("value", .text(benefit.terms.value.decimalText)), ("frequency", .text(benefit.terms.frequency.text)),
        ]
        try console.write(
            NoticeAnswer(
                "Added \(benefit.terms.name) to \(found.displayName), \(benefit.terms.value.description) \(benefit.terms.frequency.everyWords)",
                members),
            as: answer.format)
        return .done
    }
}
