import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit
import Services

/// What Home shows of people: what is owed in all, and by whom.
struct PeopleHomeSection: HomeSection {
    let place = HomePlace.third

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        overview.parts[HomePeople.self].map { HomePeopleSection(people: $0) }
    }
}

private struct HomePeopleSection: View {
    let people: HomePeople

    var body: some View {
        Section("People", id: "people", link: SectionLink("See all", path: PeopleRoute.list.path.absolute)) {
            ForEach(people.people, id: \.person.id.description) { summary in
                ListRow(
                    .verbatim(summary.person.name), subtitle: Standing(summary.balances).text,
                    path: PeopleRoute.detail(personId: summary.person.id.description).path.absolute
                ) {
                    PersonDisc(person: summary.person)
                } trailing: {
                    BalanceAmounts(balances: summary.balances)
                }
            }
            if people.others > 0 {
                ListRow(
                    .plural(people.others, one: "1 more person", other: "\(people.others) more people"), symbol: .person2,
                    path: PeopleRoute.list.path.absolute)
            }
        }
    }
}
