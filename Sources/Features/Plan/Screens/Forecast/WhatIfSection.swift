import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// Amounts to try out: those that the forecast has, each with a link that removes it, and a form that adds one.
struct WhatIfSection: View {
    let model: ForecastViewModel
    let accounts: [AccountForecast]

    var body: some View {
        Group {
            if !model.rows.rows.isEmpty {
                Section("What if", id: "what-if") {
                    ForEach(model.rows.rows.enumerated(), id: \.offset.description) { index, row in
                        if let account = accounts.first(where: { $0.account.id == row.account })?.account {
                            ListRow(.verbatim(account.name), subtitle: subtitle(row)) {
                                EmptyView()
                            } trailing: {
                                AmountText(
                                    Money(minorUnits: row.units, currency: account.currency),
                                    style: row.units < 0 ? .debit : .credit)
                                ButtonLink("Remove", path: model.link(rows: model.rows.removing(index)).path, role: .plain)
                            }
                        }
                    }
                }
            }
            GroupBox("What if…") { form }
        }
    }

    private var form: some View {
        Form(method: .get, label: "What if") {
            HiddenField("account", value: model[\.accountId])
            HiddenField("months", value: model[\.monthsText])
            HiddenField("show", value: model[\.shown])
            HiddenField("what-if", value: model[\.rowsText])
            MoneyField(
                "Amount", text: model[\.amountText], currency: model.whatIfCurrency, error: model.errors[.amount], name: "amount",
                follows: CurrencySource(["on"], otherwise: model.context.household.currency))
            Picker(
                "Direction", selection: model[\.isIncome].map({ $0 ? "in" : "out" }, back: { $0 == "in" }),
                options: [PickerOption("Money out", value: "out"), PickerOption("Money in", value: "in")], name: "direction")
            Picker(
                "Account", selection: model[\.whatIfAccountId].map({ $0.isEmpty ? shownAccount : $0 }, back: { $0 }),
                options: accounts.map {
                    PickerOption(.verbatim($0.account.name), value: $0.account.id.description, currency: $0.account.currency.code)
                }, name: "on")
            DayField("Day", text: model[\.dayText], error: model.errors[.day], hint: "Leave empty for today.", name: "day")
            Picker(
                "How often", selection: model[\.isMonthly].map({ $0 ? "month" : "once" }, back: { $0 == "month" }),
                options: [PickerOption("Once", value: "once"), PickerOption("Every month", value: "month")], name: "each")
            FormProblem(model.errors.form)
            Button("Try it out", role: .plain) {}
            p(.class("second")) { "Coffer does not save this." }
        }
    }

    private var shownAccount: String { model.whatIfAccount?.id.description ?? "" }

    private func subtitle(_ row: WhatIfRows.Row) -> LocalizedText {
        row.isMonthly ? "Every month from \(row.day)" : .relative(row.day)
    }
}
