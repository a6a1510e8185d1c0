import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import SubscriptionsModel

/// The form that creates a subscription.
struct NewSubscriptionView: View {
    let model: NewSubscriptionViewModel

    var body: some View {
        Group {
            // A link names the service before the services are loaded.
            Form(method: .get) { HiddenField("service", value: model[\.service]) }
            Loaded(model, .form, retry: SubscriptionsRoute.new.path.absolute) {
                services
                AddFormView(model, label: "Subscription", button: "Add subscription") {
                    SubscriptionFields(model: model)
                }
            }
        }
        .navigationTitle("Add subscription")
    }

    /// Fills name, category, cycle and website.
    private var services: some View {
        Form(method: .get, label: "Known service") {
            Picker(
                "Known service", selection: model[\.service],
                options: [PickerOption("None", value: "")]
                    + (model.choices?.services ?? []).map { PickerOption(.verbatim($0.name), value: $0.name) },
                name: "service")
            button(.class("button button-plain"), .type("submit")) { "Fill in" }
        }
    }
}
