package import Models

/// Computes the cycles of a benefit from its terms, for any span of days.
package struct BenefitCalendar: Hashable, Sendable {
    private let months: Int?
    private let alignment: BenefitAlignment
    private let opened: Day?
    private let since: Day
    private let lastDay: Day?
    /// Days of the uses that started a rolling cycle, ascending.
    private let useDays: [Day]

    /// - Parameters:
    ///   - opened: the day the card's account was opened.
    ///   - since: the day from which a rolling benefit is available.
    ///   - uses: uses that count, in any order; only a rolling benefit needs them.
    package init(_ terms: BenefitTerms, opened: Day?, since: Day, uses: [BenefitUse] = []) {
        months = terms.frequency.months
        alignment = terms.alignment == .anniversary && opened == nil ? .calendar : terms.alignment
        self.opened = opened
        // A rolling benefit may have been used before it was added here.
        self.since = terms.alignment == .rolling ? min(since, opened ?? since) : since
        lastDay = terms.lastDay
        var useDays: [Day] = []
        if terms.alignment == .rolling, let months {
            for day in uses.filter(\.counts).map(\.day).sorted() where useDays.last.map({ Self.end(of: $0, months: months) < day }) ?? true
            {
                useDays.append(day)
            }
        }
        self.useDays = useDays
    }

    /// The cycle that contains a day. Nil for a benefit without cycles, and after the last day of a benefit that ends.
    package func cycle(containing day: Day) -> BenefitCycle? {
        guard let months else { return nil }
        if let lastDay, day > lastDay { return nil }
        switch alignment {
        case .rolling: return ending(rolling(containing: day, months))
        case .calendar: return ending(aligned(containing: day, anchor: calendarAnchor(day, months), months))
        case .anniversary: return ending(aligned(containing: day, anchor: opened ?? day, months))
        }
    }

    /// The cycles that ended before today, oldest first. An unused rolling benefit has none.
    ///
    /// - Parameter day: the first day that has not been processed yet.
    func cycles(endingFrom day: Day, before today: Day) -> [BenefitCycle] {
        if alignment == .rolling, let months {
            let rolled = useDays.compactMap { ending(BenefitCycle(first: $0, last: Self.end(of: $0, months: months))) }
            return rolled.filter { cycle in cycle.last.map { day <= $0 && $0 < today } ?? false }
        }
        var found: [BenefitCycle] = []
        var at = day
        // Every cycle has at least one day, so the loop ends; the limit bounds the work for days far in the past.
        while at < today, found.count < Self.maxCycles, let cycle = cycle(containing: at), let last = cycle.last, last < today {
            found.append(cycle)
            at = last.adding(days: 1)
        }
        return found
    }

    /// The first day after a cycle on which the benefit can be used again; nil if unknown or never.
    func next(after cycle: BenefitCycle) -> Day? {
        guard let last = cycle.last else { return nil }
        let next = last.adding(days: 1)
        return lastDay.map { next <= $0 } ?? true ? next : nil
    }

    // MARK: - Private

    /// More than forty years of monthly cycles.
    private static let maxCycles = 500

    private func ending(_ cycle: BenefitCycle?) -> BenefitCycle? {
        guard let cycle, let lastDay else { return cycle }
        return BenefitCycle(first: cycle.first, last: cycle.last.map { min($0, lastDay) } ?? lastDay)
    }

    /// 1 January of the year in which a cycle of several years starts. Years are counted so that all cards opened in the same year have the same
    /// cycles.
    private func calendarAnchor(_ day: Day, _ months: Int) -> Day {
        let january = Month(number: Int32(clamping: day.year * 12)).firstDay
        if 12.isMultiple(of: months) { return january }
        let first = min(opened ?? since, day)
        return Month(number: Int32(clamping: first.year * 12)).firstDay
    }

    private func aligned(containing day: Day, anchor: Day, _ months: Int) -> BenefitCycle? {
        guard let schedule = try? Schedule(anchor: min(anchor, day), every: months, .month) else { return nil }
        guard anchor <= day else {
            // A day before the account was opened is in a cycle that ends where the first one begins.
            return BenefitCycle(first: day, last: anchor.adding(days: -1))
        }
        guard let first = schedule.last(through: day) else { return nil }
        return BenefitCycle(first: first, last: schedule.next(after: first)?.adding(days: -1))
    }

    private func rolling(containing day: Day, _ months: Int) -> BenefitCycle {
        guard let start = useDays.last(where: { $0 <= day }) else {
            let next = useDays.first?.adding(days: -1)
            return BenefitCycle(first: min(since, day), last: next)
        }
        let end = Self.end(of: start, months: months)
        if day <= end { return BenefitCycle(first: start, last: end) }
        return BenefitCycle(first: end.adding(days: 1), last: useDays.first { $0 > day }?.adding(days: -1))
    }

    private static func end(of start: Day, months: Int) -> Day {
        let schedule = try? Schedule(anchor: start, every: months, .month)
        return schedule?.occurrence(1)?.adding(days: -1) ?? start
    }
}
