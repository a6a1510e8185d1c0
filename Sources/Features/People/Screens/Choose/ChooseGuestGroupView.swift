import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// Groups; each leads to its links for guests.
struct ChooseGuestGroupView: View {
    let model: ChooseGuestGroupViewModel

    var body: some View {
        Loaded(model, .list, retry: PeopleRoute.chooseGuestGroup.path.absolute) {
            if model.groups.isEmpty {
                EmptyStateView(.person2, sentence: "Guests see one group. Add a group first.") {
                    ButtonLink("Add group", path: PeopleRoute.newGroup.path.absolute)
                }
            } else {
                Section("Groups", id: "groups") {
                    ForEach(model.groups, id: \.id.description) { group in
                        GroupChoiceRow(group: group, path: PeopleRoute.guestLinks(groupId: group.id.description).path.absolute)
                    }
                }
            }
        }
        .navigationTitle("Invite to a group")
    }
}
