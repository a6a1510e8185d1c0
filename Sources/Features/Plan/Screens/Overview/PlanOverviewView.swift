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
            // What Enter in a row's field presses.
            if model.context.canWrite, !isEmpty(overview) {
                div(.class("first-button")) { Button("Save budgets", name: "save") { await model.save() } }
            }
            FigureSwitch(model.context.memberContext)
            MonthStepper(month: overview.month, days: overview.days, context: model.context) { model.link($0) }
            if isEmpty(overview) {
                EmptyStateView(
                    .target, title: "No budgets in this month",
                    sentence: model.context.canWrite
                        ? "Set a budget for each category to see what you have left." : "Budgets show what is left for each category."
                ) {
                    if model.context.canWrite { ButtonLink("Set budgets", path: model.amountsLink.path) }
                }
                ahead
            } else {
                PlanFigures(model: model, overview: overview)
                Columns {
                    div(.class("wrapping")) {
                        budgets(overview)
                        legend(overview)
                        if let income = model.income { PlannedOfIncome(planned: overview.totals.planned, income: income) }
                        UnbudgetedSection(overview: overview, model: model)
                        BudgetYear(model: model, overview: overview)
                        notes(overview)
                    }
                    div(.class("wrapping")) {
                        ahead
                        BudgetTotalsView(totals: overview.totals)
                    }
                }
            }
        }
    }

    private func isEmpty(_ overview: BudgetOverview) -> Bool {
        overview.lines.isEmpty && overview.unbudgeted.isEmpty && overview.tooLarge.isEmpty
    }

    /// What the accounts will have, and the expected money by day.
    private var ahead: some View {
        Group {
            if let forecast = model.forecast { PlanForecast(forecast: forecast) }
            ExpectedSection(expected: model.expected)
            ForEach(model.expectedDays, id: \.day.description) { entry in
                DaySection(entry.day, title: .relative(entry.day)) {
                    ForEach(entry.items, id: \.item.id.description) { ExpectedRow(summary: $0) }
                }
            }
        }
    }

    @ViewBuilder private func budgets(_ overview: BudgetOverview) -> some View {
        if model.context.canWrite {
            FormProblem(model.problem)
            div(.class("buttons")) { ButtonLink("Set amounts", path: model.amountsLink.path, role: .plain) }
        }
        if overview.lines.isEmpty {
            section(.class("card")) {
                EmptyStateView(.target, sentence: "You have no budgets in this month yet.")
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
                    BudgetRow(line: line, path: model.link(line.category).path, model: model)
                }
            }
        }
    }

    /// How to read the bars.
    @ViewBuilder private func legend(_ overview: BudgetOverview) -> some View {
        if !overview.lines.isEmpty {
            p(.class("second")) { "In each bar the thick mark is the whole budget, the thin one is today." }
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
