import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits a person.
struct EditPersonView: View {
    let model: EditPersonViewModel

    var body: some View {
        Group {
            if model.person != nil {
                EditFormView(
                    model, label: "Person", row: PeopleRoute.detail(personId: model.personId).path.absolute,
                    list: PeopleRoute.list.path.absolute
                ) {
                    PersonFields(model: model)
                }
            } else if let error = model.state.error {
                ErrorView(error.text, retry: PeopleRoute.edit(personId: model.personId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit person")
    }
}
