import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel
import Services

struct AddExpenseCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "expense", abstract: "Adds an expense of a group.",
        discussion: """
            What you paid is booked from --account, your share to the category. A negative amount is money that was received, such as a refund.
            Example: coffer add expense Dinner --group Trip --amount 95 --account Checking --category dining
            Example: coffer add expense Hotel --group Trip --amount 300 --paid-by Anna=200 --paid-by me=100
            Example: coffer add expense Rent --group Flat --amount 1200 --split percent --share me=40 --share Anna=60 --repeat month
            """)

    @Argument(help: ArgumentHelp("What it was for.", valueName: "title")) var title: String
    @Option(help: ArgumentHelp("The group: name or id; or a person, for direct debts.", valueName: "group")) var group: String
    @Option(parsing: .unconditional, amount: "The amount.") var amount: DecimalFigure
    @OptionGroup var split: ExpenseSplitOptions
    @OptionGroup var recurrence: RecurrenceOptions
    @Option(help: ArgumentHelp("The day (YYYY-MM-DD); default: today.", valueName: "day")) var day: Day?
    @Option(help: ArgumentHelp("The account that you paid from: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("The category of your share: name or id.", valueName: "category")) var category: String?
    @Option(help: ArgumentHelp("The currency (ISO 4217); default: that of the group.", valueName: "code")) var currency: Currency?
    @Option(parsing: .unconditional, amount: "What the account was charged, if it has another currency.") var charged: DecimalFigure?
    @Option(help: ArgumentHelp("A note.", valueName: "text")) var note: String?
    @Option(key: "the same key adds the expense once") var key: String?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let found = try await lookup.groupForExpense(group)
        let amount = try amount.exactMoney(in: currency ?? found.currency, option: "--amount")
        let source = try await lookup.account(account)?.account
        if charged != nil, source == nil { throw CommandFailure.usage("--charged requires --account") }
        let draft = ExpenseDraft(
            title: title, amount: amount, day: day ?? actingDay(common), payers: try split.payers(of: amount, in: found, lookup),
            split: try split.split(in: found, amount.currency, lookup), category: try await lookup.category(category)?.id,
            notes: note ?? "", account: source?.id,
            charged: try source.flatMap { try charged?.exactMoney(in: $0.currency, option: "--charged") },
            recurrence: recurrence.recurrence,
            key: key)
        let expense = try await household.people().addExpense(draft, to: found.id)
        return try await ExpenseAnswer("Added", expense.id, in: household)
    }
}
