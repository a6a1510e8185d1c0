import ArgumentParser
import Localization
import Models
import Services

struct AddTransactionCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "transaction",
        abstract: "Adds a transaction by hand; an imported statement line is matched to it.",
        discussion: """
            Without --category and --to it gets the category last chosen for the payee.
            With --to, a negative amount moves from --account to the other account, a positive one in the opposite direction; the output shows the direction.
            Example: coffer add transaction --account Checking --amount -12.50 --payee Bakery --category groceries
            Example: coffer add transaction --account Checking --amount -200 --to Savings
            Example: coffer add transaction --account Checking --amount -100 --to Dollars --other-amount 108.64
            """)

    @Option(name: .long, help: ArgumentHelp("The account: name, id or last digits.", valueName: "name"))
    var account: String

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("The signed amount: negative for money out.", valueName: "amount"),
        transform: { try DecimalFigure.argument($0) })
    var amount: DecimalFigure

    @Option(name: .long, help: ArgumentHelp("The day (YYYY-MM-DD); default: today.", valueName: "day"))
    var day: Day?

    @Option(name: .long, help: ArgumentHelp("The payee or payer.", valueName: "text"))
    var payee: String?

    @Option(name: .long, help: ArgumentHelp("A note.", valueName: "text"))
    var note: String?

    @Option(name: .long, help: ArgumentHelp("The category.", valueName: "name"))
    var category: String?

    @Option(name: .customLong("to"), help: ArgumentHelp("The own account on the other side, instead of a category.", valueName: "account"))
    var other: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The amount on the account of --to, if that has another currency; the exchange rate is stored.", valueName: "amount"),
        transform: { try DecimalFigure.argument($0) })
    var otherAmount: DecimalFigure?

    @Option(name: .long, help: ArgumentHelp("A tag; may be given several times.", valueName: "tag"))
    var tag: [String] = []

    @Flag(name: .long, help: "Not booked yet: counts in the available amount, not in the balance.")
    var pending = false

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard category == nil || other == nil else { throw ValidationError(text: "Give --category or --to, not both") }
        guard !amount.isZero else { throw ValidationError(text: "--amount must not be 0") }
        guard otherAmount == nil || other != nil else { throw ValidationError(text: "--other-amount requires --to") }
        if let otherAmount, otherAmount.mantissa <= 0 { throw ValidationError(text: "--other-amount must be more than 0") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
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
        try console.write(ChangeAnswer("Added", change, transfer: direction), as: answer.format)
        return .done
    }

    /// The direction of the money: a negative amount leaves the account, a positive one reaches it.
    private static func transfer(_ draft: TransactionDraft, between account: Account, and other: Account) throws -> ChangeAnswer.Transfer {
        let amount = draft.amount.magnitude
        let here = (name: account.name, amount: amount)
        let there = (name: other.name, amount: draft.otherAmount ?? amount)
        return draft.amount.isNegative ? .init(from: here, to: there) : .init(from: there, to: here)
    }
}
