import Models
import Services

extension TextRule {

    /// Rejects free text that contains a complete card number. Applies to typed text only, not to text from banks.
    ///
    /// - Throws: `ServiceError.rule`.
    static func rejectCardNumbers(in text: String) throws {
        if let violation = CardNumber.violation(ofFreeText: text) { throw ServiceError.rule(violation) }
    }
}
