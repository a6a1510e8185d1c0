package import Models

/// The day of the month of a credit account's statements, detected in its past: the debt at the end of the last such day before a payment equals the
/// payment.
package struct StatementCycle: Hashable, Sendable {
    /// 1–31; in shorter months the last day.
    package let dayOfMonth: Int

    /// - Parameters:
    ///   - payments: days and amounts above zero, in minor units.
    ///   - balance: the balance at the end of a day, in minor units; nil: unknown.
    /// - Returns: nil if fewer than two payments, or less than two thirds of them, are explained by one day.
    package init?(payments: [(day: Day, amount: Int64)], balance: (Day) -> Int64?) {
        let recent = payments.suffix(6)
        var best: (day: Int, count: Int)?
        // The latest day of several that explain as many: nothing was bought between them.
        for day in 1...31 {
            let count = recent.count { payment in
                guard let owed = balance(Self.last(day, before: payment.day)) else { return false }
                return (Int128(owed) + Int128(payment.amount)).magnitude * 50 <= UInt128(payment.amount.magnitude)
            }
            if count >= best?.count ?? 2 { best = (day, count) }
        }
        guard let best, best.count * 3 >= recent.count * 2 else { return nil }
        dayOfMonth = best.day
    }

    /// The day of the statement that a payment on a day settles.
    package func statementDay(before day: Day) -> Day { Self.last(dayOfMonth, before: day) }

    private static func last(_ dayOfMonth: Int, before day: Day) -> Day {
        let month = day.monthOfYear
        let candidate = Self.day(dayOfMonth, in: month)
        return candidate < day ? candidate : Self.day(dayOfMonth, in: month.previous)
    }

    private static func day(_ dayOfMonth: Int, in month: Month) -> Day {
        min(month.firstDay.adding(days: dayOfMonth - 1), month.lastDay)
    }
}
