package import Models

/// Orders that return.
package protocol StandingOrderServiceProtocol: Sendable {

    /// Makes a standing order that begins at once, as the command line does; a form goes by `TransferServiceProtocol.initiate`.
    ///
    /// - Parameter draft: with a schedule. Its first day may lie in the past where `pastOccurrences` says how many of the days before today are
    ///   done with the next run, at most `TransferDraft.mostPastOccurrences`.
    /// - Throws: a `TransferRefusal` as `ServiceError.rule`; `.confirmationNeeded` for one above the household's limit in a session.
    func addStandingOrder(_ draft: TransferDraft) async throws -> StandingOrder

    /// - Throws: `ServiceError.notFound`.
    func fetchStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrderDetails

    /// Leaves the next occurrence out.
    ///
    /// - Parameter day: of the occurrence that is meant, so that sent twice it is left out once.
    /// - Throws: `ServiceError.conflict` where another one is next by now.
    func skipNext(id: ID<StandingOrder>, on day: Day) async throws -> StandingOrder

    /// Changes what comes; what was done stays.
    ///
    /// - Throws: `ServiceError.conflict` where the revision is not the newest; a `TransferRefusal` as `.rule`, and a rule where the amount is above
    ///   the household's limit and rises or comes on other days: then it is ordered anew, so that it is confirmed.
    func updateStandingOrder(id: ID<StandingOrder>, _ edit: StandingOrderEdit, revision: Int64) async throws -> StandingOrder

    /// Nothing of it comes any more; what was done stays.
    func endStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrder
}

/// What is to change of a standing order; nil leaves a field as it is.
package struct StandingOrderEdit: Hashable, Sendable {
    package var amount: Money?
    package var note: String?
    /// The days that come, instead of those that would have come: its anchor is the next occurrence, from today on
    /// (`StandingOrder.reschedule`).
    package var schedule: Schedule?

    package init(amount: Money? = nil, note: String? = nil, schedule: Schedule? = nil) {
        self.amount = amount
        self.note = note
        self.schedule = schedule
    }
}
