import DesignSystem
import HomeModel
import Localization
import Models
import Navigation
import ScreenKit
import Services
import SubscriptionsModel

extension SubscriptionInsight {
    /// Its line of *To do* on Home.
    func task(for member: MemberContext) -> HomeTask {
        switch self {
        case .subscriptionsRenew(let first, let names, let day, let total):
            HomeTask(
                names.count == 1
                    ? "\(names[0]) renews \(member.inSentence(day))"
                    : "\(names.count) subscriptions renew within 7 days",
                text: Self.renewalText(names, total, member), symbol: .repeat,
                link: names.count == 1
                    ? Self.seeSubscription(first)
                    : SectionLink("See what is due", path: Link(.home(.due), query: [QueryItem("days", "7")]).path))
        case .priceIncrease(let id, let name, let from, let to, let day):
            HomeTask(
                "\(name) costs more",
                text: member.showsBalances ? "\(to) since \(day), it was \(from)." : "The price went up on \(day).",
                symbol: .chartLineUptrendXyaxis, tone: .warning, link: Self.seeSubscription(id))
        }
    }

    private static func seeSubscription(_ id: ID<Subscription>) -> SectionLink {
        SectionLink("See subscription", path: SubscriptionsRoute.detail(subscriptionId: id.description).path.absolute)
    }

    /// `€12.99`; of several also their names: `Lumen Stream, Orbit · €24.98`.
    private static func renewalText(_ names: [String], _ total: ConvertedTotal, _ member: MemberContext) -> LocalizedText {
        let listed: LocalizedText =
            names.count > 3
            ? "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more" : .verbatim(names.joined(separator: ", "))
        guard member.showsBalances else { return names.count == 1 ? "The next charge is due." : listed }
        return names.count == 1 ? "\(total.total) will be charged." : "\(listed) · \(total.total)"
    }
}
