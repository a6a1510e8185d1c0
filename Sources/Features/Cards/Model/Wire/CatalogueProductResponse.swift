import Models
import WireModels

/// A card product of the catalogue.
package struct CatalogueProductResponse: Encodable {
    let code: String
    let name: String
    let issuer: String
    let network: CardNetwork
    /// Per year; null where unknown.
    let fee: DecimalAmount?
    /// The currency of the fee.
    let currency: Currency?
    /// The number of benefits.
    let benefits: Int
    /// The name of the list or page with the facts.
    let source: String
    /// The URL of the source.
    let address: String
    let asOf: Day
    let remark: String
    /// Another text that says the same of the card itself; null: unverified.
    let confirmedBy: FactConfirmationResponse?
    /// The number of benefits that no other text confirms.
    let unverifiedBenefits: Int
    /// The version of the catalogue.
    let version: String

    package init(_ product: CardTemplate, version: String) {
        let (facts, source) = (product.facts, product.source)
        code = product.code
        name = facts.name
        issuer = facts.issuer
        network = facts.network
        fee = facts.annualFee.map(DecimalAmount.init)
        currency = facts.annualFee?.currency
        benefits = product.benefits.count
        self.source = source.name
        address = source.address
        asOf = source.asOf
        remark = source.remark
        confirmedBy = source.confirmation.map(FactConfirmationResponse.init)
        unverifiedBenefits = product.unverifiedBenefits
        self.version = version
    }
}

/// A text that was read to check a fact.
struct FactConfirmationResponse: Encodable {
    let address: String
    /// The day on which it was read.
    let day: Day

    init(_ confirmation: FactConfirmation) {
        address = confirmation.address
        day = confirmation.day
    }
}
