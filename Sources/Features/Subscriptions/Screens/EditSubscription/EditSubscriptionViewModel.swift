import Localization
import Models
import Observation
import ScreenKit
import Services
import SubscriptionsModel

/// Edits a subscription.
@Observable
final class EditSubscriptionViewModel: LoadableModel, SubscriptionFormModel {
    private(set) var details: SubscriptionDetails?
    var form = EditForm<SubscriptionForm>()

    let subscriptionId: String

    let context: SubscriptionsContext

    init(_ context: SubscriptionsContext, subscriptionId: String) {
        self.context = context
        self.subscriptionId = subscriptionId
    }

    /// The subscription as currently stored.
    var subscription: Subscription? { details?.summary.subscription }

    var choices: SubscriptionChoices? { details?.choices }

    func load() async throws {
        guard let id = ID<Subscription>(subscriptionId) else { throw ServiceError.notFound }
        let details = try await context.services.subscriptions().fetchSubscription(id: id)
        self.details = details
        let subscription = details.summary.subscription
        form.begin(
            with: SubscriptionForm(subscription, next: details.summary.scheduled ?? subscription.anchor, locale: context.locale),
            revision: subscription.revision)
        if subscription.isRemoved { form.markGone() }
    }

    func save() async {
        guard let subscription, let draft = validated() else { return }
        await submit {
            _ = try await context.services.subscriptions().updateSubscription(
                id: subscription.id, draft, revision: form.seenRevision)
            context.dismiss(showing: "Saved")
        }
    }

    func addAgain() async { await add() }
}
