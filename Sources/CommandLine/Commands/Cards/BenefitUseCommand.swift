import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

struct BenefitUseCommand: AnswerCommand {

    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Records a use of a benefit, in full or in part.",
        discussion: """
            Charges and statement credits on the card's account are recorded automatically.
            Example: coffer benefits use bnf_00000000000A1 --amount 12.50 --day 2026-07-02
            """)

    @Argument(help: ArgumentHelp("The benefit.", valueName: "id"), transform: { try ID.argument($0, listedBy: "coffer benefits") })
    var benefit: ID<Benefit>

    @Option(parsing: .unconditional, amount: "The amount used; default: the most that one use can be.") var amount: DecimalFigure?
    @Option(help: ArgumentHelp("The day of the purchase (YYYY-MM-DD); default: today.", valueName: "day")) var day: Day?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).benefit(benefit).benefit
        let amount = try amount?.exactMoney(in: found.benefit.terms.value.currency, option: "--amount")
        let recorded = try await household.benefits().use(id: benefit, BenefitUseDraft(amount: amount, day: day ?? actingDay(common)))
        let left = try await household.benefits().fetchBenefit(id: benefit).benefit.progress.left
        let use = recorded.use
        return NoticeAnswer(
            "Used \(use.amount.description) of \(found.displayName) on \(use.day.description); \(left.description) left",
            [
                ("use", .text(use.id.description)), ("benefit", .text(benefit.description)), ("day", .text(use.day.description)),
                ("amount", .text(use.amount.decimalText)), ("left", .text(left.decimalText)),
                ("change", .text(recorded.change?.description)),
            ])
    }
}
