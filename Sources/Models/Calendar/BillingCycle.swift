/// The interval of what recurs, such as the charges of a subscription.
package enum BillingCycle: Hashable, Sendable {
    /// A single payment.
    case once
    /// Every N units; N is within `Schedule.intervals`.
    case every(Int, ScheduleUnit)

    package static let monthly = BillingCycle.every(1, .month)
    package static let yearly = BillingCycle.every(1, .year)

    /// The schedule of charges from a billing day on; nil for a single payment.
    ///
    /// - Throws: `ScheduleError` for an invalid interval.
    package func schedule(from anchor: Day, until end: Day? = nil) throws(ScheduleError) -> Schedule? {
        guard case .every(let interval, let unit) = self else { return nil }
        return try Schedule(anchor: anchor, every: interval, unit, end: end)
    }

    /// The days of the cycle after one day through another.
    ///
    /// - Parameter anchor: its first day.
    package func days(from anchor: Day, after day: Day, through last: Day) -> [Day] {
        guard let schedule = try? schedule(from: anchor) else { return self == .once && anchor > day && anchor <= last ? [anchor] : [] }
        return Array(schedule.occurrences(after: day, through: last))
    }

    /// The first day of the cycle after a day; nil if there is none.
    ///
    /// - Parameter anchor: its first day.
    package func day(from anchor: Day, after day: Day) -> Day? {
        guard let schedule = try? schedule(from: anchor) else { return self == .once && anchor > day ? anchor : nil }
        return schedule.next(after: day)
    }

    /// The length of a cycle in days, rounded down: months have 30 days, years 365; nil for a single payment.
    package var days: Int? {
        guard case .every(let interval, let unit) = self else { return nil }
        if let days = unit.days { return interval * days }
        let months = interval * (unit.months ?? 1)
        return months / 12 * 365 + months % 12 * 30
    }
}

extension BillingCycle {
    /// The cost per month of a price per cycle: exact, rounded once, half to even. A year has 1461/4 days. Zero for a single payment.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func monthly(of price: Money) throws(MoneyError) -> Money { try equivalent(of: price, months: 1) }

    /// The cost per year of a price per cycle: exact, rounded once, half to even. A year has 1461/4 days. Zero for a single payment.
    ///
    /// - Throws: `MoneyError.overflow`.
    package func yearly(of price: Money) throws(MoneyError) -> Money { try equivalent(of: price, months: 12) }

    private func equivalent(of price: Money, months: Int64) throws(MoneyError) -> Money {
        guard case .every(let interval, let unit) = self else { return .zero(price.currency) }
        // 1461 days are 48 months.
        let product = if unit.days != nil { try price * 1461 * months } else { try price * months }
        let divisor =
            if let days = unit.days { Int64(48 * days * interval) } else { Int64((unit.months ?? 1) * interval) }
        return Money(minorUnits: product.minorUnits.roundedHalfToEven(dividingBy: divisor), currency: price.currency)
    }
}
