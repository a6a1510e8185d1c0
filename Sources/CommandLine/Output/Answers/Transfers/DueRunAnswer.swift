import Localization
import Models
import Services
import WireModels

/// The result of a run of everything that is due.
struct DueRunAnswer: Answer {

    var run: DueRun
    var expenses: [AddedExpense]
    var benefits: [ClosedBenefit]

    var response: DueRunResponse { DueRunResponse(run, expenses: expenses, benefits: benefits) }
    var csv: [[String]] { TransfersAnswer(rows: run.transfers).csv }

    func table(style: TextStyle) -> String {
        guard run.heldBack == nil else { return style.line("Nothing was booked") }
        guard !run.transfers.isEmpty || !expenses.isEmpty || !benefits.isEmpty else { return style.line("Nothing was due") }
        let ordered = run.transfers.count - run.completed - run.failed
        let counts: [(Int, LocalizedText)] = [
            (run.completed, "\(run.completed) completed"), (ordered, "\(ordered) for your bank"), (run.failed, "\(run.failed) failed"),
            (expenses.count, .plural(expenses.count, one: "1 shared expense added", other: "\(expenses.count) shared expenses added")),
            (claimed.count, .plural(claimed.count, one: "1 benefit claimed", other: "\(claimed.count) benefits claimed")),
            (lost.count, .plural(lost.count, one: "1 benefit lost", other: "\(lost.count) benefits lost")),
        ]
        let sentence = counts.filter { $0.0 > 0 }.map { style.string($0.1) }.joined(separator: ", ")
        let transfers = run.transfers.isEmpty ? "" : TransfersAnswer(rows: run.transfers).table(style: style)
        return transfers + expenseLines(style) + benefitLines(style) + sentence + "\n"
    }

    private var claimed: [ClosedBenefit] { benefits.filter { $0.kind == .claimed } }
    private var lost: [ClosedBenefit] { benefits.filter { $0.kind == .lost } }

    private func expenseLines(_ style: TextStyle) -> String {
        expenses.map { added in
            let expense = added.expense
            return style.line("\(added.groupName): \(expense.title), \(expense.amount.description) on \(expense.day.description), added")
        }.joined()
    }

    private func benefitLines(_ style: TextStyle) -> String {
        benefits.map { benefit in
            let (amount, day) = (benefit.amount.description, benefit.day.description)
            return switch benefit.kind {
            case .claimed: style.line("\(benefit.cardName): \(benefit.name), \(amount) claimed on \(day)")
            case .lost: style.line("\(benefit.cardName): \(benefit.name), \(amount) lost on \(day)")
            }
        }.joined()
    }
}
