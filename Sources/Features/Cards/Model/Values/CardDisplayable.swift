package import Models

/// A card as shown by views: implemented by stored values and previews (docs/decisions/0010-display-protocols.md).
package protocol CardDisplayable: Identifiable, Hashable, Sendable where ID == Models.ID<Card> {
    var id: Models.ID<Card> { get }
    /// The nickname, otherwise the custom name, otherwise the product name, otherwise `Unknown Card`.
    var displayName: String { get }
    var issuerName: String { get }
    var cardGradient: CardGradient { get }
    /// The total available value, formatted: `$450`.
    var formattedTotalValue: String { get }
    /// The total available value.
    var totalAvailableValue: Money { get }
    /// The benefits, in the order in which they should be used.
    var displayBenefits: [any BenefitDisplayable] { get }
    /// Number of available benefits.
    var availableBenefitsCount: Int { get }
    /// Number of available benefits that expire within 7 days.
    var expiringBenefitsCount: Int { get }
    /// Number of available benefits that expire within 3 days.
    var urgentBenefitsCount: Int { get }
    /// Whether it is a custom card, without a catalogue product.
    var isCustomCard: Bool { get }
    var nickname: String? { get }
    /// Nil if unknown.
    var annualFee: Money? { get }

    var networkName: String { get }
    /// `**** **** **** 3456`; nil if the digits are unknown.
    var maskedNumber: String? { get }
    /// `04/28`; nil if unknown.
    var expiryText: String? { get }
    var cardStatus: CardStatus { get }
}

extension CardDisplayable {
    package var availableBenefitsCount: Int { displayBenefits.count { $0.displayStatus == .available } }
    package var expiringBenefitsCount: Int {
        displayBenefits.count { $0.displayStatus == .available && (0...7).contains($0.daysRemaining) }
    }
    package var urgentBenefitsCount: Int { displayBenefits.count { $0.displayStatus == .available && (0...3).contains($0.daysRemaining) } }
}
