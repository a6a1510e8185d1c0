import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// What an account, or all of them, will have in the coming months.
struct ForecastView: View {
    let model: ForecastViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                // A link sets these values before the accounts are loaded.
                HiddenField("account", value: model[\.accountId])
                HiddenField("months", value: model[\.monthsText])
                HiddenField("show", value: model[\.shown])
                HiddenField("what-if", value: model[\.rowsText])
                HiddenField("amount", value: model[\.amountText])
                HiddenField("direction", value: model[\.isIncome].map({ $0 ? "in" : "out" }, back: { $0 == "in" }))
                HiddenField("day", value: model[\.dayText])
                HiddenField("each", value: model[\.isMonthly].map({ $0 ? "month" : "once" }, back: { $0 == "month" }))
                HiddenField("on", value: model[\.whatIfAccountId])
            }
            FigureSwitch(model.context.memberContext)
            Loaded(model.forecast, of: model, .dashboard, retry: model.link().path) { forecast in
                content(forecast)
            }
        }
        .navigationTitle("Forecast")
    }

    @ViewBuilder private func content(_ forecast: HouseholdForecast) -> some View {
        if forecast.accounts.isEmpty, let whose = model.context.memberContext.whose {
            EmptyFiguresView(whose)
        } else if forecast.accounts.isEmpty {
            EmptyStateView(
                .chartLineUptrendXyaxis, title: "No accounts yet", sentence: "Add an account to see its balance in the coming months."
            ) {
                if model.context.canWrite { ButtonLink("Add account", path: Link(.accounts(.new)).path) }
            }
        } else {
            choices(forecast)
            Columns {
                div {
                    Live("forecast") {
                        if let line = model.line, let lowest = model.lowest {
                            ForecastFigure(model: model, line: line, lowest: lowest)
                        }
                        notes(forecast)
                    }
                    WhatIfSection(model: model, accounts: forecast.accounts)
                }
                div {
                    Live("forecast-items") {
                        ForecastItemList(model: model)
                        if model.account == nil { ForecastAccountList(model: model, accounts: forecast.accounts) }
                    }
                }
            }
        }
    }

    private func choices(_ forecast: HouseholdForecast) -> some View {
        ControlBar {
            ChoicePopover(
                "Account",
                [FilterChip("All accounts", path: model.link(account: "").path, isSelected: model.account == nil)]
                    + forecast.accounts.map { forecast in
                        FilterChip(
                            .verbatim(forecast.account.name), path: model.link(account: forecast.account.id.description).path,
                            isSelected: model.account?.account.id == forecast.account.id)
                    })
            SegmentedLinks(
                "Months",
                ForecastViewModel.choices.map { months in
                    FilterChip(
                        .plural(months, one: "1 month", other: "\(months) months"), path: model.link(months: months).path,
                        isSelected: model.months == months)
                })
            if forecast.isUsualKnown {
                SegmentedLinks(
                    "What counts",
                    [
                        FilterChip("With usual spending", path: model.link(shown: "").path, isSelected: model.withUsual),
                        FilterChip("Scheduled only", path: model.link(shown: "scheduled").path, isSelected: !model.withUsual),
                    ])
            }
        }
    }

    @ViewBuilder private func notes(_ forecast: HouseholdForecast) -> some View {
        if !forecast.isUsualKnown {
            p(.class("second")) {
                "The forecast counts scheduled amounts only. Coffer adds your usual spending after three months and 200 transactions."
            }
        } else if model.withUsual {
            p(.class("second")) {
                "The forecast counts scheduled amounts and your usual spending. In four of five cases the balance stays within the shaded band."
            }
        }
        MissingRatesNotice(currencies: model.leftOut)
        if model.account == nil, let earlier = ConvertedTotal.leftOutBeforeSentence(forecast.total.leftOutBefore) {
            p(.class("second")) { earlier }
        }
    }
}
