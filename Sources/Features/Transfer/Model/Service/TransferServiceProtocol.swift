package import Models
package import Services

/// Manages transfers, from the form to the matching statement line.
package protocol TransferServiceProtocol: Sendable {
    // MARK: - Life cycle

    /// The data of transfer forms, from one snapshot.
    func fetchForm() async throws -> TransferForm

    /// Validates a draft without storing it.
    func check(_ draft: TransferDraft) async throws -> TransferCheck

    /// Stores a draft as an unconfirmed transfer, which is not in the ledger. With a schedule it is the first occurrence of a standing
    /// order, which becomes active when it is confirmed.
    ///
    /// A draft with a known key stores nothing and returns the existing transfer in its current state.
    ///
    /// - Throws: the first `TransferViolation` as `ServiceError.rule`; `.notFound`.
    func initiate(_ draft: TransferDraft) async throws -> Transfer

    /// The data to review and the required proof. For a transfer above the household's limit it starts a confirmation that is valid for 300
    /// s in this session.
    ///
    /// - Throws: `ServiceError.notFound`.
    func review(id: ID<Transfer>) async throws -> TransferReview

    /// Confirms a transfer: one that is due is posted or submitted to the bank in the same write, a later one is scheduled. Idempotent.
    ///
    /// The transfer is validated again; if it is invalid, nothing is posted and it remains unconfirmed.
    ///
    /// - Parameters:
    ///   - proof: of the kind of the review, or a passkey.
    ///   - digest: the digest of the reviewed `TransferReview`.
    /// - Throws: `ServiceError.rule` for a violation or a wrong, used or expired proof; `.conflict` if the data have changed since the
    ///   review. After five wrong proofs the transfer is cancelled.
    func confirm(id: ID<Transfer>, proof: TransferProof, digest: String) async throws -> Transfer

    /// Creates and confirms a transfer in one write, for the command line and for programs: for transfers that require no proof.
    ///
    /// A draft with a known key creates nothing and returns the existing transfer.
    ///
    /// - Throws: the first `TransferViolation` as `ServiceError.rule`; `.confirmationNeeded` in a session for an amount above the household's
    ///   limit.
    func order(_ draft: TransferDraft) async throws -> Transfer

    // MARK: - Changes

    /// Cancels a transfer that is not completed. An unconfirmed one was not in the ledger; the pending transaction of a submitted one is
    /// cancelled.
    ///
    /// - Throws: `ServiceError.rule` for an invalid transition; `.notFound`.
    func cancel(id: ID<Transfer>) async throws -> Transfer

    /// Marks a transfer as executed by the bank.
    ///
    /// - Parameter day: the day on which the money left; not after today.
    func complete(id: ID<Transfer>, on day: Day) async throws -> Transfer

    /// Marks a transfer as rejected by the bank.
    func fail(id: ID<Transfer>) async throws -> Transfer

    /// Updates a scheduled transfer.
    ///
    /// - Throws: `ServiceError.conflict` if the revision is outdated; a `TransferViolation` as `.rule`; `.rule` if the amount is raised above
    ///   the household's limit, which requires a new, confirmed transfer.
    func updateTransfer(id: ID<Transfer>, _ edit: TransferEdit, revision: Int64) async throws -> Transfer

    // MARK: - Reading

    /// The data of a transfer's screens, from one snapshot.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchTransfer(id: ID<Transfer>) async throws -> TransferDetails

    /// One page of transfers, newest first.
    func fetchTransfers(_ query: TransferQuery) async throws -> TransferPage

    /// The data of the transfers screen, from one snapshot.
    func fetchOverview() async throws -> TransferOverview

    /// Scheduled transfers and standing orders, by next day.
    func fetchScheduled() async throws -> ScheduledTransfers

    // MARK: - Payment files

    /// A payment file of external transfers (ISO 20022 pain.001.001.09) from one or several accounts at the same bank.
    ///
    /// - Throws: `ServiceError.rule` if there are none, or one is not external, has ended, is not confirmed, or is not supported by the
    ///   format.
    func paymentFile(ids: [ID<Transfer>]) async throws -> PaymentFile

    // MARK: - Due items

    /// Executes everything due: each occurrence once, on its own day. Safe to call concurrently.
    ///
    /// After more than a hundred days without use of the household nothing is executed, and `DueRun.heldBack` reports the suspended
    /// transfers: the clock may be wrong.
    ///
    /// - Parameters:
    ///   - today: later days are not executed.
    ///   - confirmsGap: whether a member has confirmed the current day, however long the household was unused.
    func runDue(today: Day, confirmsGap: Bool) async throws -> DueRun

    // MARK: - Limits

    /// The transfer limits of each member.
    func fetchLimits() async throws -> TransferLimits

    /// Owners only.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` in the browser without a recent confirmation; `.rule` for negative limits or a currency
    ///   other than the household's.
    func setLimits(_ limits: TransferLimits) async throws
}

extension DependencyContainer {
    package func transfers() -> any TransferServiceProtocol { service() }
}

extension TransferServiceProtocol {
    /// Executes due transfers, unless they are suspended.
    package func runDue(today: Day) async throws -> DueRun { try await runDue(today: today, confirmsGap: false) }
}
