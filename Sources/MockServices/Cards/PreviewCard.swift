package import Models
import Services

/// A card as plain values, for looking at views (ADR-001).
package struct PreviewCard: CardDisplayable {
    package var id: ID<Card>
    /// Of the product or of a custom card; empty: not known.
    package var name: String
    package var issuer: String
    package var gradient: CardGradient
    package var network: CardNetwork
    package var benefits: [PreviewBenefit]
    package var nickname: String?
    package var annualFee: Money?
    package var isCustomCard: Bool
    package var lastFour: String?
    package var expiry: Month?
    package var status: CardStatus
    /// What amounts are counted in where the card has neither benefits nor a fee.
    package var currency: Currency
    package var locale: LocaleFormat

    package init(
        id: ID<Card>, name: String, issuer: String, gradient: CardGradient = .standard, network: CardNetwork = .visa,
        benefits: [PreviewBenefit] = [], nickname: String? = nil, annualFee: Money? = nil, isCustomCard: Bool = false,
        lastFour: String? = nil, expiry: Month? = nil, status: CardStatus = .active, currency: Currency = .preview,
        locale: LocaleFormat = .englishUS
    ) {
        self.id = id
        self.name = name
        self.issuer = issuer
        self.gradient = gradient
        self.network = network
        self.benefits = benefits
        self.nickname = nickname
        self.annualFee = annualFee
        self.isCustomCard = isCustomCard
        self.lastFour = lastFour
        self.expiry = expiry
        self.status = status
        self.currency = currency
        self.locale = locale
    }

    package var displayName: String {
        if let nickname, !nickname.isEmpty { return nickname }
        return name.isEmpty ? "Unknown Card" : name
    }

    package var issuerName: String { issuer }
    package var cardGradient: CardGradient { gradient }
    package var formattedTotalValue: String { totalAvailableValue.formatted(in: locale, wholeAmounts: true) }

    /// Those without an end count only when they are used.
    package var totalAvailableValue: Money {
        let unit = annualFee?.currency ?? benefits.first?.value.currency ?? currency
        let counted = benefits.filter { $0.status == .available && $0.frequency != .perOccasion && $0.value.currency == unit }
        return Money(minorUnits: counted.reduce(Int64(0)) { $0.addingClamped($1.value.minorUnits) }, currency: unit)
    }

    package var displayBenefits: [any BenefitDisplayable] { benefits }
    package var networkName: String { network.name }
    package var maskedNumber: String? { lastFour.map { "**** **** **** \($0)" } }

    package var expiryText: String? {
        expiry.map { month in [month.month, month.year % 100].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "/") }
    }

    package var cardStatus: CardStatus { status }
}

extension PreviewCard {
    /// One of every kind: with a nickname, plain, waiting to be activated, custom, blocked. Together they have the benefits in all states.
    package static let previews: [PreviewCard] = [
        made(1, .sampleMeridian, benefits: [3, 5, 6, 8, 9], nickname: "Travel and dinners", lastFour: "4417", expiry: 23),
        made(2, .sampleHearth, benefits: [0, 1, 7], lastFour: "0938", expiry: 9),
        made(3, .sampleSkyward, benefits: [2], lastFour: "7025", expiry: 47, status: .pendingActivation),
        PreviewCard(
            id: ID(rawValue: 3_904), name: "Corner shop club", issuer: "Tallow & Rye",
            gradient: CardGradient(start: 0x0B6E5F, end: 0x063D35), network: .other, benefits: [PreviewBenefit.previews[4]],
            isCustomCard: true, locale: locale),
        made(5, .sampleLantern, benefits: [10], lastFour: "6610", expiry: 14, status: .blocked),
    ]

    private static let locale = LocaleFormat("en-GB")

    private static func made(
        _ id: Int64, _ product: CardTemplate, benefits: [Int], nickname: String? = nil, lastFour: String, expiry: Int,
        status: CardStatus = .active
    ) -> PreviewCard {
        PreviewCard(
            id: ID(rawValue: 3_900 + id), name: product.facts.name, issuer: product.facts.issuer, gradient: product.facts.gradient,
            network: product.facts.network, benefits: benefits.map { PreviewBenefit.previews[$0] }, nickname: nickname,
            annualFee: product.facts.annualFee, lastFour: lastFour, expiry: Month(of: .preview).adding(months: expiry), status: status,
            locale: locale)
    }
}
