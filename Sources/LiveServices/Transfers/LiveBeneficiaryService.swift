import Models
import Services

struct LiveBeneficiaryService: BeneficiaryServiceProtocol {
    let context: ServiceContext

    func fetchBeneficiaries(search: String) async throws -> [Beneficiary] { throw ServiceError.serverError(501) }
    func fetchBeneficiary(id: ID<Beneficiary>) async throws -> Beneficiary { throw ServiceError.serverError(501) }
    func addBeneficiary(_ party: PaymentParty, isFavorite: Bool, key: String?) async throws -> Beneficiary {
        throw ServiceError.serverError(501)
    }
    func updateBeneficiary(_ beneficiary: Beneficiary) async throws -> Beneficiary { throw ServiceError.serverError(501) }
    func setFavorite(id: ID<Beneficiary>, _ isFavorite: Bool) async throws -> Beneficiary { throw ServiceError.serverError(501) }
    func deleteBeneficiary(id: ID<Beneficiary>) async throws { throw ServiceError.serverError(501) }
    func revealNumber(id: ID<Beneficiary>) async throws -> String { throw ServiceError.serverError(501) }
}
