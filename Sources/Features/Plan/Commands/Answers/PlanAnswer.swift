import CommandKit
import Localization
import Models
import PlanModel
import Services
import WireModels

/// A month at a glance: its figures, its budgets, what has none, and expected money that is late.
struct PlanAnswer: Answer {
    let overview: BudgetOverview
    /// Nil for another month than this one.
    let expected: ExpectedOverview?

    var response: PlanResponse { PlanResponse(overview, expected) }

    /// The figures of the month, then what is left of each budget, then what was spent without one.
    var csv: [[String]] {
        let rows =
            figures.map { [$0.name, "", $0.amount.decimalText, $0.amount.currency.code] }
            + overview.lines.map { row("left", $0.category, $0.status.left) }
            + overview.unbudgeted.map { row("notBudgeted", $0.category, $0.spent) }
        return [["figure", "category", "amount", "currency"]] + rows
    }

    func table(style: TextStyle) -> String {
        var table = Table([.init(title: .verbatim(overview.month.description)), .init(title: "AMOUNT", isRight: true)])
        for figure in figures { table.add([.init(figure.title), .init(.verbatim(figure.amount.description))]) }
        var sections = [table.text(style: style)]
        sections.append(BudgetsAnswer(rows: overview.lines).table(style: style))
        if !overview.unbudgeted.isEmpty {
            var table = Table([.init(title: "WITHOUT A BUDGET", maximum: 32), .init(title: "SPENT", isRight: true)])
            for entry in overview.unbudgeted {
                table.add([.init(.verbatim(entry.category.name)), .init(.verbatim(entry.spent.description))])
            }
            sections.append(table.text(style: style))
        }
        if !late.isEmpty { sections.append(ExpectedAnswer(rows: late).table(style: style)) }
        return sections.joined(separator: "\n") + warnings.map { style.line("Warning: \($0)", .warning) }.joined()
    }

    /// Says which figures are missing, and which amounts are left out of the figures. Those of the budgets stand below their table.
    var warnings: [LocalizedText] {
        let leftOut = overview.leftOut + (expected.map { $0.toCome.leftOut + $0.toPay.leftOut } ?? [])
        return overview.tooLarge.map { "the figures of \($0.name) are too large to be added up" }
            + [MissingRates.warning(of: leftOut, to: overview.currency)].compactMap(\.self)
    }

    /// Expected money that did not come yet, as the screen lists it.
    private var late: [ExpectedSummary] { expected?.items.filter { $0.status == .late || $0.status == .missing } ?? [] }

    private var figures: [(name: String, title: LocalizedText, amount: Money)] {
        let totals = overview.totals
        var figures: [(String, LocalizedText, Money)] = [
            ("planned", "Planned", totals.planned), ("setAside", "Set aside for yearly bills", totals.setAside),
            ("carried", "Carried over", totals.carried), ("spent", "Spent", totals.spent), ("left", "Left", totals.left),
            ("notBudgeted", "Not budgeted", totals.notBudgeted),
        ]
        if let expected {
            figures.append(("toCome", "Still to come in", expected.toCome.total))
            figures.append(("toPay", "Still to go out", expected.toPay.total))
        }
        return figures
    }

    private func row(_ figure: String, _ category: Models.Category, _ amount: Money) -> [String] {
        [figure, CSVCell.guarded(category.name), amount.decimalText, amount.currency.code]
    }
}
