import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel
import Services
import WireModels

struct SettleCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "settle", abstract: "Records a payment between two members of a group.",
        discussion: """
            A payment between you and somebody is booked from or to --account; without one it was paid in a way that Coffer does not know.
            Example: coffer settle --group Trip --from Anna --to me --amount 31.67 --account Checking
            """)

    @Option(help: ArgumentHelp("The group: name or id; or a person, for direct debts.", valueName: "group")) var group: String
    @Option(help: ArgumentHelp("Who pays: a member's name; me is the household.", valueName: "name")) var from: String
    @Option(help: ArgumentHelp("Who is paid: a member's name; me is the household.", valueName: "name")) var to: String
    @Option(parsing: .unconditional, amount: "The amount that it settles.") var amount: DecimalFigure
    @Option(help: ArgumentHelp("The account that pays or is paid: name, id or last digits.", valueName: "name")) var account: String?

    @Option(help: ArgumentHelp("The currency of the debt (ISO 4217); default: that of the group.", valueName: "code"))
    var currency: Currency?

    @Option(parsing: .unconditional, amount: "What was paid, in the currency of the account, if that is another one.")
    var paid: DecimalFigure?

    @Option(help: ArgumentHelp("The day (YYYY-MM-DD); default: today.", valueName: "day")) var day: Day?
    @Option(help: ArgumentHelp("A note.", valueName: "text")) var note: String?
    @Flag(help: "Allow more than what is owed.") var overpay = false
    @Option(key: "the same key settles once") var key: String?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let found = try await lookup.group(group)
        let (payer, payee) = (try lookup.member(from, of: found), try lookup.member(to, of: found))
        let source = try await lookup.account(account)?.account
        if paid != nil, source == nil { throw CommandFailure.usage("--paid requires --account") }
        let draft = SettlementDraft(
            from: payer.id, to: payee.id, amount: try amount.exactMoney(in: currency ?? found.currency, option: "--amount"),
            day: day ?? actingDay(common), paid: try source.flatMap { try paid?.exactMoney(in: $0.currency, option: "--paid") },
            notes: note ?? "", account: source?.id, allowsOverpayment: overpay, key: key)
        let settlement = try await settle(draft, in: found, household)
        let (fromName, toName) = (found.plainName(of: payer.id), found.plainName(of: payee.id))
        return NoticeAnswer(
            "Settled \(fromName) → \(toName): \(settlement.amount.description), \(settlement.id.description)",
            [
                ("settlement", .text(settlement.id.description)), ("from", .text(fromName)), ("to", .text(toName)),
                ("amount", .text(settlement.amount.decimalText)), ("currency", .text(settlement.amount.currency.code)),
                ("transaction", .text(settlement.transaction?.description)),
            ])
    }

    /// - Throws: `CommandFailure.failed` with the option that allows it, if more is paid than is owed.
    private func settle(
        _ draft: SettlementDraft, in group: PeopleGroup, _ household: DependencyContainer
    ) async throws -> Settlement {
        do {
            return try await household.people().settle(draft, in: group.id)
        } catch ServiceError.rule(let violation) where violation.isOverpayment {
            throw CommandFailure.failed("\(violation.text) with --overpay")
        }
    }
}
