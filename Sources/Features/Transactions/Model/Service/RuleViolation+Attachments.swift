import Localization
package import Services

/// Files that are attached to transactions and expenses.
extension RuleViolation {
    package static let attachmentEmpty = RuleViolation("attachment.empty", "The file is empty")
    package static let attachmentTooLarge = RuleViolation("attachment.too-large", "A file can have at most 10 MB")
    package static let attachmentTypeUnknown = RuleViolation(
        "attachment.type.unknown", "Only PNG, JPEG, WebP and PDF files can be attached")

    package static func attachmentsTooMany(atMost count: Int) -> RuleViolation {
        RuleViolation("attachment.too-many", "A transaction can have at most \(count) files")
    }

    package static let attachmentUnreadable = RuleViolation(
        "attachment.unreadable", "The file could not be read. Choose it again")
}
