import Models
import Services

/// What amounts that a person enters have to be.
enum AmountRule {

    /// An amount of either sign that can be stored.
    ///
    /// - Throws: `ServiceError.rule`.
    @discardableResult
    static func checked(_ amount: Money) throws -> Money {
        guard AmountLimit.admits(amount) else { throw ServiceError.rule(AmountLimit.refusal(in: amount.currency)) }
        return amount
    }
}
