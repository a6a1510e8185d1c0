import Localization
import Models
import Observation
import ScreenKit
import SubscriptionsModel

/// Creates a subscription.
@Observable
final class NewSubscriptionViewModel: ContextModel<SubscriptionsContext>, LoadableModel, SubscriptionFormModel {
    private(set) var choices: SubscriptionChoices?
    /// The name of a known service that the form begins with; empty: none.
    var service = ""
    var form = EditForm<SubscriptionForm>()

    func load() async throws {
        let choices = try await context.services.subscriptions().fetchChoices()
        self.choices = choices
        let known = choices.services.first { $0.name == service }
        form.category = choices.categories.first { $0.key == (known?.category ?? .subscriptions) }?.id.description ?? ""
        form.account = choices.accounts.first?.id.description ?? ""
        if let known { form.values.fill(from: known) }
    }

    func save() async { await add() }
}
