package import Models

/// A card of the wallet with the value of its fee year.
package struct CardResponse: Encodable {
    let id: ID<Card>
    let name: String
    let issuer: String
    /// The masked card number: `**** **** **** 1005`.
    let number: String?
    let fee: AmountText?
    let available: AmountText
    let redeemed: AmountText
    let lost: AmountText
    let net: AmountText
    /// Net value relative to the fee in percent: `-32.96`. Null without a fee.
    let `return`: String?
    let recommendation: CardRecommendation
    let status: CardStatus

    package init(_ card: WalletCard) {
        let value = card.value
        id = card.card.id
        name = card.displayName
        issuer = card.issuerName
        number = card.maskedNumber
        fee = card.annualFee.map(AmountText.init)
        available = AmountText(value.available)
        redeemed = AmountText(value.redeemed)
        lost = AmountText(value.lost)
        net = AmountText(value.net)
        `return` = value.returnPercent?.description
        recommendation = value.recommendation
        status = card.cardStatus
    }
}

extension CardValue {
    /// Net value relative to the fee in percent, with two decimals: `-32.96`. Nil without a fee.
    package var returnPercent: DecimalFigure? { returnRate.map { DecimalFigure(mantissa: $0, scale: 2) } }
}
