import Models

/// The fit of days to a grid.
struct RhythmFit {
    let grid: RhythmGrid
    /// The index of each day; nil for a day that is off the grid, or the second one of its cycle.
    let indices: [Int?]
    /// From 0 to 1000.
    let quality: Int
    /// The largest deviations before and after the grid, in working days.
    let off: ClosedRange<Int>

    /// The days on the grid, one for each cycle.
    var count: Int { indices.count { $0 != nil } }

    var first: Int { indices.lazy.compactMap(\.self).min() ?? 0 }
    var last: Int { indices.lazy.compactMap(\.self).max() ?? 0 }

    /// Cycles between the first and the last one that have no day.
    var skipped: Int { last - first + 1 - count }

    /// The best fit of days, which are in order; nil if none is good enough.
    ///
    /// - Parameter share: the part of the days, in thousandths, that have to be on the grid.
    static func best(of days: [Day], share: Int) -> RhythmFit? {
        guard days.count >= 2 else { return nil }
        var best: RhythmFit?
        for rhythm in Rhythm.all where days.count >= rhythm.minimum && isPossible(rhythm, days) {
            for grid in grids(rhythm, days) {
                guard let fit = RhythmFit(days, grid, share: share), fit.quality > best?.quality ?? 0 else { continue }
                best = fit
            }
        }
        return best
    }

    /// Nil if too few days are on the grid, or too many cycles are skipped.
    init?(_ days: [Day], _ grid: RhythmGrid, share: Int) {
        let tolerance = grid.rhythm.tolerance(charges: days.count)
        var indices: [Int?] = []
        var offs: [Int] = []
        var nearest: [Int: (position: Int, off: Int)] = [:]
        // Most grids fail at their first days.
        var misses = 0
        let mostMisses = days.count - (days.count * share + 999) / 1000
        for (position, day) in days.enumerated() {
            guard misses <= mostMisses else { return nil }
            let (index, off) = grid.nearest(to: day)
            indices.append(nil)
            guard abs(off) <= tolerance else {
                misses += 1
                continue
            }
            if let known = nearest[index] {
                // Two in one cycle: the nearer one.
                misses += 1
                guard abs(off) < abs(known.off) else { continue }
                indices[known.position] = nil
            }
            indices[position] = index
            nearest[index] = (position, off)
        }
        offs = nearest.values.map(\.off)
        guard let low = offs.min(), let high = offs.max(), let first = nearest.keys.min(), let last = nearest.keys.max() else { return nil }
        let count = nearest.count
        guard count >= grid.rhythm.minimum, count * 1000 >= days.count * share else { return nil }
        let span = last - first + 1
        // One cycle in four may be missing, of few charges none.
        let skipped = span - count
        guard skipped <= (count < 4 ? 0 : max(1, count / 3)) else { return nil }
        let spread = offs.reduce(0) { $0 + abs($1) } * 60 / count
        let quality = 600 * count / days.count + 400 * count / span - min(spread, 180)
        guard quality > 0 else { return nil }
        (self.grid, self.indices, self.quality, off) = (grid, indices, quality, low...high)
    }

    // MARK: - Private

    /// Whether the mean distance of the days allows a rhythm, to skip most of them early.
    private static func isPossible(_ rhythm: Rhythm, _ days: [Day]) -> Bool {
        guard let first = days.first, let last = days.last else { return false }
        let span = first.distance(to: last)
        // As many days as cycles, some skipped, some doubled.
        return span * 3 >= rhythm.length * (days.count - 1) && span <= rhythm.length * (days.count * 2)
            && span + 8 >= rhythm.length * (rhythm.minimum - 1)
    }

    private static func grids(_ rhythm: Rhythm, _ days: [Day]) -> [RhythmGrid] {
        guard let first = days.first else { return [] }
        if let length = rhythm.days {
            var phases: Set<Int> = []
            return days.compactMap { day in
                phases.insert(first.distance(to: day) % length).inserted ? RhythmGrid(rhythm, anchor: day) : nil
            }
        }
        var daysOfMonth = Set(days.map(\.dayOfMonth))
        // A day at the end of a month may stand for a later one of a longer month.
        if let largest = daysOfMonth.max(), largest >= 28 { daysOfMonth.formUnion(28...31) }
        var grids: [RhythmGrid] = []
        for dayOfMonth in daysOfMonth.sorted() {
            // The first day may be of the month before or after.
            for month in [first.monthOfYear.previous, first.monthOfYear, first.monthOfYear.next] {
                let grid = RhythmGrid(rhythm, anchor: month.firstDay, dayOfMonth: dayOfMonth)
                if abs(RhythmGrid.workingDays(from: grid.day(0), to: first)) <= 5 { grids.append(grid) }
            }
        }
        return grids
    }
}
