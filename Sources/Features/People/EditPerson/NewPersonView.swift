import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services

/// The form that adds a person.
struct NewPersonView: View {
    let model: NewPersonViewModel

    var body: some View {
        Loaded(model, .form, retry: PeopleRoute.new.path.absolute) {
            Form(label: "Person", key: model[\.form.key]) {
                PersonFields(model: model)
                UnfinishedForm(model.form.isUnfinished)
                FormProblem(model.form.errors.form)
                Button("Add person", name: "add") { await model.save() }
            }
        }
        .navigationTitle("Add person")
    }
}
