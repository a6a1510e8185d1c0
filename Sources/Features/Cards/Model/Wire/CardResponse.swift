package import Models
import WireModels

/// A card of the wallet with the value of its fee year.
package struct CardResponse: Encodable {
    let id: ID<Card>
    let name: String
    let issuer: String
    /// The masked card number: `**** **** **** 1005`.
    let number: String?
    let fee: DecimalAmount?
    let available: DecimalAmount
    let redeemed: DecimalAmount
    let lost: DecimalAmount
    let net: DecimalAmount
    /// Net value relative to the fee in percent: `-32.96`. Null without a fee.
    let `return`: String?
    /// What is redeemed by the end of the fee year at the rate so far; the recommendation follows from it.
    let expected: DecimalAmount
    let recommendation: CardRecommendation
    let status: CardStatus

    package init(_ card: WalletCard) {
        let value = card.value
        id = card.card.id
        name = card.displayName
        issuer = card.issuerName
        number = card.maskedNumber
        fee = card.annualFee.map(DecimalAmount.init)
        available = DecimalAmount(value.available)
        redeemed = DecimalAmount(value.redeemed)
        lost = DecimalAmount(value.lost)
        net = DecimalAmount(value.net)
        `return` = value.returnPercent?.description
        expected = DecimalAmount(value.expected)
        recommendation = value.recommendation
        status = card.cardStatus
    }
}

extension CardValue {
    /// Net value relative to the fee in percent, with two decimals: `-32.96`. Nil without a fee.
    package var returnPercent: DecimalFigure? { returnRate.map { DecimalFigure(mantissa: $0, scale: 2) } }
}
