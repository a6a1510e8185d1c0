/// What views show of a card: stored values and previews alike (ADR-001, appendix).
package protocol CardDisplayable: Identifiable, Hashable, Sendable where ID == Models.ID<Card> {
    var id: Models.ID<Card> { get }
    /// The nickname, else the custom name, else the product's name, else `Unknown Card`.
    var displayName: String { get }
    var issuerName: String { get }
    var cardGradient: CardGradient { get }
    /// What is available on it, formatted: `$450`.
    var formattedTotalValue: String { get }
    /// What is available on it.
    var totalAvailableValue: Money { get }
    /// Its benefits, those to be used first before others.
    var displayBenefits: [any BenefitDisplayable] { get }
    /// How many benefits are available.
    var availableBenefitsCount: Int { get }
    /// How many available benefits have 0…7 days left.
    var expiringBenefitsCount: Int { get }
    /// How many available benefits have 0…3 days left.
    var urgentBenefitsCount: Int { get }
    /// Whether a person made it up, rather than the catalogue.
    var isCustomCard: Bool { get }
    var nickname: String? { get }
    /// Nil where it is not known.
    var annualFee: Money? { get }

    // MARK: - The card's face, beyond the appendix

    var networkName: String { get }
    /// `**** **** **** 3456`; nil where the digits are not known.
    var maskedNumber: String? { get }
    /// `04/28`; nil where it is not known.
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
