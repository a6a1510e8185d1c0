/// The cycles of a benefit, worked out from its terms: none is lost however long nobody looked.
package struct BenefitCalendar: Hashable, Sendable {
    private let months: Int?
    private let alignment: BenefitAlignment
    private let opened: Day?
    private let since: Day
    private let lastDay: Day?
    /// Days of uses that began a rolling cycle, rising.
    private let begun: [Day]

    /// - Parameters:
    ///   - opened: when the card's account was opened.
    ///   - since: from when on a rolling benefit waits.
    ///   - uses: those that count, in any order; only a rolling benefit needs them.
    package init(_ terms: BenefitTerms, opened: Day?, since: Day, uses: [BenefitUse] = []) {
        months = terms.frequency.months
        alignment = terms.alignment == .anniversary && opened == nil ? .calendar : terms.alignment
        self.opened = opened
        // A rolling one may have been used before anybody looked.
        self.since = terms.alignment == .rolling ? min(since, opened ?? since) : since
        lastDay = terms.lastDay
        var begun: [Day] = []
        if terms.alignment == .rolling, let months {
            for day in uses.filter(\.counts).map(\.day).sorted() where begun.last.map({ Self.end(of: $0, months: months) < day }) ?? true {
                begun.append(day)
            }
        }
        self.begun = begun
    }

    /// The cycle that a day is in; nil for a benefit without cycles, and behind the last day of one that ends.
    package func cycle(containing day: Day) -> BenefitCycle? {
        guard let months else { return nil }
        if let lastDay, day > lastDay { return nil }
        switch alignment {
        case .rolling: return ending(rolling(containing: day, months))
        case .calendar: return ending(aligned(containing: day, anchor: calendarAnchor(day, months), months))
        case .anniversary: return ending(aligned(containing: day, anchor: opened ?? day, months))
        }
    }

    /// The cycles that ended before today, oldest first: those that a visitor missed. A rolling benefit that waits has missed none.
    ///
    /// - Parameter day: the first day that was not looked at.
    package func cycles(endingFrom day: Day, before today: Day) -> [BenefitCycle] {
        if alignment == .rolling, let months {
            let rolled = begun.compactMap { ending(BenefitCycle(first: $0, last: Self.end(of: $0, months: months))) }
            return rolled.filter { cycle in cycle.last.map { day <= $0 && $0 < today } ?? false }
        }
        var found: [BenefitCycle] = []
        var at = day
        // A cycle has a day at least, so this ends; the bound keeps a day of the far past from costing more than its list is worth.
        while at < today, found.count < Self.most, let cycle = cycle(containing: at), let last = cycle.last, last < today {
            found.append(cycle)
            at = last.adding(days: 1)
        }
        return found
    }

    /// When it can be used again after a day; nil where that is not known or never.
    package func next(after cycle: BenefitCycle) -> Day? {
        guard let last = cycle.last else { return nil }
        let next = last.adding(days: 1)
        return lastDay.map { next <= $0 } ?? true ? next : nil
    }

    // MARK: - Private

    /// More than forty years of months.
    private static let most = 500

    private func ending(_ cycle: BenefitCycle?) -> BenefitCycle? {
        guard let cycle, let lastDay else { return cycle }
        return BenefitCycle(first: cycle.first, last: cycle.last.map { min($0, lastDay) } ?? lastDay)
    }

    /// The first of January of a year from which cycles come out even: years are counted so that those of several years begin alike for everybody
    /// who opened a card in the same year.
    private func calendarAnchor(_ day: Day, _ months: Int) -> Day {
        let january = Month(number: Int32(clamping: day.year * 12)).firstDay
        if 12.isMultiple(of: months) { return january }
        let first = min(opened ?? since, day)
        return Month(number: Int32(clamping: first.year * 12)).firstDay
    }

    private func aligned(containing day: Day, anchor: Day, _ months: Int) -> BenefitCycle? {
        guard let schedule = try? Schedule(anchor: min(anchor, day), every: months, .month) else { return nil }
        guard anchor <= day else {
            // A day before the account was opened is in a cycle that ends where the first begins.
            return BenefitCycle(first: day, last: anchor.adding(days: -1))
        }
        guard let first = schedule.last(through: day) else { return nil }
        return BenefitCycle(first: first, last: schedule.next(after: first)?.adding(days: -1))
    }

    private func rolling(containing day: Day, _ months: Int) -> BenefitCycle {
        guard let start = begun.last(where: { $0 <= day }) else {
            let next = begun.first?.adding(days: -1)
            return BenefitCycle(first: min(since, day), last: next)
        }
        let end = Self.end(of: start, months: months)
        if day <= end { return BenefitCycle(first: start, last: end) }
        return BenefitCycle(first: end.adding(days: 1), last: begun.first { $0 > day }?.adding(days: -1))
    }

    private static func end(of start: Day, months: Int) -> Day {
        let schedule = try? Schedule(anchor: start, every: months, .month)
        return schedule?.occurrence(1)?.adding(days: -1) ?? start
    }
}
