/// How a benefit stands on a day: its cycle, what of it was used, what is left.
package struct BenefitStanding: Hashable, Sendable {
    /// Nil for one without cycles and for one that has ended.
    package let cycle: BenefitCycle?
    /// What the cycle is worth; of one without cycles, what each occasion is.
    package let value: Money
    /// What was used of the cycle.
    package let used: Money
    /// Never below zero.
    package let left: Money
    package let status: BenefitStatus
    /// Of the cycle, newest first; undone ones are not among them.
    package let uses: [BenefitUse]

    /// - Parameters:
    ///   - uses: all of the benefit, undone ones too; those of other cycles are passed over.
    ///   - hasEnded: whether the card gives nothing any more.
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
        // Of several uses each one that was made is gone, however little it took.
        if terms.usesPerCycle > 1 {
            let uses = Int64(max(terms.usesPerCycle - mine.count, 0))
            rest = min(rest, terms.value.minorUnits.multipliedClamped(by: uses))
        }
        left = Money(minorUnits: hasEnded ? 0 : rest, currency: currency)
        status = hasEnded ? .expired : rest == 0 ? .used : .available
    }

    /// Days left, today not among them: 0 on the last day. Nil where there is no end.
    package func daysRemaining(on today: Day) -> Int? { cycle?.daysRemaining(on: today) }
}
