package import Models
package import Services

/// Benefits of a made-up household, with the rules of the real ones. Imports use none.
package struct MockBenefitService: BenefitServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    // MARK: - Reading

    package func fetchBenefit(id: ID<Benefit>) async throws -> BenefitDetails {
        try await ledger.read { try $0.details(of: try $0.benefit(id)) }
    }

    package func fetchBenefits(card: ID<Card>?, expiringWithin days: Int?) async throws -> [BenefitListing] {
        try await ledger.read { try $0.benefits(of: card, within: days) }
    }

    package func fetchLinks(of transactions: [ID<Transaction>]) async throws -> [BenefitLink] {
        try await ledger.read { $0.links(of: transactions) }
    }

    // MARK: - Using

    package func use(id: ID<Benefit>, _ draft: BenefitUseDraft) async throws -> RecordedUse {
        try await ledger.write { try $0.use(id, draft) }
    }

    package func undoUse(id: ID<BenefitUse>) async throws -> ID<AuditRecord> {
        try await ledger.write { try $0.undoUse(id) }
    }

    package func undoLastUse(of id: ID<Benefit>) async throws -> ID<AuditRecord> {
        try await ledger.write { try $0.undoLastUse(of: id) }
    }

    package func answer(_ transaction: ID<Transaction>, with benefit: ID<Benefit>?) async throws {
        try await ledger.write { try $0.answer(transaction, with: benefit) }
    }

    // MARK: - Changing

    package func addBenefit(to card: ID<Card>, _ terms: BenefitTerms, key: String?) async throws -> Benefit {
        try await ledger.write { try $0.addBenefit(to: card, terms, key: key) }
    }

    package func updateBenefit(id: ID<Benefit>, _ terms: BenefitTerms, mode: BenefitMode, revision: Int64) async throws -> Benefit {
        try await ledger.write { try $0.updateBenefit(id, terms, mode, revision: revision) }
    }

    package func resetBenefit(id: ID<Benefit>, revision: Int64) async throws -> Benefit {
        try await ledger.write { try $0.resetBenefit(id, revision: revision) }
    }

    package func removeBenefit(id: ID<Benefit>) async throws -> ID<AuditRecord> {
        try await ledger.write { try $0.removeBenefit(id) }
    }
}
