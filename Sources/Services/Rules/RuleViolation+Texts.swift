import Localization
import Models

/// Names, notes, tags and searches.
extension RuleViolation {
    package static let nameInvisibleCharacters = RuleViolation(
        "text.name.invisible-characters", "A name cannot hold invisible characters")
    package static let householdNameMissing = RuleViolation("household.name.missing", field: "name", "Household name is required")
    package static let householdNameTooLong = RuleViolation(
        "household.name.too-long", field: "name", "Household name has at most \(TextLimit.name) characters")
    package static let memberNameMissing = RuleViolation("member.name.missing", field: "name", "Sign-in name is required")
    package static let memberNameTooLong = RuleViolation(
        "member.name.too-long", field: "name", "Sign-in name has at most \(TextLimit.name) characters")
    package static let memberDisplayNameMissing = RuleViolation(
        "member.display-name.missing", field: "displayName", "Display name is required")
    package static let memberDisplayNameTooLong = RuleViolation(
        "member.display-name.too-long", field: "displayName", "Display name has at most \(TextLimit.name) characters")

    /// A text contains a complete card number.
    package static let cardNumber = RuleViolation(
        "text.card-number", "Enter only the last four digits: Coffer keeps no card numbers")
    package static let payeeTooLong = RuleViolation(
        "text.payee.too-long", field: "payee", "A payee has at most \(TextLimit.payee) characters")
    package static let noteTooLong = RuleViolation(
        "text.note.too-long", field: "note", "A note has at most \(TextLimit.note) characters")
    package static let searchTooLong = RuleViolation(
        "text.search.too-long", field: "search", "A search has at most \(TextLimit.search) characters")

    /// There are too many tags, or one is too long.
    package static let tagsTooLong = RuleViolation(
        "text.tags.too-long", field: "tags", "There can be 50 tags of at most \(TextLimit.tag) characters each")
    package static let tagInvisibleCharacters = RuleViolation(
        "text.tags.invisible-characters", field: "tags", "A tag cannot hold invisible characters")

    package static let dayOutOfRange = RuleViolation("text.day.out-of-range", "The day is out of range")

    package static let formKeyMalformed = RuleViolation("form.key.malformed", field: "key", "The form cannot be read; open it again")
}
