import ArgumentParser
import CardsModel
import CommandKit
import Localization
import Models
import Services

struct AddCardCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "card", abstract: "Adds a card: a product of the catalogue with its benefits, or a custom card.",
        discussion: """
            With --account, charges and statement credits on that account are recorded as uses of benefits automatically.
            Only the last four digits of the card number are stored.
            Example: coffer add card --product "Platinum Card" --account "Amex" --opened 2025-03-14 --number 1005
            Example: coffer add card --custom "Corner shop club" --issuer "Corner shop" --fee 20
            """)

    @Option(help: ArgumentHelp("The product: its name, with or without its issuer, or its code.", valueName: "name")) var product: String?
    @Option(help: ArgumentHelp("The name of a card that is not in the catalogue.", valueName: "name")) var custom: String?
    @Option(help: ArgumentHelp("The account it charges: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("The day it was opened (YYYY-MM-DD); fee years are counted from it.", valueName: "day")) var opened: Day?
    @Option(help: ArgumentHelp("Your own name for it.", valueName: "name")) var nickname: String?
    @Option(help: ArgumentHelp("The last four digits of its number.", valueName: "last4")) var number: String?
    @Option(help: ArgumentHelp("The last month of validity.", valueName: "YYYY-MM")) var expiry: Month?
    @Option(help: ArgumentHelp("The issuer of a custom card.", valueName: "name")) var issuer: String?
    @Option(help: ArgumentHelp("The network of a custom card.", valueName: "network")) var network: CardNetwork?
    @Option(amount: "The annual fee of a custom card, in the currency of its account, else the household's.") var fee: DecimalFigure?
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard (product == nil) != (custom == nil) else { throw ValidationError(text: "Give --product or --custom") }
        guard custom != nil || (issuer == nil && network == nil && fee == nil) else {
            throw ValidationError(text: "--issuer, --network and --fee require --custom")
        }
        if let number, CardNumber.lastFour(number) == nil {
            throw ValidationError(text: "--number: \(RuleViolation.cardLastFourInvalid.text)")
        }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let cards = household.cards()
        let account = try await Lookup(household).account(account)?.account
        let draft = CardDraft(
            product: try await chosen(in: household, currency: account?.currency ?? household.context.household.currency),
            account: account?.id,
            nickname: nickname ?? "", lastFour: number ?? "", expiry: expiry, opened: opened)
        let card = try await cards.addCard(draft)
        return RowAnswer("Added", try await cards.fetchCard(id: card.id).card)
    }

    private func chosen(in household: DependencyContainer, currency: Currency) async throws -> CardDraft.Product {
        if let product {
            let products = try await household.cards().fetchCatalogue(search: "").products
            return .catalogue(try CardProductName(product).chosen(of: products).code)
        }
        let fee = try fee?.exactMoney(in: currency, option: "--fee")
        return .custom(
            CardFacts(name: custom ?? "", issuer: issuer ?? "", network: network ?? .other, annualFee: fee))
    }
}
