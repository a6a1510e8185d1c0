import ArgumentParser
import CardsModel
import CommandKit
import Localization
import Models
import Services

struct EditCardCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "card", abstract: "Changes a card.",
        discussion: """
            Values set here override the catalogue, also after the catalogue changes.
            Example: coffer edit card crd_00000000000A1 --nickname Travel --fee 550
            """)

    @Argument(help: ArgumentHelp("The card: id or name.", valueName: "card")) var card: String
    @Option(help: ArgumentHelp("Your own name for it; empty for none.", valueName: "name")) var nickname: String?
    @Option(help: ArgumentHelp("The name shown if there is no nickname.", valueName: "name")) var name: String?
    @Option(help: ArgumentHelp("The account it charges: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("The day it was opened (YYYY-MM-DD).", valueName: "day")) var opened: Day?
    @Option(help: ArgumentHelp("The last four digits of its number; empty for none.", valueName: "last4")) var number: String?
    @Option(help: ArgumentHelp("The last month of validity.", valueName: "YYYY-MM")) var expiry: Month?
    @Option(amount: "Its annual fee.") var fee: DecimalFigure?
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        let texts = [nickname, name, account, number]
        guard texts.contains(where: { $0 != nil }) || opened != nil || expiry != nil || fee != nil else {
            throw ValidationError(text: "No change was given")
        }
        if let number, !number.isEmpty, CardNumber.lastFour(number) == nil {
            throw ValidationError(text: "--number: \(RuleViolation.cardLastFourInvalid.text)")
        }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).card(card)
        var edit = CardEdit(found.card)
        if let nickname { edit.nickname = nickname }
        if let name { edit.facts.name = name }
        if let account { edit.account = try await Lookup(household).account(account).account.id }
        if let opened { edit.opened = opened }
        if let number { edit.lastFour = number }
        if let expiry { edit.expiry = expiry }
        if let fee {
            edit.facts.annualFee = try fee.exactMoney(in: found.value.fee.currency, option: "--fee")
        }
        let cards = household.cards()
        _ = try await cards.updateCard(id: found.card.id, edit, revision: found.card.revision)
        return RowAnswer("Changed", try await cards.fetchCard(id: found.card.id).card)
    }
}
