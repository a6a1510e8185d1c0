import DesignSystem
import HTML
import Localization
import Navigation
import PeopleModel
import ScreenKit

/// The form that edits a person.
struct EditPersonView: View {
    let model: EditPersonViewModel

    var body: some View {
        Loaded(model.person, of: model, .form, retry: PeopleRoute.edit(personId: model.personId).path.absolute) { _ in
            EditFormView(
                model, label: "Person", row: PeopleRoute.detail(personId: model.personId).path.absolute,
                list: PeopleRoute.list.path.absolute
            ) {
                PersonFields(model: model)
            }
        }
        .navigationTitle("Edit person")
    }
}
