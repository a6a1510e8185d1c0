import CommandKit
import Localization
import Models
import PlanModel
import Services
import WireModels

/// The budgets of a month.
struct BudgetsAnswer: ListAnswer {
    let rows: [BudgetLine]

    var response: [BudgetResponse] { rows.map(BudgetResponse.init) }
    let emptyText: LocalizedText = "No budgets in this month. Set one: coffer budget set CATEGORY AMOUNT"

    var columns: [Column<BudgetLine>] {
        [
            Column("category", "CATEGORY", maximum: 32) { .text($0.category.name) },
            Column("budget", "BUDGET", isRight: true) { .amount($0.status.budget.amount) },
            .table("EVERY") { .code($0.status.budget.period.rawValue, label: $0.status.budget.period.displayName) },
            Column("spent", "SPENT", isRight: true) { .amount($0.status.spent) },
            Column("left", "LEFT", isRight: true) { .amount($0.status.left) },
            Column("carried", "CARRIED", isRight: true) { .amount($0.status.carried) },
            .csv("currency") { .code($0.status.budget.amount.currency) },
        ]
    }

    func ending(style: TextStyle) -> String { warnings.map { style.line("Warning: \($0)", .warning) }.joined() }

    /// Says which amounts are left out, for each currency of budgets.
    var warnings: [LocalizedText] {
        Dictionary(grouping: rows, by: \.status.budget.amount.currency).sorted { $0.key < $1.key }.compactMap { currency, rows in
            MissingRates.warning(of: rows.flatMap(\.leftOut), to: currency)
        }
    }
}

extension BudgetPeriod {
    /// The period in a table.
    fileprivate var displayName: LocalizedText {
        switch self {
        case .month: "month"
        case .quarter: "quarter"
        case .year: "year"
        }
    }
}
