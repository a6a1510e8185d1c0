import DesignSystem
import Localization
import Navigation
import ScreenKit
import Services
import TransactionsModel

extension HomeReview {
    /// Its line of *To do* on Home; nil for a member who cannot confirm.
    func task(for member: MemberContext) -> HomeTask? {
        guard member.canWrite else { return nil }
        let title: LocalizedText =
            count < ReviewPage.counted
            ? .plural(count, one: "Check 1 new transaction", other: "Check \(count) new transactions")
            : "Check \(count) or more new transactions"
        return HomeTask(title, symbol: .checkmarkCircle, link: SectionLink("Review", path: TransactionsRoute.review.path.absolute))
    }
}
