import DesignSystem
import HTML
import InsightsModel
import Localization
import Navigation
import ScreenKit
import Services
import SubscriptionsModel

/// What the household's subscriptions cost per year, by category.
struct SubscriptionCostView: View {
    let model: SubscriptionCostViewModel

    var body: some View {
        Group {
            FigureSwitch(model.context.memberContext)
            Loaded(model.statistics, of: model, .list, retry: InsightsRoute.subscriptions.path.absolute) { statistics in
                Live("subscriptions") { content(statistics) }
            }
        }
        .navigationTitle("Subscriptions")
    }

    @ViewBuilder private func content(_ statistics: SubscriptionStatistics) -> some View {
        if statistics.categories.isEmpty {
            EmptyStateView(.chartBar, sentence: "No subscription runs at the moment.") {
                ButtonLink("Subscriptions", path: Link(.subscriptions(.list)).path)
            }
        } else {
            Hero("Subscriptions per year", amount: AmountText(statistics.yearly.total)) {
                "\(statistics.monthly.total) a month"
            }
            Section("By category", id: "categories", link: SectionLink("Show details", path: details), note: "Cost per year") {
                ForEach(statistics.categories.enumerated(), id: \.offset.description) { index, share in
                    ShareRow(
                        share.name.isEmpty ? "No category" : .verbatim(share.name),
                        subtitle: .plural(share.count, one: "1 subscription", other: "\(share.count) subscriptions"),
                        amount: share.yearly.total, largest: model.largest, color: PaletteColor(row: index),
                        path: Link(.subscriptions(.list)).leadingBack(to: Link(.insights(.subscriptions))).path)
                }
            }
            if let missing = statistics.yearly.leftOutSentence { p(.class("second")) { missing } }
        }
    }

    private var details: String { Link(.subscriptions(.statistics)).leadingBack(to: Link(.insights(.subscriptions))).path }
}
