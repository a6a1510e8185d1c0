package import Models
import Services

/// Validates amounts entered by a person.
package enum AmountRule {
    /// Validates that an amount of either sign can be stored.
    ///
    /// - Throws: `ServiceError.rule`.
    @discardableResult
    package static func validated(_ amount: Money) throws -> Money {
        guard AmountLimit.allows(amount) else { throw ServiceError.rule(.amountTooLarge(in: amount.currency)) }
        return amount
    }
}
