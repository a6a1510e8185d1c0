import DesignSystem
import HTML
import HomeModel
import Localization
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
            ForEach(items, id: \.key) { item in
                DueRow(
                    item: item, subtitle: .relative(item.day), display: contributions.display(of: item),
                    link: contributions.link(to: item.object))
            }
        }
    }
}
