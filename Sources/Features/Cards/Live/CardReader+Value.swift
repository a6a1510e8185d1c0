import CardsModel
import Localization
import Models

/// Totals of the value that cards have provided.
extension CardReader {
    /// Redeemed and lost amounts of a period by card, category and month, in one currency.
    func report(_ query: CardValueQuery) -> CardValueReport {
        var amounts: [(card: Card, category: BenefitCategory, day: Day, redeemed: Money, lost: Money)] = []
        for (benefit, card) in allBenefits() where benefit.mode != .ignore {
            let category = resolver.resolveTerms(for: benefit).category
            for use in uses(of: benefit, card) where use.counts && query.first <= use.day && use.day <= query.last {
                amounts.append((card, category, use.day, use.value, .zero(use.value.currency)))
            }
            for record in ended(of: benefit, card) where !record.lost.isZero {
                guard let last = record.cycle.last, query.first <= last, last <= query.last else { continue }
                amounts.append((card, category, last, .zero(record.lost.currency), record.lost))
            }
        }
        let currency = query.currency ?? mainCurrency
        let counted = amounts.filter { $0.redeemed.currency == currency }
        let leftOut = Set(amounts.map(\.redeemed.currency)).subtracting([currency]).sorted { $0.code < $1.code }
        func rows(_ key: (Card, BenefitCategory, Day) -> (String, LocalizedText)) -> [CardValueReport.Row] {
            var found: [String: CardValueReport.Row] = [:]
            for item in counted {
                let (id, title) = key(item.card, item.category, item.day)
                let zero = Money.zero(currency)
                var row = found[id] ?? CardValueReport.Row(key: id, title: title, redeemed: zero, lost: zero)
                row.redeemed = Self.clampedSum(row.redeemed, item.redeemed)
                row.lost = Self.clampedSum(row.lost, item.lost)
                found[id] = row
            }
            return found.values.sorted {
                ($1.redeemed.minorUnits, $1.lost.minorUnits, $0.key) < ($0.redeemed.minorUnits, $0.lost.minorUnits, $1.key)
            }
        }
        return CardValueReport(
            cards: wallet(), byCard: rows { card, _, _ in (card.id.description, .verbatim(name(of: card))) },
            byCategory: rows { _, category, _ in (category.rawValue, category.title) },
            byMonth: rows { _, _, day in (Month(of: day).description, "\(Month(of: day))") }.sorted { $0.key < $1.key },
            currency: currency, leftOut: leftOut)
    }

    /// Cards with benefits for a purchase, the best first.
    func best(for purchase: CardPurchase) -> [BestCard] {
        let found = wallet().filter { $0.cardStatus.canPay }.compactMap { card -> BestCard? in
            let usable = card.benefits.filter { benefit in
                benefit.benefit.mode == .remind && benefit.displayStatus == .available && !benefit.oneUse.isZero
                    && Self.isUsed(benefit.benefit.terms, by: purchase)
            }.sorted { ($0.oneUse.minorUnits, $1.daysRemaining) > ($1.oneUse.minorUnits, $0.daysRemaining) }
            guard let first = usable.first else { return nil }
            let left = usable.filter { $0.oneUse.currency == first.oneUse.currency }.reduce(Money.zero(first.oneUse.currency)) {
                Self.clampedSum($0, $1.oneUse)
            }
            return BestCard(card: card, benefits: usable, left: left)
        }
        return found.sorted { ($0.left.minorUnits, $1.card.card.position) > ($1.left.minorUnits, $0.card.card.position) }
    }

    private static func isUsed(_ terms: BenefitTerms, by purchase: CardPurchase) -> Bool {
        switch purchase {
        case .category(let category): return terms.category == category
        case .merchant(let text):
            let search = SearchText(text)
            let wanted = search.folded
            guard !search.isEmpty else { return false }
            if BenefitPattern.weight(of: terms.chargePatterns.map(BenefitPattern.init), matching: wanted) != nil { return true }
            let merchant = terms.merchant ?? ""
            return (!merchant.isEmpty && SearchText(merchant).isContained(in: text)) || search.isContained(in: merchant)
                || search.isContained(in: terms.name)
        }
    }

    /// The currency of most benefits, otherwise the household's.
    private var mainCurrency: Currency {
        let counts = Dictionary(grouping: allBenefits().map(\.benefit.terms.value.currency), by: \.self).mapValues(\.count)
        return counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key ?? householdCurrency
    }

    /// A sum, clamped to the range of 64 bits.
    static func clampedSum(_ left: Money, _ right: Money) -> Money {
        Money(minorUnits: Int64(clamping: Int128(left.minorUnits) + Int128(right.minorUnits)), currency: left.currency)
    }
}
