package import Models

extension Expense {
    /// - Throws: `SplitViolation` unless there is a payer, each is named once, has the sign of the amount, and they add up to it.
    package static func validate(payers: [ExpensePayer], of amount: Money) throws(SplitViolation) {
        guard !payers.isEmpty else { throw .nobody }
        guard Set(payers.map(\.member)).count == payers.count else { throw .memberTwice }
        guard payers.allSatisfy({ $0.amount.signum() != -amount.minorUnits.signum() }) else { throw .negativePart }
        var sum: Int64 = 0
        for payer in payers {
            let (next, overflow) = sum.addingReportingOverflow(payer.amount)
            guard !overflow else { throw .tooLarge }
            sum = next
        }
        guard sum == amount.minorUnits else { throw .exactSum(Money(minorUnits: sum, currency: amount.currency), of: amount) }
    }
}
