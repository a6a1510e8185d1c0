import CommandKit
import Localization
import Models
import PeopleModel

/// The expenses and settlements of a group, newest first.
struct GroupActivityAnswer: ListAnswer {
    var group: PeopleGroup
    var activity: [GroupActivity]

    var rows: [GroupActivity] { activity }
    var response: [GroupActivityResponse] { activity.map(response) }
    let emptyText: LocalizedText = "No activity in this group yet"

    var columns: [Column<GroupActivity>] {
        [
            Column("day", "DAY") { .code($0.cursor.day) },
            Column("kind", "KIND") { .code($0.isExpense ? "expense" : "settlement", label: $0.isExpense ? "expense" : "settlement") },
            Column("title", "TITLE", maximum: 40) { .text(title(of: $0)) },
            Column("from", "PAID BY", maximum: 40) { .text(payer(of: $0)) },
            Column("amount", "AMOUNT", isRight: true) { .amount($0.amount) },
            Column("currency", "CURRENCY") { .code($0.amount.currency) },
            Column("id", "ID") { .code(id(of: $0), .faint) },
        ]
    }

    private func response(_ activity: GroupActivity) -> GroupActivityResponse {
        switch activity {
        case .expense(let expense):
            GroupActivityResponse(
                id: id(of: activity), kind: "expense", day: activity.cursor.day, title: expense.title, expense.amount,
                from: payer(of: activity), to: nil, payers: expense.payers.map { part($0.member, $0.amount, of: expense) },
                shares: expense.shares.map { part($0.member, $0.amount, of: expense) })
        case .settlement(let settlement):
            GroupActivityResponse(
                id: id(of: activity), kind: "settlement", day: activity.cursor.day, title: title(of: activity), settlement.amount,
                from: payer(of: activity), to: group.plainName(of: settlement.to))
        }
    }

    private func part(_ member: ID<GroupMember>, _ units: Int64, of expense: Expense) -> ExpenseResponse.Part {
        ExpenseResponse.Part(name: group.plainName(of: member), Money(minorUnits: units, currency: expense.amount.currency))
    }

    private func id(of activity: GroupActivity) -> String {
        switch activity {
        case .expense(let expense): expense.id.description
        case .settlement(let settlement): settlement.id.description
        }
    }

    private func title(of activity: GroupActivity) -> String {
        switch activity {
        case .expense(let expense): expense.title
        case .settlement(let settlement): group.plainName(of: settlement.to)
        }
    }

    private func payer(of activity: GroupActivity) -> String {
        switch activity {
        case .expense(let expense): expense.payers.map { group.plainName(of: $0.member) }.joined(separator: ", ")
        case .settlement(let settlement): group.plainName(of: settlement.from)
        }
    }
}

extension GroupActivity {
    fileprivate var isExpense: Bool {
        if case .expense = self { true } else { false }
    }

    fileprivate var amount: Money {
        switch self {
        case .expense(let expense): expense.amount
        case .settlement(let settlement): settlement.amount
        }
    }
}
