import ArgumentParser
import CardsModel
import CommandKit
import Localization
import Models
import Services
import WireModels

struct BenefitsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benefits", abstract: "Lists benefits of cards, records and undoes uses, and shows the history of a benefit.",
        discussion: """
            Example: coffer benefits --expiring 7
            Example: coffer benefits use bnf_00000000000A1 --amount 12.50
            """,
        subcommands: [
            BenefitListCommand.self, BenefitUseCommand.self, BenefitUndoCommand.self, BenefitHistoryCommand.self,
        ], defaultSubcommand: BenefitListCommand.self)
}

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

struct BenefitUndoCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Undoes a use: the newest one of a benefit, or the given one.",
        discussion: """
            The charge or credit it was recorded from is not recorded as a use again.
            Example: coffer benefits undo bnf_00000000000A1
            """)

    @Argument(help: ArgumentHelp("A benefit or one of its uses.", valueName: "id")) var id: String
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard ID<Benefit>(id) != nil || ID<BenefitUse>(id) != nil else {
            throw ValidationError(text: "Give the id of a benefit or of a use; coffer benefits lists benefits")
        }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let change = try await finding("benefit or use", id) {
            if let use = ID<BenefitUse>(id) { return try await household.benefits().undoUse(id: use) }
            guard let benefit = ID<Benefit>(id) else { throw ServiceError.notFound }
            return try await household.benefits().undoLastUse(of: benefit)
        }
        return NoticeAnswer("Undid a use of \(id)", [("id", .text(id)), ("undone", .flag(true)), ("change", .text(change.description))])
    }
}

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
