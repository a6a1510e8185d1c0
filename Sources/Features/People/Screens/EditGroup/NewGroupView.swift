import DesignSystem
import HTML
import Localization
import Navigation
import PeopleModel
import ScreenKit

/// The form that adds a group.
struct NewGroupView: View {
    let model: NewGroupViewModel

    var body: some View {
        Loaded(model, .form, retry: PeopleRoute.newGroup.path.absolute) {
            AddFormView(model, label: "Group", button: "Add group") {
                GroupFields(model: model)
            }
        }
        .navigationTitle("Add group")
    }
}
