import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit
import Services

/// What Home shows of people: what is owed in each group and directly, with the form that settles it and the one that adds an expense.
struct PeopleHomeSection: HomeSection {
    let place = HomePlace.second

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        overview.parts[HomePeople.self].map { HomePeopleSection(people: $0, canWrite: member.canWrite) }
    }
}

private struct HomePeopleSection: View {
    let people: HomePeople
    let canWrite: Bool

    var body: some View {
        Section("People", id: "people", link: SectionLink("See all", path: PeopleRoute.list.path.absolute)) {
            ForEach(people.groups, id: \.summary.group.id.description) { HomeGroupRow(shown: $0, canWrite: canWrite) }
        }
    }
}
