package import Models

/// Orders to move money, from the form to the statement that shows them (`product.md` section 6).
package protocol TransferServiceProtocol: Sendable {

    // MARK: - Ordering

    /// What the forms offer, from one snapshot.
    func fetchForm() async throws -> TransferForm

    /// Looks at a draft without keeping it.
    func check(_ draft: TransferDraft) async throws -> TransferCheck

    /// Keeps a draft as an order that waits to be confirmed; nothing of it is in the ledger. One with a schedule is the first occurrence of a
    /// standing order, which begins when it is confirmed.
    ///
    /// A draft whose key was used already makes nothing; the order it made the first time comes back, however far it is by now.
    ///
    /// - Throws: the first `TransferRefusal` as `ServiceError.rule`; `.notFound`.
    func initiate(_ draft: TransferDraft) async throws -> Transfer

    /// What is to be confirmed, and how. Of an order above the household's limit it opens a confirmation that is valid for 300 s, in this session
    /// alone.
    ///
    /// - Throws: `ServiceError.notFound`.
    func review(id: ID<Transfer>) async throws -> TransferReview

    /// Confirms an order: one whose day has come is posted or handed to the bank in the same write, a later one waits for its day. Confirmed once
    /// more it answers the same.
    ///
    /// The rules are looked at again; where one is broken now nothing is posted, and the order stays unconfirmed.
    ///
    /// - Parameter digest: of `TransferReview`: what the member saw.
    /// - Throws: `ServiceError.rule` for a broken rule, a wrong, used or late proof; `.conflict` where the digest is of something else. After five
    ///   wrong proofs the order is cancelled.
    func confirm(id: ID<Transfer>, proof: TransferProof, digest: String) async throws -> Transfer

    /// Orders and confirms in one write, as the command line does and as programs do: for orders that need no proof.
    ///
    /// A draft whose key was used already makes nothing; the order it made the first time comes back.
    ///
    /// - Throws: the first `TransferRefusal` as `ServiceError.rule`; `.confirmationNeeded` for one above the household's limit in a session.
    func order(_ draft: TransferDraft) async throws -> Transfer

    // MARK: - Changing

    /// Takes an order back that is not completed. Of one that was not confirmed nothing was in the ledger; of one at the bank the pending
    /// transaction is cancelled.
    ///
    /// - Throws: `ServiceError.rule` for a step that there is not; `.notFound`.
    func cancel(id: ID<Transfer>) async throws -> Transfer

    /// Says by hand that the bank has done it.
    ///
    /// - Parameter day: when the money left; not after today.
    func complete(id: ID<Transfer>, on day: Day) async throws -> Transfer

    /// Says by hand that the bank has refused it.
    func fail(id: ID<Transfer>) async throws -> Transfer

    /// Changes an order that waits for its day.
    ///
    /// - Throws: `ServiceError.conflict` where the revision is not the newest; a `TransferRefusal` as `.rule`, and a rule where the amount rises
    ///   above the household's limit: then it is ordered anew, so that it is confirmed.
    func updateTransfer(id: ID<Transfer>, _ edit: TransferEdit, revision: Int64) async throws -> Transfer

    // MARK: - Reading

    /// An order with all that its screens name, from one snapshot.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchTransfer(id: ID<Transfer>) async throws -> TransferDetails

    /// Orders, newest first, one page.
    func fetchTransfers(_ query: TransferQuery) async throws -> TransferPage

    /// The first screen, from one snapshot.
    func fetchOverview() async throws -> TransferOverview

    /// What waits for its day: orders and standing orders, the next first.
    func fetchScheduled() async throws -> ScheduledTransfers

    // MARK: - The bank

    /// One payment file of external orders (ISO 20022 pain.001.001.09) that all pay from one bank account or several.
    ///
    /// - Throws: `ServiceError.rule` where there is none, one is not external, has ended, is not confirmed, or cannot be put in a file.
    func paymentFile(ids: [ID<Transfer>]) async throws -> PaymentFile

    // MARK: - What is due

    /// Does what is due: each occurrence once, on its own day, however long nobody looked, and whoever else does the same at this moment.
    ///
    /// After a gap of more than a hundred days in the household's use nothing is done, and `DueRun.heldBack` says what waits: the clock may be
    /// wrong.
    ///
    /// - Parameters:
    ///   - today: what falls on a later day is left.
    ///   - confirmsGap: a person says that today is right, however long the gap is.
    func runDue(today: Day, confirmsGap: Bool) async throws -> DueRun

    // MARK: - Limits

    /// What the household lets one member order.
    func fetchLimits() async throws -> TransferLimits

    /// Owners only.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` in the browser, where the passphrase was not given lately; `.rule` for limits below zero or in
    ///   another currency than the household's.
    func setLimits(_ limits: TransferLimits) async throws
}

extension TransferServiceProtocol {
    /// Does what is due, unless the gap before today is too long.
    package func runDue(today: Day) async throws -> DueRun { try await runDue(today: today, confirmsGap: false) }
}
