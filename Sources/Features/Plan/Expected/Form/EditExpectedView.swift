import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits expected money.
struct EditExpectedView: View {
    let model: EditExpectedViewModel

    var body: some View {
        Group {
            if model.item != nil {
                EditFormView(
                    model, label: "Expected money", row: PlanRoute.expectedDetail(expectedId: model.expectedId).path.absolute,
                    list: PlanRoute.expected.path.absolute
                ) {
                    ExpectedFields(model: model)
                }
            } else if let error = model.state.error {
                ErrorView(error.text, retry: PlanRoute.editExpected(expectedId: model.expectedId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit expected money")
    }
}
