import Localization
package import Services

extension HistoryKind {
    /// Changes of subscriptions.
    package static let subscriptions = HistoryKind(
        "subscriptions", "Subscriptions",
        [
            .addSubscription: "Subscription added",
            .editSubscription: "Subscription changed",
            .deleteSubscription: "Subscription removed",
            .changeSubscriptionState: "State of a subscription changed",
            .linkSubscription: "Charge linked with a subscription",
            .unlinkSubscription: "Charge unlinked from a subscription",
        ])
}
