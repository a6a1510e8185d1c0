package import Models
package import Services

/// Manages benefits of cards and their uses, recorded manually or matched from statements.
package protocol BenefitServiceProtocol: Sendable {
    /// The data of a benefit screen, from one snapshot; also for removed benefits.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchBenefit(id: ID<Benefit>) async throws -> BenefitDetails

    /// Benefits of all cards in the wallet, in the order in which they should be used, without ignored ones.
    ///
    /// - Parameters:
    ///   - card: nil for all cards.
    ///   - days: only available benefits that expire within this number of days.
    func fetchBenefits(card: ID<Card>?, expiringWithin days: Int?) async throws -> [BenefitListing]

    /// The benefits used by transactions, for transaction screens.
    func fetchLinks(of transactions: [ID<Transaction>]) async throws -> [BenefitLink]

    /// Records a use manually.
    ///
    /// A draft with a known key records nothing and returns the existing use.
    ///
    /// - Throws: `ServiceError.rule` with the `BenefitUseViolation`; `.notFound`.
    func use(id: ID<Benefit>, _ draft: BenefitUseDraft) async throws -> RecordedUse

    /// Undoes a use. Its matched charge or credit will not use the benefit again.
    ///
    /// - Returns: the change, which can itself be undone.
    /// - Throws: `ServiceError.notFound`, `.rule` if it was undone already.
    func undoUse(id: ID<BenefitUse>) async throws -> ID<AuditRecord>

    /// Undoes the latest use of a benefit.
    ///
    /// - Throws: `ServiceError.rule` if there is none.
    func undoLastUse(of id: ID<Benefit>) async throws -> ID<AuditRecord>

    /// Answers the question which of several matching benefits a transaction used.
    ///
    /// - Parameter benefit: nil for none of them.
    /// - Throws: `ServiceError.notFound` if the question is no longer open.
    func answer(_ transaction: ID<Transaction>, with benefit: ID<Benefit>?) async throws

    /// Adds a custom benefit.
    ///
    /// - Throws: `ServiceError.rule`.
    func addBenefit(to card: ID<Card>, _ terms: BenefitTerms, key: String?) async throws -> Benefit

    /// Updates the terms, which override the catalogue's, and the mode of a benefit.
    ///
    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`.
    func updateBenefit(id: ID<Benefit>, _ terms: BenefitTerms, mode: BenefitMode, revision: Int64) async throws -> Benefit

    /// Resets overridden terms to the catalogue's.
    func resetBenefit(id: ID<Benefit>, revision: Int64) async throws -> Benefit

    /// Removes a benefit; its history is kept.
    ///
    /// - Returns: the change, which can be undone.
    func removeBenefit(id: ID<Benefit>) async throws -> ID<AuditRecord>
}

extension DependencyContainer {
    package func benefits() -> any BenefitServiceProtocol { service() }
}
