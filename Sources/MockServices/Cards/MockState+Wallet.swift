import Models
import Services

/// Cards as they stand today.
extension MockState {

    /// Those in the wallet, in its order.
    func walletCards() -> [WalletCard] {
        cards.cards.filter { !$0.isRemoved }.sorted { ($0.position, $0.id) < ($1.position, $1.id) }.map(walletCard)
    }

    func walletCard(_ card: Card) -> WalletCard {
        let year = CardFeeYear(containing: today, opened: card.opened)
        let counted = cards.benefits.filter { $0.card == card.id && $0.mode != .ignore }
        let used = counted.flatMap { cards.uses(of: $0.id) }.filter { $0.counts && year.contains($0.day) }
        let lost = counted.flatMap { benefit in
            endedCycles(of: benefit, of: card).filter { $0.cycle.last.map(year.contains) ?? false }.map(\.lost)
        }
        return WalletCard(
            card, benefits: cards.benefits.filter { $0.card == card.id }.map { walletBenefit($0, of: card) }, redeemed: used.map(\.value),
            lost: lost, firstUse: used.map(\.day).min(),
            resolver: cards.resolver, currency: context.household.currency, today: today, locale: context.locale)
    }

    func walletBenefit(_ benefit: Benefit, of card: Card) -> WalletBenefit {
        WalletBenefit(
            benefit, opened: card.opened, uses: cards.uses(of: benefit.id), hasEnded: hasEnded(card), resolver: cards.resolver,
            today: today,
            locale: context.locale)
    }

    /// Whether a card gives nothing any more.
    func hasEnded(_ card: Card) -> Bool { card.isRemoved || !card.status(on: today).hasBenefits }

    /// A benefit with its terms as they are resolved.
    func resolved(_ benefit: Benefit) -> Benefit {
        var benefit = benefit
        benefit.terms = cards.resolver.resolveTerms(for: benefit)
        return benefit
    }

    func wallet() throws -> Wallet {
        let shown = walletCards()
        let listings = shown.flatMap(listings)
        return Wallet(
            cards: shown, questions: try questions(of: nil), available: sums(listings.map(\.benefit.available)),
            expiring: expiring(in: listings), next: Array(next(of: listings).prefix(5)))
    }

    func details(of card: Card) throws -> CardDetails {
        CardDetails(
            card: walletCard(card), account: card.account.flatMap { try? account($0) },
            accounts: sortedAccounts().filter { !$0.isArchived }, bonus: progress(of: card), questions: try questions(of: card.id),
            catalogueVersion: cards.catalogue.version, source: card.product.flatMap(cards.catalogue.card)?.source)
    }

    // MARK: - Lists

    /// Benefits of a card that are not ignored.
    func listings(of card: WalletCard) -> [BenefitListing] {
        card.benefits.filter { $0.benefit.mode != .ignore }.map {
            BenefitListing(card: card.card.id, cardName: card.displayName, benefit: $0)
        }
    }

    func benefits(of id: ID<Card>?, within days: Int?) throws -> [BenefitListing] {
        if let id { _ = try card(id) }
        let found = walletCards().filter { id == nil || $0.card.id == id }.flatMap(listings).filter { listing in
            guard let days else { return true }
            return listing.benefit.displayStatus == .available && (0...max(days, 0)).contains(listing.benefit.daysRemaining)
        }
        return found.sorted { WalletBenefit.isBefore($0.benefit, $1.benefit) }
    }

    /// What of the cards' benefits is lost within a week.
    func expiring(in listings: [BenefitListing]) -> [Money] {
        sums(listings.filter(\.benefit.isExpiringSoon).map(\.benefit.available))
    }

    func next(of listings: [BenefitListing]) -> [BenefitListing] {
        listings.filter { !$0.benefit.available.isZero && $0.benefit.daysRemaining < .max }
            .sorted { WalletBenefit.isBefore($0.benefit, $1.benefit) }
    }

