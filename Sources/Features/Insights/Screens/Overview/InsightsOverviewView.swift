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

/// The main figures of the month and of the last twelve, each with the way to its report.
struct InsightsOverviewView: View {
    let model: InsightsOverviewViewModel

    var body: some View {
        Loaded(model.overview, of: model, .dashboard, retry: InsightsRoute.overview.path.absolute) { overview in
            Live("insights") { content(overview) }
        }
        .navigationTitle("Insights")
    }

    @ViewBuilder private func content(_ overview: InsightsOverview) -> some View {
        if model.isEmpty {
            EmptyStateView(
                .chartLineUptrendXyaxis, title: "Nothing to report on yet",
                sentence: "Import a statement or add a transaction, and see where the money goes."
            ) {
                if model.context.canWrite {
                    ButtonLink("Import a statement", path: Link(.imports(.statement(accountId: ImportRoute.anyAccount))).path)
                }
            }
        } else {
            div(.class("columns")) {
                div(.class("wrapping")) {
                    spending(overview.spending)
                    changes(overview.changes)
                }
                div {
                    GroupBox("Cash flow, 12 months") {
                        CashFlowCharts.months(overview.cashFlow) { model.links.path(of: .cashflow, $0.days) }
                    }
                    GroupBox("Net worth, 12 months") {
                        LineChart(
                            id: "net-worth", title: "Net worth, 12 months",
                            history: overview.netWorth.points.map { ChartPoint("\($0.day)", $0.total) })
                    }
                }
            }
            reports(overview)
            ReportNotes(leftOut: overview.leftOut, leftOutBefore: overview.leftOutBefore, isConverted: overview.isConverted)
        }
    }

    private func spending(_ report: Report) -> some View {
        Group {
            Hero("Spent this month", amount: AmountText(report.total)) {
                if let previous = report.previousTotal, let text = Difference.text(report.total, previous) { "\(text) by this day" }
            }
            if report.rows.contains(where: { !$0.amount.isZero }) {
                Section(
                    "Where it went", id: "spending",
                    link: SectionLink("All categories", path: Link(.insights(.spending)).path)
                ) {
                    ForEach(report.rows.prefix(InsightsOverviewViewModel.listed).enumerated(), id: \.offset.description) { index, row in
                        ShareRow(
                            row.key.title, subtitle: row.previous.flatMap { Difference.text(row.amount, $0) }, amount: row.amount,
                            largest: model.largest, color: PaletteColor(cycling: index),
                            path: model.links.path(row.key, of: .spending, model.days, in: model.context.household))
                    }
                }
            }
        }
    }

    @ViewBuilder private func changes(_ report: ChangeReport) -> some View {
        if !report.changes.isEmpty {
            Section(
                "What changed", id: "changes", link: SectionLink("All changes", path: Link(.insights(.changes)).path),
                note: "Compared with the same days of the month before"
            ) {
                ForEach(report.changes.prefix(InsightsOverviewViewModel.listed), id: \.category.id.description) { change in
                    let days = change.isOfPrevious ? report.previousDays : report.days
                    ListRow(change.sentence, path: model.links.path(category: change.category.id, days)) {
                        IconDisc(change.symbol, tint: .neutral)
                    }
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
