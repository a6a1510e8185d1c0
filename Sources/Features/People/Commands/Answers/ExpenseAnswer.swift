import CommandKit
import Localization
import Models
import PeopleModel
import Services

/// An expense that was added or changed, with what each member bears.
struct ExpenseAnswer: Answer {
    /// The past participle of the change: `Added`, `Changed`.
    let participle: LocalizedText
    private let details: ExpenseDetails

    /// - Throws: `ServiceError`.
    init(_ participle: LocalizedText, _ id: ID<Expense>, in household: DependencyContainer) async throws {
        self.participle = participle
        details = try await household.people().fetchExpense(id: id)
    }

    var response: ExpenseResponse {
        let expense = details.expense
        return ExpenseResponse(
            expense, group: details.group.plainTitle, category: details.category?.name,
            payers: expense.payers.map { part($0.member, $0.amount) }, shares: expense.shares.map { part($0.member, $0.amount) })
    }

    var csv: [[String]] {
        [["id", "title", "day", "amount", "currency", "member", "paid", "share"]]
            + details.group.members.map { member in
                let expense = details.expense
                return [
                    expense.id.description, CSVCell.guarded(expense.title), expense.day.description, expense.amount.decimalText,
                    expense.amount.currency.code, CSVCell.guarded(details.group.plainName(of: member.id)),
                    money(expense.paid(by: member.id)).decimalText, money(expense.share(of: member.id)).decimalText,
                ]
            }
    }

    func table(style: TextStyle) -> String {
        let expense = details.expense
        let shares = expense.shares.map { "\(details.group.plainName(of: $0.member)) \(money($0.amount).decimalText)" }
        let list = shares.joined(separator: ", ")
        return style.line("\(participle) \(expense.title), \(expense.amount.description): \(list), \(expense.id.description)")
    }

    private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: details.expense.amount.currency) }

    private func part(_ member: ID<GroupMember>, _ units: Int64) -> ExpenseResponse.Part {
        ExpenseResponse.Part(name: details.group.plainName(of: member), money(units))
    }
}
