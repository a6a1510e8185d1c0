package import Models

extension Card {
    /// Five of a wallet: with a nickname, one with a small fee, one in dollars that waits to be activated, a custom one, a blocked one.
    package static let previews: [Card] = [
        made(
            3_001, .previewMeridian, account: 2, nickname: "Travel and dinners", lastFour: "4417", expiry: 23, opened: -286,
            limits: CardLimits(
                dailyPurchase: .preview(2_000_00), dailyWithdrawal: .preview(400_00), online: .preview(800_00), contactless: .preview(50_00)
            ),
            maxima: CardLimits(dailyPurchase: .preview(5_000_00), dailyWithdrawal: .preview(1_000_00))),
        made(3_002, .previewHearth, account: 0, lastFour: "0938", expiry: 9, opened: -127),
        made(
            3_003, .previewSkyward, account: 4, lastFour: "7025", expiry: 47, opened: -57, status: .pendingActivation,
            bonus: SignUpBonus(
                spend: Money(minorUnits: 400_00, currency: .previewForeign), by: Day.preview.adding(days: 33), reward: "60,000 miles")),
        Card(
            id: ID(rawValue: 3_004), account: Account.previews[0].id,
            facts: CardFacts(
                name: "Corner shop club", issuer: "Tallow & Rye", network: .other, gradient: CardGradient(start: 0x0B6E5F, end: 0x063D35)),
            ownFacts: Set(CardFact.allCases), added: Day.preview.adding(days: -80), position: 3),
        made(3_005, .previewLantern, account: nil, lastFour: "6610", expiry: 14, opened: -420, status: .blocked, reason: .suspicious),
    ]

    package static let preview = previews[0]

    private static func made(
        _ id: Int64, _ product: CardTemplate, account: Int?, nickname: String? = nil, lastFour: String, expiry: Int, opened: Int,
        status: CardStatus = .active, reason: CardBlockReason? = nil, limits: CardLimits = CardLimits(), maxima: CardLimits = CardLimits(),
        bonus: SignUpBonus? = nil
    ) -> Card {
        Card(
            id: ID(rawValue: id), account: account.map { Account.previews[$0].id }, product: product.code, facts: product.facts,
            nickname: nickname, lastFour: lastFour, expiry: Month(of: .preview).adding(months: expiry),
            opened: Day.preview.adding(days: opened), added: Day.preview.adding(days: max(opened, -200)), status: status,
            blockReason: reason, limits: limits, maxima: maxima, bonus: bonus, position: Int(id - 3_001))
    }
}
