import DesignSystem
import HTML
import Localization
import Navigation
import PlanModel
import ScreenKit

/// The form that adds expected money.
struct NewExpectedView: View {
    let model: NewExpectedViewModel

    var body: some View {
        Group {
            // A link names what was found before it is loaded.
            Form(method: .get) { HiddenField("found", value: model[\.found]) }
            Loaded(model, .form, retry: PlanRoute.newExpected.path.absolute) {
                AddFormView(model, label: "Expected money", button: "Add") {
                    ExpectedFields(model: model)
                }
            }
        }
        .navigationTitle("Add expected money")
    }
}
