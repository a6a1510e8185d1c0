import Models
import Services

struct LiveBenefitService: BenefitServiceProtocol {
    let context: ServiceContext

    func fetchBenefit(id: ID<Benefit>) async throws -> BenefitDetails { throw ServiceError.serverError(501) }
    func fetchBenefits(card: ID<Card>?, expiringWithin days: Int?) async throws -> [BenefitListing] { throw ServiceError.serverError(501) }
    func fetchLinks(of transactions: [ID<Transaction>]) async throws -> [BenefitLink] { throw ServiceError.serverError(501) }
    func use(id: ID<Benefit>, _ draft: BenefitUseDraft) async throws -> RecordedUse { throw ServiceError.serverError(501) }
    func undoUse(id: ID<BenefitUse>) async throws -> ID<AuditRecord> { throw ServiceError.serverError(501) }
    func undoLastUse(of id: ID<Benefit>) async throws -> ID<AuditRecord> { throw ServiceError.serverError(501) }
    func answer(_ transaction: ID<Transaction>, with benefit: ID<Benefit>?) async throws { throw ServiceError.serverError(501) }
    func addBenefit(to card: ID<Card>, _ terms: BenefitTerms, key: String?) async throws -> Benefit { throw ServiceError.serverError(501) }
    func updateBenefit(id: ID<Benefit>, _ terms: BenefitTerms, mode: BenefitMode, revision: Int64) async throws -> Benefit {
        throw ServiceError.serverError(501)
    }
    func resetBenefit(id: ID<Benefit>, revision: Int64) async throws -> Benefit { throw ServiceError.serverError(501) }
    func removeBenefit(id: ID<Benefit>) async throws -> ID<AuditRecord> { throw ServiceError.serverError(501) }
}
