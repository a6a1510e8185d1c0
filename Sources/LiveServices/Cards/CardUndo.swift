import Models
import Services
import Storage

/// Takes recorded changes of cards and benefits back.
struct CardUndo {
    private let write: LedgerWrite
    private let uses: BenefitUseRepository
    private let benefits: BenefitRepository
    private let cards: CardRepository

    init(_ write: LedgerWrite) {
        self.write = write
        uses = BenefitUseRepository(write.connection, household: write.household)
        benefits = BenefitRepository(write.connection, household: write.household)
        cards = CardRepository(write.connection, household: write.household)
    }

    /// Takes a use back, or lets it count again.
    func setUndone(_ use: BenefitUse, _ isUndone: Bool) throws {
        var use = use
        use.state = isUndone ? .undone : use.posted == nil ? .used : .posted
        try uses.update(use)
        try benefits.recount(use.benefit, around: use.day)
    }

    /// - Parameter image: the id that was recorded with the change.
    /// - Returns: as what that is recorded, and with which image; nil for another change.
    /// - Throws: `ServiceError.conflict` where it was changed since.
    func undo(_ action: AuditRecord.Action, _ image: String) throws -> AuditRecord.Action? {
        switch action {
        case .useBenefit, .undoBenefitUse:
            let isUse = action == .useBenefit
            guard let use = try ID<BenefitUse>(image).flatMap({ try uses.find($0) }), use.counts == isUse else {
                throw ServiceError.conflict
            }
            if !isUse { try requireRoom(for: use) }
            try setUndone(use, isUse)
            return isUse ? .undoBenefitUse : .useBenefit
        case .deleteCard:
            guard var card = try ID<Card>(image).flatMap({ try cards.find($0) }), card.isRemoved else { throw ServiceError.conflict }
            card.isRemoved = false
            guard try cards.update(card) else { throw ServiceError.conflict }
            try useWhatCame(card)
            return .addCard
        case .removeBenefit:
            guard var benefit = try ID<Benefit>(image).flatMap({ try benefits.find($0) }), benefit.isRemoved else {
                throw ServiceError.conflict
            }
            benefit.isRemoved = false
            guard try benefits.update(benefit) else { throw ServiceError.conflict }
            if let card = try cards.find(benefit.card) { try useWhatCame(card) }
            return .addBenefit
        default: return nil
        }
    }

    /// Lets what came while it was away use its benefits, before anything of them is called lost.
    private func useWhatCame(_ card: Card) throws {
        write.book.benefits.lookAgain()
        let closed = try benefits.closedThrough()
        guard let account = card.account, let first = try benefits.all(of: card.id).compactMap({ closed[$0.id] }).min() else { return }
        try write.book.benefits.noteAll(at: account, since: first.adding(days: 1))
    }

    /// What was used since may have taken what a use that comes back had.
    private func requireRoom(for use: BenefitUse) throws {
        guard let benefit = try benefits.find(use.benefit), let card = try cards.find(benefit.card) else { throw ServiceError.conflict }
        // Its charge or credit may have used another benefit since.
        for transaction in [use.charge, use.credit].compactMap(\.self) {
            guard try !uses.found(by: transaction).contains(where: \.counts) else { throw ServiceError.conflict }
        }
        // What the bank has given is a fact, whatever the terms say.
        guard use.posted == nil else { return }
        let standing = BenefitStanding(benefit, opened: card.opened, uses: try uses.all(of: benefit.id), today: use.day)
        guard use.value.minorUnits <= standing.left.minorUnits else {
            throw ServiceError.rule("So much of the benefit is not left any more")
        }
    }
}
