import DesignSystem
import HTML
import Localization
import Navigation
import Services
import SubscriptionsModel

/// The household's share of what runs, per year and per month, and links to further screens.
struct SubscriptionCost: View {
    let overview: SubscriptionOverview
    let canWrite: Bool

    var body: some View {
        div(.class("card hero action-hero")) {
            div {
                p(.class("figure-label")) { "Your share a year" }
                p(.class("figure")) { AmountText(overview.yearly.total) }
                div(.class("hero-change")) {
                    span {
                        AmountText(overview.monthly.total)
                        " a month"
                    }
                    if let missing = overview.yearly.leftOutSentence { span { "· \(missing)" } }
                }
            }
            RoundActions {
                if canWrite { RoundAction("Add", symbol: .plus, path: SubscriptionsRoute.new.path.absolute, isSheet: false) }
                RoundAction("Calendar", symbol: .calendar, path: SubscriptionsRoute.calendar.path.absolute, isSheet: false)
                RoundAction("Statistics", symbol: .chartBar, path: SubscriptionsRoute.statistics.path.absolute, isSheet: false)
            }
        }
    }
}
