import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits a subscription.
struct EditSubscriptionView: View {
    let model: EditSubscriptionViewModel

    var body: some View {
        Group {
            if model.subscription != nil {
                EditFormView(
                    model, label: "Subscription", row: SubscriptionsRoute.detail(subscriptionId: model.subscriptionId).path.absolute,
                    list: SubscriptionsRoute.list.path.absolute
                ) {
                    SubscriptionFields(model: model)
                }
            } else if let error = model.state.error {
                ErrorView(error.text, retry: SubscriptionsRoute.edit(subscriptionId: model.subscriptionId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit subscription")
    }
}
