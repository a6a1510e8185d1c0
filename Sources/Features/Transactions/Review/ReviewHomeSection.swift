import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services

/// What Home shows of the transactions that wait to be confirmed.
struct ReviewHomeSection: HomeSection {
    let place = HomePlace.banner

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        guard overview.review > 0, member.canWrite else { return nil }
        let title: LocalizedText =
            overview.review < ReviewPage.counted
            ? .plural(overview.review, one: "1 transaction to confirm", other: "\(overview.review) transactions to confirm")
            : "\(overview.review) or more transactions to confirm"
        return Banner(
            title, symbol: .checkmarkCircle, link: SectionLink("Review", path: TransactionsRoute.review.path.absolute))
    }
}
