import Models

/// Keeps numbers of cards out of what is typed.
enum TypedText {
    /// Empties a text that holds the number of a card, and says why; nil: it holds none.
    static func violation(of text: inout String) -> String? {
        guard CardNumber.isContained(in: text) else { return nil }
        text = ""
        return CardNumber.violation
    }

    /// Empties a field for last digits that holds more of them, and says what is wrong; nil: nothing is.
    static func lastFourViolation(of text: inout String) -> String? {
        if text.trimmed.isEmpty || CardNumber.lastFour(text) != nil { return nil }
        if text.count(where: \.isNumber) > 4 || CardNumber.isContained(in: text) {
            text = ""
            return CardNumber.violation
        }
        return "Enter the last four digits"
    }
}
