import DesignSystem
import HTML
import Localization
import Navigation
import PlanModel
import ScreenKit

/// The form that edits expected money.
struct EditExpectedView: View {
    let model: EditExpectedViewModel

    var body: some View {
        Loaded(model.item, of: model, .form, retry: PlanRoute.editExpected(expectedId: model.expectedId).path.absolute) { _ in
            EditFormView(
                model, label: "Expected money", row: PlanRoute.expectedDetail(expectedId: model.expectedId).path.absolute,
                list: PlanRoute.expected.path.absolute
            ) {
                ExpectedFields(model: model)
            }
        }
        .navigationTitle("Edit expected money")
    }
}
