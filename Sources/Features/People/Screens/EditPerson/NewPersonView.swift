import DesignSystem
import HTML
import Localization
import Navigation
import PeopleModel
import ScreenKit

/// The form that adds a person.
struct NewPersonView: View {
    let model: NewPersonViewModel

    var body: some View {
        Loaded(model, .form, retry: PeopleRoute.new.path.absolute) {
            AddFormView(model, label: "Person", button: "Add person") {
                PersonFields(model: model)
            }
        }
        .navigationTitle("Add person")
    }
}
