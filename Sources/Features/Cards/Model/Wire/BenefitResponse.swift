import Localization
import Models
import WireModels

/// A benefit with its state of today.
package struct BenefitResponse: Encodable {
    let id: ID<Benefit>
    /// The name of the card.
    let card: String
    let name: String
    let merchant: String?
    /// The value of the cycle.
    let value: DecimalAmount
    let left: DecimalAmount
    let perYear: DecimalAmount
    let status: BenefitStatus
    /// Excluding today; null for a cycle without an end.
    let daysRemaining: Int?
    let urgency: String
    let frequency: String
    let from: Day?
    let until: Day?
    /// The name of the list or page with the catalogue's terms; null for a custom benefit.
    let source: String?
    let asOf: Day?
    /// Another text that says the same; null: unverified, or a custom benefit.
    let confirmedBy: FactConfirmationResponse?

    package init(_ listing: BenefitListing) {
        let (benefit, terms, progress) = (listing.benefit, listing.benefit.benefit.terms, listing.benefit.progress)
        id = benefit.benefit.id
        card = listing.cardName
        name = benefit.displayName
        merchant = benefit.merchantName
        value = DecimalAmount(progress.value)
        left = DecimalAmount(progress.left)
        perYear = DecimalAmount(terms.perYear)
        status = benefit.displayStatus
        daysRemaining = benefit.daysLeft
        urgency = benefit.urgencyText.english
        frequency = terms.frequency.text
        from = progress.cycle?.first
        until = progress.cycle?.last
        source = benefit.source?.name
        asOf = benefit.source?.asOf
        confirmedBy = benefit.source?.confirmation.map(FactConfirmationResponse.init)
    }
}

extension WalletBenefit {
    /// The days left, excluding today; nil for a cycle without an end.
    package var daysLeft: Int? { daysRemaining == .max ? nil : daysRemaining }
}
