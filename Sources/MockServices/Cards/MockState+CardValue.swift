import Models
import Services

/// What cards brought, and what they could bring.
extension MockState {

    // MARK: - Cycles

    /// The cycles of a benefit that have ended. A rolling one that waits for its use loses nothing.
    func endedCycles(of benefit: Benefit, of card: Card) -> [BenefitCycleRecord] {
        let benefit = resolved(benefit)
        let uses = cards.uses(of: benefit.id).filter(\.counts)
        let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since, uses: uses)
        let first = min(benefit.since, uses.map(\.day).min() ?? benefit.since)
        return calendar.cycles(endingFrom: first, before: today).compactMap { cycle in
            let mine = uses.filter { cycle.contains($0.day) }
            guard benefit.terms.alignment != .rolling || !mine.isEmpty else { return nil }
            return BenefitCycleRecord(cycle: cycle, value: benefit.terms.value(of: cycle), used: sum(mine.map(\.value), benefit))
        }
    }

    func history(of benefit: Benefit, of card: Card) -> [BenefitPeriod] {
        let shown = walletBenefit(benefit, of: card)
        let all = cards.uses(of: benefit.id).sorted { ($0.day, $0.id) > ($1.day, $1.id) }
        func period(_ cycle: BenefitCycle?, _ value: Money, lost: Money) -> BenefitPeriod {
            let uses = all.filter { use in cycle.map { $0.contains(use.day) } ?? true }
            return BenefitPeriod(
                cycle: cycle, value: value, used: sum(uses.filter(\.counts).map(\.value), benefit),
                posted: sum(uses.filter(\.counts).compactMap(\.posted), benefit), lost: lost, uses: uses.map(details))
        }
        let zero = Money.zero(benefit.terms.value.currency)
        guard shown.benefit.terms.frequency.months != nil else { return [period(nil, shown.standing.value, lost: zero)] }
        let ended = endedCycles(of: benefit, of: card).reversed().map { period($0.cycle, $0.value, lost: $0.lost) }
        return (shown.standing.cycle.map { [period($0, shown.standing.value, lost: zero)] } ?? []) + ended
    }

    private func details(of use: BenefitUse) -> BenefitUseDetails {
        BenefitUseDetails(
            use: use, chargePayee: use.charge.flatMap { groups[$0]?.payee }, creditPayee: use.credit.flatMap { groups[$0]?.payee })
    }

    private func sum(_ amounts: [Money], _ benefit: Benefit) -> Money {
        Money(
            minorUnits: amounts.reduce(Int64(0)) { $0.addingClamped($1.minorUnits) },
            currency: benefit.terms.value.currency)
    }

    // MARK: - Value

    /// What happened to a benefit on a day.
    private struct Event {
        var card: Card
        var category: BenefitCategory
        var day: Day
        var redeemed: Int64 = 0
        var lost: Int64 = 0
        var currency: Currency
    }

    func value(_ query: CardValueQuery) -> CardValueReport {
        let benefits = cards.benefits.filter { $0.mode != .ignore }
        let counts = Dictionary(grouping: benefits, by: \.terms.value.currency).mapValues(\.count)
        let currency = query.currency ?? counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key ?? context.household.currency
        let all = benefits.flatMap(events).filter { query.first <= $0.day && $0.day <= query.last }
        let events = all.filter { $0.currency == currency }
        func row(_ key: String, _ title: String, _ fits: (Event) -> Bool) -> CardValueReport.Row {
            let mine = events.filter(fits)
            return CardValueReport.Row(
                key: key, title: title, redeemed: Money(minorUnits: mine.reduce(0) { $0 + $1.redeemed }, currency: currency),
                lost: Money(minorUnits: mine.reduce(0) { $0 + $1.lost }, currency: currency))
        }
        func isSomething(_ row: CardValueReport.Row) -> Bool { !row.redeemed.isZero || !row.lost.isZero }
        let months = Set(events.map { Month(of: $0.day) })
        let span = months.min().flatMap { first in months.max().map { (first.number...$0.number).map(Month.init(number:)) } } ?? []
        return CardValueReport(
            cards: walletCards(),
            byCard: cards.cards.map { card in row(card.id.description, walletCard(card).displayName) { $0.card.id == card.id } }
                .filter(isSomething),
            byCategory: BenefitCategory.allCases.map { category in row(category.rawValue, category.name) { $0.category == category } }
                .filter(isSomething),
            byMonth: span.map { month in row(month.description, month.formatted(in: context.locale)) { Month(of: $0.day) == month } },
            currency: currency, leftOut: Set(all.map(\.currency)).subtracting([currency]).sorted { $0.code < $1.code })
    }

    private func events(of benefit: Benefit) -> [Event] {
        guard let card = try? card(benefit.card) else { return [] }
        let terms = resolved(benefit).terms
        let uses = cards.uses(of: benefit.id).filter(\.counts).map { use in
            Event(card: card, category: terms.category, day: use.day, redeemed: use.value.minorUnits, currency: use.value.currency)
        }
        let ends = endedCycles(of: benefit, of: card).compactMap { record in
            record.cycle.last.map {
                Event(card: card, category: terms.category, day: $0, lost: record.lost.minorUnits, currency: record.lost.currency)
            }
        }
        return uses + ends.filter { $0.lost > 0 }
    }

    // MARK: - The best card

    func bestCards(for purchase: CardPurchase) -> [BestCard] {
        let found = walletCards().filter(\.cardStatus.canPay).compactMap { card -> BestCard? in
            let open = card.benefits.filter {
                $0.benefit.mode == .remind && $0.displayStatus == .available && !$0.oneUse.isZero
            }
            let fitting = benefits(open, fitting: purchase).sorted { $0.oneUse.minorUnits > $1.oneUse.minorUnits }
            guard let first = fitting.first else { return nil }
            let same = fitting.filter { $0.oneUse.currency == first.oneUse.currency }
            return BestCard(card: card, benefits: fitting, left: sum(same.map(\.oneUse), first.benefit))
        }
        return found.enumerated().sorted { ($1.element.left.minorUnits, $0.offset) < ($0.element.left.minorUnits, $1.offset) }.map(
            \.element)
    }

    private func benefits(_ open: [WalletBenefit], fitting purchase: CardPurchase) -> [WalletBenefit] {
        switch purchase {
        case .category(let category): return open.filter { $0.benefit.terms.category == category }
        case .merchant(let text):
            let payee = text.folded
            guard !payee.isEmpty else { return [] }
            let weighed = open.map { benefit in
                (benefit, BenefitPattern.weight(of: benefit.benefit.terms.chargePatterns.map(BenefitPattern.init), matching: payee))
            }
            if let best = weighed.compactMap(\.1).max() { return weighed.filter { $0.1 == best }.map(\.0) }
            return open.filter {
                $0.benefit.terms.merchant.map { payee.contains($0.folded) || $0.folded.contains(payee) } ?? false
                    || $0.displayName.folded.contains(payee)
            }
        }
    }

    // MARK: - Links

    func links(of transactions: [ID<Transaction>]) -> [BenefitLink] {
        let wanted = Set(transactions)
        return cards.uses.filter(\.counts).flatMap { use -> [BenefitLink] in
            guard let benefit = try? benefit(use.benefit), let card = try? card(benefit.card) else { return [] }
            return [(use.charge, use.amount, false), (use.credit, use.value, true)].compactMap { id, amount, isCredit in
                guard let id, wanted.contains(id) else { return nil }
                return BenefitLink(
                    transaction: id, card: card.id, cardName: walletCard(card).displayName, benefit: benefit.id,
                    benefitName: cards.resolver.resolveName(for: benefit), amount: amount, isCredit: isCredit)
            }
        }
    }
}
