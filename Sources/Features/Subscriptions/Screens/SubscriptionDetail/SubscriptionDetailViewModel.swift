import Localization
import Models
import Observation
import ScreenKit
import Services
import SubscriptionsModel

/// One subscription: its price and state, its payments, and what comes next.
@Observable
final class SubscriptionDetailViewModel: LoadableModel {
    private(set) var details: SubscriptionDetails?

    let subscriptionId: String

    let context: SubscriptionsContext

    init(_ context: SubscriptionsContext, subscriptionId: String) {
        self.context = context
        self.subscriptionId = subscriptionId
    }

    var summary: SubscriptionSummary? { details?.summary }
    var subscription: Subscription? { summary?.subscription }

    /// Whether it can be changed: not by a viewer, and not after deletion.
    var canChange: Bool { context.canWrite && subscription?.isRemoved == false }

    var steps: Set<SubscriptionStep> { canChange ? summary?.status.steps ?? [] : [] }

    /// The last day on which it runs, if that is known.
    var lastDay: Day? { subscription?.lastDay(asOf: context.today) }

    /// The question before a cancellation: until when it runs.
    var cancelQuestion: LocalizedText {
        guard let renewal = summary?.cancellation?.renewal else { return "Cancel \(subscription?.name ?? "")?" }
        return "Cancel \(subscription?.name ?? "")? The paid time ends on \(renewal.adding(days: -1)). Cancel with the provider, too."
    }

    var deleteQuestion: LocalizedText { "Delete \(subscription?.name ?? "")? Its transactions stay as they are." }

    func load() async throws {
        guard let id = ID<Subscription>(subscriptionId) else { throw ServiceError.notFound }
        details = try await context.services.subscriptions().fetchSubscription(id: id)
    }

    func apply(_ step: SubscriptionStep) async {
        guard let subscription else { return }
        await context.perform { _ = try await context.services.subscriptions().apply(step, id: subscription.id, on: nil) }
    }

    func markUsed() async {
        guard let subscription else { return }
        await context.perform(saying: "Noted: used today") { try await context.services.subscriptions().markUsed(id: subscription.id) }
    }

    func decide(_ decision: SubscriptionCharge.Decision) async {
        guard let subscription, let open = summary?.openChange else { return }
        await context.perform {
            try await context.services.subscriptions().decide(decision, on: open.charge, of: subscription.id)
        }
    }

    func unlink(_ charge: ID<SubscriptionCharge>) async {
        guard let subscription else { return }
        await context.perform(saying: "The transaction is no charge of it any more") {
            try await context.services.subscriptions().unlink(charge, of: subscription.id)
        }
    }

    func delete() async {
        guard let subscription else { return }
        let isDeleted = await context.perform(undoable: "\(subscription.name) deleted") {
            try await context.services.subscriptions().deleteSubscription(id: subscription.id)
        }
        if isDeleted { context.pop() }
    }
}
