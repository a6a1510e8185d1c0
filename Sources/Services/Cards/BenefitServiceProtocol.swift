package import Models

/// Benefits of cards: using them, by hand and from statements (`product.md` section 7).
package protocol BenefitServiceProtocol: Sendable {

    // MARK: - Reading

    /// A benefit with its cycles, from one snapshot; one that was removed, too.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchBenefit(id: ID<Benefit>) async throws -> BenefitDetails

    /// Benefits of all cards of the wallet, those to be used first before others; ignored ones are not among them.
    ///
    /// - Parameters:
    ///   - card: nil: all.
    ///   - days: only what is available and lost within so many days.
    func fetchBenefits(card: ID<Card>?, expiringWithin days: Int?) async throws -> [BenefitListing]

    /// What was used by transactions, for their screens: by transaction.
    func fetchLinks(of transactions: [ID<Transaction>]) async throws -> [BenefitLink]

    // MARK: - Using

    /// Records a use by hand.
    ///
    /// A draft whose key was used already makes nothing; the use it made the first time comes back.
    ///
    /// - Throws: `ServiceError.rule` with the `BenefitUseRefusal`; `.notFound`.
    func use(id: ID<Benefit>, _ draft: BenefitUseDraft) async throws -> RecordedUse

    /// Takes a use back. A charge or credit that it was found by does not use the benefit again.
    ///
    /// - Returns: the change, to take it back.
    /// - Throws: `ServiceError.notFound`, `.rule` where it was taken back already.
    func undoUse(id: ID<BenefitUse>) async throws -> ID<AuditRecord>

    /// Takes the newest use of the benefit back.
    ///
    /// - Throws: `ServiceError.rule` where there is none.
    func undoLastUse(of id: ID<Benefit>) async throws -> ID<AuditRecord>

    /// Says which benefit a transaction used, of several that fit alike.
    ///
    /// - Parameter benefit: nil: none of them.
    /// - Throws: `ServiceError.notFound` where nothing is asked of the transaction any more.
    func answer(_ transaction: ID<Transaction>, with benefit: ID<Benefit>?) async throws

    // MARK: - Changing

    /// Adds a benefit that a person knows of.
    ///
    /// - Throws: `ServiceError.rule` with what is wrong.
    func addBenefit(to card: ID<Card>, _ terms: BenefitTerms, key: String?) async throws -> Benefit

    /// Sets what a benefit gives in the place of what the catalogue says, and what Coffer does about it.
    ///
    /// - Throws: `ServiceError.conflict` where the revision is not the newest; `.rule`.
    func updateBenefit(id: ID<Benefit>, _ terms: BenefitTerms, mode: BenefitMode, revision: Int64) async throws -> Benefit

    /// Takes what a person has set back: the catalogue's words count again.
    func resetBenefit(id: ID<Benefit>, revision: Int64) async throws -> Benefit

    /// Takes a benefit away; its history stays.
    ///
    /// - Returns: the change, to take it back.
    func removeBenefit(id: ID<Benefit>) async throws -> ID<AuditRecord>
}
