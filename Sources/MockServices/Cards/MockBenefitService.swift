package import Models
package import Services

package struct MockBenefitService: BenefitServiceProtocol {
    let ledger: MockLedger

    init(_ ledger: MockLedger) { self.ledger = ledger }

    package func fetchBenefit(id: ID<Benefit>) async throws -> BenefitDetails { throw ServiceError.serverError(501) }
    package func fetchBenefits(card: ID<Card>?, expiringWithin days: Int?) async throws -> [BenefitListing] {
        throw ServiceError.serverError(501)
    }
    package func fetchLinks(of transactions: [ID<Transaction>]) async throws -> [BenefitLink] { throw ServiceError.serverError(501) }
    package func use(id: ID<Benefit>, _ draft: BenefitUseDraft) async throws -> RecordedUse { throw ServiceError.serverError(501) }
    package func undoUse(id: ID<BenefitUse>) async throws -> ID<AuditRecord> { throw ServiceError.serverError(501) }
    package func undoLastUse(of id: ID<Benefit>) async throws -> ID<AuditRecord> { throw ServiceError.serverError(501) }
    package func answer(_ transaction: ID<Transaction>, with benefit: ID<Benefit>?) async throws { throw ServiceError.serverError(501) }
    package func addBenefit(to card: ID<Card>, _ terms: BenefitTerms, key: String?) async throws -> Benefit {
        throw ServiceError.serverError(501)
    }
    package func updateBenefit(id: ID<Benefit>, _ terms: BenefitTerms, mode: BenefitMode, revision: Int64) async throws -> Benefit {
        throw ServiceError.serverError(501)
    }
    package func resetBenefit(id: ID<Benefit>, revision: Int64) async throws -> Benefit { throw ServiceError.serverError(501) }
    package func removeBenefit(id: ID<Benefit>) async throws -> ID<AuditRecord> { throw ServiceError.serverError(501) }
}
