package import Models

/// Validation rules of plans and goals. Forms and services share them.
package enum SavingsRule {
    /// Maximum contribution and target: 10¹² major units, and at most `AmountLimit.amount`.
    static func largest(in currency: Currency) -> Money {
        Money(minorUnits: min(1_000_000_000_000 * currency.minorUnitsPerMajor, AmountLimit.amount), currency: currency)
    }

    /// Maximum number of parts of a goal.
    package static let maxParts = 20

    /// The reason for which the name of a goal or of a part is invalid. Names have at most `TextLimit.name` characters.
    package enum NameViolation: Hashable, Sendable {
        case goalNameMissing
        case goalNameTooLong
        case partNameTooLong
        case invisibleCharacters
        case cardNumber
    }

    /// Whether a monthly contribution is valid: not negative.
    package static func allows(contribution amount: Money) -> Bool {
        (0...largest(in: amount.currency).minorUnits).contains(amount.minorUnits)
    }

    /// Whether a balance is valid; it may be negative.
    package static func allows(balance amount: Money) -> Bool {
        amount.minorUnits.magnitude <= largest(in: amount.currency).minorUnits.magnitude
    }

    /// Whether the target of a goal is valid: above zero.
    package static func allows(target amount: Money) -> Bool {
        (1...largest(in: amount.currency).minorUnits).contains(amount.minorUnits)
    }

    /// Whether the amount of a part is valid: above zero.
    package static func allows(partAmount amount: Money) -> Bool { allows(target: amount) }

    /// Nil if valid. The name has to be trimmed.
    package static func violation(ofGoalName name: String) -> NameViolation? {
        if name.isEmpty { return .goalNameMissing }
        return TextLimit.allows(name, TextLimit.name) ? violation(ofCharactersIn: name) : .goalNameTooLong
    }

    /// Nil if valid. The name has to be trimmed; it may be empty.
    package static func violation(ofPartName name: String) -> NameViolation? {
        TextLimit.allows(name, TextLimit.name) ? violation(ofCharactersIn: name) : .partNameTooLong
    }

    private static func violation(ofCharactersIn name: String) -> NameViolation? {
        if InvisibleCharacters.arePresent(in: name) { return .invisibleCharacters }
        return CardNumber.isContained(inFreeText: name) ? .cardNumber : nil
    }
}
