import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services

/// The form that creates a subscription.
struct NewSubscriptionView: View {
    let model: NewSubscriptionViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error.text, retry: SubscriptionsRoute.new.path.absolute)
            } else if model.choices == nil {
                LoadingView(.form)
            } else {
                Form(label: "Subscription", key: model[\.form.key]) {
                    SubscriptionFields(model: model)
                    UnfinishedForm(model.form.isUnfinished)
                    FormProblem(model.form.errors.form)
                    Button("Add subscription", name: "add") { await model.save() }
                }
            }
        }
        .navigationTitle("Add subscription")
    }
}
