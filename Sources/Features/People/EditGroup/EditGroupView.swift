import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits a group.
struct EditGroupView: View {
    let model: EditGroupViewModel

    var body: some View {
        Group {
            if model.group != nil {
                EditFormView(
                    model, label: "Group", row: PeopleRoute.groupDetail(groupId: model.groupId).path.absolute,
                    list: PeopleRoute.list.path.absolute
                ) {
                    GroupFields(model: model)
                }
            } else if let error = model.state.error {
                ErrorView(error.text, retry: PeopleRoute.editGroup(groupId: model.groupId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit group")
    }
}