    func insight() throws -> HomeInsight? {
        let cards = walletCards()
        let listings = cards.flatMap(listings)
        if let last = next(of: listings).first, last.benefit.daysRemaining == 0 {
            return .benefitExpiresToday(
                card: last.card, benefit: last.benefit.id, cardName: last.cardName, name: last.benefit.displayName,
                left: last.benefit.standing.left)
        }
        let fees = cards.compactMap { card in card.nextFeeDay.map { (card, $0) } }.filter { today.distance(to: $0.1) <= 7 }
        if let (card, day) = fees.min(by: { $0.1 < $1.1 }), let fee = card.annualFee {
            return .cardFee(card: card.card.id, name: card.displayName, fee: fee, day: day)
        }
        if let behind = HomeInsight.goalBehind(among: try standings(), today: today) { return behind }
        if let most = sums(listings.map(\.benefit.available)).first, most.minorUnits > 100 * most.currency.minorUnitsPerMajor {
            return .benefitsAvailable(most)
        }
        return accounts.isEmpty ? .firstStep : nil
    }

    /// By currency, the largest first; zeros are left out.
    func sums(_ amounts: [Money]) -> [Money] {
        let sums = Dictionary(
            amounts.map { ($0.currency, $0.minorUnits) }, uniquingKeysWith: { $0.addingClamped($1) })
        return sums.filter { $0.value != 0 }.map { Money(minorUnits: $0.value, currency: $0.key) }
            .sorted { ($1.minorUnits, $0.currency.code) < ($0.minorUnits, $1.currency.code) }
    }

    // MARK: - Questions

    func questions(of card: ID<Card>?) throws -> [BenefitQuestion] {
        let all = try cards.questions.compactMap { id, choices -> BenefitQuestion? in
            guard let movement = try movement(of: id) else { return nil }
            let listed = try choices.compactMap { choice -> BenefitListing? in
                let benefit = try benefit(choice)
                let owner = try self.card(benefit.card)
                guard card == nil || owner.id == card else { return nil }
                let shown = walletCard(owner)
                return BenefitListing(card: owner.id, cardName: shown.displayName, benefit: walletBenefit(benefit, of: owner))
            }
            guard !listed.isEmpty else { return nil }
            return BenefitQuestion(
                transaction: id, payee: movement.payee, day: movement.day, amount: movement.amount, isCredit: movement.isCredit,
                choices: listed)
        }
        return Array(all.sorted { ($0.day, $0.transaction) > ($1.day, $1.transaction) }.prefix(BenefitQuestion.most))
    }

    /// What a transaction was on the account that it was paid from, or to.
    func movement(of id: ID<Transaction>) throws -> BenefitMatcher.Movement? {
        guard let group = groups[id], let part = group.parts.first else { return nil }
        let isCredit = account(at: part.source) == nil
        let amount = try group.parts.reduce(Money.zero(part.amount.currency)) { try $0 + $1.amount }
        return BenefitMatcher.Movement(
            transaction: id, day: isCredit ? part.destinationDay : part.sourceDay, amount: amount, foreign: part.foreign,
            payee: group.payee,
            isCredit: isCredit)
    }

    // MARK: - The sign-up bonus

    private func progress(of card: Card) -> SignUpProgress? {
        guard let bonus = card.bonus else { return nil }
        var spent: Int64 = 0
        if let account = card.account.map({ Place($0) }) {
            for part in groups.values.filter({ $0.status == .completed }).flatMap(\.parts)
            where part.amount.currency == bonus.spend.currency {
                let isCharge = part.source == account && category(at: part.destination) != nil
                let isRefund = part.destination == account && category(at: part.source) != nil
                let day = isCharge ? part.sourceDay : part.destinationDay
                guard isCharge || isRefund, day <= min(bonus.by, today), card.opened.map({ $0 <= day }) ?? true else { continue }
                spent += isCharge ? part.amount.minorUnits : -part.amount.minorUnits
            }
        }
        return SignUpProgress(bonus: bonus, spent: Money(minorUnits: spent, currency: bonus.spend.currency))
    }
}
