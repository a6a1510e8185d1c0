import Models

/// Writes what was found of uses, and takes it back.
final class BenefitUseWriter {
    private let uses: BenefitUseRepository
    private let benefits: BenefitRepository
    private let matchers: BenefitMatchers
    private let makeID: () -> ID<BenefitUse>
    private var touched: Set<Touched> = []

    private struct Touched: Hashable {
        var benefit: ID<Benefit>
        var day: Day
    }

    init(_ connection: Connection, household: ID<Household>, matchers: BenefitMatchers, makeID: @escaping () -> ID<BenefitUse>) {
        uses = BenefitUseRepository(connection, household: household)
        benefits = BenefitRepository(connection, household: household)
        self.matchers = matchers
        self.makeID = makeID
    }

    /// Writes what a movement does.
    func apply(_ finding: BenefitMatcher.Finding, _ movement: BenefitMatcher.Movement) throws {
        switch finding {
        case .use(let benefit, let day, let amount, let posted):
            let use = BenefitUse(
                id: makeID(), benefit: benefit, day: day, amount: amount, posted: posted, state: movement.isCredit ? .posted : .used,
                charge: movement.isCredit ? nil : movement.transaction, credit: movement.isCredit ? movement.transaction : nil)
            try uses.insert(use)
            note(use)
        case .charge(let id):
            guard var use = try uses.find(id) else { return }
            touched.insert(Touched(benefit: use.benefit, day: use.day))
            use.charge = movement.transaction
            // A credit says nothing of the day of purchase; a person has said it.
            if !use.isByHand { use.day = movement.day }
            try update(use)
        case .post(let id, let posted):
            guard var use = try uses.find(id) else { return }
            (use.credit, use.posted, use.state) = (movement.transaction, posted, .posted)
            try update(use)
        case .ask(let benefits): try uses.ask(movement.transaction, benefits)
        case .nothing: return
        }
    }

    /// Takes a transaction off a use that it was found for. A use that rests on nothing then is none.
    ///
    /// - Returns: the other transaction that it was found by, to be looked at anew: others may have used what the credit had left.
    func unlink(_ use: BenefitUse, from transaction: ID<Transaction>) throws -> ID<Transaction>? {
        var use = use
        let isCredit = use.credit == transaction
        let other = isCredit ? use.charge : use.credit
        guard use.isByHand else {
            try delete(use)
            return other
        }
        if isCredit { (use.credit, use.posted, use.state) = (nil, nil, .used) } else { use.charge = nil }
        try update(use)
        return nil
    }

    /// Counts again what was used of cycles that are over.
    func recount() throws {
        for each in touched { try benefits.recount(each.benefit, around: each.day) }
        touched.removeAll()
    }

    private func update(_ use: BenefitUse) throws {
        try uses.update(use)
        note(use)
    }

    private func delete(_ use: BenefitUse) throws {
        try uses.delete(use.id)
        note(use, isGone: true)
    }

    private func note(_ use: BenefitUse, isGone: Bool = false) {
        touched.insert(Touched(benefit: use.benefit, day: use.day))
        matchers.take(use, isGone: isGone)
    }
}
