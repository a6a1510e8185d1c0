package import Models

/// A benefit as shown by views: implemented by stored values and previews (docs/decisions/0010-display-protocols.md). Its texts in the reader's
/// language, `urgencyText` and `frequencyLabel`, are extensions in `Services`.
package protocol BenefitDisplayable: Identifiable, Hashable, Sendable where ID == Models.ID<Benefit> {
    var id: Models.ID<Benefit> { get }
    /// The name of the benefit.
    var displayName: String { get }
    /// The remaining value, formatted: `$15`; the full value if nothing is left.
    var displayValue: String { get }
    /// The remaining value; the full value if nothing is left.
    var rawValue: Money { get }
    var displayStatus: BenefitStatus { get }
    /// Days until it expires, excluding today; negative once it has expired, `Int.max` if it never does.
    var daysRemaining: Int { get }
    /// Whether it expires within 7 days.
    var isExpiringSoon: Bool { get }
    /// Whether it expires within 3 days.
    var isUrgent: Bool { get }
    /// The SF Symbols name of the category's icon.
    var categoryIcon: String { get }
    var frequency: BenefitFrequency { get }
    /// The day of use, formatted.
    var usedDateFormatted: String? { get }
    var benefitDescription: String? { get }
    var merchantName: String? { get }
}

extension BenefitDisplayable {
    package var isExpiringSoon: Bool { displayStatus == .available && (0...7).contains(daysRemaining) }
    package var isUrgent: Bool { displayStatus == .available && (0...3).contains(daysRemaining) }
}
