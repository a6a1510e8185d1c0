package import Models

/// Progress of a benefit on a day: its cycle, the amount used and the amount left.
package struct BenefitProgress: Hashable, Sendable {
    /// Nil for a benefit without cycles and for one that has ended.
    package let cycle: BenefitCycle?
    /// Value of the cycle; without cycles, the value of one occasion.
    package let value: Money
    /// Amount used in the cycle.
    package let used: Money
    /// Amount left, never below zero.
    package let left: Money
    package let status: BenefitStatus
    /// Uses in the cycle, newest first, without undone ones.
    let uses: [BenefitUse]

    /// - Parameters:
    ///   - uses: all uses of the benefit, including undone ones and those of other cycles.
    ///   - hasEnded: whether the card no longer provides benefits.
    package init(_ benefit: Benefit, opened: Day?, uses all: [BenefitUse], hasEnded: Bool = false, today: Day) {
        let terms = benefit.terms
        let counting = all.filter(\.counts)
        let calendar = BenefitCalendar(terms, opened: opened, since: benefit.since, uses: counting)
        let currency = terms.value.currency
        guard let cycle = calendar.cycle(containing: today) else {
            let isOver = hasEnded || terms.frequency.months != nil || (terms.lastDay.map { $0 < today } ?? false)
            self.cycle = nil
            value = terms.value
            used = .zero(currency)
            left = isOver ? .zero(currency) : terms.value
            status = isOver ? .expired : .available
            uses = []
            return
        }
        let mine = counting.filter { cycle.contains($0.day) }.sorted { ($0.day, $0.id) > ($1.day, $1.id) }
        let worth = terms.value(of: cycle)
        let used = Money(
            minorUnits: mine.reduce(Int64(0)) { $0.addingClamped($1.value.minorUnits) }, currency: currency)
        self.cycle = cycle
        value = worth
        self.used = used
        uses = mine
        var rest = max(worth.minorUnits.subtractingClamped(used.minorUnits), 0)
        // If a cycle has several uses, each one counts in full, even with a smaller amount.
        if terms.usesPerCycle > 1 {
            let uses = Int64(max(terms.usesPerCycle - mine.count, 0))
            rest = min(rest, terms.value.minorUnits.multipliedClamped(by: uses))
        }
        left = Money(minorUnits: hasEnded ? 0 : rest, currency: currency)
        status = hasEnded ? .expired : rest == 0 ? .used : .available
    }

    /// Days left, excluding today: 0 on the last day. Nil for an open-ended cycle.
    func daysRemaining(on today: Day) -> Int? { cycle?.daysRemaining(on: today) }
}
