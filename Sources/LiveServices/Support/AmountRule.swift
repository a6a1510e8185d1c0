import Models
import Services

/// Validates amounts entered by a person.
enum AmountRule {

    /// Validates that an amount of either sign can be stored.
    ///
    /// - Throws: `ServiceError.rule`.
    @discardableResult
    static func checked(_ amount: Money) throws -> Money {
        guard AmountLimit.admits(amount) else { throw ServiceError.rule(AmountLimit.refusal(in: amount.currency)) }
        return amount
    }
}
