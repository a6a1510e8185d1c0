import DesignSystem
import HTML
import Localization
import Navigation
import PeopleModel
import ScreenKit

/// The form that edits a group.
struct EditGroupView: View {
    let model: EditGroupViewModel

    var body: some View {
        Loaded(model.group, of: model, .form, retry: PeopleRoute.editGroup(groupId: model.groupId).path.absolute) { _ in
            EditFormView(
                model, label: "Group", row: PeopleRoute.groupDetail(groupId: model.groupId).path.absolute,
                list: PeopleRoute.list.path.absolute
            ) {
                GroupFields(model: model)
            }
        }
        .navigationTitle("Edit group")
    }
}
