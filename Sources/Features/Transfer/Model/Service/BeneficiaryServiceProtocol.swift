package import Models
package import Services

/// Manages beneficiaries.
package protocol BeneficiaryServiceProtocol: Sendable {
    /// Favourites first, then by name.
    ///
    /// - Parameter search: a part of the name, the bank or the number, ignoring case and accents; empty for all.
    func fetchBeneficiaries(search: String) async throws -> [Beneficiary]

    /// - Throws: `ServiceError.notFound`.
    func fetchBeneficiary(id: ID<Beneficiary>) async throws -> Beneficiary

    /// A draft with a known key adds nothing and returns the existing beneficiary.
    ///
    /// - Throws: a `TransferViolation` as `ServiceError.rule`; `.confirmationNeeded` in the browser without a recent confirmation.
    func addBeneficiary(_ party: PaymentParty, isFavorite: Bool, key: String?) async throws -> Beneficiary

    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.notFound`; a `TransferViolation` as `.rule`;
    ///   `.confirmationNeeded` in the browser without a recent confirmation, if the number changes.
    func updateBeneficiary(_ beneficiary: Beneficiary) async throws -> Beneficiary

    func setFavorite(id: ID<Beneficiary>, _ isFavorite: Bool) async throws -> Beneficiary

    /// Existing transfers keep their recipient.
    func deleteBeneficiary(id: ID<Beneficiary>) async throws

    /// The full national account number.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` without a recent confirmation.
    func revealNumber(id: ID<Beneficiary>) async throws -> String
}

extension DependencyContainer {
    package func beneficiaries() -> any BeneficiaryServiceProtocol { service() }
}
