import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel
import Services

struct EditExpenseCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "expense", abstract: "Changes an expense of a group.",
        discussion: """
            What is not given stays. Who paid and how it is split stay only with the amount: give --paid-by and --share with a new one, \
            unless one member paid and the split is equal or by shares.
            Example: coffer edit expense exp_0H2K8 --amount 48.50
            """)

    @Argument(help: ArgumentHelp("The expense: its id; coffer groups activity shows it.", valueName: "expense")) var expense: ID<Expense>
    @Option(help: ArgumentHelp("What it was for.", valueName: "title")) var title: String?
    @Option(parsing: .unconditional, amount: "The amount.") var amount: DecimalFigure?
    @OptionGroup var split: ExpenseSplitOptions
    @OptionGroup var recurrence: RecurrenceOptions
    @Option(help: ArgumentHelp("The day (YYYY-MM-DD).", valueName: "day")) var day: Day?
    @Option(help: ArgumentHelp("The account that you paid from: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("The category of your share: name or id.", valueName: "category")) var category: String?
    @Option(parsing: .unconditional, amount: "What the account was charged, if it has another currency.") var charged: DecimalFigure?
    @Option(help: ArgumentHelp("A note.", valueName: "text")) var note: String?
    @Flag(help: "Of one that recurs, also change the coming ones.") var allComing = false
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let details = try await finding("expense", expense.description) { try await household.people().fetchExpense(id: expense) }
        let (old, group) = (details.expense, details.group)
        let amount = try amount?.exactMoney(in: old.amount.currency, option: "--amount") ?? old.amount
        let payers = try payers(of: amount, details, lookup)
        let isOurs = payers.contains { group.member($0.member)?.isOurs == true }
        let source = try await lookup.account(account)?.account ?? (isOurs ? details.account : nil)
        let isKept = split.split == nil && split.share.isEmpty
        let draft = ExpenseDraft(
            title: title ?? old.title, amount: amount, day: day ?? old.day, payers: payers,
            split: isKept ? old.split : try split.split(in: group, amount.currency, lookup),
            foreign: amount == old.amount ? old.foreign : nil,
            category: try await lookup.category(category)?.id ?? old.category, notes: note ?? old.notes, account: source?.id,
            charged: try source.flatMap { try charged?.exactMoney(in: $0.currency, option: "--charged") },
            recurrence: recurrence.recurrence ?? details.series.flatMap { $0.isEnded ? nil : $0.recurrence })
        let isSeries = allComing || recurrence.recurrence != nil
        let changed = try await household.people().updateExpense(
            id: expense, draft, scope: isSeries ? .allComing : .thisOne, revision: old.revision)
        return try await ExpenseAnswer("Changed", changed.id, in: household)
    }

    /// The stored payers, if nothing else is given; a single one pays the new amount.
    private func payers(of amount: Money, _ details: ExpenseDetails, _ lookup: Lookup) throws -> [ExpensePayer] {
        let old = details.expense
        guard split.paidBy.isEmpty else { return try split.payers(of: amount, in: details.group, lookup) }
        guard old.payers.count == 1 else { return old.payers }
        return old.payers.map { ExpensePayer($0.member, amount.minorUnits) }
    }
}

extension ExpenseSeries {
    fileprivate var recurrence: ExpenseDraft.Recurrence {
        ExpenseDraft.Recurrence(every: schedule.interval, schedule.unit, end: schedule.end)
    }
}
