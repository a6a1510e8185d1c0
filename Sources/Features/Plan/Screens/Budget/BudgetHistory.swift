import DesignSystem
import HTML
import Localization
import Models
import PlanModel

/// The periods of the last twelve months: what was spent as a chart, and the running figures as a table.
struct BudgetHistory: View {
    /// Oldest first.
    let history: [BudgetStatus]

    var body: some View {
        if history.count > 1 {
            GroupBox {
                BarChart(
                    id: "budget-history", title: "Spent by period",
                    columns: history.suffix(12).map { ChartColumn(Self.name($0), month: Self.month($0), $0.spent) })
            }
            section {
                div(.class("section-head")) { h2 { "Period by period" } }
                div(.class("card table-scroll"), .role("region"), .ariaLabel("Period by period"), .tabindex(0)) {
                    table(.class("table")) {
                        thead {
                            tr {
                                th(.scope("col")) { "Period" }
                                th(.scope("col"), .class("number")) { "Budget" }
                                th(.scope("col"), .class("number")) { "Carried over" }
                                th(.scope("col"), .class("number")) { "Spent" }
                                th(.scope("col"), .class("number")) { "Left" }
                            }
                        }
                        tbody {
                            ForEach(history.reversed(), id: \.through.description) { status in
                                tr {
                                    td { Self.name(status) }
                                    td(.class("number")) { AmountText(status.budget.amount) }
                                    td(.class("number")) { AmountText(status.carried) }
                                    td(.class("number")) { AmountText(status.spent) }
                                    td(.class("number")) { AmountText(status.left) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The month of a period of one month.
    private static func month(_ status: BudgetStatus) -> Month? {
        let months = status.term.months
        return months.lowerBound == months.upperBound ? months.lowerBound : nil
    }

    private static func name(_ status: BudgetStatus) -> LocalizedText {
        let months = status.term.months
        return months.lowerBound == months.upperBound ? "\(months.lowerBound)" : "\(months.lowerBound) – \(months.upperBound)"
    }
}
