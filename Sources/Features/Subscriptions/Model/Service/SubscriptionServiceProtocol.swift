package import Models
package import RecurrenceModel
package import Services

/// Manages subscriptions, their charges, and detected series.
package protocol SubscriptionServiceProtocol: Sendable {
    // MARK: - Reading

    /// All subscriptions with their figures, from one snapshot.
    func fetchSubscriptions() async throws -> SubscriptionOverview

    /// A subscription with its payments, from one snapshot; also a removed one.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchSubscription(id: ID<Subscription>) async throws -> SubscriptionDetails

    /// The choices of the form of a new subscription.
    func fetchChoices() async throws -> SubscriptionChoices

    /// The charges of a month.
    func fetchMonth(_ month: Month) async throws -> SubscriptionMonth

    /// What the subscriptions cost that are paid from accounts of the member's perspective.
    func fetchStatistics() async throws -> SubscriptionStatistics

    // MARK: - Changing

    /// Adds a subscription.
    ///
    /// A draft with a known key adds nothing and returns the existing subscription.
    ///
    /// - Throws: `ServiceError.rule`; `.notFound` for an unknown account, card or category.
    func addSubscription(_ draft: SubscriptionDraft) async throws -> Subscription

    /// Changes a subscription. Payments up to today keep their days and amounts; a new price applies from today on.
    ///
    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`, `.notFound`.
    func updateSubscription(id: ID<Subscription>, _ draft: SubscriptionDraft, revision: Int64) async throws -> Subscription

    /// Removes a subscription; its transactions are kept.
    ///
    /// - Returns: the change, which can be undone.
    func deleteSubscription(id: ID<Subscription>) async throws -> ID<AuditRecord>

    /// Pauses, resumes, cancels or reactivates a subscription. The billing days do not change.
    ///
    /// - Parameter day: the first day on which it applies; nil: today.
    /// - Throws: `ServiceError.rule` if the step is not possible in its state.
    func apply(_ step: SubscriptionStep, id: ID<Subscription>, on day: Day?) async throws -> Subscription

    /// Marks that it was used today.
    func markUsed(id: ID<Subscription>) async throws

    // MARK: - Charges

    /// Decides whether a charge that differs from the price is a new price or an exception.
    ///
    /// - Throws: `ServiceError.notFound` for a charge of another subscription, `.conflict` for one that was decided.
    func decide(_ decision: SubscriptionCharge.Decision, on charge: ID<SubscriptionCharge>, of id: ID<Subscription>) async throws

    /// Links an existing transaction as a charge, regardless of its payee.
    ///
    /// - Throws: `ServiceError.rule` if it is a charge of another subscription, or not spending; `.notFound`.
    func link(_ transaction: ID<Transaction>, to id: ID<Subscription>) async throws

    /// Removes the link of a charge; the transaction is kept, and is not linked again automatically.
    func unlink(_ charge: ID<SubscriptionCharge>, of id: ID<Subscription>) async throws

    // MARK: - Found

    /// The series detected in the household's transactions that are neither accepted nor dismissed, and the subscriptions to which one may
    /// belong, by name.
    ///
    /// - Parameter all: also obligations, income, habits and own orders; otherwise subscriptions and bills.
    func fetchFound(all: Bool) async throws -> (found: FoundList, subscriptions: [SubscriptionSummary])

    /// Creates a subscription from a detected series, and links its charges. Accepting it again returns the same subscription.
    ///
    /// - Parameter name: nil: a readable form of the payee.
    /// - Throws: `ServiceError.notFound` if it is neither detected nor accepted.
    func accept(_ found: ID<FoundSeries>, name: String?) async throws -> Subscription

    /// Creates subscriptions from detected series, and links their charges, in one change. Those that are not detected any more, or were
    /// accepted, are left out.
    ///
    /// - Returns: the subscriptions, and the change, which can be undone; nil if nothing was added.
    func accept(_ found: Set<ID<FoundSeries>>) async throws -> (added: [Subscription], change: ID<AuditRecord>?)

    /// Links the charges of a detected series to a subscription.
    ///
    /// - Throws: `ServiceError.notFound`; `.rule` for another currency.
    func assign(_ found: ID<FoundSeries>, to id: ID<Subscription>) async throws -> Subscription

    /// Dismisses a detected series, until its price or rhythm changes.
    ///
    /// - Throws: `ServiceError.notFound`.
    func dismiss(_ found: ID<FoundSeries>) async throws

    /// Switches detection on or off for the household. Subscriptions are kept.
    func setDetection(_ isOn: Bool) async throws

    // MARK: - Due

    /// Updates the detected series, and notifies of renewals, price changes, ends of trials, last days to cancel and missing charges. Idempotent.
    func runDue(today: Day) async throws
}

extension DependencyContainer {
    package func subscriptions() -> any SubscriptionServiceProtocol { service() }
}
