package import Models

/// Whom the household pays.
package protocol BeneficiaryServiceProtocol: Sendable {

    /// Favourites first, then by name.
    ///
    /// - Parameter search: a part of the name, the bank or the number, without regard to case and accents; empty: all.
    func fetchBeneficiaries(search: String) async throws -> [Beneficiary]

    /// - Throws: `ServiceError.notFound`.
    func fetchBeneficiary(id: ID<Beneficiary>) async throws -> Beneficiary

    /// A draft whose key was used already makes nothing; the one it made the first time comes back.
    ///
    /// - Throws: a `TransferRefusal` as `ServiceError.rule`.
    func addBeneficiary(_ party: PaymentParty, isFavorite: Bool, key: String?) async throws -> Beneficiary

    /// - Throws: `ServiceError.conflict` where the revision is not the newest; `.notFound`; a `TransferRefusal` as `.rule`.
    func updateBeneficiary(_ beneficiary: Beneficiary) async throws -> Beneficiary

    func setFavorite(id: ID<Beneficiary>, _ isFavorite: Bool) async throws -> Beneficiary

    /// Orders that were made keep whom they pay.
    func deleteBeneficiary(id: ID<Beneficiary>) async throws

    /// A number that is no IBAN, in full.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` where the passphrase was not given lately.
    func revealNumber(id: ID<Beneficiary>) async throws -> String
}
