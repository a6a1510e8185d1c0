import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct AddTransactionCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "transaction", abstract: "Adds a transaction by hand; an imported statement line is matched to it.",
        discussion: """
            Without --category and --to it gets the category last chosen for the payee.
            With --to, a negative amount moves from --account to the other account, a positive one in the opposite direction; the output shows the direction.
            Example: coffer add transaction --account Checking --amount -12.50 --payee Bakery --category groceries
            Example: coffer add transaction --account Checking --amount -200 --to Savings
            Example: coffer add transaction --account Checking --amount -100 --to Dollars --other-amount 108.64
            """)

    @Option(help: ArgumentHelp("The account: name, id or last digits.", valueName: "name")) var account: String
    @Option(parsing: .unconditional, amount: "The signed amount: negative for money out.") var amount: DecimalFigure
    @Option(help: ArgumentHelp("The day (YYYY-MM-DD); default: today.", valueName: "day")) var day: Day?
    @Option(help: ArgumentHelp("The payee or payer.", valueName: "text")) var payee: String?
    @Option(help: ArgumentHelp("A note.", valueName: "text")) var note: String?
    @Option(help: ArgumentHelp("The category.", valueName: "name")) var category: String?

    @Option(name: .customLong("to"), help: ArgumentHelp("The own account on the other side, instead of a category.", valueName: "account"))
    var other: String?

    @Option(amount: "The amount on the account of --to, if that has another currency; the exchange rate is stored.")
    var otherAmount: DecimalFigure?

    @Option(help: ArgumentHelp("A tag; may be given several times.", valueName: "tag")) var tag: [String] = []
    @Flag(help: "Not booked yet: counts in the available amount, not in the balance.") var pending = false
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard category == nil || other == nil else { throw ValidationError(text: "Give --category or --to, not both") }
        guard !amount.isZero else { throw ValidationError(text: "--amount must not be 0") }
        guard otherAmount == nil || other != nil else { throw ValidationError(text: "--other-amount requires --to") }
        if let otherAmount, otherAmount.mantissa <= 0 { throw ValidationError(text: "--other-amount must be more than 0") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let account = try await lookup.account(account).account
        let transfer = try await lookup.account(other)?.account
        let draft = TransactionDraft(
            account: account.id, amount: try amount.exactMoney(in: account.currency, option: "--amount"), day: day ?? actingDay(common),
            payee: payee ?? "", note: note ?? "", category: try await lookup.category(category)?.id,
            transferAccount: transfer?.id,
            otherAmount: try transfer.flatMap { try otherAmount?.exactMoney(in: $0.currency, option: "--other-amount") }, tags: tag,
            status: pending ? .pending : .completed)
        let change = try await household.transactions().addTransaction(draft)
        let direction = try transfer.map { try Self.transfer(draft, between: account, and: $0) }
        return ChangeAnswer("Added", change, transfer: direction)
    }

    /// The direction of the money: a negative amount leaves the account, a positive one reaches it.
    private static func transfer(_ draft: TransactionDraft, between account: Account, and other: Account) throws -> ChangeAnswer.Transfer {
        let amount = draft.amount.magnitude
        let here = (name: account.name, amount: amount)
        let there = (name: other.name, amount: draft.otherAmount ?? amount)
        return draft.amount.isNegative ? .init(from: here, to: there) : .init(from: there, to: here)
    }
}
