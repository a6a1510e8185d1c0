import DesignSystem
import InsightsModel
import Localization
import Models
import Services

/// The charts of a cash flow, for the page and for files.
enum CashFlowCharts {
    /// At most so many nodes on a side of the flow; the rest is one.
    private static let mostNodes = 8

    /// Income above the baseline, spending below, with what was saved.
    ///
    /// - Parameter path: what a month is made of.
    static func months(
        _ flow: CashFlow, title: LocalizedText = "Income and spending by month", path: (CashFlowMonth) -> String?
    ) -> BarChart {
        BarChart(
            id: "cash-flow", title: title,
            series: [ChartSeries("Income", color: .moneyIn), ChartSeries("Spending", color: .neutral)],
            columns: flow.months.map { month in
                ChartColumn(
                    "\(month.month)", month: month.month, [month.income, negated(month.spending)], total: month.saved, path: path(month))
            },
            total: "Surplus")
    }

    /// From sources of income to purposes; what was saved, or taken from savings, is a node of its own. A category whose sign is the other way
    /// round, such as one with more refunds than purchases, stands on the other side.
    ///
    /// - Parameter whose: whose accounts are the only ones that count; nil: all that the member may see.
    /// - Returns: nil if nothing flows.
    static func flow(_ flow: CashFlow, of whose: Perspective?, links: EntryLinks?) -> FlowChart? {
        func nodes(_ entries: [CategoryAmount]) -> [FlowNode] {
            zip(entries, ChartColor.categories(entries.map(\.category.icon))).map { entry, color in
                FlowNode(
                    .verbatim(entry.category.name), entry.amount.isNegative ? negated(entry.amount) : entry.amount, color: color,
                    path: links?.path(category: entry.category.id, flow.days))
            }
        }
        let left = flow.income.filter { !$0.amount.isNegative } + flow.spending.filter(\.amount.isNegative)
        let right = flow.spending.filter { !$0.amount.isNegative } + flow.income.filter(\.amount.isNegative)
        var sources = grouped(nodes(left), "Other income")
        var purposes = grouped(nodes(right), "Other purposes")
        if flow.saved.isNegative {
            sources.append(FlowNode("From savings", negated(flow.saved), color: .neutral))
        } else if !flow.saved.isZero {
            purposes.append(FlowNode("Surplus", flow.saved, color: .moneyIn))
        }
        guard !sources.isEmpty, !purposes.isEmpty else { return nil }
        return FlowChart(
            id: "flow", title: "From income to spending", middle: whose == .mine ? Perspective.mine.title : "Household", from: sources,
            to: purposes)
    }

    private static func negated(_ amount: Money) -> Money {
        Money(minorUnits: Int64(clamping: -Int128(amount.minorUnits)), currency: amount.currency)
    }

    /// The largest nodes, and one for the rest.
    private static func grouped(_ nodes: [FlowNode], _ name: LocalizedText) -> [FlowNode] {
        guard nodes.count > mostNodes else { return nodes }
        let rest = nodes.dropFirst(mostNodes - 1)
        let sum = rest.reduce(Int128(0)) { $0 + Int128($1.amount.minorUnits) }
        return nodes.prefix(mostNodes - 1) + [
            FlowNode(name, Money(minorUnits: Int64(clamping: sum), currency: nodes[0].amount.currency), color: .neutral)
        ]
    }
}
