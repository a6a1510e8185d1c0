import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// The groups and people with what is owed, beside the details of one of them.
struct PeopleSideList: View {
    let overview: PeopleOverview
    /// The ids of the group and the person that the page shows.
    let selected: Set<String>

    var body: some View {
        Group {
            if !groups.isEmpty {
                Section("Groups", id: "side-groups", link: SectionLink("See all", path: PeopleRoute.list.path.absolute)) {
                    ForEach(groups, id: \.group.id.description) { GroupRow(summary: $0, isSelected: isSelected($0.group.id.description)) }
                }
            }
            if !overview.people.isEmpty {
                Section("People", id: "side-people") {
                    ForEach(overview.people, id: \.person.id.description) {
                        PersonRow(summary: $0, isSelected: isSelected($0.person.id.description))
                    }
                }
            }
        }
    }

    private var groups: [GroupSummary] {
        overview.groups.filter { !$0.group.isArchived || isSelected($0.group.id.description) }
    }

    private func isSelected(_ id: String) -> Bool { selected.contains(id) }
}
