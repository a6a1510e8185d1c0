/// The steps in the price of a series.
enum SeriesPrices {
    /// A change of amount is a step if the new amount is repeated, or is that of the last charge; an amount that occurs once is an exception.
    static func steps(of charges: [RecurrenceCharge]) -> [RecurringSeries.PriceChange] {
        let isForeign = charges.allSatisfy { $0.foreign != nil }
        func amount(_ charge: RecurrenceCharge) -> Int64 { isForeign ? charge.foreign ?? charge.amount : charge.amount }
        guard var current = charges.first else { return [] }
        var steps: [RecurringSeries.PriceChange] = []
        // A first charge of another amount is an introductory price, and the change after it is a step.
        for (position, charge) in charges.enumerated().dropFirst() where amount(charge) != amount(current) {
            let following = charges[(position + 1)...].first
            let stays = following.map { amount($0) == amount(charge) } ?? true
            // Back to the former price: an exception. To a third one: both are steps.
            let returns = following.map { amount($0) == amount(current) } ?? false
            guard stays || !returns else { continue }
            steps.append(RecurringSeries.PriceChange(day: charge.day, from: current.amount, to: charge.amount))
            current = charge
        }
        return steps
    }

    /// The price after the last step.
    static func current(of charges: [RecurrenceCharge]) -> Int64 {
        if let last = steps(of: charges).last { return last.to }
        var counts: [Int64: Int] = [:]
        for charge in charges { counts[charge.amount, default: 0] += 1 }
        return charges.last(where: { counts[$0.amount] == counts.values.max() })?.amount ?? 0
    }
}
