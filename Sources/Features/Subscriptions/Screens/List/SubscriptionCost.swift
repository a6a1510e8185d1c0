import DesignSystem
import HTML
import Localization
import Services
import SubscriptionsModel

/// What runs costs in full and for the household, and what is charged within a week.
struct SubscriptionCost: View {
    let overview: SubscriptionOverview
    /// The list by what each costs a year, which no column shows.
    let byYear: String

    var body: some View {
        Group {
            FigureGrid {
                FigureItem("A month") { AmountText(overview.fullMonthly.total) }
                FigureItem("A year", path: byYear) { AmountText(overview.fullYearly.total) }
                FigureItem("Within 7 days") { AmountText(overview.next7.total) }
                FigureItem("Your share a month") {
                    AmountText(overview.monthly.total)
                } note: {
                    AmountText(overview.yearly.total)
                    " a year"
                }
            }
            if let missing { p(.class("small second")) { missing } }
        }
    }

    private var missing: LocalizedText? {
        ConvertedTotal.leftOutSentence(of: [overview.fullMonthly, overview.fullYearly, overview.next7, overview.monthly, overview.yearly])
    }
}
