import Models
import Services

extension TextRule {

    /// Refuses a free text that holds the whole number of a card. What a bank wrote is not asked, only what a person types.
    ///
    /// - Throws: `ServiceError.rule`.
    static func refuseCardNumbers(in text: String) throws {
        if let refusal = CardNumber.refusal(ofFreeText: text) { throw ServiceError.rule(refusal) }
    }
}
