import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import SubscriptionsModel

/// What Home shows of subscriptions: their cost per month, their next charges, what was found, and what has changed.
struct SubscriptionsHomeSection: HomeSection {
    let place = HomePlace.second

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        overview.parts[HomeSubscriptions.self].map { HomeSubscriptionsSection(subscriptions: $0) }
    }
}

private struct HomeSubscriptionsSection: View {
    let subscriptions: HomeSubscriptions

    var body: some View {
        Section("Subscriptions", id: "subscriptions", link: SectionLink("See all", path: SubscriptionsRoute.list.path.absolute)) {
            ListRow("Your share a month", subtitle: subtitle, path: SubscriptionsRoute.list.path.absolute) {
                IconDisc(.repeat, tint: subscriptions.changes > 0 ? .warning : .accent)
            } trailing: {
                AmountText(subscriptions.monthly.total)
            }
            ForEach(subscriptions.next.enumerated(), id: \.offset.description) { _, charge in
                ListRow(
                    .verbatim(charge.name), subtitle: .relative(charge.day),
                    path: SubscriptionsRoute.detail(subscriptionId: charge.subscription.description).path.absolute
                ) {
                    IconDisc(.calendar)
                } trailing: {
                    AmountText(charge.amount)
                }
            }
            if subscriptions.found > 0 {
                ListRow(
                    .plural(
                        subscriptions.found, one: "1 more found in your statements",
                        other: "\(subscriptions.found) more found in your statements"), symbol: .magnifyingglass,
                    path: SubscriptionsRoute.found.path.absolute)
            }
        }
    }

    /// What needs a look, and what the amount leaves out.
    private var subtitle: LocalizedText? {
        guard let missing = subscriptions.monthly.leftOutSentence else { return changes }
        return changes.map { "\($0) · \(missing)" } ?? missing
    }

    private var changes: LocalizedText? {
        guard subscriptions.changes > 0 else { return nil }
        return .plural(subscriptions.changes, one: "1 to check", other: "\(subscriptions.changes) to check")
    }
}
