import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// What Home shows of benefits: how much of them expires within a week.
struct BenefitsHomeSection: HomeSection {
    let place = HomePlace.banner

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        let sums = overview.parts[HomeBenefits.self]?.expiring.filter { !$0.isZero } ?? []
        return sums.isEmpty ? nil : ExpiringBenefitsLink(sums: sums)
    }
}

private struct ExpiringBenefitsLink: View {
    /// By currency, largest first; not empty.
    let sums: [Money]

    var body: some View {
        a(.class("banner banner-link"), .href(CardsRoute.expiring.path.absolute)) {
            Icon(.gift)
            div { strong { "\(total) in benefits resets within 7 days: use these first" } }
            Icon(.chevronRight, size: .tiny)
        }
    }

    private var total: LocalizedText { .joined(sums.map { "\($0, wholeAmounts: true)" }, separator: " and ") }
}
