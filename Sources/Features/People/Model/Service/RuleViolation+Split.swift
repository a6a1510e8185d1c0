package import Services

extension RuleViolation {
    /// The violation for users of a split that is not possible.
    package init(_ violation: SplitViolation) {
        self =
            switch violation {
            case .nobody: .expenseNobody
            case .memberTwice: .expenseMemberTwice
            case .negativePart: .expensePartNegative
            case .weight: .expenseWeightInvalid
            case .exactSum(let sum, let amount): .expensePartsSum(sum, of: amount)
            case .percentSum(let hundredths): .expensePercentSum(Hundredths.text(hundredths))
            case .adjustments(let sum, let amount): .expenseAdjustments(sum, of: amount)
            case .tooLarge: .amountOverflow
            }
    }
}
