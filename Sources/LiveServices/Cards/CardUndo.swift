import Models
import Services
import Storage

/// Undoes recorded changes of cards and benefits.
struct CardUndo {
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

    /// - Parameter image: the id recorded with the change.
    /// - Returns: the action and image to record for the undo; nil for other actions.
    /// - Throws: `ServiceError.conflict` if it was changed since.
    func undo(_ action: AuditRecord.Action, _ image: String) throws -> AuditRecord.Action? {
        switch action {
        case .useBenefit, .undoBenefitUse:
            let isUse = action == .useBenefit
            guard let use = try ID<BenefitUse>(image).flatMap({ try uses.find($0) }), use.counts == isUse else {
                throw ServiceError.conflict
            }
            if !isUse { try requireRemainingValue(for: use) }
            try setUndone(use, isUse)
            return isUse ? .undoBenefitUse : .useBenefit
        case .deleteCard:
            guard var card = try ID<Card>(image).flatMap({ try cards.find($0) }), card.isRemoved else { throw ServiceError.conflict }
            card.isRemoved = false
            guard try cards.update(card) else { throw ServiceError.conflict }
            try matchMissedCharges(card)
            return .addCard
        case .removeBenefit:
            guard var benefit = try ID<Benefit>(image).flatMap({ try benefits.find($0) }), benefit.isRemoved else {
                throw ServiceError.conflict
            }
            benefit.isRemoved = false
            guard try benefits.update(benefit) else { throw ServiceError.conflict }
            if let card = try cards.find(benefit.card) { try matchMissedCharges(card) }
            return .addBenefit
        default: return nil
        }
    }

    /// Matches charges that arrived while the card or benefit was removed, before its cycles are recorded as lost.
    private func matchMissedCharges(_ card: Card) throws {
        write.journal.benefits.clearCaches()
        let closed = try benefits.closedThrough()
        guard let account = card.account, let first = try benefits.all(of: card.id).compactMap({ closed[$0.id] }).min() else { return }
        try write.journal.benefits.recordAll(at: account, since: first.adding(days: 1))
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
