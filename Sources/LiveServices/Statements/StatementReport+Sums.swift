import Models

extension StatementReport {

    /// Counts the amount of a line, in minor units, in what came in or went out. A sum that does not fit 64 bits is not known any more.
    mutating func add(_ amount: Int64) {
        func sum(_ sum: Int64?, _ amount: UInt64) -> Int64? {
            guard let sum, let amount = Int64(exactly: amount) else { return nil }
            let (result, overflow) = sum.addingReportingOverflow(amount)
            return overflow ? nil : result
        }
        if amount > 0 { moneyIn = sum(moneyIn, amount.magnitude) } else { moneyOut = sum(moneyOut, amount.magnitude) }
    }
}
