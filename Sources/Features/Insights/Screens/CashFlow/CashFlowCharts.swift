import DesignSystem
import InsightsModel
import Localization
import Models
import Services

/// The charts of a cash flow, for the page and for files.
enum CashFlowCharts {
    private static let incomeColor = PaletteColor(cycling: 4)
    private static let spendingColor = PaletteColor(cycling: 0)
    /// At most so many nodes on a side of the flow; the rest is one.
    private static let mostNodes = 8

    /// Income above the baseline, spending below, with what was saved.
    ///
    /// - Parameter path: what a month is made of.
    static func months(_ flow: CashFlow, path: (CashFlowMonth) -> String?) -> StackedBarChart {
        StackedBarChart(
            id: "cash-flow", title: "Income and spending by month",
            series: [ChartSeries("Income", color: incomeColor), ChartSeries("Spending", color: spendingColor)],
            columns: flow.months.map { month in
                ChartColumn(
                    "\(month.month)", [month.income, negated(month.spending)], total: month.saved, path: path(month))
            },
            total: "Surplus")
    }

    /// From sources of income to purposes; what was saved, or taken from savings, is a node of its own. A category whose sign is the other way
    /// round, such as one with more refunds than purchases, stands on the other side.
    ///
    /// - Returns: nil if nothing flows.
    static func flow(_ flow: CashFlow, links: EntryLinks?) -> FlowChart? {
        func node(_ entry: CategoryAmount, _ index: Int) -> FlowNode {
            FlowNode(
                .verbatim(entry.category.name), entry.amount.isNegative ? negated(entry.amount) : entry.amount,
                color: PaletteColor(cycling: index), path: links?.path(category: entry.category.id, flow.days))
        }
        let left = flow.income.filter { !$0.amount.isNegative } + flow.spending.filter(\.amount.isNegative)
        let right = flow.spending.filter { !$0.amount.isNegative } + flow.income.filter(\.amount.isNegative)
        var sources = grouped(left.enumerated().map { node($1, $0 + 3) }, "Other income")
        var purposes = grouped(right.enumerated().map { node($1, $0) }, "Other purposes")
        if flow.saved.isNegative {
            sources.append(FlowNode("From savings", negated(flow.saved), color: PaletteColor(cycling: 8)))
        } else if !flow.saved.isZero {
            purposes.append(FlowNode("Surplus", flow.saved, color: PaletteColor(cycling: 4)))
        }
        guard !sources.isEmpty, !purposes.isEmpty else { return nil }
        return FlowChart(id: "flow", title: "From income to purposes", middle: "Household", from: sources, to: purposes)
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
            FlowNode(
                name, Money(minorUnits: Int64(clamping: sum), currency: nodes[0].amount.currency), color: PaletteColor(cycling: 9))
        ]
    }
}
