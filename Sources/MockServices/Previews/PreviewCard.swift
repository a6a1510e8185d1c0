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

    // MARK: - CardDisplayable

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
    /// One of every sort: with a nickname, plain, custom, blocked, waiting to be activated.
    package static let previews: [PreviewCard] = zip(Card.previews, [[3, 5, 6, 8, 9], [1, 7], [2], [4], [10]]).map { card, places in
        PreviewCard(
            id: ID(rawValue: card.id.rawValue + 900), name: card.facts.name, issuer: card.facts.issuer, gradient: card.facts.gradient,
            network: card.facts.network, benefits: places.map { PreviewBenefit.previews[$0] }, nickname: card.nickname,
            annualFee: card.facts.annualFee, isCustomCard: card.product == nil, lastFour: card.lastFour, expiry: card.expiry,
            status: card.status, locale: MemberContext.preview.locale)
    }

    package static let preview = previews[0]
}
