/// Groups charges by amount.
enum AmountLevels {
    /// Groups of equal amounts with at least two charges, the largest group first; amounts in another currency are used if there are any. If most
    /// amounts differ, groups of amounts that are within 4 % of each other.
    static func levels(of charges: [RecurrenceCharge]) -> [[RecurrenceCharge]] {
        let exact = Dictionary(grouping: charges) { $0.foreign ?? $0.amount }
        let groups = exact.values.filter { $0.count >= 2 }
        let covered = groups.reduce(0) { $0 + $1.count }
        return (covered * 3 >= charges.count ? Array(groups) : near(charges)).sorted {
            ($1.count, $0[0].amount, $0[0].id) < ($0.count, $1[0].amount, $1[0].id)
        }
    }

    private static func near(_ charges: [RecurrenceCharge]) -> [[RecurrenceCharge]] {
        var groups: [[RecurrenceCharge]] = []
        for charge in charges.sorted(by: { ($0.amount, $0.day, $0.id) < ($1.amount, $1.day, $1.id) }) {
            if let last = groups.last?.last, (charge.amount - last.amount) * 25 <= last.amount {
                groups[groups.count - 1].append(charge)
            } else {
                groups.append([charge])
            }
        }
        return groups.filter { $0.count >= 2 }.map { $0.sorted { ($0.day, $0.id) < ($1.day, $1.id) } }
    }
}
