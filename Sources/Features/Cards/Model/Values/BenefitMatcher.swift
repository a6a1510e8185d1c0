package import Models

/// Finds the benefit that a charge or a statement credit on a card's account uses.
///
/// The most specific matching pattern wins, even when its benefit has nothing left: a charge for a ride subscription does not fall back to
/// the benefit for rides. Among equally specific patterns, benefits with a remaining amount are preferred; if several remain, the member is
/// asked.
package struct BenefitMatcher: Sendable {
    /// A benefit with the data needed to compute its remaining amount.
    package struct Candidate: Sendable {
        let benefit: Benefit
        let opened: Day?
        /// All uses, including undone ones.
        var uses: [BenefitUse]
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

    /// A charge or credit on a card's account.
    package struct Movement: Hashable, Sendable {
        package var transaction: ID<Transaction>
        package var day: Day
        /// Above zero.
        var amount: Money
        /// The original amount in a foreign currency, above zero.
        var foreign: Money?
        var payee: String
        /// Further text from the bank, where it is stored.
        var note: String
        /// Whether the movement is a statement credit.
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

        /// The amount in a benefit's currency; nil where neither amount is in that currency.
        fileprivate func amount(in currency: Currency) -> Money? {
            amount.currency == currency ? amount : foreign.flatMap { $0.currency == currency ? $0 : nil }
        }
    }

    /// The effect of a movement on benefits.
    package enum Match: Hashable, Sendable {
        /// A new use; `posted` is set for a credit without a recorded purchase.
        case use(ID<Benefit>, day: Day, amount: Money, posted: Money?)
        /// The charge of a use that was recorded manually.
        case charge(ID<BenefitUse>)
        /// The statement credit of a use.
        case post(ID<BenefitUse>, Money)
        /// Several benefits match equally well, in list order.
        case ask([ID<Benefit>])
        case nothing
    }

    var candidates: [Candidate]

    package init(_ candidates: [Candidate]) {
        self.candidates = candidates
    }

    /// Applies a use that was saved or deleted.
    package mutating func apply(_ use: BenefitUse, isDeleted: Bool) {
        guard let index = candidates.firstIndex(where: { $0.benefit.id == use.benefit }) else { return }
        candidates[index].uses.removeAll { $0.id == use.id }
        if !isDeleted { candidates[index].uses.append(use) }
    }

    /// Excludes benefits from matching.
    package mutating func exclude(_ benefits: Set<ID<Benefit>>) {
        candidates.removeAll { benefits.contains($0.benefit.id) }
    }

    package func match(for movement: Movement) -> Match {
        let fitting = fitting(movement)
        let findings = fitting.map { match(for: movement, in: $0) }
        let open = zip(fitting, findings).filter { $0.1 != .nothing }
        guard let first = open.first else { return .nothing }
        return open.count == 1 ? first.1 : .ask(open.map(\.0.benefit.id))
    }

    /// The effect of a movement on one benefit, regardless of its patterns.
    package func match(for movement: Movement, in benefit: ID<Benefit>) -> Match {
        candidates.first { $0.benefit.id == benefit }.map { match(for: movement, in: $0) } ?? .nothing
    }

    // MARK: - Private

    /// Number of days before and after a manually recorded use within which a charge is matched to it.
    private static let manualMatchDays = 10

    /// The candidates with the most specific pattern matching the payee; if none matches, the note is used instead.
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

    /// Whether any pattern matches a text.
    package func matchesPattern(_ text: String, isCredit: Bool) -> Bool { !fitting(text, isCredit: isCredit).isEmpty }

    private func match(for movement: Movement, in candidate: Candidate) -> Match {
        guard let amount = movement.amount(in: candidate.benefit.terms.value.currency), amount.minorUnits > 0 else { return .nothing }
        if let opened = candidate.opened, movement.day < opened { return .nothing }
        return movement.isCredit ? credit(movement, amount, candidate) : charge(movement, amount, candidate)
    }

    private func charge(_ movement: Movement, _ amount: Money, _ candidate: Candidate) -> Match {
        let waiting = candidate.uses.filter { use in
            guard use.counts, use.charge == nil, use.amount.minorUnits <= amount.minorUnits else { return false }
            // A credit that arrives before its charge is matched within the same number of days as a credit after its charge.
            return use.isManual
                ? abs(use.day.distance(to: movement.day)) <= Self.manualMatchDays
                : (0...BenefitUse.creditDays).contains(movement.day.distance(to: use.day))
        }
        let nearest = waiting.min { (abs($0.day.distance(to: movement.day)), $0.id) < (abs($1.day.distance(to: movement.day)), $1.id) }
        if let nearest { return .charge(nearest.id) }
        let progress = progress(of: candidate, on: movement.day)
        guard progress.status == .available, !progress.left.isZero else { return .nothing }
        let limit = progress.cycle.map { candidate.benefit.terms.limit(in: $0) } ?? candidate.benefit.terms.value
        let used = Money(minorUnits: min(amount.minorUnits, progress.left.minorUnits, limit.minorUnits), currency: amount.currency)
        return .use(candidate.benefit.id, day: movement.day, amount: used, posted: nil)
    }

    private func credit(_ movement: Movement, _ amount: Money, _ candidate: Candidate) -> Match {
        let waiting = candidate.uses.filter {
            $0.state == .used && (0...BenefitUse.creditDays).contains($0.day.distance(to: movement.day))
        }.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
        if let use = waiting.first(where: { $0.amount == amount }) ?? waiting.first { return .post(use.id, amount) }
        guard let day = dayOfPurchase(movement.day, candidate) else { return .nothing }
        return .use(candidate.benefit.id, day: day, amount: amount, posted: amount)
    }

    /// The assumed day of purchase for a credit that matches no use: the credit's own day, or the last day of the previous cycle where the
    /// current one is used up and the credit can still belong to the previous one.
    private func dayOfPurchase(_ day: Day, _ candidate: Candidate) -> Day? {
        let now = progress(of: candidate, on: day)
        if now.status == .available { return day }
        if let first = now.cycle?.first ?? candidate.benefit.terms.lastDay?.adding(days: 1) {
            let before = first.adding(days: -1)
            if before.distance(to: day) <= BenefitUse.creditDays, progress(of: candidate, on: before).status == .available { return before }
        }
        // The bank has credited it, so it counts regardless of the terms.
        return now.cycle == nil ? nil : day
    }

    private func progress(of candidate: Candidate, on day: Day) -> BenefitProgress {
        BenefitProgress(candidate.benefit, opened: candidate.opened, uses: candidate.uses, today: day)
    }
}
