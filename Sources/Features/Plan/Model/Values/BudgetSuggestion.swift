import Models

/// Suggests amounts of budgets.
package enum BudgetSuggestion {
    /// The number of complete months that a suggestion is made from.
    package static let months = 3

    /// The median spending of some months, in minor units; for an even number the mean of the two in the middle, rounded half to even.
    ///
    /// - Returns: nil if there are no months or the median is not above zero.
    package static func median(of spent: [Int64]) -> Int64? {
        guard !spent.isEmpty else { return nil }
        let sorted = spent.sorted()
        let middle = sorted.count / 2
        let median =
            sorted.count % 2 == 1
            ? sorted[middle] : Int64(clamping: (Int128(sorted[middle - 1]) + Int128(sorted[middle])).roundedHalfToEven(dividingBy: 2))
        return median > 0 ? min(median, Budget.amounts.upperBound) : nil
    }
}
