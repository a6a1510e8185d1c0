/// Charges on a grid.
struct FoundCharges {
    /// By day; a second charge of a cycle has no index.
    let charges: [RecurrenceCharge]
    let fit: RhythmFit

    var rhythm: Rhythm { fit.grid.rhythm }

    /// The charges on the grid, one for each cycle.
    var regular: [RecurrenceCharge] { zip(charges, fit.indices).filter { $0.1 != nil }.map(\.0) }

    /// The amounts that decide whether the price is fixed: in the other currency, if all charges have one.
    var amounts: [Int64] {
        let foreign = regular.compactMap(\.foreign)
        return foreign.count == regular.count ? foreign : regular.map(\.amount)
    }

    /// Whether the charges have one price at a time: few different amounts, each of them in one run.
    var hasFixedPrice: Bool {
        let amounts = amounts
        let runs = zip(amounts, amounts.dropFirst()).count { $0 != $1 } + 1
        return Set(amounts).count == 1 || runs * 3 <= amounts.count + 1
    }

    /// Whether the amounts move by a few percent only, as those of a price in another currency do.
    var hasNearlyFixedPrice: Bool {
        let amounts = amounts
        guard let low = amounts.min(), let high = amounts.max() else { return false }
        return (high - low) * 100 <= low * 8
    }

    /// Whether the charges can be a series, and not chance. Varying amounts need more charges, or a longer cycle, and stay within a factor of four.
    var isPlausible: Bool {
        let amounts = amounts
        guard let low = amounts.min(), let high = amounts.max(), low > 0 else { return false }
        if hasFixedPrice || hasNearlyFixedPrice { return true }
        if rhythm.length >= 300 { return high * 100 <= low * (amounts.count == 2 ? 130 : 160) }
        if rhythm.length >= 80 { return high <= low * 3 }
        // A price that changes with each of few charges is still a price.
        if amounts.count == 3 { return high * 10 <= low * 15 }
        return high <= low * 5
    }
}
