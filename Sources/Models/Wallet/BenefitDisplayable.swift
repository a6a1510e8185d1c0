/// What views show of a benefit: stored values and previews alike (ADR-001, appendix).
package protocol BenefitDisplayable: Identifiable, Hashable, Sendable where ID == Models.ID<Benefit> {
    var id: Models.ID<Benefit> { get }
    /// The name of the benefit.
    var displayName: String { get }
    /// What is left of it, formatted: `$15`; where nothing is, what it is worth.
    var displayValue: String { get }
    /// What is left of it; where nothing is, what it is worth.
    var rawValue: Money { get }
    var displayStatus: BenefitStatus { get }
    /// Days until it is lost, today not among them; negative once it has expired, `Int.max` where it never does.
    var daysRemaining: Int { get }
    /// Whether 7 days are left or fewer.
    var isExpiringSoon: Bool { get }
    /// Whether 3 days are left or fewer.
    var isUrgent: Bool { get }
    /// The SF Symbols name for the category.
    var categoryIcon: String { get }
    /// `/mo`, `/yr`.
    var frequencyLabel: String { get }
    /// The day on which it was used, where it was.
    var usedDateFormatted: String? { get }
    /// `3 days left`.
    var urgencyText: String { get }
    var benefitDescription: String? { get }
    var merchantName: String? { get }
}

extension BenefitDisplayable {
    package var isExpiringSoon: Bool { displayStatus == .available && (0...7).contains(daysRemaining) }
    package var isUrgent: Bool { displayStatus == .available && (0...3).contains(daysRemaining) }

    package var urgencyText: String {
        switch daysRemaining {
        case ..<0: "Expired"
        case 0: "Expires today"
        case 1: "1 day left"
        case .max: "No end"
        default: "\(daysRemaining) days left"
        }
    }
}
