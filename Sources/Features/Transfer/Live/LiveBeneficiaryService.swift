import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransferModel

/// The household's beneficiaries.
struct LiveBeneficiaryService: BeneficiaryServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchBeneficiaries(search: String) async throws -> [Beneficiary] {
        let search = try TextRule.search(search)
        return try await context.read { try repository($0).all() }.filter { $0.isFound(by: search) }
    }

    func fetchBeneficiary(id: ID<Beneficiary>) async throws -> Beneficiary {
        try await context.read { try record(id, $0).beneficiary }
    }

    func revealNumber(id: ID<Beneficiary>) async throws -> String {
        // The user of the command line has access to the file anyway.
        try await context.requireConfirmation()
        return try await context.read { try record(id, $0).beneficiary.party.number.text }
    }

    // MARK: - Changing

    func addBeneficiary(_ party: PaymentParty, isFavorite: Bool, key: String?) async throws -> Beneficiary {
        try await context.write([.transfers, .members, .notifications], allowsGroupCommit: true) { write in
            let beneficiaries = repository(write.connection)
            if let key, let made = try beneficiaries.find(key: write.validatedKey(key)) {
                return try record(made, write.connection).beneficiary
            }
            let party = try validated(party)
            try context.confirmSensitiveChange(.paymentNumberChanged, in: write)
            let beneficiary = Beneficiary(id: write.makeID(), party: party, isFavorite: isFavorite)
            try beneficiaries.insert(.init(beneficiary: beneficiary, party: save(party, in: write)), key: key)
            try write.record(.addBeneficiary, subject: party.name, target: beneficiary.id.description)
            return beneficiary
        }
    }

    func updateBeneficiary(_ beneficiary: Beneficiary) async throws -> Beneficiary {
        try await context.write([.transfers, .members, .notifications], allowsGroupCommit: true) { write in
            var record = try record(beneficiary.id, write.connection)
            let old = record.beneficiary
            guard beneficiary.revision == old.revision else { throw ServiceError.conflict }
            let party = try validated(beneficiary.party)
            guard party != old.party || beneficiary.isFavorite != old.isFavorite else { return old }
            if party.number != old.party.number { try context.confirmSensitiveChange(.paymentNumberChanged, in: write) }
            let oldParty = record.party
            record.beneficiary = Beneficiary(
                id: old.id, party: party, isFavorite: beneficiary.isFavorite, revision: old.revision + 1)
            if party != old.party { record.party = try save(party, in: write) }
            try repository(write.connection).update(record)
            if record.party != oldParty { try parties(write).removeUnused(oldParty) }
            try write.record(
                .editBeneficiary, subject: old.party.name == party.name ? party.name : "\(old.party.name) → \(party.name)",
                target: old.id.description)
            return record.beneficiary
        }
    }

    func setFavorite(id: ID<Beneficiary>, _ isFavorite: Bool) async throws -> Beneficiary {
        try await context.write([.transfers], allowsGroupCommit: true) { write in
            var record = try record(id, write.connection)
            guard record.beneficiary.isFavorite != isFavorite else { return record.beneficiary }
            record.beneficiary.isFavorite = isFavorite
            record.beneficiary.revision += 1
            try repository(write.connection).update(record)
            try write.record(.editBeneficiary, subject: record.beneficiary.party.name, target: id.description)
            return record.beneficiary
        }
    }

    func deleteBeneficiary(id: ID<Beneficiary>) async throws {
        try await context.write([.transfers], allowsGroupCommit: true) { write in
            let record = try record(id, write.connection)
            try repository(write.connection).delete(id)
            try parties(write).removeUnused(record.party)
            try write.record(.deleteBeneficiary, subject: record.beneficiary.party.name)
        }
    }

    // MARK: - Private

    private func repository(_ connection: Connection) -> BeneficiaryRepository {
        BeneficiaryRepository(connection, household: context.household.id)
    }

    private func parties(_ write: UnitOfWork) -> PaymentPartyRepository {
        PaymentPartyRepository(write.connection, household: write.household)
    }

    private func record(_ id: ID<Beneficiary>, _ connection: Connection) throws -> BeneficiaryRepository.Record {
        guard let record = try repository(connection).find(id) else { throw ServiceError.notFound }
        return record
    }

    private func save(_ party: PaymentParty, in write: UnitOfWork) throws -> ID<PaymentParty> {
        let id: ID<PaymentParty> = write.makeID()
        try parties(write).insert(party, id: id)
        return id
    }

    /// - Throws: `ServiceError.rule` with the first violation.
    private func validated(_ party: PaymentParty) throws -> PaymentParty {
        if let violation = PaymentPartyRule.violations(of: party).first { throw ServiceError.rule(RuleViolation(violation)) }
        return PaymentPartyRule.cleaned(party)
    }
}
