import ArgumentParser
import Models
import Services

struct AddCardCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "card",
        abstract: "Adds a card: of a product in the catalogue, with its benefits, or a custom one.",
        discussion: """
            Its charges and statement credits use benefits by themselves where --account names the account that they are on.
            Only the last four digits of a card's number are ever kept.
            Example: coffer add card --product "Platinum Card" --account "Amex" --opened 2025-03-14 --number 1005
            Example: coffer add card --custom "Corner shop club" --issuer "Corner shop" --fee 20
            """)

    @Option(name: .long, help: ArgumentHelp("A product: its name, with or without its issuer, or its code.", valueName: "name"))
    var product: String?

    @Option(name: .long, help: ArgumentHelp("What a card is called that the catalogue does not have.", valueName: "name"))
    var custom: String?

    @Option(name: .long, help: ArgumentHelp("The account that it charges: name, id or last digits.", valueName: "name"))
    var account: String?

    @Option(name: .long, help: ArgumentHelp("When it was opened (YYYY-MM-DD): fee years are counted from it.", valueName: "day"))
    var opened: Day?

    @Option(name: .long, help: ArgumentHelp("What you call it.", valueName: "name"))
    var nickname: String?

    @Option(name: .long, help: ArgumentHelp("The last four digits of its number.", valueName: "last4"))
    var number: String?

    @Option(name: .long, help: ArgumentHelp("The last month in which it is valid.", valueName: "YYYY-MM"))
    var expiry: Month?

    @Option(name: .long, help: ArgumentHelp("Who issues a custom card.", valueName: "name"))
    var issuer: String?

    @Option(name: .long, help: ArgumentHelp("The network of a custom card.", valueName: "network"))
    var network: CardNetwork?

    @Option(
        name: .long,
        help: ArgumentHelp("The annual fee of a custom card, in the currency of its account, else the household's.", valueName: "amount"),
        transform: { try DecimalFigure.argument($0) })
    var fee: DecimalFigure?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (product == nil) != (custom == nil) else { throw ValidationError("Give --product or --custom") }
        guard custom != nil || (issuer == nil && network == nil && fee == nil) else {
            throw ValidationError("--issuer, --network and --fee go with --custom")
        }
        if let number, CardNumber.lastFour(number) == nil { throw ValidationError("--number: \(CardNumber.violation)") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let cards = household.cards()
        let account = try await Lookup(household).account(account)?.account
        let draft = CardDraft(
            product: try await chosen(in: household, currency: account?.currency ?? household.context.household.currency),
            account: account?.id,
            nickname: nickname ?? "", lastFour: number ?? "", expiry: expiry, opened: opened)
        let card = try await cards.addCard(draft)
        try console.say(CardAnswer(deed: "Added", card: try await cards.fetchCard(id: card.id).card), as: answer.format)
        return .done
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
