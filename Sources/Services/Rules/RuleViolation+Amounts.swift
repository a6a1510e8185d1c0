import Localization
package import Models

/// Amounts and totals.
extension RuleViolation {
    /// An amount is above `AmountLimit.amount`.
    package static func amountTooLarge(in currency: Currency) -> RuleViolation {
        RuleViolation("amount.too-large", "An amount can be at most \(public: AmountLimit.largest(in: currency))")
    }

    /// A total would exceed `AmountLimit.total`.
    package static func amountTotalTooLarge(in currency: Currency) -> RuleViolation {
        let limit = Money(minorUnits: AmountLimit.total, currency: currency)
        return RuleViolation(
            "amount.total.too-large", "An account or category would hold, or take in a month, more than \(public: limit)")
    }

    /// An amount does not fit 64 bits of minor units.
    package static let amountOverflow = RuleViolation("amount.overflow", "The amount is too large")

    static func amountCurrenciesMixed(_ left: Currency, _ right: Currency) -> RuleViolation {
        RuleViolation("amount.currencies-mixed", "\(left.code) and \(right.code) cannot be added")
    }

    package init(_ error: MoneyError) {
        switch error {
        case .overflow: self = .amountOverflow
        case .mixedCurrencies(let left, let right): self = .amountCurrenciesMixed(left, right)
        }
    }
}
