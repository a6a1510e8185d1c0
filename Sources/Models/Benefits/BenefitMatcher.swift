/// Finds the benefit that a charge or a statement credit on a card's account uses (`product.md` section 7).
///
/// The most specific pattern wins, whatever is left of its benefit: a ride that a benefit for the ride's subscription knows does not fall to the one for rides.
/// Among equally specific ones those count of which something is left; where there are several still, a person is asked.
package struct BenefitMatcher: Sendable {

    /// A benefit with all that is needed to say what it still gives.
    package struct Candidate: Sendable {
        package let benefit: Benefit
        package let opened: Day?
        /// All of it, undone ones too.
        package var uses: [BenefitUse]
        fileprivate let charges: [BenefitPattern]
        fileprivate let credits: [BenefitPattern]

        package init(_ benefit: Benefit, opened: Day?, uses: [BenefitUse]) {
            self.benefit = benefit
            self.opened = opened
            self.uses = uses
            charges = benefit.terms.chargePatterns.map(BenefitPattern.init)
            credits = benefit.terms.creditPatterns.map(BenefitPattern.init)
        }
    }

    /// What came in on a card's account, or went out.
    package struct Movement: Hashable, Sendable {
        package var transaction: ID<Transaction>
        package var day: Day
        /// Above zero.
        package var amount: Money
        /// What was paid before the bank converted it, above zero.
        package var foreign: Money?
        package var payee: String
        /// What else the bank says of it, where that is kept.
        package var note: String
        /// Whether it is money that came in: a statement credit.
        package var isCredit: Bool

        package init(
            transaction: ID<Transaction>, day: Day, amount: Money, foreign: Money? = nil, payee: String, note: String = "", isCredit: Bool
        ) {
            self.transaction = transaction
            self.day = day
            self.amount = amount
            self.foreign = foreign
            self.payee = payee
            self.note = note
            self.isCredit = isCredit
        }

        /// What it was in a benefit's currency; nil where it was in neither.
        fileprivate func amount(in currency: Currency) -> Money? {
            amount.currency == currency ? amount : foreign.flatMap { $0.currency == currency ? $0 : nil }
        }
    }

    /// What a movement does.
    package enum Finding: Hashable, Sendable {
        /// A new use: `posted` where it is a credit whose purchase is not known.
        case use(ID<Benefit>, day: Day, amount: Money, posted: Money?)
        /// The charge of a use that was recorded by hand.
        case charge(ID<BenefitUse>)
        /// The credit of a use.
        case post(ID<BenefitUse>, Money)
        /// Several benefits fit alike, in the order of the list.
        case ask([ID<Benefit>])
        case nothing
    }

    package var candidates: [Candidate]

    package init(_ candidates: [Candidate]) {
        self.candidates = candidates
    }

    /// Takes over a use that was written, or that is gone.
    package mutating func take(_ use: BenefitUse, isGone: Bool) {
        guard let index = candidates.firstIndex(where: { $0.benefit.id == use.benefit }) else { return }
        candidates[index].uses.removeAll { $0.id == use.id }
        if !isGone { candidates[index].uses.append(use) }
    }

    /// Leaves benefits out of what is looked at.
    package mutating func leaveOut(_ benefits: Set<ID<Benefit>>) {
        candidates.removeAll { benefits.contains($0.benefit.id) }
    }

    package func finding(for movement: Movement) -> Finding {
        let fitting = fitting(movement)
        let findings = fitting.map { finding(for: movement, in: $0) }
        let open = zip(fitting, findings).filter { $0.1 != .nothing }
        guard let first = open.first else { return .nothing }
        return open.count == 1 ? first.1 : .ask(open.map(\.0.benefit.id))
    }

    /// What a movement does to one benefit, whatever its patterns say.
    package func finding(for movement: Movement, in benefit: ID<Benefit>) -> Finding {
        candidates.first { $0.benefit.id == benefit }.map { finding(for: movement, in: $0) } ?? .nothing
    }

    // MARK: - Private

    /// For how many days a use that was recorded by hand waits for its charge, before and after its day.
    private static let handDays = 10

    /// The candidates with the most specific of all patterns that match the payee; where none does, what else the bank says.
    private func fitting(_ movement: Movement) -> [Candidate] {
        let byPayee = fitting(movement.payee, isCredit: movement.isCredit)
        return byPayee.isEmpty && !movement.note.isEmpty ? fitting(movement.note, isCredit: movement.isCredit) : byPayee
    }

    private func fitting(_ text: String, isCredit: Bool) -> [Candidate] {
        let text = text.folded
        var best = 0
        var found: [Candidate] = []
        for candidate in candidates where candidate.benefit.mode == .remind && !candidate.benefit.isRemoved {
            guard let weight = BenefitPattern.weight(of: isCredit ? candidate.credits : candidate.charges, matching: text) else { continue }
            if weight > best { (best, found) = (weight, []) }
            if weight == best { found.append(candidate) }
        }
        return found
    }

    /// Whether a text is known by any pattern: what none knows need not be looked at further.
    package func knows(_ text: String, isCredit: Bool) -> Bool { !fitting(text, isCredit: isCredit).isEmpty }

    private func finding(for movement: Movement, in candidate: Candidate) -> Finding {
        guard let amount = movement.amount(in: candidate.benefit.terms.value.currency), amount.minorUnits > 0 else { return .nothing }
        if let opened = candidate.opened, movement.day < opened { return .nothing }
        return movement.isCredit ? credit(movement, amount, candidate) : charge(movement, amount, candidate)
    }

    private func charge(_ movement: Movement, _ amount: Money, _ candidate: Candidate) -> Finding {
        let waiting = candidate.uses.filter { use in
            guard use.counts, use.charge == nil, use.amount.minorUnits <= amount.minorUnits else { return false }
            // A credit that came before its charge waits for it as long as a charge would wait for the credit.
            return use.isByHand
                ? abs(use.day.distance(to: movement.day)) <= Self.handDays
                : (0...BenefitUse.creditDays).contains(movement.day.distance(to: use.day))
        }
        let nearest = waiting.min { (abs($0.day.distance(to: movement.day)), $0.id) < (abs($1.day.distance(to: movement.day)), $1.id) }
        if let nearest { return .charge(nearest.id) }
        let standing = standing(of: candidate, on: movement.day)
        guard standing.status == .available, !standing.left.isZero else { return .nothing }
        let limit = standing.cycle.map { candidate.benefit.terms.limit(in: $0) } ?? candidate.benefit.terms.value
        let used = Money(minorUnits: min(amount.minorUnits, standing.left.minorUnits, limit.minorUnits), currency: amount.currency)
        return .use(candidate.benefit.id, day: movement.day, amount: used, posted: nil)
    }

    private func credit(_ movement: Movement, _ amount: Money, _ candidate: Candidate) -> Finding {
        let waiting = candidate.uses.filter {
            $0.state == .used && (0...BenefitUse.creditDays).contains($0.day.distance(to: movement.day))
        }.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
        if let use = waiting.first(where: { $0.amount == amount }) ?? waiting.first { return .post(use.id, amount) }
        guard let day = dayOfPurchase(movement.day, candidate) else { return .nothing }
        return .use(candidate.benefit.id, day: day, amount: amount, posted: amount)
    }

    /// The day that a credit's purchase is taken for, where no use waits for it: its own, or the last of the cycle before where nothing is left of its own
    /// and the credit can still belong to that one.
    private func dayOfPurchase(_ day: Day, _ candidate: Candidate) -> Day? {
        let now = standing(of: candidate, on: day)
        if now.status == .available { return day }
        if let first = now.cycle?.first ?? candidate.benefit.terms.lastDay?.adding(days: 1) {
            let before = first.adding(days: -1)
            if before.distance(to: day) <= BenefitUse.creditDays, standing(of: candidate, on: before).status == .available { return before }
        }
        // The bank has given it, whatever the terms say.
        return now.cycle == nil ? nil : day
    }

    private func standing(of candidate: Candidate, on day: Day) -> BenefitStanding {
        BenefitStanding(candidate.benefit, opened: candidate.opened, uses: candidate.uses, today: day)
    }
}
