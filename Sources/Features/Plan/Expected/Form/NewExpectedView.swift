import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that adds expected money.
struct NewExpectedView: View {
    let model: NewExpectedViewModel

    var body: some View {
        Group {
            // A link names what was found before it is loaded.
            Form(method: .get) { HiddenField("found", value: model[\.found]) }
            Loaded(model, .form, retry: PlanRoute.newExpected.path.absolute) {
                Form(label: "Expected money", key: model[\.form.key]) {
                    ExpectedFields(model: model)
                    UnfinishedForm(model.form.isUnfinished)
                    FormProblem(model.form.errors.form)
                    Button("Add", name: "add") { await model.save() }
                }
            }
        }
        .navigationTitle("Add expected money")
    }
}
