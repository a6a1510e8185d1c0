package import Models

/// A stored card with its benefits on a day, for views.
package struct WalletCard: Hashable, Sendable {
    /// With resolved facts.
    package let card: Card
    /// In the order in which they should be used, without removed ones.
    package let benefits: [WalletBenefit]
    /// The value in the current fee year.
    package let value: CardValue
    /// Whether the catalogue no longer contains its product; the stored facts are shown.
    package let isProductMissing: Bool
    package let issuerName: String
    package let cardGradient: CardGradient
    /// The custom name, otherwise the product name, otherwise `Unknown Card`.
    private let productName: String
    private let today: Day
    private let locale: LocaleFormat

    /// - Parameters:
    ///   - card: as stored.
    ///   - outlooks: the remaining value of each benefit that is not ignored in today's fee year.
    ///   - firstUse: the first day of the fee year with a recorded use, not an automatic one; nil if there is none.
    ///   - currency: the currency if neither fee nor benefits define one.
    package init(
        _ card: Card, benefits: [WalletBenefit], redeemed: [Money], lost: [Money], outlooks: [BenefitOutlook] = [], firstUse: Day? = nil,
        resolver: TemplateResolver, currency: Currency, today: Day, locale: LocaleFormat
    ) {
        var resolved = card
        resolved.facts = resolver.resolveFacts(for: card)
        self.card = resolved
        self.benefits = benefits.filter { !$0.benefit.isRemoved }.sorted(by: WalletBenefit.isBefore)
        isProductMissing = resolver.isProductMissing(of: card)
        issuerName = resolver.resolveIssuer(for: card)
        cardGradient = resolver.resolveGradient(for: card)
        productName = resolver.resolveName(for: card)
        self.today = today
        self.locale = locale
        let counted = self.benefits.filter(\.isCounted)
        let unit = resolved.facts.annualFee?.currency ?? self.benefits.first?.benefit.terms.value.currency ?? currency
        value = CardValue(
            redeemed: Self.sum(redeemed, in: unit), lost: Self.sum(lost, in: unit), available: Self.sum(counted.map(\.available), in: unit),
            fee: resolved.facts.annualFee ?? .zero(unit), perYear: Self.sum(counted.map(\.benefit.terms.perYear), in: unit),
            outlooks: outlooks,
            year: CardFeeYear(containing: today, opened: card.opened), isYearKnown: card.opened != nil,
            since: min(card.added, firstUse ?? card.added), today: today)
    }

    /// The sum of the amounts in a currency, clamped.
    private static func sum(_ amounts: [Money], in currency: Currency) -> Money {
        let sum = amounts.filter { $0.currency == currency }.reduce(Int128(0)) { $0 + Int128($1.minorUnits) }
        return Money(minorUnits: Int64(clamping: sum), currency: currency)
    }

    /// The next day on which the annual fee is due; nil without a fee, or if the opening day is unknown.
    package var nextFeeDay: Day? {
        guard let fee = card.facts.annualFee, fee.minorUnits > 0, card.opened != nil, card.status(on: today).hasBenefits else { return nil }
        return value.year.first >= today ? value.year.first : value.year.last.adding(days: 1)
    }
}

extension WalletCard: CardDisplayable {
    package var id: Models.ID<Card> { card.id }

    package var displayName: String {
        guard let nickname = card.nickname, !nickname.isEmpty else { return productName }
        return nickname
    }

    package var formattedTotalValue: String { totalAvailableValue.formatted(in: locale, wholeAmounts: true) }
    package var totalAvailableValue: Money { value.available }

    package var displayBenefits: [any BenefitDisplayable] { benefits.filter { $0.benefit.mode != .ignore } }
    package var isCustomCard: Bool { card.product == nil }
    package var nickname: String? { card.nickname }
    package var annualFee: Money? { card.facts.annualFee }
    package var networkName: String { card.facts.network.name }
    package var maskedNumber: String? { card.maskedNumber }

    package var expiryText: String? {
        card.expiry.map { month in
            let parts = [month.month, month.year % 100].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return parts.joined(separator: "/")
        }
    }

    package var cardStatus: CardStatus { card.status(on: today) }
}
