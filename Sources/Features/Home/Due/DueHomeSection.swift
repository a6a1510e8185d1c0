import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// What Home shows of the next week: its payments and deadlines.
struct DueHomeSection: HomeSection {
    let place = HomePlace.column

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        overview.due.isEmpty ? nil : DueSection(items: overview.due, contributions: contributions)
    }
}

private struct DueSection: View {
    let items: [DueItem]
    let contributions: FeatureContributions

    var body: some View {
        Section("Due soon", id: "due", link: SectionLink("See all", path: HomeRoute.due.path.absolute)) {
            ForEach(items, id: \.key) { DueRow(item: $0, subtitle: .relative($0.day), link: contributions.link(to: $0.object)) }
        }
    }
}
