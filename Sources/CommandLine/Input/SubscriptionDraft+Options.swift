import Models
import Services

extension SubscriptionDraft {

    /// Applies the given options; the others keep the draft's values.
    ///
    /// - Throws: `CommandFailure` for an unknown account, card or category, or an amount with too many decimals.
    mutating func apply(_ options: SubscriptionOptions, in household: DependencyContainer) async throws {
        let lookup = Lookup(household)
        let currency = price.currency
        func money(_ figure: DecimalFigure?, _ option: String) throws -> Money? { try figure?.exactMoney(in: currency, option: option) }
        if let account = options.account { self.account = try await lookup.account(account).account.id }
        if let card = options.card { self.card = try await lookup.card(card).card.id }
        if let category = options.category { self.category = try await lookup.category(category).id }
        try applyPrice(options)
        if options.every != nil || options.unit != nil {
            let unit = options.unit ?? cycle.unitOption
            cycle = try unit.cycle(every: options.every ?? cycle.interval)
        }
        if let next = options.next { self.next = next }
        try applySharing(options)
        if let started = options.started { self.started = started }
        if let ends = options.ends { self.ends = ends }
        if let renewal = options.autoRenew { renews = renewal == .on }
        if let day = options.minimumUntil { minimumUntil = day }
        if let days = options.noticeDays { notice = NoticePeriod(days, .day) }
        if let months = options.noticeMonths { notice = NoticePeriod(months, .month) }
        if let reminders = options.reminders { self.reminders = reminders.days }
        if let highest = try money(options.highest, "--highest") { self.highest = highest }
        if let first = try money(options.firstPrice, "--first-price"), let charges = options.firstCharges {
            introduction = IntroductoryPrice(charges: charges, price: first)
        }
        if let offer = try money(options.yearlyOffer, "--yearly-offer") { yearlyOffer = offer }
        if let payee = options.payee { self.payee = payee }
        if let description = options.description { summary = description }
        if let howToCancel = options.howToCancel { cancellation = howToCancel }
        if let website = options.website { self.website = website }
        if let notes = options.notes { self.notes = notes }
    }

    /// With whom it is shared. Names alone say how many they are, and leave the household's share.
    private mutating func applySharing(_ options: SubscriptionOptions) throws {
        let named = options.sharedNames?.split(separator: ",").map(String.init).filter { !$0.trimmed.isEmpty } ?? []
        guard let others = options.sharedWith ?? (named.isEmpty ? nil : named.count) else {
            if options.sharedNames != nil { sharing?.names = "" }
            return
        }
        let mine = try options.myShare?.exactMoney(in: price.currency, option: "--my-share")
        let names = options.sharedNames ?? sharing?.names ?? ""
        let kept = options.sharedWith == nil ? sharing?.mine : nil
        sharing = others == 0 ? nil : SubscriptionSharing(others: others, names: names, mine: mine ?? kept)
    }

    /// The price and the trial. Without a price after it, a trial costs nothing and converts to the price; at a price of zero it ends.
    private mutating func applyPrice(_ options: SubscriptionOptions) throws {
        let currency = price.currency
        let typed = try options.price?.exactMoney(in: currency, option: "--price")
        if options.free { isFree = true }
        guard let until = options.trialUntil else {
            if let typed { price = typed }
            return
        }
        if let after = try options.priceAfter?.exactMoney(in: currency, option: "--price-after") {
            trial = SubscriptionTrial(until: until, price: typed ?? trial?.price ?? .zero(currency))
            price = after
        } else {
            if let typed { price = typed }
            trial = SubscriptionTrial(until: until, price: .zero(currency), converts: !price.isZero)
        }
    }
}

extension BillingCycle {
    /// 1 for a single payment.
    var interval: Int {
        if case .every(let interval, _) = self { interval } else { 1 }
    }

    /// The unit as an option.
    var unitOption: BillingUnitOption {
        if case .every(_, let unit) = self { .unit(unit) } else { .once }
    }
}
