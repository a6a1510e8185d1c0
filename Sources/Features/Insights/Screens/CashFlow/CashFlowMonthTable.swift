import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Services

/// The months of a cash flow as a table: each figure leads to its transactions.
struct CashFlowMonthTable: View {
    let months: [CashFlowMonth]
    let links: EntryLinks

    var body: some View {
        section {
            div(.class("section-head")) { h2 { "Month by month" } }
            div(.class("card table-scroll"), .role("region"), .ariaLabel("Month by month"), .tabindex(0)) {
                table(.class("table")) {
                    thead {
                        tr {
                            th(.scope("col")) { "Month" }
                            th(.scope("col"), .class("number")) { "Income" }
                            th(.scope("col"), .class("number")) { "Spending" }
                            th(.scope("col"), .class("number")) { "Surplus" }
                            th(.scope("col"), .class("number")) { "Savings rate" }
                        }
                    }
                    tbody {
                        ForEach(months.reversed(), id: \.month.description) { month in
                            tr {
                                th(.scope("row")) { "\(month.month)" }
                                td(.class("number")) {
                                    a(.href(links.path(of: .income, month.days))) { AmountText(month.income) }
                                }
                                td(.class("number")) {
                                    a(.href(links.path(of: .spending, month.days))) { AmountText(month.spending) }
                                }
                                td(.class("number")) { AmountText(month.saved) }
                                td(.class("number")) {
                                    if let rate = month.savingsRate { "\(percent: Difference.permilleText(rate))" }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
