import Models

/// Joins parts of one amount into series with price changes.
enum SeriesChain {
    /// Joins parts that follow each other on one grid, and charges that fit before, between or behind them.
    ///
    /// - Parameter rest: charges of no part; those that are joined are removed.
    static func join(_ parts: [FoundCharges], with rest: inout [RecurrenceCharge]) -> [FoundCharges] {
        var series = parts.sorted { ($0.charges[0].day, $0.charges[0].id) < ($1.charges[0].day, $1.charges[0].id) }
        while let (first, second, joined) = bestPair(series) {
            series[first] = joined
            series.remove(at: second)
        }
        return series.map { extended($0, with: &rest) }
    }

    /// The two parts that fit best: the nearest amounts first.
    private static func bestPair(_ series: [FoundCharges]) -> (Int, Int, FoundCharges)? {
        var best: (first: Int, second: Int, joined: FoundCharges, distance: Int64)?
        for first in series.indices {
            for second in series.indices where second != first {
                guard let joined = joined(series[first], series[second]) else { continue }
                let distance = distance(series[first], series[second])
                if distance < best?.distance ?? .max { best = (first, second, joined, distance) }
            }
        }
        return best.map { ($0.first, $0.second, $0.joined) }
    }

    /// Both as one series, if the second begins within three cycles after the first one's end, at between half and twice the amount.
    private static func joined(_ first: FoundCharges, _ second: FoundCharges) -> FoundCharges? {
        guard first.rhythm == second.rhythm, let end = first.charges.last, let begin = second.charges.first, end.day < begin.day,
            end.day.distance(to: begin.day) <= first.rhythm.length * 3 + 5, isStep(from: end.amount, to: begin.amount)
        else { return nil }
        let charges = first.charges + second.charges
        guard let fit = RhythmFit.best(of: charges.map(\.day), share: 1000), fit.grid.rhythm == first.rhythm else { return nil }
        return FoundCharges(charges: charges, fit: fit)
    }

    /// The relative difference of the amounts at the joint, in thousandths.
    private static func distance(_ first: FoundCharges, _ second: FoundCharges) -> Int64 {
        guard let end = first.charges.last, let begin = second.charges.first else { return .max }
        return abs(begin.amount - end.amount) * 1000 / max(1, end.amount)
    }

    private static func isStep(from old: Int64, to new: Int64) -> Bool { new * 2 >= old && new <= old * 2 }

    /// The series with single charges of other amounts on its free days, from one cycle before its first charge to one after its last.
    private static func extended(_ series: FoundCharges, with rest: inout [RecurrenceCharge]) -> FoundCharges {
        var series = series
        var isLonger = true
        while isLonger {
            isLonger = false
            for charge in rest {
                let (index, off) = series.fit.grid.nearest(to: charge.day)
                let taken = Set(series.fit.indices.compactMap(\.self))
                guard abs(off) <= series.rhythm.tolerance(charges: series.charges.count), !taken.contains(index),
                    (series.fit.first - 1...series.fit.last + 1).contains(index),
                    let near = series.charges.min(by: { abs($0.day.distance(to: charge.day)) < abs($1.day.distance(to: charge.day)) }),
                    isStep(from: near.amount, to: charge.amount)
                else { continue }
                let charges = (series.charges + [charge]).sorted { ($0.day, $0.id) < ($1.day, $1.id) }
                guard let fit = RhythmFit(charges.map(\.day), series.fit.grid, share: 1000) else { continue }
                series = FoundCharges(charges: charges, fit: fit)
                rest.removeAll { $0.id == charge.id }
                isLonger = true
                break
            }
        }
        return series
    }
}
