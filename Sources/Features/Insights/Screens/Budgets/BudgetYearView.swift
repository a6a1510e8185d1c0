import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// Budgets against what was spent in each month of the year.
struct BudgetYearView: View {
    let model: BudgetYearViewModel

    var body: some View {
        Group {
            FigureSwitch(model.context.memberContext)
            Loaded(model.overview, of: model, .dashboard, retry: InsightsRoute.budgets.path.absolute) { overview in
                Live("budget-year") { content(overview) }
            }
        }
        .navigationTitle("Budget and year")
    }

    @ViewBuilder private func content(_ overview: BudgetOverview) -> some View {
        if model.months.isEmpty {
            EmptyStateView(.target, sentence: "There is no budget this year.") {
                ButtonLink("Plan", path: Link(.plan(.overview)).path)
            }
        } else {
            Hero("Spent of the budgets this year", amount: AmountText(model.spent)) {
                if let text = Difference.text(model.spent, model.planned) { "\(text), which was planned" }
            }
            GroupBox {
                BarChart(
                    id: "budgets", title: "Planned and spent by month",
                    series: [ChartSeries("Spent", color: .palette(PaletteColor(cycling: 1)))],
                    columns: model.months.map {
                        ChartColumn("\($0.month)", month: $0.month, [$0.spent], total: $0.planned, path: model.path($0))
                    },
                    total: "Planned")
            }
            Section("Month by month", id: "months") {
                ForEach(model.months.reversed(), id: \.month.description) { month in
                    ListRow(
                        "\(month.month)", subtitle: "\(month.planned) planned", path: model.path(month)
                    ) {
                        EmptyView()
                    } trailing: {
                        AmountText(month.spent)
                    }
                }
            }
            ReportNotes(leftOut: overview.leftOut, isConverted: overview.isConverted)
            ReportTools(csvPath: "/files/insights/budgets?to=csv")
        }
    }
}
