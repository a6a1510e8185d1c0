import Models

extension StatementReport {
    /// Adds a line's amount in minor units to the money in or out. Sums that overflow become nil.
    mutating func add(_ amount: Int64) {
        func sum(_ sum: Int64?, _ amount: UInt64) -> Int64? {
            guard let sum, let amount = Int64(exactly: amount) else { return nil }
            let (result, overflow) = sum.addingReportingOverflow(amount)
            return overflow ? nil : result
        }
        if amount > 0 { moneyIn = sum(moneyIn, amount.magnitude) } else { moneyOut = sum(moneyOut, amount.magnitude) }
    }

    /// Extends the period to a line's day.
    mutating func extendPeriod(to day: Day) {
        from = min(from ?? day, day)
        until = max(until ?? day, day)
    }
}
