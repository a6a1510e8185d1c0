import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services

/// The total balance, and in how many accounts it is.
struct SavingsSummary: View {
    let model: SavingsDashboardViewModel

    var body: some View {
        div(.class("card hero")) {
            div {
                p(.class("figure-label")) { "Put aside" }
                p(.class("figure")) { figure(model.totalBalance) }
                div(.class("hero-change")) { details }
            }
        }
    }

    private var details: some View {
        Group {
            span { .plural(model.accountCount, one: "in 1 account", other: "in \(model.accountCount) accounts") }
            ForEach(model.balances, id: \.currency.code) { money in
                span {
                    "· "
                    figure(money)
                }
            }
            if let missing = model.balance?.leftOutSentence { span { "· \(missing)" } }
            if model.totalBalance == nil { span { "· \(FigureText.tooLarge)" } }
        }
    }

    private func figure(_ money: Money?) -> FigureText { FigureText(amount: money) }
}
