import DesignSystem
import HTML
import Localization
import Models
import PeopleModel

/// A group to choose, over the names of its members.
struct GroupChoiceRow: View {
    let group: PeopleGroup
    let path: String

    var body: some View {
        ListRow(
            .verbatim(group.name),
            subtitle: .joined(group.members.filter { !$0.hasLeft }.map { group.name(of: $0.id) }, separator: ", "), path: path
        ) {
            GroupDisc(group: group)
        }
    }
}
