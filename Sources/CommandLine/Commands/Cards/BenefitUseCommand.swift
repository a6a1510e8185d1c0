import ArgumentParser
import Localization
import Models
import Services
import WireModels

struct BenefitUseCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "use",
        abstract: "Records a use of a benefit, in full or in part.",
        discussion: """
            Charges and statement credits on the card's account are recorded automatically.
            Example: coffer benefits use bnf_00000000000A1 --amount 12.50 --day 2026-07-02
            """)

    @Argument(help: ArgumentHelp("The benefit.", valueName: "id"), transform: { try ID.argument($0, listedBy: "coffer benefits") })
    var benefit: ID<Benefit>

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("The amount used; default: the most that one use can be.", valueName: "amount"),
        transform: { try DecimalFigure.argument($0) })
    var amount: DecimalFigure?

    @Option(name: .long, help: ArgumentHelp("The day of the purchase (YYYY-MM-DD); default: today.", valueName: "day"))
    var day: Day?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).benefit(benefit).benefit
        let amount = try amount?.exactMoney(in: found.benefit.terms.value.currency, option: "--amount")
        let recorded = try await household.benefits().use(id: benefit, BenefitUseDraft(amount: amount, day: day ?? actingDay(common)))
        let left = try await household.benefits().fetchBenefit(id: benefit).benefit.progress.left
        let use = recorded.use
        let members: [NoticeResponse.Member] = [
            ("use", .text(use.id.description)), ("benefit", .text(benefit.description)), ("day", .text(use.day.description)),
            ("amount", .text(use.amount.decimalText)), ("left", .text(left.decimalText)), ("change", .text(recorded.change?.description)),
        ]
        try console.write(
            NoticeAnswer(
                "Used \(use.amount.description) of \(found.displayName) on \(use.day.description); \(left.description) left", members),
            as: answer.format)
        return .done
    }
}
