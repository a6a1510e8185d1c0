import CardsModel
import Localization
import Models
import Services

/// Rejects card numbers in form values.
enum TypedText {
    /// Clears a text that contains a card number and returns the error message; nil if it contains none.
    static func violation(of text: inout String) -> LocalizedText? {
        guard CardNumber.isContained(in: text) else { return nil }
        text = ""
        return RuleViolation.cardNumber.text
    }

    /// Validates a field for the last four digits, and clears it if it contains more. Returns the error message; nil if the field is valid.
    static func lastFourViolation(of text: inout String) -> LocalizedText? {
        if text.trimmed.isEmpty || CardNumber.lastFour(text) != nil { return nil }
        if text.count(where: \.isNumber) > 4 || CardNumber.isContained(in: text) {
            text = ""
            return RuleViolation.cardLastFourInvalid.text
        }
        return "Enter the last four digits"
    }
}
