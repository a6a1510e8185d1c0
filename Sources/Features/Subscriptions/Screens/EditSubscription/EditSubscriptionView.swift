import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import SubscriptionsModel

/// The form that edits a subscription.
struct EditSubscriptionView: View {
    let model: EditSubscriptionViewModel

    var body: some View {
        Loaded(
            model.subscription, of: model, .form, retry: SubscriptionsRoute.edit(subscriptionId: model.subscriptionId).path.absolute
        ) { _ in
            EditFormView(
                model, label: "Subscription", row: SubscriptionsRoute.detail(subscriptionId: model.subscriptionId).path.absolute,
                list: SubscriptionsRoute.list.path.absolute
            ) {
                SubscriptionFields(model: model)
            }
        }
        .navigationTitle("Edit subscription")
    }
}
