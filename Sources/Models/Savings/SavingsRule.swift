/// Validation rules of plans and goals, with one message each. Forms and services share them.
package enum SavingsRule {

    /// Maximum contribution and target: 10¹² major units, and at most `AmountLimit.amount`.
    package static func largest(in currency: Currency) -> Money {
        Money(minorUnits: min(1_000_000_000_000 * currency.minorUnitsPerMajor, AmountLimit.amount), currency: currency)
    }

    /// Maximum number of parts of a goal.
    package static let maxParts = 20

    package static let contributionViolation = "Monthly contribution must be a valid number"
    package static let balanceViolation = "Balance must be a valid number"
    package static let rateViolation = "Interest rate must be a number from 0 to 100, with at most four decimals"
    package static let nameViolation = "Goal name is required"
    package static let longNameViolation = "Goal name has at most 100 characters"
    package static let targetViolation = "Target must be a valid number above zero"
    package static let amountViolation = "Amount must be a valid number above zero"
    package static let longPartNameViolation = "A part's name has at most 100 characters"
    package static let dayViolation = "The day must be after today"
    package static let noPartViolation = "Choose an account"
    package static let currencyViolation = "All accounts of a goal must have the same currency"
    package static let partsViolation = "A goal has at most \(maxParts) parts"
    package static let twiceViolation = "Only one part of an account can be without an amount"

    /// Nil if valid: not negative.
    package static func violation(ofContribution amount: Money) -> String? {
        (0...largest(in: amount.currency).minorUnits).contains(amount.minorUnits) ? nil : contributionViolation
    }

    /// Nil if valid; may be negative.
    package static func violation(ofBalance amount: Money) -> String? {
        amount.minorUnits.magnitude <= largest(in: amount.currency).minorUnits.magnitude ? nil : balanceViolation
    }

    /// Nil if valid.
    package static func violation(ofTarget amount: Money) -> String? {
        (1...largest(in: amount.currency).minorUnits).contains(amount.minorUnits) ? nil : targetViolation
    }

    /// Nil if valid.
    package static func violation(ofAmount amount: Money) -> String? {
        (1...largest(in: amount.currency).minorUnits).contains(amount.minorUnits) ? nil : amountViolation
    }

    /// Nil if valid. The name has to be trimmed.
    package static func violation(ofGoalName name: String) -> String? {
        if name.isEmpty { return nameViolation }
        guard TextLimit.allows(name, TextLimit.name) else { return longNameViolation }
        return InvisibleCharacters.violation(of: name) ?? CardNumber.violation(ofFreeText: name)
    }

    /// Nil if valid. The name has to be trimmed; it may be empty.
    package static func violation(ofPartName name: String) -> String? {
        guard TextLimit.allows(name, TextLimit.name) else { return longPartNameViolation }
        return InvisibleCharacters.violation(of: name) ?? CardNumber.violation(ofFreeText: name)
    }
}
