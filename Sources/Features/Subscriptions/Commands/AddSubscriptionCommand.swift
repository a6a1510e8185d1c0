import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import SubscriptionsModel

struct AddSubscriptionCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscription", abstract: "Adds a subscription.",
        discussion: """
            Charges of its payee in statements are linked with it. coffer subscriptions found shows what your statements already tell.
            Example: coffer add subscription Netflix --price 13.99 --currency EUR --next 2026-08-15 --account Checking --shared-with 1
            Example: coffer add subscription Paper --price 0 --currency EUR --next 2026-08-01 --trial-until 2026-07-31 --price-after 9.90
            """)

    @Argument(help: ArgumentHelp("The name.", valueName: "name")) var name: String

    @Option(help: ArgumentHelp("The currency (ISO 4217); default: that of the account, else of the household.", valueName: "code"))
    var currency: Currency?

    @Option(key: "the same key adds it once") var key: String?
    @OptionGroup var fields: SubscriptionOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard fields.price != nil || fields.free else { throw ValidationError(text: "--price is missing") }
        guard fields.next != nil else { throw ValidationError(text: "--next is missing") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let account = try await Lookup(household).account(fields.account)
        let currency = currency ?? account?.account.currency ?? household.context.household.currency
        var draft = SubscriptionDraft(
            name: name, price: .zero(currency), cycle: .monthly, next: fields.next ?? actingDay(common), key: key)
        try await draft.apply(fields, in: household)
        let added = try await household.subscriptions().addSubscription(draft)
        return try await RowAnswer("Added", added.id, in: household)
    }
}
