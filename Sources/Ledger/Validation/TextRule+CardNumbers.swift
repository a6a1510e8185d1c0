import Models
import Services

extension TextRule {
    /// Rejects free text that contains a complete card number. Applies to typed text only, not to text from banks.
    ///
    /// - Throws: `ServiceError.rule`.
    package static func rejectCardNumbers(in text: String) throws {
        guard !CardNumber.isContained(inFreeText: text) else { throw ServiceError.rule(.cardNumber) }
    }
}
