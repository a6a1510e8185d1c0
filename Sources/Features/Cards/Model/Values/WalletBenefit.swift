package import Models

/// A stored benefit with its progress on a day, for views and rules.
package struct WalletBenefit: Hashable, Sendable {
    /// With resolved terms.
    package let benefit: Benefit
    package let progress: BenefitProgress
    /// The value of one use now; zero if nothing is left.
    package let oneUse: Money
    /// The most recent use, in any cycle.
    let lastUse: BenefitUse?
    /// The source of its terms; nil for custom terms.
    package let source: FactSource?
    /// Whether the catalogue no longer contains it.
    package let isTemplateMissing: Bool
    package let displayName: String
    private let today: Day
    private let locale: LocaleFormat

    /// - Parameters:
    ///   - benefit: as stored.
    ///   - uses: all uses, including undone ones.
    ///   - hasEnded: whether the card no longer provides benefits.
    package init(
        _ benefit: Benefit, opened: Day?, uses: [BenefitUse], hasEnded: Bool, resolver: TemplateResolver, today: Day, locale: LocaleFormat
    ) {
        var resolved = benefit
        resolved.terms = resolver.resolveTerms(for: benefit)
        self.benefit = resolved
        progress = BenefitProgress(resolved, opened: opened, uses: uses, hasEnded: hasEnded || benefit.isRemoved, today: today)
        displayName = resolver.resolveName(for: benefit)
        let limit = progress.cycle.map { resolved.terms.limit(in: $0) } ?? resolver.resolveValue(for: benefit)
        oneUse = Money(minorUnits: min(limit.minorUnits, progress.left.minorUnits), currency: progress.left.currency)
        lastUse = uses.filter(\.counts).max { ($0.day, $0.id) < ($1.day, $1.id) }
        source = resolver.source(of: benefit)
        isTemplateMissing = resolver.isTemplateMissing(of: benefit)
        self.today = today
        self.locale = locale
    }

    /// Whether it counts as available. Ignored benefits and those without cycles do not.
    var isCounted: Bool { benefit.mode != .ignore && benefit.terms.frequency.months != nil && !benefit.isRemoved }

    /// The available value that counts.
    package var available: Money {
        isCounted && progress.status == .available ? progress.left : .zero(progress.left.currency)
    }

    /// List order: by expiry, then by descending value; used ones last.
    package static func isBefore(_ left: WalletBenefit, _ right: WalletBenefit) -> Bool {
        func rank(_ benefit: WalletBenefit) -> (Int, Int, Int64, Int) {
            let order =
                if benefit.benefit.mode == .ignore {
                    3
                } else {
                    switch benefit.displayStatus {
                    case .available: 0
                    case .used: 1
                    case .expired: 2
                    }
                }
            return (order, benefit.daysRemaining, -benefit.rawValue.minorUnits, benefit.benefit.position)
        }
        return rank(left) < rank(right)
    }
}

extension WalletBenefit: BenefitDisplayable {
    package var id: Models.ID<Benefit> { benefit.id }
    package var displayValue: String { rawValue.formatted(in: locale, wholeAmounts: true) }
    package var rawValue: Money { progress.left.isZero ? progress.value : progress.left }
    package var displayStatus: BenefitStatus { progress.status }

    package var daysRemaining: Int {
        if let days = progress.daysRemaining(on: today) { return days }
        guard progress.status == .expired else { return .max }
        return benefit.terms.lastDay.map { min(today.distance(to: $0), -1) } ?? -1
    }

    package var categoryIcon: String { benefit.terms.category.icon }
    package var frequency: BenefitFrequency { benefit.terms.frequency }

    package var usedDateFormatted: String? {
        guard let use = progress.uses.first ?? (progress.cycle == nil ? lastUse : nil) else { return nil }
        return use.day.formatted(.medium, in: locale)
    }

    package var benefitDescription: String? { benefit.terms.details.isEmpty ? nil : benefit.terms.details }
    package var merchantName: String? { benefit.terms.merchant }
}
