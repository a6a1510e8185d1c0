import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services

/// The form that adds a group.
struct NewGroupView: View {
    let model: NewGroupViewModel

    var body: some View {
        Loaded(model, .form, retry: PeopleRoute.newGroup.path.absolute) {
            Form(label: "Group", key: model[\.form.key]) {
                GroupFields(model: model)
                UnfinishedForm(model.form.isUnfinished)
                FormProblem(model.form.errors.form)
                Button("Add group", name: "add") { await model.save() }
            }
        }
        .navigationTitle("Add group")
    }
}
