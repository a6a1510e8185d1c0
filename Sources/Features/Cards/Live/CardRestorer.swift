import CardsModel
import Ledger
import Models
import Services

/// Restores cards, benefits and uses of benefits, and undoes uses. Each throws `ServiceError.conflict` if the row was changed since.
struct CardRestorer {
    private let write: UnitOfWork
    private let uses: BenefitUseRepository
    private let benefits: BenefitRepository
    private let cards: CardRepository

    init(_ write: UnitOfWork) {
        self.write = write
        uses = BenefitUseRepository(write.connection, household: write.household)
        benefits = BenefitRepository(write.connection, household: write.household)
        cards = CardRepository(write.connection, household: write.household)
    }

    /// Marks a use as undone, or restores it.
    func setUndone(_ use: BenefitUse, _ isUndone: Bool) throws {
        var use = use
        use.state = isUndone ? .undone : use.posted == nil ? .used : .posted
        try uses.update(use)
        try benefits.recount(use.benefit, around: use.day)
    }

    func undoUse(_ id: ID<BenefitUse>?) throws {
        guard let use = try id.flatMap({ try uses.find($0) }), use.counts else { throw ServiceError.conflict }
        try setUndone(use, true)
    }

    /// - Throws: `ServiceError.rule` if later uses have consumed the value that it needs.
    func restoreUse(_ id: ID<BenefitUse>?) throws {
        guard let use = try id.flatMap({ try uses.find($0) }), !use.counts else { throw ServiceError.conflict }
        try requireRemainingValue(for: use)
        try setUndone(use, false)
    }

    func restoreCard(_ id: ID<Card>?) throws {
        guard var card = try id.flatMap({ try cards.find($0) }), card.isRemoved else { throw ServiceError.conflict }
        card.isRemoved = false
        guard try cards.update(card) else { throw ServiceError.conflict }
        try matchMissedCharges(card)
    }

    func restoreBenefit(_ id: ID<Benefit>?) throws {
        guard var benefit = try id.flatMap({ try benefits.find($0) }), benefit.isRemoved else { throw ServiceError.conflict }
        benefit.isRemoved = false
        guard try benefits.update(benefit) else { throw ServiceError.conflict }
        if let card = try cards.find(benefit.card) { try matchMissedCharges(card) }
    }

    /// Matches charges that arrived while the card or benefit was removed, before its cycles are recorded as lost.
    private func matchMissedCharges(_ card: Card) throws {
        let tracker = try write.observer(of: BenefitsModule.self)
        tracker.clearCaches()
        let closed = try benefits.closedThrough()
        guard let account = card.account, let first = try benefits.all(of: card.id).compactMap({ closed[$0.id] }).min() else { return }
        try tracker.recordAll(at: account, since: first.adding(days: 1))
    }

    /// Later uses may have consumed the value that a restored use needs.
    private func requireRemainingValue(for use: BenefitUse) throws {
        guard let benefit = try benefits.find(use.benefit), let card = try cards.find(benefit.card) else { throw ServiceError.conflict }
        // Its charge or credit may have been matched to another benefit since.
        for transaction in [use.charge, use.credit].compactMap(\.self) {
            guard try !uses.found(by: transaction).contains(where: \.counts) else { throw ServiceError.conflict }
        }
        // A credit posted by the bank counts regardless of the terms.
        guard use.posted == nil else { return }
        let progress = BenefitProgress(benefit, opened: card.opened, uses: try uses.all(of: benefit.id), today: use.day)
        guard use.value.minorUnits <= progress.left.minorUnits else {
            throw ServiceError.rule(.benefitRestConsumed)
        }
    }
}
