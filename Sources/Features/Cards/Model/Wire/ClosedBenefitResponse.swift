import Models
import WireModels

/// A benefit that was lost at the end of its cycle, or that the issuer gave by itself.
package struct ClosedBenefitResponse: Encodable {
    /// `lost` or `claimed`.
    let kind: String
    let card: String
    let name: String
    let amount: DecimalAmount
    let currency: Currency
    let day: Day

    package init(_ closed: ClosedBenefit) {
        (kind, card, name) = (closed.kind.rawValue, closed.cardName, closed.name)
        (amount, currency, day) = (DecimalAmount(closed.amount), closed.amount.currency, closed.day)
    }
}
