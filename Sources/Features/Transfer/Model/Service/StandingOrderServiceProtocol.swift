package import Models
package import Services

/// Manages standing orders.
package protocol StandingOrderServiceProtocol: Sendable {
    /// Creates a standing order that is active immediately, for the command line; forms use `TransferServiceProtocol.initiate`.
    ///
    /// - Parameter draft: with a schedule. Its first day may be in the past if `pastOccurrences` states the number of past days that are executed
    ///   with the next run, at most `TransferDraft.maxPastOccurrences`.
    /// - Throws: a `TransferViolation` as `ServiceError.rule`; `.confirmationNeeded` in a session for an amount above the household's limit.
    func addStandingOrder(_ draft: TransferDraft) async throws -> StandingOrder

    /// - Throws: `ServiceError.notFound`.
    func fetchStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrderDetails

    /// Skips the next occurrence.
    ///
    /// - Parameter day: the day of the occurrence, so that a repeated request skips it only once.
    /// - Throws: `ServiceError.conflict` if another occurrence is next.
    func skipNext(id: ID<StandingOrder>, on day: Day) async throws -> StandingOrder

    /// Updates future occurrences.
    ///
    /// - Throws: `ServiceError.conflict` if the revision is outdated; a `TransferViolation` as `.rule`; `.rule` if the amount is above the
    ///   household's limit and is raised or rescheduled, which requires a new, confirmed order.
    func updateStandingOrder(id: ID<StandingOrder>, _ edit: StandingOrderEdit, revision: Int64) async throws -> StandingOrder

    /// Ends a standing order; executed occurrences are kept.
    func endStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrder
}

extension DependencyContainer {
    package func standingOrders() -> any StandingOrderServiceProtocol { service() }
}

/// The changes to a standing order; nil leaves a field unchanged.
package struct StandingOrderEdit: Hashable, Sendable {
    package var amount: Money?
    package var note: String?
    /// Replaces the remaining schedule: its anchor is the next occurrence, from today on (`StandingOrder.reschedule`).
    package var schedule: Schedule?

    package init(amount: Money? = nil, note: String? = nil, schedule: Schedule? = nil) {
        self.amount = amount
        self.note = note
        self.schedule = schedule
    }
}
