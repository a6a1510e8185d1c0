import CardsModel
import Models
import Storage

/// Writes the matched benefit uses, and undoes them.
final class BenefitUseWriter {
    private let uses: BenefitUseRepository
    private let benefits: BenefitRepository
    private let matchers: BenefitMatcherCache
    private let makeID: () -> ID<BenefitUse>
    private var affected: Set<AffectedCycle> = []

    private struct AffectedCycle: Hashable {
        var benefit: ID<Benefit>
        var day: Day
    }

    init(_ connection: Connection, household: ID<Household>, matchers: BenefitMatcherCache, makeID: @escaping () -> ID<BenefitUse>) {
        uses = BenefitUseRepository(connection, household: household)
        benefits = BenefitRepository(connection, household: household)
        self.matchers = matchers
        self.makeID = makeID
    }

    /// Writes the match of a movement.
    func apply(_ match: BenefitMatcher.Match, _ movement: BenefitMatcher.Movement) throws {
        switch match {
        case .use(let benefit, let day, let amount, let posted):
            let use = BenefitUse(
                id: makeID(), benefit: benefit, day: day, amount: amount, posted: posted, state: movement.isCredit ? .posted : .used,
                charge: movement.isCredit ? nil : movement.transaction, credit: movement.isCredit ? movement.transaction : nil)
            try uses.insert(use)
            recordChange(of: use)
        case .charge(let id):
            guard var use = try uses.find(id) else { return }
            affected.insert(AffectedCycle(benefit: use.benefit, day: use.day))
            use.charge = movement.transaction
            // A credit does not contain the purchase day; a manual use has it.
            if !use.isManual { use.day = movement.day }
            try update(use)
        case .post(let id, let posted):
            guard var use = try uses.find(id) else { return }
            (use.credit, use.posted, use.state) = (movement.transaction, posted, .posted)
            try update(use)
        case .ask(let benefits): try uses.addQuestion(movement.transaction, benefits)
        case .nothing: return
        }
    }

    /// Removes a transaction from a use. An automatic use without transactions is deleted.
    ///
    /// - Returns: the other transaction of the use, which has to be matched again.
    func unlink(_ use: BenefitUse, from transaction: ID<Transaction>) throws -> ID<Transaction>? {
        var use = use
        let isCredit = use.credit == transaction
        let other = isCredit ? use.charge : use.credit
        guard use.isManual else {
            try delete(use)
            return other
        }
        if isCredit { (use.credit, use.posted, use.state) = (nil, nil, .used) } else { use.charge = nil }
        try update(use)
        return nil
    }

    /// Recomputes the used amounts of ended cycles.
    func recount() throws {
        for each in affected { try benefits.recount(each.benefit, around: each.day) }
        affected.removeAll()
    }

    private func update(_ use: BenefitUse) throws {
        try uses.update(use)
        recordChange(of: use)
    }

    private func delete(_ use: BenefitUse) throws {
        try uses.delete(use.id)
        recordChange(of: use, isDeleted: true)
    }

    private func recordChange(of use: BenefitUse, isDeleted: Bool = false) {
        affected.insert(AffectedCycle(benefit: use.benefit, day: use.day))
        matchers.apply(use, isDeleted: isDeleted)
    }
}
