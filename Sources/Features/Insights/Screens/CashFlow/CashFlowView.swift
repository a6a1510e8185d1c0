import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// Cash flow: what was saved, income and spending month by month, and a flow from sources of income to purposes.
struct CashFlowView: View {
    let model: CashFlowViewModel

    var body: some View {
        Group {
            FigureSwitch(model.context.memberContext)
            ReportChoiceForm(model: model)
            Loaded(model.flow, of: model, .dashboard, retry: model.link().path) { flow in
                Live("cash-flow") { content(flow) }
            }
        }
        .navigationTitle("Cash flow")
    }

    @ViewBuilder private func content(_ flow: CashFlow) -> some View {
        if flow.income.isEmpty, flow.spending.isEmpty {
            EmptyStateView(.chartBar, sentence: "No income and no spending in this period.")
            ReportNotes(leftOut: flow.leftOut)
        } else {
            Columns {
                div {
                    figures(flow)
                    CashFlowMonthTable(months: flow.months, links: model.entries)
                }
                div {
                    GroupBox {
                        CashFlowCharts.months(flow) { model.entries.path(of: .cashflow, $0.days) }
                    }
                    if let chart = CashFlowCharts.flow(flow, of: model.entries.whose, links: model.entries) { GroupBox { chart } }
                }
            }
            ReportNotes(leftOut: flow.leftOut, isConverted: flow.isConverted)
            ReportTools(
                csvPath: model.file(),
                charts: [
                    ReportTools.Chart(title: "Download the months as SVG", path: model.file(chart: "months")),
                    ReportTools.Chart(title: "Download the flow as SVG", path: model.file(chart: "flow")),
                ])
        }
    }

    private func figures(_ flow: CashFlow) -> some View {
        Group {
            Hero("Saved, \(flow.days.lowerBound) – \(flow.days.upperBound)", amount: AmountText(flow.saved)) {
                if let rate = flow.savingsRate { "\(percent: Difference.permilleText(rate)) of income" }
            }
            Section {
                ListRow("Income", path: model.entries.path(of: .income, flow.days)) {
                    EmptyView()
                } trailing: {
                    AmountText(flow.totalIncome)
                }
                ListRow("Spending", path: model.entries.path(of: .spending, flow.days)) {
                    EmptyView()
                } trailing: {
                    AmountText(flow.totalSpending)
                }
            }
        }
    }
}
