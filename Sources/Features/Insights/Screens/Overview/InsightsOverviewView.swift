import DesignSystem
import HTML
import ImportModel
import InsightsModel
import Localization
import Models
import Navigation
import ScreenKit
import Services
import SubscriptionsModel

/// The main figures of a period with their changes, its months by category, what changed, and the last twelve months, each with the way to its report.
struct InsightsOverviewView: View {
    let model: InsightsOverviewViewModel

    var body: some View {
        Group {
            FigureSwitch(model.context.memberContext)
            // A link sets the period before the overview is loaded, so its fields are there until the household is known to be empty.
            if !model.isEmpty { StickyBar { ReportChoiceForm(model: model) { ReportDivision(model: model) } } }
            Loaded(model.overview, of: model, .dashboard, retry: model.link().path) { overview in
                Live("insights") { content(overview) }
            }
        }
        .navigationTitle("Insights")
    }

    @ViewBuilder private func content(_ overview: InsightsOverview) -> some View {
        if model.isEmpty, let whose = model.context.memberContext.whose {
            EmptyFiguresView(whose)
        } else if model.isEmpty {
            EmptyStateView(
                .chartLineUptrendXyaxis, title: "Nothing to report on yet",
                sentence: "Import a statement or add a transaction to see where your money goes."
            ) {
                if model.context.canWrite {
                    ButtonLink("Import a statement", path: Link(.imports(.statement(accountId: ImportRoute.anyAccount))).path)
                }
            }
        } else {
            InsightsFigures(overview: overview)
            Columns {
                div(.class("wrapping")) {
                    if !overview.months.categories.isEmpty {
                        GroupBox { SpendingMonthsChart.chart(overview.months, links: model.entries) }
                    }
                    spending(overview.spending, SpendingMonthsChart.palette(overview.months))
                    if !overview.changes.changes.isEmpty {
                        ChangeTable(report: overview.changes, most: InsightsOverviewViewModel.listed, links: model.entries)
                    }
                }
                div(.class("wrapping")) {
                    GroupBox {
                        CashFlowCharts.months(overview.cashFlow, title: "Cash flow, 12 months") {
                            model.entries.path(of: .cashflow, $0.days)
                        }
                    }
                    GroupBox {
                        LineChart(
                            id: "net-worth", title: "Net worth, 12 months",
                            history: overview.netWorth.points.map { point in
                                ChartPoint("\(point.day)", point.total, on: point.day, cause: point.cause?.text, path: model.path(point))
                            })
                    }
                }
            }
            reports(overview)
            ReportNotes(leftOut: overview.leftOut, leftOutBefore: overview.leftOutBefore, isConverted: overview.isConverted)
        }
    }

    /// - Parameter palette: The colours of the largest categories.
    @ViewBuilder private func spending(_ report: Report, _ palette: [ID<Models.Category>: PaletteColor]) -> some View {
        if report.rows.contains(where: { !$0.amount.isZero }) {
            Section(
                "Where your money went", id: "spending",
                link: SectionLink("All categories", path: Link(.insights(.spending)).path)
            ) {
                ForEach(report.rows.prefix(InsightsOverviewViewModel.listed).enumerated(), id: \.offset.description) { index, row in
                    ShareRow(
                        row.key.title, subtitle: row.previous.flatMap { Difference.money(row.amount, $0) }, amount: row.amount,
                        largest: model.largest, color: row.key.categoryId.flatMap { palette[$0] } ?? PaletteColor(row: index),
                        path: model.entries.path(row.key, of: .spending, model.days, in: model.context.household))
                }
            }
        }
    }

    private func reports(_ overview: InsightsOverview) -> some View {
        Section("Reports", id: "reports") {
            row(.spending, .chartBar)
            row(.income, .banknote)
            ListRow(
                InsightsRoute.cashFlow.title,
                subtitle: overview.cashFlow.savingsRate.map { "\(percent: Difference.permilleText($0)) of income saved in 12 months" },
                symbol: .arrowLeftArrowRight, path: InsightsRoute.cashFlow.path.absolute)
            row(.netWorth, .chartLineUptrendXyaxis)
            row(.changes, .chevronUp)
            row(.years, .calendar)
            row(.budgets, .target)
            ListRow(
                InsightsRoute.subscriptions.title,
                subtitle: model.subscriptions.flatMap { $0.yearly.total.isZero ? nil : "\($0.yearly.total) a year" },
                symbol: .arrowClockwise, path: InsightsRoute.subscriptions.path.absolute)
            row(.benefits, .creditcard)
        }
    }

    private func row(_ route: InsightsRoute, _ symbol: Symbol) -> some View {
        ListRow(route.title, symbol: symbol, path: route.path.absolute)
    }
}
