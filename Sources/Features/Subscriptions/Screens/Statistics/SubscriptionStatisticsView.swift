import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import SubscriptionsModel

/// The household's share of its subscriptions: totals, by category and payer, and what has changed.
struct SubscriptionStatisticsView: View {
    let model: SubscriptionStatisticsViewModel

    var body: some View {
        Group {
            FigureSwitch(model.context.memberContext)
            Loaded(model.statistics, of: model, .dashboard, retry: SubscriptionsRoute.statistics.path.absolute) { statistics in
                Live("statistics") { content(statistics) }
            }
        }
        .navigationTitle("Cost of subscriptions")
    }

    private func content(_ statistics: SubscriptionStatistics) -> some View {
        Group {
            FactList("Your share") {
                Fact("A month") { AmountText(statistics.monthly.total) }
                Fact("A year") { AmountText(statistics.yearly.total) }
                Fact("Within 7 days") { AmountText(statistics.next7.total) }
                Fact("Within 30 days") { AmountText(statistics.next30.total) }
                Fact("Paid since the beginning") { AmountText(statistics.spent.total) }
                Fact("Saved a year by cancelling") { AmountText(statistics.saved.total) }
            }
            if let missing = ConvertedTotal.leftOutSentence(of: statistics.totals) { p(.class("second")) { missing } }
            if statistics.categories.isEmpty {
                EmptyStateView(.chartBar, sentence: "No subscriptions yet. Add a subscription to see its cost.") {
                    ButtonLink("Subscriptions", path: SubscriptionsRoute.list.path.absolute)
                }
            } else {
                Columns {
                    div { shares("By category", id: "categories", statistics.categories, none: "No category") }
                    div { shares("By account or card", id: "payers", statistics.payers, none: "Not stated") }
                }
            }
            if !statistics.priceChanges.isEmpty { changes(statistics.priceChanges) }
        }
    }

    private func shares(
        _ heading: LocalizedText, id: String, _ shares: [SubscriptionStatistics.Share], none: LocalizedText
    ) -> some View {
        Section(heading, id: id, note: "Cost per year") {
            ForEach(shares, id: \.name) { share in
                ListRow(
                    share.name.isEmpty ? none : .verbatim(share.name),
                    subtitle: .plural(share.count, one: "1 subscription", other: "\(share.count) subscriptions")
                ) {
                    EmptyView()
                } trailing: {
                    AmountText(share.yearly.total)
                }
            }
        }
    }

    private func changes(_ changes: [SubscriptionStatistics.PriceChange]) -> some View {
        Section("Prices that changed", id: "prices", note: "Change per year") {
            ForEach(Array(changes.indices), id: { String($0) }) { index in
                let entry = changes[index]
                ListRow(
                    .verbatim(entry.name), subtitle: "\(entry.change.from) became \(entry.change.to) on \(entry.change.day)",
                    path: SubscriptionsRoute.detail(subscriptionId: entry.subscription.description).path.absolute
                ) {
                    IconDisc(.arrowUpRight, tint: .neutral)
                } trailing: {
                    span(.class("amount")) { "\(entry.change.yearly, sign: .always)" }
                }
            }
        }
    }
}
