import DesignSystem
import HTML
import HomeModel
import Localization
import Models
import Navigation
import ScreenKit
import Services
import SubscriptionsModel

/// The message of Home about subscriptions.
struct SubscriptionInsightSection: HomeSection {
    let place = HomePlace.insight

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        switch overview.parts.insight as? SubscriptionInsight {
        case .subscriptionsRenew(let first, let names, let day, let total):
            Banner(
                names.count == 1
                    ? "\(names[0]) renews \(member.inSentence(day))"
                    : "\(names.count) subscriptions renew within 7 days",
                text: renewalText(names, total, member), symbol: .repeat,
                link: names.count == 1
                    ? seeSubscription(first)
                    : SectionLink("See what is due", path: Link(.home(.due), query: [QueryItem("days", "7")]).path))
        case .priceIncrease(let id, let name, let from, let to, let day):
            Banner(
                "\(name) costs more",
                text: member.showsBalances ? "\(to) since \(day), it was \(from)." : "Its price went up on \(day).",
                symbol: .chartLineUptrendXyaxis, tone: .warning, link: seeSubscription(id))
        case nil: nil
        }
    }

    private func seeSubscription(_ id: ID<Subscription>) -> SectionLink {
        SectionLink("See subscription", path: SubscriptionsRoute.detail(subscriptionId: id.description).path.absolute)
    }

    /// `€12.99`; of several also their names: `Lumen Stream, Orbit · €24.98`.
    private func renewalText(_ names: [String], _ total: ConvertedTotal, _ member: MemberContext) -> LocalizedText {
        let listed: LocalizedText =
            names.count > 3
            ? "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more" : .verbatim(names.joined(separator: ", "))
        guard member.showsBalances else { return names.count == 1 ? "Its next charge is due." : listed }
        return names.count == 1 ? "\(total.total) will be charged." : "\(listed) · \(total.total)"
    }
}
