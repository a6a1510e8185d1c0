import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// The budget of a category.
struct BudgetView: View {
    let model: BudgetViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("month", value: model[\.monthText]) }
            Loaded(model.details, of: model, .detail, retry: model.link(model.month).path) { details in
                content(details)
            }
        }
        .navigationTitle(model.details.map { .verbatim($0.category.name) } ?? "Budget")
    }

    private func content(_ details: BudgetDetails) -> some View {
        Group {
            FigureSwitch(model.context.memberContext)
            MonthStepper(month: details.month, days: details.days, context: model.context) { model.link($0) }
            Columns {
                div {
                    Live("budget") {
                        figures(details)
                        MissingRatesNotice(currencies: details.leftOut)
                    }
                }
                div {
                    if model.context.canWrite { form(details) }
                }
            }
        }
    }

    // MARK: - Figures

    @ViewBuilder private func figures(_ details: BudgetDetails) -> some View {
        if let status = model.status {
            GroupBox {
                p(.class("figure-label")) { status.left.isNegative ? "Spent too much" : "Left" }
                p(.class("figure")) { AmountText(status.left.magnitude) }
                BudgetBar(status: status)
                BudgetLevelLabel(status: status)
            }
            FactList("This period") {
                if status.budget.period != .month {
                    Fact("Months", "\(status.term.months.lowerBound) – \(status.term.months.upperBound)")
                }
                Fact("Budget") { AmountText(status.budget.amount) }
                if status.budget.period != .month {
                    Fact("Set aside in this month") { AmountText(status.term.share(of: details.month)) }
                    if let shares = try? status.term.shares(through: details.month) { Fact("Set aside so far") { AmountText(shares) } }
                }
                if status.budget.carryOver != .off { Fact("Carried over") { AmountText(status.carried) } }
                Fact("Spent") { AmountText(status.spent) }
            }
            div(.class("buttons")) {
                ButtonLink("Show transactions", path: model.transactions(status.term.months).path, role: .plain)
            }
            BudgetHistory(history: details.history)
        } else if details.budget == nil {
            GroupBox {
                p { "This category has no budget in this month." }
                if let suggestion = details.suggestion {
                    p(.class("second")) { "The usual amount of the last three months is \(suggestion)." }
                }
            }
            div(.class("buttons")) {
                ButtonLink("Show transactions", path: model.transactions(details.month...details.month).path, role: .plain)
            }
        } else {
            p(.class("second")) { "The figures of \(details.category.name) are too large to be added up." }
        }
    }

    // MARK: - Form

    private func form(_ details: BudgetDetails) -> some View {
        GroupBox("From this month on") {
            if model.isConflict {
                StoredFields {
                    fields(details)
                } showingStored: {
                    model.showingStored($0)
                }
            }
            Form(label: "Budget") {
                HiddenField("shown", value: model[\.shown])
                fields(details)
                FormProblem(model.errors.form)
                Button("Save budget", name: "save") { await model.save() }
                if details.budget != nil {
                    Button(
                        "Remove budget", role: .destructive,
                        confirm: "Remove the budget of \(details.category.name) from \(details.month) on? Earlier months keep theirs.",
                        name: "remove"
                    ) { await model.remove() }
                }
            }
        }
    }

    private func fields(_ details: BudgetDetails) -> some View {
        Group {
            MoneyField(
                "Amount", text: model[\.amountText], currency: details.currency, error: model.errors[.amount],
                hint: details.suggestion.map { "usually \($0) a month" }, name: "amount")
            Picker(
                "Each", selection: model[\.period], options: BudgetPeriod.allCases, title: \.title,
                hint: "A quarter or year starts with the first month of the budget.", name: "period")
            Picker(
                "Carried over into the next period", selection: model[\.carryOver], options: CarryOver.allCases, title: \.title,
                name: "carry-over")
        }
    }
}
