/// What the recipient of an order reads: one line of at most 140 characters, as SEPA carries it.
package enum TransferNote {

    /// In characters.
    package static let longest = 140

    /// Without line breaks, control characters and blanks at the ends.
    package static func cleaned(_ text: String) -> String { text.onOneLine }

    /// The rule that a note breaks once it is cleaned; nil where it breaks none.
    package static func refusal(of text: String) -> TransferRefusal? {
        guard TextLimit.admits(cleaned(text), longest) else { return .text(.note, "A note has at most \(longest) characters") }
        return CardNumber.refusal(ofFreeText: text).map { .text(.note, $0) }
    }
}
