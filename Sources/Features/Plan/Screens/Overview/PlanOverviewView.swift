import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// The first screen of the plan: a month at a glance, its budgets, and the year up to it.
struct PlanOverviewView: View {
    let model: PlanOverviewViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("month", value: model[\.monthText]) }
            Loaded(model.overview, of: model, .dashboard, retry: model.link(model.month).path) { overview in
                Live("plan") { content(overview) }
            }
        }
        .navigationTitle("Plan")
    }

    private func content(_ overview: BudgetOverview) -> some View {
        Group {
            MonthChips(
                month: overview.month, days: overview.days, showsDays: !model.context.household.hasCalendarMonths, link: { model.link($0) })
            if overview.lines.isEmpty, overview.unbudgeted.isEmpty, overview.tooLarge.isEmpty {
                EmptyStateView(
                    .target, title: "No budgets in this month",
                    sentence: "Say what each category may cost, and see what is left as you spend."
                ) {
                    if model.context.canWrite { ButtonLink("Set budgets", path: model.amountsLink.path) }
                }
                ExpectedSection(expected: model.expected)
            } else {
                div(.class("columns")) {
                    div {
                        BudgetFigure(totals: overview.totals)
                        budgets(overview)
                        notes(overview)
                    }
                    div {
                        BudgetTotalsView(totals: overview.totals)
                        ExpectedSection(expected: model.expected)
                        UnbudgetedSection(overview: overview, link: { model.link($0) })
                        BudgetYear(year: overview.year)
                    }
                }
            }
            Section {
                ListRow(
                    "Forecast", subtitle: "What every account will have in the coming months", symbol: .chartLineUptrendXyaxis,
                    path: Link(.plan(.forecast)).path)
            }
        }
    }

    @ViewBuilder private func budgets(_ overview: BudgetOverview) -> some View {
        if model.context.canWrite {
            div(.class("buttons")) { ButtonLink("Set amounts", path: model.amountsLink.path, role: .plain) }
        }
        if overview.lines.isEmpty {
            section(.class("card")) {
                EmptyStateView(.target, sentence: "Nothing is budgeted in this month yet.")
            }
        }
        list("Each month", .month)
        list("Each quarter", .quarter)
        list("Each year", .year)
    }

    @ViewBuilder private func list(_ heading: LocalizedText, _ period: BudgetPeriod) -> some View {
        if !model.lines(period).isEmpty {
            Section(heading, id: "budgets-\(period.rawValue)") {
                ForEach(model.lines(period), id: \.category.id.description) { line in
                    BudgetRow(line: line, month: model.month, path: model.link(line.category).path)
                }
            }
        }
    }

    @ViewBuilder private func notes(_ overview: BudgetOverview) -> some View {
        ForEach(overview.tooLarge, id: \.id.description) { category in
            p(.class("second")) { "The figures of \(category.name) are too large to be added up." }
        }
        if overview.isConverted {
            p(.class("second")) { "Amounts in other currencies are converted at the rate of their day." }
        }
        MissingRatesNotice(currencies: overview.leftOut)
    }
}
