import Models
import Services

struct MadeUpBenefits: BenefitServiceProtocol {
    let household: MadeUpHousehold

    private var holdings: MadeUpHousehold.Holdings { household.holdings }

    private func find(_ id: ID<Benefit>) throws -> WalletBenefit {
        guard let found = holdings.benefits.first(where: { $0.benefit.id == id }) else { throw ServiceError.notFound }
        return found.benefit
    }

    // MARK: - Reading

    func fetchBenefit(id: ID<Benefit>) async throws -> BenefitDetails {
        try household.call("fetchBenefit")
        let benefit = try find(id)
        guard let card = holdings.cards.first(where: { $0.card.id == benefit.benefit.card }) else { throw ServiceError.notFound }
        return BenefitDetails(card: card, benefit: benefit, history: holdings.periods)
    }

    func fetchBenefits(card: ID<Card>?, expiringWithin days: Int?) async throws -> [BenefitListing] {
        try household.call("fetchBenefits \(card?.description ?? "-") \(days.map(String.init) ?? "-")")
        return holdings.benefits
    }

    func fetchLinks(of transactions: [ID<Transaction>]) async throws -> [BenefitLink] { [] }

    // MARK: - Using

    func use(id: ID<Benefit>, _ draft: BenefitUseDraft) async throws -> RecordedUse {
        try household.call("use")
        household.remember(draft)
        let benefit = try find(id)
        return RecordedUse(
            use: BenefitUse(
                id: ID(rawValue: 60), benefit: id, day: draft.day ?? Day(number: 20_635), amount: draft.amount ?? benefit.oneUse,
                isByHand: true),
            change: ID(rawValue: 78))
    }

    func undoUse(id: ID<BenefitUse>) async throws -> ID<AuditRecord> {
        try household.call("undoUse \(id.rawValue)")
        return ID(rawValue: 79)
    }

    func undoLastUse(of id: ID<Benefit>) async throws -> ID<AuditRecord> {
        try household.call("undoLastUse \(id.rawValue)")
        return ID(rawValue: 80)
    }

    func answer(_ transaction: ID<Transaction>, with benefit: ID<Benefit>?) async throws { throw ServiceError.notFound }

    // MARK: - Changing

    func addBenefit(to card: ID<Card>, _ terms: BenefitTerms, key: String?) async throws -> Benefit {
        try household.call("addBenefit \(card.rawValue)")
        household.remember(terms)
        return Benefit(id: ID(rawValue: 61), card: card, terms: terms, since: Day(number: 20_635))
    }

    func updateBenefit(id: ID<Benefit>, _ terms: BenefitTerms, mode: BenefitMode, revision: Int64) async throws -> Benefit {
        throw ServiceError.notFound
    }

    func resetBenefit(id: ID<Benefit>, revision: Int64) async throws -> Benefit { throw ServiceError.notFound }
    func removeBenefit(id: ID<Benefit>) async throws -> ID<AuditRecord> { throw ServiceError.notFound }
}
