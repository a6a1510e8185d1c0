import CardsModel
import Models

/// The history of benefits by cycle.
extension CardReader {
    /// The current cycle and earlier ones, newest first. Uses outside all recorded cycles are listed under their calendar cycle.
    ///
    /// - Parameter payee: the payee of a transaction; nil if it was deleted.
    func history(
        of benefit: Benefit, _ card: Card, today: Day, payee: (ID<Transaction>) -> String?
    ) -> [BenefitPeriod] {
        var resolved = benefit
        resolved.terms = resolver.resolveTerms(for: benefit)
        let all = uses(of: benefit, card)
        let calendar = BenefitCalendar(resolved.terms, opened: card.opened, since: benefit.since, uses: all)
        guard resolved.terms.frequency.months != nil else {
            return [period(nil, value: resolved.terms.value, lost: .zero(resolved.terms.value.currency), all, payee)]
        }
        var cycles: [Day: BenefitCycleRecord] = [:]
        var lost: Set<Day> = []
        func value(_ cycle: BenefitCycle) -> BenefitCycleRecord {
            BenefitCycleRecord(cycle: cycle, value: resolved.terms.value(of: cycle), used: .zero(resolved.terms.value.currency))
        }
        for record in ended(of: benefit, card) {
            cycles[record.cycle.first] = record
            lost.insert(record.cycle.first)
        }
        if let current = calendar.cycle(containing: today), !hasEnded(card) { cycles[current.first] = value(current) }
        for use in all where !cycles.values.contains(where: { $0.cycle.contains(use.day) }) {
            if let cycle = calendar.cycle(containing: use.day) { cycles[cycle.first] = value(cycle) }
        }
        return cycles.values.sorted { $0.cycle.first > $1.cycle.first }.map { record in
            let mine = all.filter { record.cycle.contains($0.day) }
            return period(
                record.cycle, value: record.value, lost: lost.contains(record.cycle.first) ? record.lost : .zero(record.value.currency),
                mine,
                payee)
        }
    }

    private func period(
        _ cycle: BenefitCycle?, value: Money, lost: Money, _ uses: [BenefitUse], _ payee: (ID<Transaction>) -> String?
    ) -> BenefitPeriod {
        let counting = uses.filter(\.counts)
        func sum(_ amounts: [Money]) -> Money {
            Money(
                minorUnits: amounts.reduce(Int64(0)) { $0.addingClamped($1.minorUnits) }, currency: value.currency)
        }
        return BenefitPeriod(
            cycle: cycle, value: value, used: sum(counting.map(\.value)), posted: sum(counting.compactMap(\.posted)), lost: lost,
            uses: uses.sorted { ($0.day, $0.id) > ($1.day, $1.id) }.map { use in
                BenefitUseDetails(
                    use: use, chargePayee: use.charge.flatMap(payee), creditPayee: use.credit.flatMap(payee))
            })
    }
}
