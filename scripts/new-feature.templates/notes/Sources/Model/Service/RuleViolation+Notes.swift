import Localization
package import Services

extension RuleViolation {
    package static let noteMissing = RuleViolation("notes.text.missing", field: "text", "A note is required")

    package static let noteTextTooLong = RuleViolation(
        "notes.text.too-long", field: "text", "A note has at most \(Note.maxLength) characters")
}
