import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// What Home shows of the transactions that wait to be confirmed.
struct ReviewHomeSection: HomeSection {
    let place = HomePlace.banner

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        guard let count = overview.parts[HomeReview.self]?.count, count > 0, member.canWrite else { return nil }
        let title: LocalizedText =
            count < ReviewPage.counted
            ? .plural(count, one: "1 transaction to confirm", other: "\(count) transactions to confirm")
            : "\(count) or more transactions to confirm"
        return Banner(
            title, symbol: .checkmarkCircle, link: SectionLink("Review", path: TransactionsRoute.review.path.absolute))
    }
}
