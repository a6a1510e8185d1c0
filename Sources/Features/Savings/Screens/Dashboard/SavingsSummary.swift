import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services

/// The total balance, the planned and actual monthly contributions, and links to further screens.
struct SavingsSummary: View {
    let model: SavingsDashboardViewModel

    var body: some View {
        div(.class("card hero action-hero")) {
            div {
                p(.class("figure-label")) { "Put aside" }
                p(.class("figure")) { figure(model.totalBalance) }
                div(.class("hero-change")) { details }
            }
            if model.context.canWrite {
                RoundActions {
                    RoundAction("Add account", symbol: .plus, path: SavingsRoute.new.path.absolute)
                    RoundAction("Add goal", symbol: .target, path: SavingsRoute.newGoal.path.absolute, isSheet: false)
                }
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
