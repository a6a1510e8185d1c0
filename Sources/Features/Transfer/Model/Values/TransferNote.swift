import Models

/// The remittance text of a transfer: one line of at most 140 characters, as in SEPA payments.
package enum TransferNote {
    /// Maximum length in characters.
    static let maxLength = 140

    /// The text without line breaks, control characters, and leading and trailing blanks.
    package static func cleaned(_ text: String) -> String { text.onOneLine }

    /// The violation of a normalised text; nil if valid.
    package static func violation(of text: String) -> TransferViolation? {
        guard TextLimit.allows(cleaned(text), maxLength) else { return .noteTooLong }
        return CardNumber.isContained(inFreeText: text) ? .cardNumber(.note) : nil
    }
}
