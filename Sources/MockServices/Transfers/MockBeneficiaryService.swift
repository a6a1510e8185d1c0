package import Models
import Services

/// Whom a made-up household pays.
package struct MockBeneficiaryService: BeneficiaryServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchBeneficiaries(search: String) async throws -> [Beneficiary] {
        try await ledger.read { state in
            state.sortedBeneficiaries().filter { $0.isFound(by: search) }
        }
    }

    package func fetchBeneficiary(id: ID<Beneficiary>) async throws -> Beneficiary {
        try await ledger.read { try $0.beneficiary(id) }
    }

    package func addBeneficiary(_ party: PaymentParty, isFavorite: Bool, key: String?) async throws -> Beneficiary {
        try await ledger.write { state in
            if let key, let made = state.transfers.keyedBeneficiaries[key] { return try state.beneficiary(made) }
            let beneficiary = Beneficiary(id: state.makeID(), party: try Self.checked(party), isFavorite: isFavorite)
            state.transfers.beneficiaries.append(beneficiary)
            if let key { state.transfers.keyedBeneficiaries[key] = beneficiary.id }
            state.record(.addBeneficiary, beneficiary.party.name)
            return beneficiary
        }
    }

    package func updateBeneficiary(_ beneficiary: Beneficiary) async throws -> Beneficiary {
        try await ledger.write { state in
            guard try state.beneficiary(beneficiary.id).revision == beneficiary.revision else { throw ServiceError.conflict }
            let party = try Self.checked(beneficiary.party)
            state.record(.editBeneficiary, party.name)
            return try Self.change(beneficiary.id, &state) { ($0.party, $0.isFavorite) = (party, beneficiary.isFavorite) }
        }
    }

    package func setFavorite(id: ID<Beneficiary>, _ isFavorite: Bool) async throws -> Beneficiary {
        try await ledger.write { state in
            guard try state.beneficiary(id).isFavorite != isFavorite else { return try state.beneficiary(id) }
            return try Self.change(id, &state) { $0.isFavorite = isFavorite }
        }
    }

    package func deleteBeneficiary(id: ID<Beneficiary>) async throws {
        try await ledger.write { state in
            state.record(.deleteBeneficiary, try state.beneficiary(id).party.name)
            state.transfers.beneficiaries.removeAll { $0.id == id }
        }
    }

    package func revealNumber(id: ID<Beneficiary>) async throws -> String {
        try await ledger.read { state in
            guard state.members.isConfirmed else { throw ServiceError.confirmationNeeded }
            return try state.beneficiary(id).party.number.text
        }
    }

    // MARK: - Private

    private static func checked(_ party: PaymentParty) throws -> PaymentParty {
        let party = PaymentPartyRule.cleaned(party)
        if let refusal = PaymentPartyRule.refusals(of: party).first { throw ServiceError.rule(refusal.description) }
        return party
    }

    private static func change(
        _ id: ID<Beneficiary>, _ state: inout MockState, _ body: (inout Beneficiary) -> Void
    ) throws -> Beneficiary {
        guard let index = state.transfers.beneficiaries.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
        body(&state.transfers.beneficiaries[index])
        state.transfers.beneficiaries[index].revision += 1
        return state.transfers.beneficiaries[index]
    }
}
