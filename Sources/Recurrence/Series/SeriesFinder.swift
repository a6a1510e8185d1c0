/// Finds series among the charges of one payee, account, currency and direction.
///
/// 1. All charges as one series, whatever their amounts: most payees have one contract.
/// 2. Otherwise by mandate, where lines have one.
/// 3. Otherwise by amount: charges of equal amounts are the parts of series, and parts that follow each other on one grid are one series
///    with a step in its price.
/// 4. The remaining charges, as one series of varying amounts.
struct SeriesFinder {
    /// By day, with amounts above zero.
    let charges: [RecurrenceCharge]

    /// The series, each with its charges by day.
    func series() -> [FoundCharges] {
        guard charges.count >= 2, charges.count <= Self.most else { return [] }
        if let whole = Self.whole(charges) { return [whole] }
        let byMandate = Dictionary(grouping: charges, by: \.mandate)
        if byMandate.keys.count(where: { !$0.isEmpty }) > 1 { return series(byMandate: byMandate) }
        return byAmount(charges)
    }

    /// The maximum number of charges: a payee with more is part of everyday life.
    static let most = 1_000

    // MARK: - One series

    /// All charges as one series; nil if they are not.
    private static func whole(_ charges: [RecurrenceCharge]) -> FoundCharges? {
        guard let fit = RhythmFit.best(of: charges.map(\.day), share: charges.count < 8 ? 1000 : 900) else { return nil }
        let found = FoundCharges(charges: charges, fit: fit)
        return found.isPlausible ? found : nil
    }

    // MARK: - By mandate

    /// One series for each mandate. A charge without one belongs to the mandate with the nearest amount.
    private func series(byMandate groups: [String: [RecurrenceCharge]]) -> [FoundCharges] {
        var groups = groups
        let unknown = groups.removeValue(forKey: "") ?? []
        for charge in unknown {
            let nearest = groups.min { left, right in
                Self.distance(of: charge, from: left.value) < Self.distance(of: charge, from: right.value)
            }
            if let nearest, Self.distance(of: charge, from: nearest.value) * 5 <= charge.amount { groups[nearest.key]?.append(charge) }
        }
        return groups.sorted { $0.key < $1.key }.flatMap { _, members -> [FoundCharges] in
            let members = members.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
            if let whole = Self.whole(members) { return [whole] }
            return byAmount(members)
        }
    }

    private static func distance(of charge: RecurrenceCharge, from others: [RecurrenceCharge]) -> Int64 {
        others.map { abs($0.amount - charge.amount) }.min() ?? .max
    }

    // MARK: - By amount

    private func byAmount(_ charges: [RecurrenceCharge]) -> [FoundCharges] {
        var rest = charges
        var parts: [FoundCharges] = []
        for level in AmountLevels.levels(of: charges) { parts += Self.parts(of: level) }
        let taken = Set(parts.flatMap(\.charges).map(\.id))
        rest.removeAll { taken.contains($0.id) }
        var series = SeriesChain.join(parts, with: &rest)
        if rest.count >= Self.leastVarying, let varying = Self.whole(rest) { series.append(varying) }
        return series
    }

    /// The minimum number of remaining charges of different amounts for a series.
    private static let leastVarying = 4

    /// The series of one amount; none if more than a fifth of the charges remain, since the others are then on a grid by chance.
    private static func parts(of level: [RecurrenceCharge]) -> [FoundCharges] {
        var members = level
        var parts: [FoundCharges] = []
        // Several subscriptions can have one price: each is detected once, and the remaining charges are examined again.
        while parts.count < mostOfOneAmount, let part = part(members) {
            parts.append(part)
            let taken = Set(part.charges.map(\.id))
            members.removeAll { taken.contains($0.id) }
        }
        let rhythms = Set(parts.map(\.rhythm))
        return rhythms.count == 1 && members.count * 5 <= level.count ? parts : []
    }

    private static let mostOfOneAmount = 3

    /// The charges of one amount that fit a grid; the others remain for another part.
    private static func part(_ members: [RecurrenceCharge]) -> FoundCharges? {
        guard let fit = RhythmFit.best(of: members.map(\.day), share: members.count < 4 ? 1000 : 340) else { return nil }
        let onGrid = zip(members, fit.indices).filter { $0.1 != nil }.map(\.0)
        guard onGrid.count < members.count else { return FoundCharges(charges: members, fit: fit) }
        // With three or more in a cycle, one is on its day by chance.
        guard onGrid.count * 3 >= members.count, let exact = RhythmFit.best(of: onGrid.map(\.day), share: 1000),
            exact.grid.rhythm == fit.grid.rhythm, exact.grid.rhythm.length >= 25 || onGrid.count * 10 >= members.count * 8
        else { return nil }
        return FoundCharges(charges: onGrid, fit: exact)
    }
}
